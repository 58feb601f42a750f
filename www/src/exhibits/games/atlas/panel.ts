import { html, nothing, type TemplateResult } from 'lit';
import type { AtlasPlace } from '../../../../pkg/atlas.js';
import { renderAnswer } from '../../../stage/answer-view.ts';
import { Board } from '../../../stage/board.ts';
import { renderChoice } from '../../../stage/inputs.ts';
import { LatestAnswer } from '../../../stage/latest-answer.ts';
import type { Panel } from '../../../stage/panels.ts';
import type { Overlay } from '../../../stage/picture.ts';
import { LEAST_MAX_ZOOM, type Size } from '../../../stage/picture-view.ts';
import type { Messages } from '../../../words/messages.ts';
import { plain, type Sentence } from '../../../words/sentence.ts';
import type { ShownPosition } from '../shown.ts';
import { accountOf, after, ask, type Known, outcomeAt, stepsOf } from './known.ts';
import { layoutRows, nearestSpot, type RowsLayout } from './layout.ts';
import { takeLooked } from './looked.ts';
import { markName, Pointing, positionName } from './naming.ts';
import { foldedPicture, positionsPicture, total } from './picture.ts';
import { type By, levelsOf, linesOf, rowsOf, spotsAround } from './rows.ts';
import { renderSaving } from './saving.ts';
import { stepSentence } from './step-sentence.ts';
import { reasonOf, renderWhy } from './why.ts';

/** A pointer takes a position that is at most this far away, in px. */
const NEAR = 24;
/** No position: the keyboard begins at that of the board. */
const NOWHERE = -1;
/** The description names at most this many rows. */
const MOST_NAMED = 60;

/** The graph of a game: every position in its row, and the run of the solver, step by step. */
export class GraphPanel implements Panel, Overlay {
  readonly panel = 'graph';
  readonly #figure: ShownPosition;
  readonly #atlas: LatestAnswer<Known>;
  readonly #why: LatestAnswer<AtlasPlace>;
  readonly #around: LatestAnswer<AtlasPlace>;
  readonly #open: LatestAnswer<Uint32Array>;
  readonly #current: LatestAnswer<number>;
  readonly #board: Board<number>;
  #chosenRows: By = 'depth';
  #reached = 0;
  /** The position that somebody has chosen, and the one from which a key led there. */
  #chosen: number | undefined;
  #from: number | undefined;
  #layout: RowsLayout | undefined;
  readonly #pointing: Pointing;

