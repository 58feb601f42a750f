import { html, nothing, svg, type TemplateResult } from 'lit';
import type { NetworkSummary } from '../../../pkg/networks.js';
import { AXIS_WIDTH, chartWidth, LogAxis } from '../../stage/log-axis.ts';
import type { Messages } from '../../words/messages.ts';
import { type GrowthRows, renderGrowthChart } from './growth-chart.ts';
import type { Judged } from './judge.ts';
import { renderSizes } from './size-bars.ts';
import type { Traced } from './traced.ts';
import { grouped } from './verdict-view.ts';

export interface ProofPanel {
  readonly words: Messages;
  /** What the core says of the network; undefined while it is asked. */
  readonly judged: Judged | undefined;
  /** The run of the same network. */
  readonly traced: Pick<Traced, 'wires' | 'comparators' | 'summary'> | undefined;
  /** Undefined while they are on their way. */
  readonly growth: GrowthRows | undefined;
  /** Of the plate, in px. */
  readonly width: number;
  /** To the moment when so many comparators are done. */
  seek(done: number): void;
}

/** The chart of the states, in px; the room above and below it for labels. */
const [HEIGHT, HEAD, FOOT] = [170, 20, 20];
/** A bar that can be pointed at is so wide at least, in px. */
const FINGER = 3;
/** Comparators that are listed, at most. */
const MOST_LISTED = 600;

const round = (at: number): number => Math.round(at * 10) / 10;

/** How the proof went: its states, how they grow with the wires, and how many comparators there must be. */
export function renderProofPanel(panel: ProofPanel): TemplateResult {
  const { words, judged, traced, growth, width } = panel;
  const wires = traced?.wires ?? (judged ? wiresOf(judged) : 0);
  return html`${judged ? funnel(panel, judged, wires) : html`<p class="about wide" role="status">${words.text('proof-waiting')}</p>`}
    ${judged ? idle(panel, judged) : nothing}
    ${traced ? sizes(panel, traced.summary) : nothing}
    ${renderGrowthChart({ words, rows: growth, wires, width })}`;
}

/** There are 2ⁿ inputs of n wires. */
function wiresOf({ verdict }: Judged): number {
  return BigInt(verdict.inputs).toString(2).length - 1;
}

function sizes({ words, judged, width }: ProofPanel, summary: NetworkSummary): TemplateResult {
  const outcome = judged?.verdict.outcome ?? 'undecided';
  return renderSizes({ words, summary, outcome, width });
}

function funnel(panel: ProofPanel, judged: Judged, wires: number): TemplateResult {
  const { words, traced } = panel;
  const { states, verdict } = judged;
  const { outcome, finished, done, mostStates: most } = verdict;
  const inputs = grouped(words, verdict.inputs);
  const size = traced?.comparators.length ?? done;
  const last = states.at(-1) ?? 0;
  if (wires < 2) return html`<p class="wide">${words.text('proof-nothing')}</p>`;
  return html`<section class="wide funnel"><h2>${words.text('proof-title')}</h2>
    <p>${words.text(`proof-states-${wayOf(verdict)}`, { inputs, most, done, size, wires })}</p>
    ${
      states.length === 0
        ? nothing
        : html`${chart(panel, judged, wires)}
        <p class="keys-of">${(['left', 'most', 'inputs'] as const).map(
          (name) => html`<span>${sample(name)} ${words.text(`proof-key-${name}`)}</span>`,
        )}</p>
        ${outcome === 'sorts' && finished && last === wires + 1 ? html`<p>${words.text('proof-end', { last, wires })}</p>` : nothing}
        <p class="about">${words.text('proof-about')}</p>
        ${table(panel, judged)}`
    }</section>`;
}

/** How the proof went: to its end, or as far as there were not too many states. */
function wayOf({ outcome, theorem, finished, done, counterexample }: Judged['verdict']): string {
  if (theorem) return `${outcome}-${theorem}`;
  if (outcome !== 'fails') return outcome;
  if (finished) return done === 0 ? 'empty' : 'fails';
  return counterexample?.fewest ? 'fails-fewest' : 'fails-open';
}

