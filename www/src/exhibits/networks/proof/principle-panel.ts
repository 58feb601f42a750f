import { html, nothing, svg, type TemplateResult } from 'lit';
import { LatestAnswer } from '../../../stage/latest-answer.ts';
import { liveRegion } from '../../../stage/live-region.ts';
import type { Panel } from '../../../stage/panels.ts';
import type { Messages } from '../../../words/messages.ts';
import { specOf } from '../config.ts';
import { engine } from '../core/engine.ts';
import type { ShownNetwork } from '../shown.ts';
import { specKey } from './judge.ts';
import { argued } from './principle-argument.ts';

/** The network whose elements become zeros and ones. */
type PrincipleFigure = Pick<
  ShownNetwork,
  'traced' | 'lifetime' | 'currentScene' | 'adjust' | 'requestUpdate'
>;

/** Shows the zero-one principle with the elements of the figure. */
export class PrinciplePanel implements Panel {
  readonly #figure: PrincipleFigure;
  readonly #bits: LatestAnswer<Uint32Array>;
  /** The threshold of the small figure, if it differs from that of the picture. */
  #threshold: number | undefined;

  constructor(figure: PrincipleFigure) {
    this.#figure = figure;
    this.#bits = new LatestAnswer(figure);
  }

  render(words: Messages): TemplateResult | typeof nothing {
    const figure = this.#figure;
    const { traced } = figure;
    if (!traced) return nothing;
    const scene = figure.currentScene();
    const elements = traced.row(0);
    const threshold = thresholdOf(elements, this.#threshold ?? scene.threshold) ?? 0;
    this.#bits.of(`${specKey(specOf(scene))} ${elements.join()} ${threshold}`, async (asking) => {
      const values = bitsOf(elements, threshold);
      const config = { ...specOf(scene), input: 'typed' as const, values, seed: 0 };
      const rows = await engine.read('Network', config, asking, (other) => other.ask('values'));
      return rows.slice(rows.length - traced.wires);
    });
    return renderPrinciplePanel({
      words,
      elements,
      outcome: traced.row(traced.size),
      bits: this.#bits.answer,
      threshold,
      move: (to) => {
        this.#threshold = to;
        // The picture follows if it shows zeros and ones.
        if (scene.threshold === undefined) figure.requestUpdate();
        else figure.adjust({ threshold: to });
      },
      figure: scene.threshold,
      choose: (to) => {
        this.#threshold = undefined;
        figure.adjust({ threshold: to });
      },
    });
  }
}

export interface PrincipleView {
  readonly words: Messages;
  /** The elements that come in and those that come out, by wire. */
  readonly elements: readonly number[];
  readonly outcome: readonly number[];
  /** The output for the zero-one input `bitsOf(elements, threshold)`; undefined until it is known. */
  readonly bits: ArrayLike<number> | undefined;
  /** Elements of at least this value are ones here. */
  readonly threshold: number;
  move(threshold: number): void;
  /** The threshold of the figure; undefined if it shows the elements themselves. */
  readonly figure: number | undefined;
  choose(threshold: number | undefined): void;
}

/** The possible thresholds: elements larger than the smallest. Each of them gives zeros and ones. */
export function thresholdsOf(elements: readonly number[]): number[] {
  return [...new Set(elements)].toSorted((a, b) => a - b).slice(1);
}

/** The wanted threshold, or the next larger possible one; the middle one if none is wanted. */
export function thresholdOf(
  elements: readonly number[],
  wanted: number | undefined,
): number | undefined {
  const all = thresholdsOf(elements);
  if (wanted === undefined) return all[Math.floor(all.length / 2)];
  return all.find((one) => one >= wanted) ?? all.at(-1);
}

/** Replaces elements of at least the threshold by ones, the others by zeros. */
export function bitsOf(elements: readonly number[], threshold: number): number[] {
  return elements.map((element) => (element >= threshold ? 1 : 0));
}

/** Shows why zeros and ones are enough, with the elements of the figure. */
export function renderPrinciplePanel(panel: PrincipleView): TemplateResult {
  const { words, elements, figure, choose } = panel;
  const threshold = thresholdOf(elements, panel.threshold);
  if (threshold === undefined) {
    return html`<p class="wide">${words.text('principle-nothing')}</p>`;
  }
  const here = { ...panel, threshold };
  const same = figure === threshold;
  return html`<section class="principle"><h2>${words.text('principle-title')}</h2>
      ${slider(here)}
      ${stairs(here)}
      ${sides(here)}
      <p class="choices"><button class="primary" aria-disabled=${same} @click=${() => !same && choose(threshold)}>${words.text('principle-choose', { threshold })}</button>
        ${figure === undefined ? nothing : html`<button class="primary" @click=${() => choose(undefined)}>${words.text('principle-drop')}</button>`}</p>
    </section>
    <section class="argument"><h2>${words.text('principle-why')}</h2>
      ${argued(here)}
      <p class="about">${words.text('principle-general')}</p>
    </section>`;
}

