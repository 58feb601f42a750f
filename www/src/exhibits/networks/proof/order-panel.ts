import { html, nothing, svg, type TemplateResult } from 'lit';
import type { KnownOrder } from '../../../../pkg/networks.js';
import type { Asking } from '../../../engine/engine.ts';
import { LatestAnswer } from '../../../stage/latest-answer.ts';
import { liveRegion } from '../../../stage/live-region.ts';
import { chartWidth } from '../../../stage/log-axis.ts';
import { panelWidth } from '../../../stage/panel-width.ts';
import type { Panel } from '../../../stage/panels.ts';
import type { Messages } from '../../../words/messages.ts';
import { engine } from '../core/engine.ts';
import type { ShownNetwork } from '../shown.ts';
import type { Traced } from '../traced.ts';
import { type Hasse, hasse } from './hasse.ts';
import { specKey } from './judge.ts';
import { grouped } from './verdict-view.ts';

/** The network whose order is asked. */
type OrderFigure = Pick<
  ShownNetwork,
  'traced' | 'done' | 'size' | 'renderRoot' | 'lifetime' | 'requestUpdate'
>;

/** Shows what is known about the order of the wires at the figure's moment. */
export class OrderPanel implements Panel {
  readonly #figure: OrderFigure;
  readonly #order: LatestAnswer<KnownOrder | undefined>;

  constructor(figure: OrderFigure) {
    this.#figure = figure;
    this.#order = new LatestAnswer(figure);
  }

  render(words: Messages): TemplateResult | typeof nothing {
    const figure = this.#figure;
    const { traced, done } = figure;
    if (!traced) return nothing;
    const { wires, comparators } = traced;
    const key = `${specKey({ wires, comparators: comparators.flat() })} ${done}`;
    const order = this.#order.of(key, (asking) => orderAfter(traced, done, asking));
    const { pending } = this.#order;
    return renderOrderPanel({
      words,
      order,
      pending,
      done,
      wires: traced.wires,
      width: panelWidth(figure),
    });
  }
}

/** The known order of the wires after the first comparators. */
function orderAfter(
  { wires, comparators }: Traced,
  after: number,
  asking: Asking,
): Promise<KnownOrder | undefined> {
  const config = { network: { wires, comparators: comparators.flat() }, after };
  return engine.read('NetworkOrder', config, asking, (run) => run.ask('order'));
}

export interface OrderView {
  readonly words: Messages;
  /** Undefined if there are too many states to find the order. */
  readonly order: KnownOrder | undefined;
  /** The solver is still working; an order that is already there belongs to another moment. */
  readonly pending: boolean;
  /** How many comparators are done. */
  readonly done: number;
  readonly wires: number;
  /** The width of the panel, in px. */
  readonly width: number;
}

/** The radius of a wire's circle, and the margin of the drawing, in px. */
const [RADIUS, EDGE] = [12, 4];

const round = (at: number): number => Math.round(at * 10) / 10;

/** What is known about the wires after the comparators done, whatever the input. */
export function renderOrderPanel(panel: OrderView): TemplateResult {
  const { words, order, pending, done, wires } = panel;
  if (wires === 0) return html`<p class="wide">${words.text('order-none')}</p>`;
  if (!order) {
    const id = pending ? 'order-waiting' : 'order-too-many';
    return html`<p class="wide">${liveRegion(words.text(id, { done }))}</p>`;
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

/** How much is known: nothing, something, that all inputs are sorted, or a complete but different order. */
function known({ covers, ranks }: KnownOrder, wires: number): string {
  if (covers.length === 0) return wires === 1 ? 'sorted' : 'nothing';
  if (ranks.every((rank, wire) => rank === wire)) return 'sorted';
  return new Set(ranks).size === wires ? 'chain' : 'some';
}

function drawing({ words, width }: OrderView, { covers, ranks }: KnownOrder): TemplateResult {
  const drawn = hasse(covers, ranks, chartWidth(width) - 2 * EDGE);
  const count = covers.length;
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

/** The same as a list: which wire never holds a larger element than which other. */
function list(words: Messages, { covers }: KnownOrder): TemplateResult | typeof nothing {
  if (covers.length === 0) return nothing;
  const pairs = covers.map(([low, high]) => ({ low: low + 1, high: high + 1 }));
  return html`<details><summary>${words.text('order-list')}</summary>
    <ul class="covers">${pairs.map((pair) => html`<li>${words.text('order-cover', pair)}</li>`)}</ul></details>`;
}
