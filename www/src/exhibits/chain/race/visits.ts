import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { FirstMove, Representation, Visits } from '../../../../pkg/chain.js';
import type { Asking } from '../../../engine/engine.ts';
import { CodedError } from '../../../engine/errors.ts';
import type { ConfigOf } from '../../../engine/protocol.ts';
import type { BoardFigure } from '../../../stage/board.ts';
import { renderRefusal } from '../../../stage/form.ts';
import { type Asker, LatestAnswers } from '../../../stage/latest-answer.ts';
import { liveRegion } from '../../../stage/live-region.ts';
import { raised } from '../../../stage/log-axis.ts';
import { renderTwin } from '../../../stage/number-table.ts';
import type { Messages } from '../../../words/messages.ts';
import { engine } from '../core/engine.ts';
import { notation } from '../picture/view.ts';
import type { Growth } from './growth.ts';
import { representations } from './kinds.ts';
import { shade, VisitsMap } from './visits-map.ts';
import { digits, worded } from './words.ts';

interface Visited extends Visits {
  readonly representation: Representation;
}

/** The longest row whose positions the maps show. */
export const MOST_VISITED = 9;
/** The width of the map of groups, the gap, the width from which the maps stand side by side, and the largest width, in px. */
const [GROUPS_ROOM, GAP, BESIDE, MOST_ROOM] = [330, 24, 800, 1060];
/** The row for which the article guesses how often the search reaches a position. */
const GUESSED = 16;

/** Shows how often the exhaustive search reaches the same position, in the array and in groups. */
export class VisitsView {
  readonly #visits: LatestAnswers<Visited>;
  readonly #maps: Readonly<Record<Representation, VisitsMap>>;

  constructor(figure: Asker & BoardFigure) {
    this.#visits = new LatestAnswers(figure);
    this.#maps = {
      array: new VisitsMap(figure, 'array'),
      groups: new VisitsMap(figure, 'groups'),
    };
  }

  render(
    words: Messages,
    {
      objects: asked,
      firstMove,
      width,
      growth,
    }: { objects: number; firstMove: FirstMove; width: number; growth: Growth | undefined },
  ): TemplateResult {
    const objects = Math.min(asked, MOST_VISITED);
    const [array, groups] = representations.map((representation) =>
      this.#visits.of(`${representation} ${objects} ${firstMove}`, (asking) =>
        visitsOf({ representation, objects, firstMove }, asking),
      ),
    );
    const refused = [array, groups].find((answer) => answer instanceof CodedError);
    return html`<section class="wide met"><h2>${words.text('visits-title')}</h2>
      ${
        refused instanceof CodedError
          ? html`<p>${renderRefusal(words, refused)}</p>`
          : array && groups && !(array instanceof CodedError) && !(groups instanceof CodedError)
            ? this.#both(words, { objects, width, growth, array, groups })
            : html`<p class="about">${liveRegion(words.text('visits-waiting'))}</p>`
      }</section>`;
  }

  #both(
    words: Messages,
    {
      objects,
      width,
      growth,
      array,
      groups,
    }: {
      objects: number;
      width: number;
      growth: Growth | undefined;
      array: Visited;
      groups: Visited;
    },
  ): TemplateResult {
    const room = Math.min(MOST_ROOM, width - 40);
    const beside = room >= BESIDE;
    const most = Math.max(array.most, groups.most);
    const meets = growth?.meets[GUESSED - 1];
    const map = (visits: Visited, share: number) => html`<div>
      <h3>${words.text(`race-as-${visits.representation}`)}</h3>
      <p>${words.text('visits-mean', { ...meanOf(words, visits) })}</p>
      ${this.#maps[visits.representation].render(words, visits, share, most)}
      ${table(words, visits)}</div>`;
    return html`<p>${words.text('visits-about', { objects })}</p>
      <div class=${beside ? 'maps beside' : 'maps'}>${map(array, beside ? room - GROUPS_ROOM - GAP : room)}
        ${map(groups, beside ? GROUPS_ROOM : room)}</div>
      ${scale(words, most)}
      <p>${words.text('visits-lesson')}</p>
      ${meets === undefined ? nothing : html`<p>${words.text('visits-guess', { objects: GUESSED, times: worded(words, meets) })}</p>`}`;
  }
}

const meanOf = (words: Messages, { rows, mean, most }: Visits) => ({
  positions: rows.length,
  mean: worded(words, mean),
  most: digits(words, String(most)),
});

/** A swatch for each power of ten up to the largest count. */
function scale(words: Messages, most: number): TemplateResult {
  const powers = Array.from({ length: Math.floor(Math.log10(Math.max(1, most))) + 1 }, (_, i) => i);
  return html`<p class="keys-of">${words.text('visits-scale')} ${powers.map(
    (power) =>
      html`<span><svg class="visits" width="14" height="12" aria-hidden="true"><rect class="visit"
        x="0" y="0" width="13" height="12" fill-opacity=${shade(10 ** power, most).toFixed(2)}></rect></svg>
        ${power === 0 ? '1' : `10${raised(power)}`}</span>`,
  )}</p>`;
}

const table = (words: Messages, { rows, representation }: Visited): unknown =>
  guard([rows, words], () =>
    renderTwin({
      label: words.text('visits-table', { representation }),
      columns: (['position', 'objects', 'times'] as const).map((name) =>
        words.text(`visits-column-${name}`),
      ),
      rows: rows.map(({ cells, groups, objects, times }) => [
        html`<code>${cells ?? notation(groups)}</code>`,
        objects,
        digits(words, String(times)),
      ]),
    }),
  );

async function visitsOf(config: ConfigOf<'ChainVisits'>, asking: Asking): Promise<Visited> {
  const visits = await engine.read('ChainVisits', config, asking, (run) => run.ask('visits'));
  return { representation: config.representation, ...visits };
}
