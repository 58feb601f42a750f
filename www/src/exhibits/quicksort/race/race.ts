import { html, nothing, svg, type TemplateResult } from 'lit';
import type { SortSummary } from '../../../../pkg/quicksort.js';
import { Moments } from '../../../stage/moments.ts';
import type { NumberTable } from '../../../stage/number-table.ts';
import type { Picture } from '../../../stage/picture.ts';
import type { Size } from '../../../stage/picture-view.ts';
import type { ShownFigure } from '../../../stage/shown-figure.ts';
import type { Timeline } from '../../../stage/timeline.ts';
import { sure } from '../../../sure.ts';
import type { Messages } from '../../../words/messages.ts';
import type { Sentence } from '../../../words/sentence.ts';
import { laneConfig } from '../config.ts';
import { engine } from '../core/engine.ts';
import type { Variant } from '../fields.ts';
import { type Here, momentsOf, type Wanted } from '../moments.ts';
import { placeOf } from '../picture/places.ts';
import type { Place } from '../picture/view.ts';
import type { QuicksortScene } from '../scene.ts';
import { type Part, partsOf, stepOf, touchedBy } from '../steps.ts';
import { comparison } from './comparison.ts';

/** One variant of the race, with its run. */
interface Lane {
  readonly variant: Variant;
  readonly summary: SortSummary;
  readonly parts: readonly Part[];
  readonly moments: Moments<Wanted, Here>;
}

/** What a race needs of its figure. */
export interface Racing
  extends Pick<
    ShownFigure<QuicksortScene, 'Quicksort'>,
    'words' | 'timeline' | 'fit' | 'presenting' | 'projected' | 'requestUpdate'
  > {
  readonly panels: { legend(words: Messages): TemplateResult };
}

/** The heights of the heading of a lane and of its name alone; the least heights of its bars and of the lane, in px. */
const [HEAD, NAME, LEAST_BARS, LEAST_LANE] = [56, 22, 30, 112];
/** From this width on, in px, lanes stand in two columns. */
const WIDE = 700;

/**
 * Variants that sort the same list side by side. After `n` steps each lane has done `n` operations, or has
 * finished. An operation is a comparison with the swap that follows from it, or a swap alone.
 */
export class Race implements Picture {
  readonly #figure: Racing;
  readonly #lanes: readonly Lane[];
  readonly #values: Uint32Array;

  private constructor(figure: Racing, lanes: readonly Lane[], values: Uint32Array) {
    this.#figure = figure;
    this.#lanes = lanes;
    this.#values = values;
  }

  static async open(
    figure: Racing,
    scene: QuicksortScene,
    values: Uint32Array,
    lifetime: AbortSignal,
  ): Promise<Race> {
    const lanes = await Promise.all(
      (scene.race ?? []).map(async (variant): Promise<Lane> => {
        const config = laneConfig(scene, variant, values);
        const run = await engine.quietly('Quicksort', config, lifetime);
        const [summary, parts] = await Promise.all([run.ask('summary'), run.ask('parts')]);
        const moments = new Moments<Wanted, Here>(() => figure.requestUpdate());
        const step = Math.min(scene.cursor ?? 0, summary.steps);
        await moments.open(momentsOf(run), { step, exchange: undefined });
        return { variant, summary, parts: partsOf(parts), moments };
      }),
    );
    return new Race(figure, lanes, values);
  }

  get timeline(): Timeline {
    return this.#figure.timeline;
  }

