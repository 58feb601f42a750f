import { html, nothing, type TemplateResult } from 'lit';
import type { NetworkSummary } from '../../../../pkg/networks.js';
import { pointsOf, renderChart, renderKeys } from '../../../stage/chart.ts';
import { LatestAnswer } from '../../../stage/latest-answer.ts';
import { liveRegion } from '../../../stage/live-region.ts';
import { chartWidth } from '../../../stage/log-axis.ts';
import { renderTwin } from '../../../stage/number-table.ts';
import { panelWidth } from '../../../stage/panel-width.ts';
import type { Panel } from '../../../stage/panels.ts';
import { sure } from '../../../sure.ts';
import type { Messages } from '../../../words/messages.ts';
import type { ShownNetwork } from '../shown.ts';
import type { Traced } from '../traced.ts';
import { growthRows } from './growth.ts';
import { type GrowthRows, renderGrowthChart } from './growth-chart.ts';
import type { Judged } from './judge.ts';
import { renderSizes } from './size-bars.ts';
import { grouped } from './verdict-view.ts';

/** The network whose verdict is explained. */
type ProofFigure = Pick<
  ShownNetwork,
  'traced' | 'judge' | 'unit' | 'timeline' | 'size' | 'renderRoot' | 'lifetime' | 'requestUpdate'
>;

/** Shows how the solver reached its verdict on the figure's network. */
export class ProofPanel implements Panel {
  readonly #figure: ProofFigure;
  readonly #growth: LatestAnswer<GrowthRows>;

  constructor(figure: ProofFigure) {
    this.#figure = figure;
    this.#growth = new LatestAnswer(figure);
  }

  render(words: Messages): TemplateResult | typeof nothing {
    const figure = this.#figure;
    const { traced, judge, timeline } = figure;
    if (!traced) return nothing;
    return renderProofPanel({
      words,
      judged: judge.answer,
      traced,
      growth: this.#growth.of('all', growthRows),
      width: panelWidth(figure),
      seek: (done) => timeline.seek(figure.unit === 'layer' ? traced.layersDone(done) : done),
    });
  }
}

export interface ProofView {
  readonly words: Messages;
  /** The verdict on the network; undefined until the core has answered. */
  readonly judged: Judged | undefined;
  /** The run of the same network. */
  readonly traced: Pick<Traced, 'wires' | 'comparators' | 'summary'> | undefined;
  /** The rows of the chart; undefined until they are calculated. */
  readonly growth: GrowthRows | undefined;
  /** The width of the panel, in px. */
  readonly width: number;
  /** Goes to the moment after the first `done` comparators. */
  seek(done: number): void;
}

/** The height of the chart of the states, in px. */
const HEIGHT = 170;
/** A table lists at most this many comparators. */
const MOST_LISTED = 600;

/** The states of the proof, how they grow with the wires, and how many comparators a network needs. */
export function renderProofPanel(panel: ProofView): TemplateResult {
  const { words, judged, traced, growth, width } = panel;
  const wires = traced?.wires ?? (judged ? wiresOf(judged) : 0);
  return html`${judged ? funnel(panel, judged, wires) : html`<p class="about wide">${liveRegion(words.text('proof-waiting'))}</p>`}
    ${judged ? idle(panel, judged) : nothing}
    ${traced ? sizes(panel, traced.summary) : nothing}
    ${renderGrowthChart({ words, rows: growth, wires, width })}`;
}

/** There are 2ⁿ inputs of n wires. */
function wiresOf({ verdict }: Judged): number {
  return BigInt(verdict.inputs).toString(2).length - 1;
}

function sizes({ words, judged, width }: ProofView, summary: NetworkSummary): TemplateResult {
  const outcome = judged?.verdict.outcome ?? 'undecided';
  return renderSizes({ words, summary, outcome, width });
}

