import { html, nothing, svg, type TemplateResult } from 'lit';
import type { QuicksortSummary } from '../../../pkg/quicksort.js';
import type { Run } from '../../engine/engine.ts';
import type { Messages } from '../../words/messages.ts';
import type { Sentence } from '../../words/sentence.ts';
import { laneConfig } from './config.ts';
import { engine } from './core/engine.ts';
import type { QuicksortFigure } from './element.ts';
import type { Variant } from './fields.ts';
import { placeOf } from './frame.ts';
import { Moments } from './moments.ts';
import type { QuicksortScene } from './scene.ts';
import { type Part, partsOf, stepOf, touchedBy } from './steps.ts';

/** One variant on its way. */
interface Lane {
  readonly variant: Variant;
  readonly run: Run<'Quicksort'>;
  readonly summary: QuicksortSummary;
  readonly parts: readonly Part[];
  readonly moments: Moments;
}

/** Height of the heading of a lane, in px, of its name alone, of its bars and of the lane at least. */
const [HEAD, NAME, LEAST_BARS, LEAST_LANE] = [56, 22, 30, 112];
/** Lanes stand in two columns where there is room, in px. */
const WIDE = 700;

/**
 * Variants on the same list, side by side: after so many steps each has done as many operations as
 * the others, or has finished. An operation is a comparison with the exchange that follows from it, or
 * an exchange alone.
 */
export class Race {
  readonly #lanes: readonly Lane[];
  readonly #values: Uint32Array;

  private constructor(lanes: readonly Lane[], values: Uint32Array) {
    this.#lanes = lanes;
    this.#values = values;
  }

  static async open(
    scene: QuicksortScene,
    values: Uint32Array,
    changed: () => void,
  ): Promise<Race> {
    const lanes = await Promise.all(
      (scene.race ?? []).map(async (variant): Promise<Lane> => {
        const run = await engine.quietly('Quicksort', laneConfig(scene, variant, values));
        const [summary, parts] = await Promise.all([run.ask('summary'), run.ask('parts')]);
        const moments = new Moments(changed);
        await moments.open(run, Math.min(scene.cursor ?? summary.steps, summary.steps), undefined);
        return { variant, run, summary, parts: partsOf(parts), moments };
      }),
    );
    return new Race(lanes, values);
  }

  close(): void {
    for (const { run } of this.#lanes) run.free();
  }

  get steps(): number {
    return Math.max(...this.#lanes.map(({ summary }) => summary.steps));
  }

  /** Where a lane comes home. */
  milestones(): readonly { step: number }[] {
    const ends = new Set(this.#lanes.map(({ summary }) => summary.steps));
    return [...ends].sort((a, b) => a - b).map((step) => ({ step }));
  }

  seek(cursor: number): void {
    for (const { moments, summary } of this.#lanes) {
      moments.seek(Math.min(cursor, summary.steps), undefined);
    }
  }

  plate({ words, size, timeline, fit, presenting }: QuicksortFigure): TemplateResult | undefined {
    if (!words || size.width === 0) return undefined;
    const columns = size.width >= WIDE ? 2 : 1;
    const rows = Math.ceil(this.#lanes.length / columns);
    const width = size.width / columns;
    const whole = fit || presenting;
    const height = Math.max(whole ? 0 : LEAST_LANE, size.height / rows);
    const text = presenting ? 1.7 : 1;
    return html`<svg class="plate" role="img" tabindex="-1" width=${size.width} height=${rows * height}
      viewBox=${`0 0 ${size.width} ${rows * height}`} aria-label=${words.text('race-plate', { lanes: this.#lanes.length })}>
      ${this.#lanes.map((lane, at) => {
        const [x, y] = [(at % columns) * width, Math.floor(at / columns) * height];
        return svg`<g transform=${`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          ${this.#lane(lane, words, width - 14, height - 10, text, timeline.cursor)}</g>`;
      })}</svg>`;
  }

  #lane(lane: Lane, words: Messages, width: number, height: number, text: number, cursor: number) {
    const { here } = lane.moments;
    if (!here) return nothing;
    const part = here.moment.part === undefined ? undefined : lane.parts[here.moment.part];
    const step = here.moment.row && stepOf(here.moment.row);
    const touched = step ? touchedBy(step) : [];
    const done = cursor >= lane.summary.steps;
    const slot = (width - 12) / this.#values.length;
    // A low lane has its name only.
    const low = height < (HEAD + LEAST_BARS) * text;
    const head = (low ? NAME : HEAD) * text;
    const rise = (height - head - 6) / Math.max(1, lane.summary.largest);
    return svg`<text class="lane" x="6" y=${15 * text}>${words.text(`variant-${lane.variant}`)}${done ? ' ✓' : ''}</text>
      ${
        low
          ? nothing
          : svg`<text class="count" x="6" y=${33 * text}>${words.text('race-work', counted(lane))}</text>
      <text class="count" x="6" y=${49 * text}>${words.text('race-memory', counted(lane))}</text>`
      }
      ${Array.from(here.order, (element, place) => {
        const high = Math.max(1.5, (this.#values[element] ?? 0) * rise);
        const area = done ? 'sorted' : placeOf(here, part, place);
        const mark = !done && touched.includes(place) ? 'touched' : '';
        return svg`<rect class=${`element ${area} ${mark}`} x=${(6 + place * slot).toFixed(1)} y=${(height - high).toFixed(1)}
          width=${Math.max(0.5, slot - (slot > 4 ? 1.4 : 0.1)).toFixed(1)} height=${high.toFixed(1)}></rect>`;
      })}`;
  }

  narration(): readonly Sentence[] {
    const home = this.#lanes.filter(({ moments, summary }) => moments.here?.step === summary.steps);
    const running = this.#lanes.length - home.length;
    if (running > 0) return [{ id: 'race-running', args: { running, home: home.length } }];
    return [{ id: 'race-over' }];
  }

  description(words: Messages): readonly Sentence[] {
    return this.#lanes.map((lane) => ({
      id: 'race-lane',
      args: { variant: words.text(`variant-${lane.variant}`), ...counted(lane) },
    }));
  }
}

function counted({ moments, summary }: Lane) {
  const {
    comparisons = 0,
    swaps = 0,
    writes = 0,
    mostFrames = 1,
  } = moments.here?.moment.counters ?? {};
  return { comparisons, swaps, writes, waiting: mostFrames - 1, steps: summary.steps };
}
