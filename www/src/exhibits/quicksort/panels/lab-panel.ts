import { html, type TemplateResult } from 'lit';
import type { SortSummary } from '../../../../pkg/quicksort.js';
import type { Asking } from '../../../engine/engine.ts';
import { CodedError } from '../../../engine/errors.ts';
import type { ConfigOf } from '../../../engine/protocol.ts';
import { pointsOf, renderChart } from '../../../stage/chart.ts';
import { renderRefusal } from '../../../stage/form.ts';
import { renderSelect } from '../../../stage/inputs.ts';
import { type Asker, LatestAnswers } from '../../../stage/latest-answer.ts';
import { renderTwin } from '../../../stage/number-table.ts';
import type { Panel } from '../../../stage/panels.ts';
import { sure } from '../../../sure.ts';
import type { Messages } from '../../../words/messages.ts';
import { say } from '../../../words/sentence.ts';
import { isBuilt } from '../built.ts';
import { configOf } from '../config.ts';
import { engine } from '../core/engine.ts';
import { type QuicksortScene, victims } from '../scene.ts';
import type { ShownSort } from '../shown.ts';

/** How many seeds are tried, and the most elements of a list for which the page tries them. */
const [SEEDS, MOST_ELEMENTS] = [1000, 4096];
/** The size of the chart, in px, and how many columns it has. */
const [WIDTH, HEIGHT, COLUMNS] = [520, 120, 52];
/** The length of a killer that shows well how fast the work grows. */
const KILLED = 256;

/** Where a refused choice stays. */
const DRAFT = { field: 'sort', text: '' } as const;

/** The worst list for a rule, the same list with random pivots, and the cost over many seeds. */
export class LabPanel implements Panel {
  readonly #figure: ShownSort;
  readonly #counts: Counts;

  constructor(figure: ShownSort) {
    this.#figure = figure;
    this.#counts = new Counts(figure);
  }

  render(words: Messages): TemplateResult {
    const figure = this.#figure;
    const { choices, summary, built } = figure;
    const scene = figure.currentScene();
    /** The rule in use, if a list can be built against it. */
    const used = victims.find((victim) => victim === scene.pivot);
    const killing = isBuilt(scene);
    const length = Math.min(summary?.length ?? KILLED, KILLED);
    // The rule is read from its field, because the scene may not have the newest choice yet.
    const kill = (input: 'time-killer' | 'stack-killer') => (event: Event) => {
      const rule = (event.currentTarget as Element)
        .closest('fieldset')
        ?.querySelector('select')?.value;
      const against = victims.find((victim) => victim === rule) ?? used ?? scene.against;
      void choices.attempt(
        { input, values: undefined, against, pivot: against, length, race: undefined },
        DRAFT,
      );
    };
    return html`<fieldset class="wide"><legend>${words.text('lab-build')}</legend>
      <label>${words.text('lab-against')} ${renderSelect(
        'victim',
        victims.map((rule) => [rule, words.text(`pivot-${rule}`)]),
        used ?? scene.against,
        (against) => void choices.attempt({ against, ...(used && { pivot: against }) }, DRAFT),
      )}</label>
      <span class="choices"><button class="primary" @click=${kill('time-killer')}>${words.text('lab-time')}</button>
      <button class="primary" @click=${kill('stack-killer')}>${words.text('lab-stack')}</button>
      <button class="primary" aria-disabled=${!killing}
        @click=${() => killing && void choices.attempt({ pivot: 'random' }, DRAFT)}>${words.text('lab-random')}</button></span>
      <p>${renderRefusal(words, choices.draft('sort')?.error)}</p>
      ${built ? html`<p class="built">${say(words, built)}</p>` : ''}
      <p class="about">${words.text(`lab-about-${killing ? scene.input : 'none'}`, { chance: used || scene.pivot === 'hand' ? 'no' : 'yes' })}</p>
    </fieldset>
    ${summary ? outcome(words, summary, built !== undefined) : ''}
    ${summary && summary.length > MOST_ELEMENTS ? html`<p class="about wide">${words.text('lab-too-many', { most: MOST_ELEMENTS })}</p>` : distribution(words, scene, summary, this.#counts)}`;
  }
}