/** States that are left after each comparator, the most that there were, and all inputs above. */
function chart({ words, width, seek }: ProofPanel, judged: Judged, wires: number): TemplateResult {
  const { states, work, verdict } = judged;
  const wide = chartWidth(width);
  const right = wide - 4;
  const axis = new LogAxis({ top: HEAD, height: HEIGHT, base: 2, exponent: wires });
  const slot = (right - AXIS_WIDTH) / states.length;
  const most = axis.y(verdict.mostStates);
  const count = words.text('proof-count', { count: verdict.mostStates });
  const label = words.text('proof-label', { most: verdict.mostStates, count: states.length });
  const clicked = (event: MouseEvent) => {
    const at = (event.target as Element).getAttribute('data-done');
    if (at !== null) seek(Number(at));
  };
  return html`<svg class="chart" role="img" aria-label=${label} width=${wide} height=${HEAD + HEIGHT + FOOT} @click=${clicked}>
      ${axis.render(right, 'all')}
      <text class="start" x=${AXIS_WIDTH} y=${HEAD - 7}>${grouped(words, verdict.inputs)}</text>
      ${slot < FINGER ? outline(states, axis, slot) : Array.from(states, (left, i) => bar(words, { left, i, slot, axis, comparator: work[i] ?? 0 }))}
      <line class="most" x1=${AXIS_WIDTH} x2=${right} y1=${round(most)} y2=${round(most)}></line>
      <text class="end strong" x=${right} y=${round(most) - 5}>${count}</text>
      <text class="start" x=${AXIS_WIDTH} y=${axis.bottom + 16}>1</text>
      ${states.length > 1 ? svg`<text class="end" x=${right} y=${axis.bottom + 16}>${states.length}</text>` : nothing}</svg>`;
}

interface Bar {
  readonly left: number;
  readonly i: number;
  readonly slot: number;
  readonly axis: LogAxis;
  readonly comparator: number;
}

function bar(words: Messages, { left, i, slot, axis, comparator }: Bar): unknown {
  const x = AXIS_WIDTH + i * slot;
  const y = axis.y(left);
  const args = { place: i + 1, number: comparator + 1, count: left };
  return svg`<rect class="bar" x=${round(x)} y=${round(y)} width=${round(Math.max(1, slot - 1))} height=${round(Math.max(1, axis.bottom - y))}></rect>
    <rect class="grasp" data-done=${comparator + 1} x=${round(x)} y=${axis.top} width=${round(slot)} height=${axis.bottom - axis.top}>
      <title>${words.text('proof-bar', args)}</title></rect>`;
}

/** Of bars thinner than a line, their outline. */
function outline(states: Uint32Array, axis: LogAxis, slot: number): unknown {
  const steps = Array.from(states, (left, i) => {
    return `V${round(axis.y(left))}H${round(AXIS_WIDTH + (i + 1) * slot)}`;
  });
  return svg`<path class="bar" d=${`M${AXIS_WIDTH} ${axis.bottom}${steps.join('')}V${axis.bottom}z`}></path>`;
}

function sample(name: 'left' | 'most' | 'inputs'): TemplateResult {
  const shape =
    name === 'left'
      ? svg`<rect class="bar" x="13" y="1" width="8" height="11"></rect>`
      : svg`<line class=${name === 'most' ? 'most' : 'all'} x1="1" x2="33" y1="6" y2="6"></line>`;
  return html`<svg class="chart sample" width="34" height="12" aria-hidden="true">${shape}</svg>`;
}

/** The same as a table, whose buttons lead to the comparators. */
function table({ words, traced, seek }: ProofPanel, { states, work }: Judged): TemplateResult {
  const rows = Array.from(states.slice(0, MOST_LISTED), (count, i) => {
    const k = work[i] ?? 0;
    const [low, high] = traced?.comparators[k] ?? [];
    const args = { number: k + 1, low: (low ?? 0) + 1, high: (high ?? 0) + 1 };
    const name = words.text(low === undefined ? 'proof-comparator' : 'proof-comparator-of', args);
    return html`<tr><th scope="row">${i + 1}</th><td><button @click=${() => seek(k + 1)}>${name}</button></td>
      <td>${words.text('proof-count', { count })}</td></tr>`;
  });
  return html`<details><summary>${words.text('proof-table')}</summary>
    <div class="scroll"><table class="numbers">
      <thead><tr>${(['place', 'comparator', 'states'] as const).map(
        (name) =>
          html`<th scope="col" class=${`of-${name}`}>${words.text(`proof-column-${name}`)}</th>`,
      )}</tr></thead>
      <tbody>${rows}</tbody>
    </table></div>
    ${states.length > MOST_LISTED ? html`<p class="about">${words.text('proof-table-first', { most: MOST_LISTED, count: states.length })}</p>` : nothing}</details>`;
}

/** Comparators that never exchange anything: each leads to its place. */
function idle({ words, seek }: ProofPanel, { verdict }: Judged): TemplateResult {
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