  constructor(figure: ShownPosition) {
    this.#figure = figure;
    this.#atlas = new LatestAnswer(figure);
    this.#why = new LatestAnswer(figure);
    this.#around = new LatestAnswer(figure);
    this.#open = new LatestAnswer(figure);
    this.#current = new LatestAnswer(figure);
    this.#board = new Board<number>(
      figure,
      {
        id: (place) => `p${place}`,
        named: (id) => (/^p\d+$/.test(id) ? Number(id.slice(1)) : undefined),
        place: (place) => {
          const spot = this.#layout?.spots.get(place);
          const { k, x, y } = figure.panZoom.transform;
          return spot && { x: k * spot.x + x, y: k * spot.y + y };
        },
        nearest: (seenX, seenY) => {
          const { k, x, y } = figure.panZoom.transform;
          const spots = this.#layout?.spots;
          return spots && nearestSpot(spots, (seenX - x) / k, (seenY - y) / k, NEAR / k);
        },
        neighbour: (place, key) => this.#neighbour(place, key),
        plot: () => {
          const layout = this.#layout;
          return layout && { left: 0, right: figure.size.width, top: 0, bottom: layout.height };
        },
        choose: (place) => this.#choose(place),
      },
      NOWHERE,
    );
    this.#pointing = new Pointing(figure, (event) => this.#board.aimed(event));
  }

  /** How far the solver has come; while hints are off, nobody sees what it has found. */
  get #step(): number {
    return this.#figure.mayReveal('hints') ? this.#reached : 0;
  }

  /** What the rows are. Those by remoteness would say who wins. */
  get #by(): By {
    return this.#figure.mayReveal('hints') ? this.#chosenRows : 'depth';
  }

  forget(): void {
    for (const query of [this.#atlas, this.#why, this.#around, this.#open, this.#current])
      query.forget();
    this.#reached = 0;
    this.#chosen = undefined;
    this.#board.focus = NOWHERE;
  }

  render(words: Messages): unknown {
    this.#figure.showOverlay(this);
    const known = this.#ask();
    this.#takeLooked(known);
    return html`${renderAnswer(words, this.#atlas)}${
      known
        ? html`${this.#steps(words, known)}${this.#chosenPosition(words, known)}${renderSaving(this.#figure, words, known)}`
        : nothing
    }`;
  }

  readonly maxZoom = LEAST_MAX_ZOOM;

  picture(words: Messages, size: Size): TemplateResult {
    const known = this.#ask();
    // As large as the board, so that nothing moves when the panel opens.
    const { width, height } = size;
    const room = { width, height };
    if (!known)
      return html`<svg class="picture atlas" role="img" aria-label=${words.text('atlas-picture', { positions: 0, by: this.#by })} width=${width} height=${height} viewBox=${`0 0 ${width} ${height}`}></svg>`;
    const { transform } = this.#figure.panZoom;
    const rows = rowsOf(known, this.#by);
    const levels = levelsOf(known, this.#by);
    const current = this.#place(known);
    const here = known.summary.drawn ? undefined : this.#aroundOf(known, current);
    const layout = known.summary.drawn
      ? layoutRows(room, rows.places)
      : spotsAround(room, levels.length, here, this.#by);
    this.#layout = layout;
    if (!layout.spots.has(this.#board.focus)) this.#board.focus = current ?? known.summary.start;
    const open = this.#openAt(known);
    const why = this.#account(known);
    const chosen = this.#chosen;
    const picture = positionsPicture({
      layout,
      outcome: (place) => this.#outcome(known, place, here),
      open: (place) => open?.[place],
      current,
      chosen,
      after: chosen === undefined ? [] : known.summary.drawn ? after(known, chosen) : [],
      before: why?.before ?? [],
      deciding: this.#tells(known, chosen) ? why?.options[why.deciding ?? -1]?.place : undefined,
      names:
        levels.length > 0 && !known.summary.drawn
          ? levels.map((_, row) => `${this.#rowName(levels.length, row)}`)
          : rows.names,
      tabindex: (place) => this.#board.tabindex(place),
      lines: linesOf(words, known, this.#by, [...layout.spots.keys()]),
      label: (place) => this.#label(words, known, place, here),
    });
    const label = words.text('atlas-picture', { positions: known.summary.positions, by: this.#by });
    const folded = known.summary.drawn
      ? nothing
      : foldedPicture(levels, width, height, this.#step > 0);
    return html`<svg class="picture atlas" role="grid" tabindex="-1" aria-label=${label}
      width=${width} height=${height} viewBox=${`0 0 ${width} ${height}`} @click=${this.#board.click}
      @keydown=${this.#board.keydown} @focusin=${this.#focused} @focusout=${this.#pointing.leave}
      @pointermove=${this.#pointing.move} @pointerleave=${this.#pointing.leave}><g transform=${`translate(${transform.x} ${transform.y}) scale(${transform.k})`}>${folded}${picture}</g></svg>${this.#pointing.render(
        (place) => this.#board.place(place),
        (place) => this.#label(words, known, place, here),
      )}`;
  }

  caption(): Sentence {
    return { id: 'atlas-caption' };
  }

  narration(): readonly Sentence[] {
    const known = this.#atlas.answer;
    if (!known) return [{ id: 'atlas-coming' }];
    const { positions, drawn } = known.summary;
    const said = [stepSentence(known, this.#step)];
    return drawn
      ? said
      : [{ id: 'atlas-folded', args: { positions } }, ...said.slice(0, this.#step)];
  }

  description(): readonly Sentence[] {
    const known = this.#atlas.answer;
    if (!known || this.#step < stepsOf(known)) return this.narration();
    const levels = levelsOf(known, this.#by);
    const rows = levels.slice(0, MOST_NAMED).map((level, row) => ({
      id: 'atlas-row',
      args: {
        by: this.#by,
        row: this.#rowName(levels.length, row),
        ...level,
        positions: total(level),
      },
    }));
    return [...this.narration(), ...rows];
  }

  /** Rows by depth begin with the start, those by remoteness with the longest games. */
  #rowName = (rows: number, row: number): number => (this.#by === 'depth' ? row : rows - 1 - row);

  #ask(): Known | undefined {
    const figure = this.#figure;
    const { game, size, rules, start, end, script } = figure.currentScene();
    const key = [game, size, rules, start, end, script].join('\n');
    this.#atlas.of(key, (asking) => ask(figure, asking).finally(() => this.#late()));
    return this.#atlas.answer;
  }

  /** The demonstration has gone on here, at this step and this position. */
  #takeLooked(known: Known | undefined): void {
    const looked = known && takeLooked(this.#figure);
    if (!looked) return;
    this.#reached = looked.step;
    if (looked.place === undefined) return;
    this.#board.focus = looked.place;
    this.#chosen = looked.place;
    this.#pointing.at(looked.place);
    // The picture before had the keyboard, and left it to the sheet: the position gets it.
    setTimeout(() => {
      const held = this.#figure.renderRoot.querySelector(':is(svg.picture, .sheet):focus');
      if (held) this.#board.restore();
    });
  }

  /** What the figure says of the picture has changed. */
  #late(): void {
    setTimeout(() => this.#figure.retell());
  }

  /** The place of the position on the board. */
  #place(known: Known): number | undefined {
    const moves = this.#figure.movesTo(this.#figure.timeline.cursor);
    return this.#current.of(moves.join(), () => known.run.ask('place', moves));
  }

  #aroundOf(known: Known, current: number | undefined): AtlasPlace | undefined {
    if (current === undefined) return undefined;
    this.#around.of(`${current}`, () => known.run.ask('at', current));
    return this.#around.answer;
  }

  #openAt(known: Known): Uint32Array | undefined {
    const step = this.#step;
    if (!known.summary.drawn || step === 0) return undefined;
    this.#open.of(`${step}`, () => known.run.ask('open', step));
    return this.#open.answer;
  }

  #account(known: Known): AtlasPlace | undefined {
    const chosen = this.#chosen;
    if (chosen === undefined) return undefined;
    this.#why.of(`${chosen}`, () => accountOf(this.#figure, known, chosen));
    return this.#why.answer;
  }

  /** Whether the value of a position is shown: the solver has come that far. */
  #tells(known: Known, place: number | undefined): boolean {
    return place !== undefined && outcomeAt(known, place, this.#step) !== undefined;
  }

  #outcome(known: Known, place: number, here: AtlasPlace | undefined) {
    if (!this.#tells(known, place)) return undefined;
    if (known.summary.drawn) return outcomeAt(known, place, this.#step);
    if (here?.place === place) return here.outcome;
    return here?.options.find((one) => one.place === place)?.outcome;
  }

  #label(words: Messages, known: Known, place: number, here: AtlasPlace | undefined): string {
    const chosen = this.#why.answer;
    const account = chosen?.place === place ? chosen : undefined;
    const deciding = this.#tells(known, chosen?.place)
      ? chosen?.options[chosen.deciding ?? -1]?.place
      : undefined;
    const role = deciding === place ? 'deciding' : 'none';
    return markName(words, known, place, {
      // A script has its own names.
      name:
        account && this.#figure.described
          ? words.text('atlas-position', { position: account.position })
          : positionName(words, this.#figure, known, place),
      row: known.depths[place] ?? account?.depth,
      outcome: this.#outcome(known, place, here),
      role: this.#current.answer === place ? 'current' : role,
    });
  }

  /** Down along the deciding move, up to where it came from, aside along the row. */
  #neighbour(place: number, key: string): number | undefined {
    const known = this.#atlas.answer;
    const layout = this.#layout;
    if (!known || !layout) return undefined;
    const why = this.#why.answer?.place === place ? this.#why.answer : undefined;
    const seen = (one: number | undefined) =>
      one !== undefined && layout.spots.has(one) ? one : undefined;
    if (key === 'ArrowDown') {
      this.#from = place;
      const best = this.#tells(known, place) ? why?.options[why.deciding ?? -1]?.place : undefined;
      return seen(best ?? after(known, place)[0] ?? why?.options[0]?.place);
    }
    if (key === 'ArrowUp') {
      const from = this.#from;
      this.#from = undefined;
      const leads = from !== undefined && after(known, from).includes(place);
      return seen(leads ? from : why?.before[0]);
    }
    const row = [...layout.spots.keys()].filter((one) =>
      known.summary.drawn
        ? rowsOf(known, this.#by).rowOf(one) === rowsOf(known, this.#by).rowOf(place)
        : true,
    );
    return row[row.indexOf(place) + (key === 'ArrowRight' ? 1 : -1)];
  }

  readonly #focused = (event: FocusEvent): void => {
    this.#board.focusin(event);
    if (!/^p\d+$/.test((event.target as Element).id)) return;
    this.#pointing.at(this.#board.focus);
    this.#pick(this.#board.focus);
  };

  /** A touch, or Enter. What is chosen already is said once more; the account of another one speaks by itself. */
  #choose(place: number): void {
    const here = this.#why.answer;
    const { words, announcer } = this.#figure;
    this.#pointing.at(place);
    const known = this.#atlas.answer;
    if (place !== this.#chosen || here?.place !== place || !words || !known) this.#pick(place);
    else announcer.say(plain(words, [reasonOf(here, this.#tells(known, place))]));
  }

  #pick(place: number): void {
    if (place === this.#chosen) return;
    this.#chosen = place;
    this.#figure.requestUpdate();
  }

  /** The buttons of the solver's run. */
  #steps(words: Messages, known: Known): TemplateResult {
    const all = stepsOf(known);
    const step = this.#step;
    const next = known.rounds.find((end) => end > step) ?? all;
    const go = (to: number) => () => {
      this.#reached = to;
      this.#figure.retell();
    };
    if (!this.#figure.mayReveal('hints'))
      return html`<p class="wide">${words.text('atlas-hidden')}</p>`;
    const button = (id: string, to: number) =>
      html`<button class="primary" aria-disabled=${to === step} @click=${go(to)}>${words.text(id)}</button>`;
    const single = known.summary.drawn
      ? html`${button('atlas-round', next)} ${button('atlas-one', Math.min(all, step + 1))}
        ${button('atlas-back', Math.max(0, step - 1))}`
      : nothing;
    return html`<p class="wide choices" role="group" aria-label=${words.text('atlas-run')}>
      ${single} ${button('atlas-all', all)} ${button('atlas-none', 0)}</p>${this.#rowsBy(words)}`;
  }

  #rowsBy(words: Messages): TemplateResult {
    return renderChoice(words, {
      legend: 'atlas-by',
      name: 'atlas-by',
      choices: ['depth', 'remoteness'],
      chosen: this.#by,
      label: (by) => `atlas-by-${by}`,
      choose: (by) => {
        this.#chosenRows = by as By;
        this.#figure.panZoom.show(undefined);
        this.#figure.retell();
      },
      look: 'wide',
    });
  }

  #chosenPosition(words: Messages, known: Known): unknown {
    const here = this.#account(known);
    return html`${renderAnswer(words, this.#why)}${
      here
        ? renderWhy(words, here, {
            figure: this.#figure,
            tells: this.#tells(known, here.place),
            outcome: (place) => outcomeAt(known, place, this.#step),
            walk: (place) => {
              this.#from = here.place;
              if (this.#layout?.spots.has(place)) this.#board.focus = place;
              this.#pick(place);
            },
            go: () => void this.#go(known, here.place),
          })
        : html`<p class="wide">${words.text('atlas-choose')}</p>`
    }`;
  }

  /** Plays the moves that lead to a position. */
  async #go(known: Known, place: number): Promise<void> {
    const line = [...(await known.run.ask('line', place))];
    await this.#figure.goTo(line);
    this.#figure.retell();
  }
}