  get steps(): number {
    return Math.max(...this.#lanes.map(({ summary }) => summary.steps));
  }

  /** The steps at which lanes finish. */
  milestones(): readonly { step: number }[] {
    const ends = new Set(this.#lanes.map(({ summary }) => summary.steps));
    return [...ends].sort((a, b) => a - b).map((step) => ({ step }));
  }

  seek(cursor: number): void {
    for (const { moments, summary } of this.#lanes) {
      moments.seek({ step: Math.min(cursor, summary.steps), exchange: undefined });
    }
  }

  /** The step that the lanes show: the cursor, or else that of a lane whose moment is on its way. */
  shown(cursor: number): number {
    const late = this.#lanes.find(
      ({ moments: { here }, summary }) => here?.step !== Math.min(cursor, summary.steps),
    );
    return late?.moments.here?.step ?? cursor;
  }

  picture(words: Messages, size: Size): TemplateResult {
    const { timeline, fit, presenting, projected } = this.#figure;
    const columns = size.width >= WIDE ? 2 : 1;
    const rows = Math.ceil(this.#lanes.length / columns);
    const width = size.width / columns;
    const whole = fit || presenting;
    const height = Math.max(whole ? 0 : LEAST_LANE, size.height / rows);
    const text = projected ? 1.7 : 1;
    if (timeline.cursor >= this.steps) return this.#end(words, size, text);
    return html`<svg class="picture" role="img" tabindex="-1" width=${size.width} height=${rows * height}
      viewBox=${`0 0 ${size.width} ${rows * height}`} aria-label=${words.text('race-picture', { lanes: this.#lanes.length })}>
      ${this.#lanes.map((lane, at) => {
        const [x, y] = [(at % columns) * width, Math.floor(at / columns) * height];
        return svg`<g transform=${`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          ${this.#lane(lane, words, width - 14, height - 10, text, timeline.cursor)}</g>`;
      })}</svg>`;
  }

  /** The kinds of places that the lanes show now. At the end there are only bars, so the set is empty. */
  places(cursor: number): ReadonlySet<Place> {
    const running = cursor < this.steps ? this.#lanes : [];
    return new Set(
      running.flatMap(({ moments: { here }, parts, summary }) => {
        if (!here || cursor >= summary.steps) return ['finished' as const];
        return Array.from(here.order, (_, place) => placeOf(here, parts, place));
      }),
    );
  }

  /** All lanes have finished: bars show what it cost each. */
  #end(words: Messages, size: Size, text: number): TemplateResult {
    const bars = (['comparisons', 'writes'] as const).map((what) => ({
      title: words.text(`race-column-${what}`),
      bars: this.#lanes.map((lane) => ({ name: nameOf(lane, words), count: counted(lane)[what] })),
    }));
    return html`<svg class="picture" role="img" tabindex="-1" width=${size.width} height=${size.height}
      viewBox=${`0 0 ${size.width} ${size.height}`} aria-label=${words.text('race-ended', { lanes: this.#lanes.length })}>${comparison(bars, size, text)}</svg>`;
  }

  /** The counts of each lane so far, as a table. */
  table(words: Messages): NumberTable {
    const columns = ['variant', 'comparisons', 'swaps', 'writes', 'waiting', 'steps'] as const;
    return {
      label: words.text('race-table'),
      columns: columns.map((name) => words.text(`race-column-${name}`)),
      rows: this.#lanes.map((lane) => {
        const { comparisons, swaps, writes, waiting, steps } = counted(lane);
        return [nameOf(lane, words), comparisons, swaps, writes, waiting, steps];
      }),
    };
  }

  #lane(lane: Lane, words: Messages, width: number, height: number, text: number, cursor: number) {
    const { here } = lane.moments;
    if (!here) return nothing;
    const step = here.moment.row && stepOf(here.moment.row);
    const touched = step ? touchedBy(step) : [];
    const done = cursor >= lane.summary.steps;
    const slot = (width - 12) / this.#values.length;
    // A low lane has room for its name only.
    const low = height < (HEAD + LEAST_BARS) * text;
    const head = (low ? NAME : HEAD) * text;
    const rise = (height - head - 6) / Math.max(1, lane.summary.largest);
    return svg`<text class="lane" x="6" y=${15 * text}>${nameOf(lane, words)}${done ? ' ✓' : ''}</text>
      ${
        low
          ? nothing
          : svg`<text class="count" x="6" y=${33 * text}>${words.text('race-work', counted(lane))}</text>
      <text class="count" x="6" y=${49 * text}>${words.text('race-memory', counted(lane))}</text>`
      }
      ${Array.from(here.order, (element, place) => {
        const high = Math.max(1.5, (this.#values[element] ?? 0) * rise);
        const area = done ? 'finished' : placeOf(here, lane.parts, place);
        const mark = !done && touched.includes(place) ? 'touched' : '';
        return svg`<rect class=${`element ${area} ${mark}`} x=${(6 + place * slot).toFixed(1)} y=${(height - high).toFixed(1)}
          width=${Math.max(0.5, slot - (slot > 4 ? 1.4 : 0.1)).toFixed(1)} height=${high.toFixed(1)}></rect>`;
      })}`;
  }

  caption(): TemplateResult {
    const { panels, words } = this.#figure;
    return words ? panels.legend(words) : html``;
  }

  narration(): readonly Sentence[] {
    const home = this.#lanes.filter(({ moments, summary }) => moments.here?.step === summary.steps);
    const running = this.#lanes.length - home.length;
    if (running > 0) return [{ id: 'race-running', args: { running, home: home.length } }];
    return [this.#over()];
  }

  /** The fewest and the most comparisons, and whose they are. */
  #over(): Sentence {
    const { words } = this.#figure;
    const costs = this.#lanes
      .map((lane) => ({
        name: words ? nameOf(lane, words) : '',
        count: lane.summary.total.comparisons,
      }))
      .sort((a, b) => a.count - b.count);
    const [{ name: best, count: least }, { name: worst, count: most }] = [
      sure(costs[0]),
      sure(costs.at(-1)),
    ];
    return {
      id: 'race-over',
      args: { best, least, worst, most, same: least === most ? 'yes' : 'no' },
    };
  }

  description(): readonly Sentence[] {
    const { words } = this.#figure;
    if (!words) return [];
    return this.#lanes.map((lane) => ({
      id: 'race-lane',
      args: { variant: nameOf(lane, words), ...counted(lane) },
    }));
  }
}

const nameOf = ({ variant }: Lane, words: Messages): string => words.text(`variant-${variant}`);

function counted({ moments, summary }: Lane) {
  const { comparisons, swaps, writes, mostFrames } = sure(moments.here).moment.counters;
  return { comparisons, swaps, writes, waiting: Math.max(0, mostFrames - 1), steps: summary.steps };
}
