import { html, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import { isEnded } from '../../../engine/errors.ts';
import { demonstrate as demonstration, type Moment } from '../../../stage/demonstration.ts';
import { withModifier } from '../../../stage/keys.ts';
import { placeIn } from '../../../stage/own-place.ts';
import { still } from '../../../stage/preferences.ts';
import { sure } from '../../../sure.ts';
import type { Messages } from '../../../words/messages.ts';
import type { Sentence } from '../../../words/sentence.ts';
import type { ShownPosition } from '../shown.ts';
import { cloudNeighbour, isCloudKey } from './cloud-keys.ts';
import { ask, type Known, outcomeAt, stepsOf } from './known.ts';
import { layoutRows, nearestSpot, type RowsLayout } from './layout.ts';
import { giveLooked } from './looked.ts';
import { markName, Pointing, positionName } from './naming.ts';
import { foldedPicture, positionsPicture } from './picture.ts';
import { levelsOf, rowsOf } from './rows.ts';
import { stepSentence } from './step-sentence.ts';

/** How long the unknown positions stay, and each round, in ms; and all rounds of a long game together. */
const [UNKNOWN_MS, ROUND_MS, ROUNDS_MS] = [1800, 900, 15_000];
/** A pointer takes a position that is at most this far away, in px. */
const NEAR = 24;

/**
 * Shows the run of the solver: all positions by plies from the start, unknown at first; then those where play
 * ends; then, round by round, those that follow from them, back to the start. The figure itself does not
 * change. The end stays. A position that is touched is looked at in the panel of the graph, at the step that is shown.
 */
export const demonstrate = (figure: ShownPosition): Promise<void> => {
  const watching = new Watching(figure);
  return demonstration(
    figure,
    (lifetime) => openedOf(figure, lifetime),
    async ({ known, steps, open, round }, { signal, rest, read, show, end }) => {
      for (const [at, step] of steps.entries()) {
        if (signal.aborted) return;
        watching.is({ known, step, end });
        await show(new Shown(figure, known, step, open[at], watching));
        // The end stays, also once it has been read.
        if (at === steps.length - 1) return read();
        await rest(step === 0 ? UNKNOWN_MS : round);
        // The rounds of a long game pass as one motion.
        if (round === ROUND_MS) await read();
      }
    },
    () => {},
    { stays: true, spares: (event) => watching.spares(event) },
  );
};

/** What a visitor does with the demonstration while it is shown. */
class Watching {
  #shown: Watched | undefined;
  /** Where the positions are. */
  layout: RowsLayout | undefined;
  readonly pointing: Pointing;
  readonly #figure: ShownPosition;

  constructor(figure: ShownPosition) {
    this.#figure = figure;
    this.pointing = new Pointing(figure, (event) => this.aimed(event));
  }

  /** The moment that is shown. */
  is(shown: Watched): void {
    this.#shown = shown;
    watched.set(this.#figure, shown);
  }

  /** What a position is called at the step that is shown. */
  name(words: Messages, place: number): string {
    const { known, step } = sure(this.#shown);
    return markName(words, known, place, {
      name: positionName(words, this.#figure, known, place),
      row: known.depths[place],
      outcome: outcomeAt(known, place, step),
      role: 'none',
    });
  }

  /** The position at a place of the picture. */
  aimed(event: MouseEvent): number | undefined {
    const picture = event.currentTarget as SVGSVGElement;
    const { x, y } = placeIn(event, picture);
    return this.layout && nearestSpot(this.layout.spots, x, y, NEAR);
  }

  /** A touch on a position, on a button of the demonstration, or a key that only moves the keyboard leaves it there. */
  spares(event: Event): boolean {
    const path = event.composedPath().filter((one) => one instanceof Element);
    if (event instanceof KeyboardEvent) {
      const presses = ['Enter', ' '].includes(event.key);
      const within = (part: string) => path.some((one) => one.matches(part));
      if (within('svg.atlas.cloud') && (presses || isCloudKey(event.key))) return true;
      return (presses && within('.watched *')) || ['Tab', 'Shift'].includes(event.key);
    }
    return path.some((one) => one.matches('.watched, svg.atlas.cloud'));
  }

  /** Looks at a position in the panel of the graph. A touch beside all of them ends the demonstration. */
  /** Leads from position to position, each of which is said, and looks at one. */
  readonly keydown = (event: KeyboardEvent): void => {
    const { words, announcer } = this.#figure;
    if (!this.#shown || !this.layout || !words || withModifier(event)) return;
    const { place } = this.pointing;
    if (event.key === 'Enter' || event.key === ' ') {
      if (place === undefined) return;
      look(this.#figure, place);
    } else if (isCloudKey(event.key)) {
      const rows = rowsOf(this.#shown.known, 'depth').places;
      const to = cloudNeighbour(rows, this.layout.spots, place, event.key);
      if (to === undefined) return;
      this.pointing.at(to);
      announcer.say(this.name(words, to));
    } else return;
    event.preventDefault();
  };

  readonly click = (event: MouseEvent): void => {
    const place = this.aimed(event);
    if (place === undefined) this.#shown?.end();
    else look(this.#figure, place);
  };
}

/** A moment of the demonstration: how far the solver has come, and what ends it. */
interface Watched {
  readonly known: Known;
  readonly step: number;
  readonly end: () => void;
}

const watched = new WeakMap<ShownPosition, Watched>();

/** Goes on in the panel of the graph, at the step that is shown. */
export function look(figure: ShownPosition, place?: number): void {
  const shown = watched.get(figure);
  if (!shown) return;
  giveLooked(figure, { step: shown.step, place });
  shown.end();
  if (figure.panel !== 'graph') figure.togglePanel('graph');
}

/** The graph, the steps that are shown, and which positions are open then; undefined if the core refuses the graph. */
async function openedOf(figure: ShownPosition, lifetime: AbortSignal) {
  const known = await ask(figure, { signals: [lifetime] }).catch((thrown) => {
    // The panel says what is wrong.
    if (!isEnded(thrown) && figure.panel !== 'graph') figure.togglePanel('graph');
  });
  if (!known) return undefined;
  const ends = known.rounds.length > 0 ? known.rounds : [stepsOf(known)];
  const steps = still() ? ends.slice(-1) : [0, ...ends];
  const asked = known.summary.drawn ? steps.map((step) => known.run.ask('open', step)) : [];
  const open = await Promise.all(asked).finally(() => known.run.free());
  return { known, steps, open, round: Math.min(ROUND_MS, ROUNDS_MS / ends.length) };
}

/** A moment of the solver's run, in place of the board. */
export class Shown implements Moment {
  readonly caption = { id: 'atlas-caption' };
  readonly said: Sentence;
  readonly #figure: ShownPosition;
  readonly #known: Known;
  readonly #step: number;
  readonly #open: Uint32Array | undefined;
  readonly #watching: Watching;

  constructor(
    figure: ShownPosition,
    known: Known,
    step: number,
    open: Uint32Array | undefined,
    watching: Watching,
  ) {
    this.#figure = figure;
    this.#known = known;
    this.#step = step;
    this.#open = open;
    this.#watching = watching;
    this.said = stepSentence(known, step);
  }

  picture(words: Messages): TemplateResult {
    const { width, height } = this.#figure.size;
    const { positions, drawn } = this.#known.summary;
    const picture = drawn
      ? this.#positions()
      : foldedPicture(levelsOf(this.#known, 'depth'), width, height, this.#step > 0);
    if (!drawn)
      return html`<svg class="picture atlas" role="img" aria-label=${words.text('atlas-picture', { positions, by: 'depth' })}
        width=${width} height=${height} viewBox=${`0 0 ${width} ${height}`}>${picture}</svg>`;
    const { pointing, click, keydown, layout } = this.#watching;
    const here = layout?.spots.get(pointing.place ?? -1);
    const ring =
      here &&
      layout &&
      svg`<circle class="here" cx=${here.x} cy=${here.y} r=${Math.max(6, layout.pitch / 2)}></circle>`;
    // One tab stop for all positions; a reader passes the arrow keys on to it.
    return html`<svg class="picture atlas cloud" role="application" tabindex="0" aria-label=${words.text('atlas-cloud', { positions })}
      width=${width} height=${height} viewBox=${`0 0 ${width} ${height}`} @click=${click} @keydown=${keydown}
      @focusout=${pointing.leave} @pointermove=${pointing.move} @pointerleave=${pointing.leave}>${picture}${ring}</svg>${pointing.render(
        (place) => layout?.spots.get(place),
        (place) => this.#watching.name(words, place),
      )}`;
  }

  #positions(): SVGTemplateResult {
    const rows = rowsOf(this.#known, 'depth');
    const layout = layoutRows(this.#figure.size, rows.places);
    this.#watching.layout = layout;
    return positionsPicture({
      layout,
      outcome: (place) => outcomeAt(this.#known, place, this.#step),
      open: (place) => (this.#step === 0 ? undefined : this.#open?.[place]),
      step: (place) => this.#known.rowOf.get(place),
      current: undefined,
      chosen: undefined,
      after: [],
      before: [],
      deciding: undefined,
      names: rows.names,
      lines: [],
      tabindex: () => undefined,
      label: () => '',
    });
  }
}
