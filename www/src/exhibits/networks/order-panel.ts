import { html, nothing, svg, type TemplateResult } from 'lit';
import type { NetworkOrder } from '../../../pkg/networks.js';
import { chartWidth } from '../../stage/log-axis.ts';
import type { Messages } from '../../words/messages.ts';
import { type Hasse, hasse } from './hasse.ts';
import { grouped } from './verdict-view.ts';

export interface OrderPanel {
  readonly words: Messages;
  /** Undefined where there are too many states to find it out. */
  readonly order: NetworkOrder | undefined;
  /** It is being found out; if there is one already, it is of another moment. */
  readonly pending: boolean;
  /** Comparators done. */
  readonly done: number;
  readonly wires: number;
  /** Of the plate, in px. */
  readonly width: number;
}

/** Of a wire's circle, and around the drawing, in px. */
const [RADIUS, EDGE] = [12, 4];

const round = (at: number): number => Math.round(at * 10) / 10;

/** What is known of the wires after the comparators done, whatever came in. */
export function renderOrderPanel(panel: OrderPanel): TemplateResult {
  const { words, order, pending, done, wires } = panel;
  if (wires === 0) return html`<p class="wide">${words.text('order-none')}</p>`;
  if (!order) {
    const id = pending ? 'order-waiting' : 'order-too-many';
    return html`<p class="wide" role="status">${words.text(id, { done })}</p>`;
  }
  const inputs = grouped(words, String(2n ** BigInt(wires)));
  const args = { done, wires, states: grouped(words, order.states), inputs };
  return html`<section class="wide order" aria-busy=${pending ? 'true' : 'false'}>
    <p>${words.text(`order-states-${known(order, wires)}`, args)}</p>
    ${drawing(panel, order)}
    <p class="about">${words.text('order-about')}</p>
    ${list(words, order)}
  </section>`;
}

/** How much is known: nothing, part of it, all of it, or all of an order that is not that of the wires. */
function known({ covers, ranks }: NetworkOrder, wires: number): string {
  if (covers.length === 0) return wires === 1 ? 'sorted' : 'nothing';
  if (ranks.every((rank, wire) => rank === wire)) return 'sorted';
  return new Set(ranks).size === wires ? 'chain' : 'some';
}

function drawing({ words, width }: OrderPanel, { covers, ranks }: NetworkOrder): TemplateResult {
  const drawn = hasse(covers, ranks, chartWidth(width) - 2 * EDGE);
  const count = covers.length / 2;
  const wide = Math.ceil(drawn.width) + 2 * EDGE;
  return html`${
    drawn.wires.length === 0
      ? nothing
      : html`<div class="scroll" role="group" tabindex="0" aria-label=${words.text('order-label', { count })}><svg class="chart hasse"
          role="img" aria-label=${words.text('order-label', { count })} width=${wide} height=${Math.ceil(drawn.height) + 2 * EDGE}>
          <g transform=${`translate(${EDGE} ${EDGE})`}>${marks(drawn)}</g></svg></div>`
  }
  ${
    drawn.apart.length === 0 || ranks.length === 1
      ? nothing
      : html`<p class="apart">${words.text('order-apart', { count: drawn.apart.length })}
          ${drawn.apart.map((wire) => html`<span class="wire-name">${wire + 1}</span> `)}</p>`
  }`;
}

function marks({ lines, wires }: Hasse): unknown {
  return svg`${lines.map((line) => {
    const points = line.map(({ x, y }) => `${round(x)} ${round(y)}`);
    return svg`<path class="cover" d=${`M${points.join('L')}`}></path>`;
  })}${wires.map(
    ({ wire, x, y }) => svg`<circle class="node" cx=${round(x)} cy=${round(y)} r=${RADIUS}></circle>
      <text class="middle" x=${round(x)} y=${round(y) + 4}>${wire + 1}</text>`,
  )}`;
}

/** The same as a list: which wire never holds more than which. */
function list(words: Messages, { covers }: NetworkOrder): TemplateResult | typeof nothing {
  if (covers.length === 0) return nothing;
  const pairs = Array.from({ length: covers.length / 2 }, (_, i) => {
    return { low: (covers[2 * i] ?? 0) + 1, high: (covers[2 * i + 1] ?? 0) + 1 };
  }).toSorted((a, b) => a.low - b.low || a.high - b.high);
  return html`<details><summary>${words.text('order-list')}</summary>
    <ul class="covers">${pairs.map((pair) => html`<li>${words.text('order-cover', pair)}</li>`)}</ul></details>`;
}
