import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { ChainVisits, FirstMove, Representation } from '../../../pkg/chain.js';
import { CodedError } from '../../engine/errors.ts';
import { raised } from '../../stage/log-axis.ts';
import type { Messages } from '../../words/messages.ts';
import { engine } from './core/engine.ts';
import type { ChainFigure } from './element.ts';
import { Kept } from './kept.ts';
import type { Growth } from './race-growth.ts';
import { representations } from './race-kinds.ts';
import { digits, worded } from './race-words.ts';
import { notation } from './view.ts';
import { shade, VisitsMap } from './visits-map.ts';

interface Visits {
  readonly representation: Representation;
  readonly rows: ReturnType<ChainVisits['rows']>;
  readonly summary: ReturnType<ChainVisits['summary']>;
}

/** The longest row whose positions are all drawn. */
export const MOST_VISITED = 9;
/** The map of the groups takes so much of the room, and stands beside the other where there is so much, in px. */
const [GROUPS_ROOM, GAP, BESIDE, MOST_ROOM] = [330, 24, 800, 1060];
/** The row of which the article guesses how often its positions are met. */
const GUESSED = 16;

/** How often the exhaustive search meets the same position, in the array and in groups. */
export class VisitsView {
  readonly #visits: Kept<Visits>;
  readonly #maps: Readonly<Record<Representation, VisitsMap>>;

  constructor(figure: ChainFigure) {
    this.#visits = new Kept(() => figure.requestUpdate());
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
      this.#visits.of(`${representation} ${objects} ${firstMove}`, () =>
        visitsOf(representation, objects, firstMove),
      ),
    );
    const refused = [array, groups].find((answer) => answer instanceof CodedError);
    return html`<section class="wide met"><h2>${words.text('visits-title')}</h2>
      ${
        refused instanceof CodedError
          ? html`<p class="wrong" role="alert">${words.text(`error-${refused.code}`, refused.params)}</p>`
          : array && groups && !(array instanceof CodedError) && !(groups instanceof CodedError)
            ? this.#both(words, { objects, width, growth, array, groups })
            : html`<p class="about" role="status">${words.text('visits-waiting')}</p>`
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
      array: Visits;
      groups: Visits;
    },
  ): TemplateResult {
    const room = Math.min(MOST_ROOM, width - 40);
    const beside = room >= BESIDE;
    const most = Math.max(Number(array.summary.most), Number(groups.summary.most));
    const meets = growth?.meets[GUESSED - 1];
    const map = (visits: Visits, share: number) => html`<div>
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

const meanOf = (words: Messages, { rows, summary }: Visits) => ({
  positions: rows.length,
  mean: worded(words, summary.mean),
  most: digits(words, summary.most),
});

/** Swatches for each power of ten up to the most. */
function scale(words: Messages, most: number): TemplateResult {
  const powers = Array.from({ length: Math.floor(Math.log10(Math.max(1, most))) + 1 }, (_, i) => i);
  return html`<p class="keys-of">${words.text('visits-scale')} ${powers.map(
    (power) =>
      html`<span><svg class="visits" width="14" height="12" aria-hidden="true"><rect class="visit"
        x="0" y="0" width="13" height="12" fill-opacity=${shade(10 ** power, most).toFixed(2)}></rect></svg>
        ${power === 0 ? '1' : `10${raised(power)}`}</span>`,
  )}</p>`;
}

function table(words: Messages, { rows, representation }: Visits): TemplateResult {
  const label = words.text('visits-table', { representation });
  const heads = (['position', 'objects', 'times'] as const).map(
    (name) => html`<th scope="col">${words.text(`visits-column-${name}`)}</th>`,
  );
  return html`<details><summary>${label}</summary>
    <div class="scroll tall" role="group" tabindex="0" aria-label=${label}><table class="numbers">
      <thead><tr>${heads}</tr></thead>
      <tbody>${guard([rows, words], () =>
        rows.map(
          ({ cells, groups, objects, times }) =>
            html`<tr><th scope="row"><code>${cells ?? notation(groups)}</code></th><td>${objects}</td><td>${digits(words, times)}</td></tr>`,
        ),
      )}</tbody></table></div></details>`;
}

async function visitsOf(
  representation: Representation,
  objects: number,
  firstMove: FirstMove,
): Promise<Visits> {
  const run = await engine.quietly('ChainVisits', { objects, firstMove, representation });
  const [rows, summary] = await Promise.all([run.ask('rows'), run.ask('summary')]).finally(() =>
    run.free(),
  );
  return { representation, rows, summary };
}