/** The cost of this run unless it is said already, beside the average and the worst cost. */
function outcome(
  words: Messages,
  { length, total, framesBound, meanComparisons }: SortSummary,
  compared: boolean,
): TemplateResult {
  return html`<p class="wide">${words.text('lab-outcome', {
    comparisons: total.comparisons,
    compared: compared ? 'yes' : 'no',
    mean: Math.round(meanComparisons),
    worst: (length * (length - 1)) / 2,
    waiting: total.mostFrames - 1,
    bound: framesBound - 1,
  })}</p>`;
}

type Config = ConfigOf<'PivotSeeds'>;

/** The counts that the visitor wanted, by their configurations. */
export class Counts {
  readonly #figure: Asker;
  readonly #kept: LatestAnswers<Uint32Array>;
  readonly #wanted = new Set<string>();

  constructor(figure: Asker) {
    this.#figure = figure;
    this.#kept = new LatestAnswers(figure);
  }

  want(config: Config): void {
    this.#wanted.add(JSON.stringify(config));
    this.#figure.requestUpdate();
  }

  /** Undefined if nobody wanted this count, and `begun` until it is here. */
  of(config: Config): Uint32Array | CodedError | 'begun' | undefined {
    const key = JSON.stringify(config);
    if (!this.#wanted.has(key)) return undefined;
    return this.#kept.of(key, (asking) => count(config, asking)) ?? 'begun';
  }
}

/** How many comparisons the same list takes with random pivots, for one seed after another. */
function distribution(
  words: Messages,
  scene: QuicksortScene,
  summary: SortSummary | undefined,
  counts: Counts,
): TemplateResult {
  if (!summary) return html``;
  const sort = configOf({ ...scene, pivot: 'random', picks: undefined });
  const config = { sort, seeds: SEEDS };
  const found = counts.of(config);
  const begun = found === 'begun';
  return html`<section class="wide scroll"><h2>${words.text('lab-seeds', { seeds: SEEDS })}</h2>
    ${
      found instanceof CodedError
        ? html`<p>${renderRefusal(words, found)}</p>`
        : found && !begun
          ? chart(found, summary, words)
          : html`<button class="primary" aria-disabled=${begun} @click=${() => !begun && counts.want(config)}>${words.text(begun ? 'lab-counting' : 'lab-count')}</button>`
    }</section>`;
}

const count = (config: Config, asking: Asking): Promise<Uint32Array> =>
  engine.read('PivotSeeds', config, asking, (run) => run.ask('comparisons'));

/** A chart of how many seeds took how many comparisons, with the place of the current run. */
function chart(comparisons: Uint32Array, { total }: SortSummary, words: Messages): TemplateResult {
  const sorted = [...comparisons].sort((a, b) => a - b);
  const [least, most] = [sure(sorted[0]), sure(sorted.at(-1))];
  const step = Math.max(1, Math.ceil((most - least + 1) / COLUMNS));
  const columns = new Uint32Array(COLUMNS);
  for (const one of comparisons) {
    const at = Math.floor((one - least) / step);
    columns[at] = (columns[at] ?? 0) + 1;
  }
  const mean = Math.round(comparisons.reduce((sum, one) => sum + one, 0) / comparisons.length);
  const args = { least, most, mean, median: sorted[Math.floor(sorted.length / 2)] };
  const here = Math.floor((total.comparisons - least) / step);
  const from = (column: number) => least + step * column;
  const shown = pointsOf(columns, 0).filter(([, seeds]) => seeds > 0);
  return html`${renderChart({
    label: words.text('lab-chart', args),
    width: WIDTH + 8,
    height: HEIGHT,
    items: [0, COLUMNS - 1],
    scale: { to: Math.max(...columns) },
    series: [{ look: 'bars', points: shown, kind: (column) => (column === here ? 'here' : '') }],
    names: [0, COLUMNS - 1].map((column) => [column, from(column)]),
    here: here >= 0 && here < COLUMNS ? { at: here } : undefined,
  })}
    <p>${words.text('lab-chart', args)} ${here >= COLUMNS ? words.text('lab-beyond', { comparisons: total.comparisons }) : ''}</p>
    ${renderTwin({
      label: words.text('table-twin'),
      columns: (['from', 'to', 'seeds'] as const).map((name) => words.text(`lab-column-${name}`)),
      rows: shown.map(([at, seeds]) => [from(at), from(at + 1) - 1, seeds]),
    })}`;
}