function funnel(panel: ProofView, judged: Judged, wires: number): TemplateResult {
  const { words, traced } = panel;
  const { states, verdict } = judged;
  const { outcome, finished, done, mostStates: most } = verdict;
  const inputs = grouped(words, verdict.inputs);
  const size = traced?.comparators.length ?? done;
  const last = states.at(-1);
  if (wires < 2) return html`<p class="wide">${words.text('proof-nothing')}</p>`;
  return html`<section class="wide funnel"><h2>${words.text('proof-title')}</h2>
    <p>${words.text(`proof-states-${wayOf(verdict)}`, { inputs, most, done, size, wires })}</p>
    ${
      states.length === 0
        ? nothing
        : html`${chart(panel, judged, wires)}
        ${renderKeys([
          [{ look: 'bars' }, words.text('proof-key-left')],
          [{ look: 2, bare: true }, words.text('proof-key-most')],
          [{ look: 1, bare: true }, words.text('proof-key-inputs')],
        ])}
        ${outcome === 'sorts' && finished && last === wires + 1 ? html`<p>${words.text('proof-end', { last, wires })}</p>` : nothing}
        <p class="about">${words.text('proof-about')}</p>
        ${table(panel, judged)}`
    }</section>`;
}

/** Which sentence says how the proof went: it ended, or it stopped at too many states. */
function wayOf({ outcome, theorem, finished, done, counterexample }: Judged['verdict']): string {
  if (theorem) return `${outcome}-${theorem}`;
  if (outcome !== 'fails') return outcome;
  if (finished) return done === 0 ? 'empty' : 'fails';
  return counterexample?.fewest ? 'fails-fewest' : 'fails-open';
}

/** The states left after each comparator, with lines for the most states at once and for all inputs. */
function chart({ words, width, seek }: ProofView, judged: Judged, wires: number): TemplateResult {
  const { states, work, verdict } = judged;
  const { mostStates: most, inputs } = verdict;
  const count = states.length;
  const number = (place: number) => sure(work[place - 1]) + 1;
  return renderChart({
    label: words.text('proof-label', { most, count }),
    width: chartWidth(width),
    height: HEIGHT,
    items: [1, count],
    scale: { base: 2, exponent: wires },
    series: [{ look: 'bars', points: pointsOf(states) }],
    levels: [
      { look: 1, count: 2 ** wires, name: grouped(words, inputs), over: 'start' },
      { look: 2, count: most, name: words.text('proof-count', { count: most }), over: 'end' },
    ],
    names: [...new Set([1, count])].map((place) => [place, place]),
    steps: {
      label: (place) =>
        words.text('proof-bar', { place, number: number(place), count: states[place - 1] }),
      go: (place) => seek(number(place)),
    },
  });
}

/** The same numbers as a table, whose buttons lead to the comparators. */
function table({ words, traced, seek }: ProofView, { states, work }: Judged): TemplateResult {
  const rows = Array.from(states.slice(0, MOST_LISTED), (count, i) => {
    const k = sure(work[i]);
    const [low, high] = traced?.comparators[k] ?? [];
    const number = k + 1;
    const name =
      low === undefined || high === undefined
        ? words.text('proof-comparator', { number })
        : words.text('proof-comparator-of', { number, low: low + 1, high: high + 1 });
    const leads = html`<button @click=${() => seek(k + 1)}>${name}</button>`;
    return [i + 1, leads, words.text('proof-count', { count })];
  });
  const columns = (['place', 'comparator', 'states'] as const).map((name) =>
    words.text(`proof-column-${name}`),
  );
  const more = { most: MOST_LISTED, count: states.length };
  return renderTwin(
    { label: words.text('proof-table'), columns, rows },
    states.length > MOST_LISTED
      ? html`<p class="about">${words.text('proof-table-first', more)}</p>`
      : nothing,
  );
}

/** Comparators that never swap anything, each a button that leads to its place. */
function idle({ words, seek }: ProofView, { verdict }: Judged): TemplateResult {
  const { redundant, finished } = verdict;
  const go = (k: number) =>
    html`<button @click=${() => seek(k + 1)}>${words.text('proof-comparator', { number: k + 1 })}</button>`;
  if (redundant.length === 0 && (!finished || verdict.done === 0)) return html``;
  return html`<section class="wide"><h2>${words.text('proof-idle')}</h2>
    ${
      redundant.length === 0
        ? html`<p>${words.text('proof-idle-none')}</p>`
        : html`<p>${words.text('proof-idle-some', { count: redundant.length })}</p>
          <p class="choices">${redundant.slice(0, MOST_LISTED).map(go)}</p>`
    }</section>`;
}