function slider({ words, elements, threshold, move }: PrincipleView): TemplateResult {
  const all = thresholdsOf(elements);
  const value = all.indexOf(threshold);
  const moved = (event: Event) =>
    move(all[Number((event.target as HTMLInputElement).value)] ?? threshold);
  const said = words.text('principle-from', { threshold });
  return html`<label class="slider">${words.text('principle-threshold')}
      <input type="range" name="threshold" min="0" max=${all.length - 1} step="1" .value=${String(value)}
        aria-valuetext=${said} @input=${moved} /></label>
    <p aria-hidden="true">${said}</p>`;
}

/** The drawing of the step function, in px: its size, its margin, and the heights of zero and one. */
const [WIDTH, HEIGHT, SIDE] = [220, 74, 18];
const [ONE, ZERO] = [14, 44];
/** The room that two numbers below it need, in px. */
const NUMBER = 26;

const round = (at: number): number => Math.round(at * 10) / 10;

/** The numbers from left to right, and the step function that turns them into zeros and ones. */
function stairs({ words, elements, threshold }: PrincipleView): TemplateResult {
  const [least, most] = [Math.min(...elements), Math.max(...elements)];
  const x = (value: number) => SIDE + ((value - least) / (most - least)) * (WIDTH - 2 * SIDE);
  const below = Math.max(...elements.filter((element) => element < threshold));
  const jump = round((x(below) + x(threshold)) / 2);
  const ends = [least, most].filter((end) => Math.abs(x(end) - x(threshold)) >= NUMBER);
  return html`<svg class="chart stairs" width=${WIDTH} height=${HEIGHT} role="img"
      aria-label=${words.text('principle-stairs', { threshold })}>
      <text class="end" x="11" y=${ZERO + 4}>0</text><text class="end" x="11" y=${ONE + 4}>1</text>
      <path class="stair" d=${`M${SIDE - 4} ${ZERO}H${jump}V${ONE}H${WIDTH - SIDE + 4}`}></path>
      ${[...new Set(elements)].map((value) => dot(round(x(value)), value >= threshold ? ONE : ZERO, value >= threshold))}
      ${[...ends, threshold].map(
        (value) =>
          svg`<text class=${value === threshold ? 'middle strong' : 'middle'} x=${round(x(value))} y=${HEIGHT - 8}>${value}</text>`,
      )}</svg>`;
}

function dot(x: number, y: number, one: boolean): unknown {
  return svg`<circle class=${one ? 'bit one' : 'bit'} cx=${x} cy=${y} r="4"></circle>`;
}

/** The inputs and outputs as numbers and as zeros and ones, and the zeros and ones sent through the network. */
function sides(panel: PrincipleView): TemplateResult {
  const { words, elements, outcome, bits, threshold } = panel;
  const [before, after] = [bitsOf(elements, threshold), bitsOf(outcome, threshold)];
  const sorted = outcome.toSorted((a, b) => a - b);
  const agree = bits && after.every((bit, wire) => bit === bits[wire]);
  const wires = elements.length;
  const columns = ['wire', 'in', 'in-bits', 'network', 'out', 'out-bits', 'sent'] as const;
  return html`<div class="scroll" role="group" tabindex="0" aria-label=${words.text('principle-table')}><table class="sides">
      <thead><tr>${columns.map(
        (name) =>
          html`<th scope="col"><span class=${name === 'network' ? 'hidden' : ''}>${words.text(`principle-column-${name}`, { threshold })}</span></th>`,
      )}</tr></thead>
      <tbody>${elements.map(
        (element, wire) => html`<tr><th scope="row">${wire + 1}</th>
          <td>${element}</td><td>${bit(before[wire])}</td>
          ${wire === 0 ? html`<td class="network" rowspan=${wires} aria-hidden="true">→</td>` : nothing}
          <td class=${outcome[wire] === sorted[wire] ? '' : 'astray'}>${outcome[wire]}</td>
          <td>${bit(after[wire])}</td><td>${bit(bits?.[wire])}</td></tr>`,
      )}</tbody></table></div>
    <p>${liveRegion(words.text(agree === undefined ? 'principle-waiting' : agree ? 'principle-agree' : 'principle-disagree'))}</p>`;
}

/** Draws a disc for a one and a ring for a zero. */
function bit(value: number | undefined): unknown {
  if (value === undefined) return nothing;
  return html`<svg class="chart" width="14" height="14" aria-hidden="true">${dot(7, 7, value === 1)}</svg><span class="hidden">${value}</span>`;
}
