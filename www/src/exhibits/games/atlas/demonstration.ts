import { html, type SVGTemplateResult, type TemplateResult } from 'lit';
import { isEnded } from '../../../engine/errors.ts';
import { demonstrate as demonstration, type Moment } from '../../../stage/demonstration.ts';
import type { Size } from '../../../stage/picture-view.ts';
import { still } from '../../../stage/preferences.ts';
import type { Messages } from '../../../words/messages.ts';
import type { Sentence } from '../../../words/sentence.ts';
import type { ShownPosition } from '../shown.ts';
import { ask, type Known, outcomeAt, stepsOf } from './known.ts';
import { layoutRows } from './layout.ts';
import { stepSentence } from './panel.ts';
import { foldedPicture, positionsPicture } from './picture.ts';
import { levelsOf, rowsOf } from './rows.ts';

/** How long the unknown positions stay, each round, and the end, in ms; and all rounds of a long game together. */
const [UNKNOWN_MS, ROUND_MS, END_MS, ROUNDS_MS] = [1800, 900, 6000, 15_000];

/**
 * Shows the run of the solver: all positions by plies from the start, unknown at first; then those where play
 * ends; then, round by round, those that follow from them, back to the start. The figure itself does not
 * change.
 */
export const demonstrate = (figure: ShownPosition): Promise<void> =>
  demonstration(
    figure,
    (lifetime) => openedOf(figure, lifetime),
    async ({ known, steps, open, round }, { signal, rest, read, show }) => {
      for (const [at, step] of steps.entries()) {
        if (signal.aborted) return;
        await show(new Shown(figure, known, step, open[at]));
        const last = at === steps.length - 1;
        // With reduced motion the end stays.
        if (last && still()) return;
        await rest(last ? END_MS : step === 0 ? UNKNOWN_MS : round);
        // The rounds of a long game pass as one motion.
        if (round === ROUND_MS) await read();
      }
    },
  );

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
  readonly #figure: { readonly size: Size };
  readonly #known: Known;
  readonly #step: number;
  readonly #open: Uint32Array | undefined;

  constructor(
    figure: { readonly size: Size },
    known: Known,
    step: number,
    open: Uint32Array | undefined,
  ) {
    this.#figure = figure;
    this.#known = known;
    this.#step = step;
    this.#open = open;
    this.said = stepSentence(known, step);
  }

  picture(words: Messages): TemplateResult {
    const { width, height } = this.#figure.size;
    const { positions, drawn } = this.#known.summary;
    const picture = drawn
      ? this.#positions()
      : foldedPicture(levelsOf(this.#known, 'depth'), width, height, this.#step > 0);
    return html`<svg class="picture atlas" role="img" aria-label=${words.text('atlas-picture', { positions, by: 'depth' })}
      width=${width} height=${height} viewBox=${`0 0 ${width} ${height}`}>${picture}</svg>`;
  }

  #positions(): SVGTemplateResult {
    const rows = rowsOf(this.#known, 'depth');
    return positionsPicture({
      layout: layoutRows(this.#figure.size, rows.places),
      outcome: (place) => outcomeAt(this.#known, place, this.#step),
      open: (place) => (this.#step === 0 ? undefined : this.#open?.[place]),
      step: (place) => this.#known.rowOf.get(place),
      current: undefined,
      chosen: undefined,
      after: [],
      before: [],
      deciding: undefined,
      names: rows.names,
      tabindex: () => undefined,
      label: () => '',
    });
  }
}
