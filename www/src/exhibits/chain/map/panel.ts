import { html, nothing, type TemplateResult } from 'lit';
import type { ChainMap } from '../../../../pkg/chain.js';
import type { Asking } from '../../../engine/engine.ts';
import { renderAnswer } from '../../../stage/answer-view.ts';
import { type ArrowKey, Board } from '../../../stage/board.ts';
import { LatestAnswer } from '../../../stage/latest-answer.ts';
import { renderTwin } from '../../../stage/number-table.ts';
import { placeIn } from '../../../stage/own-place.ts';
import { panelWidth } from '../../../stage/panel-width.ts';
import type { Panel } from '../../../stage/panels.ts';
import type { Messages } from '../../../words/messages.ts';
import { say, sayAll } from '../../../words/sentence.ts';
import { printedGroups, verdict } from '../account.ts';
import { engine } from '../core/engine.ts';
import { outcomeMark, outcomeOf, signed } from '../picture/marks.ts';
import type { ShownRow } from '../shown.ts';
import { openGroups } from '../tables/open-row.ts';
import { variantOf, variants } from '../tables/values-table.ts';
import { articleCount } from './article.ts';
import { layoutMap, type MapEdge, type MapLayout } from './layout.ts';
import { type MapFrame, nodeId, renderMap, type ValuedNode } from './view.ts';

/** The longest row that has a map, and the row whose positions the article counts. */
const [MOST, ARTICLE] = [9, 9];
/** The pointer chooses a position from at most this distance, in px. */
const REACH = 24;

/** The core's answers about a row. */
interface Known {
  readonly objects: number;
  readonly nodes: ReturnType<ChainMap['nodes']>;
  readonly edges: Uint32Array;
  /** The values of all rows in each of the four games. */
  readonly values: Int32Array;
}

/** The panel with a map of all positions of a short row, the moves between them, and the game so far. */
export class MapPanel implements Panel {
  readonly #figure: ShownRow;
  readonly #known: LatestAnswer<Known>;
  readonly #board: Board<number>;
  /** The row of the map, if it is not that of the figure. */
  #objects: number | undefined;
  #frame: MapFrame | undefined;
  /** The row for whose map the focus was last placed. */
  #walked: number | undefined;
  #pointed: number | undefined;
  /** Whether the last touch was a finger's: its first tap shows a position, its second opens it. */
  #finger = false;

  constructor(figure: ShownRow) {
    this.#figure = figure;
    this.#known = new LatestAnswer(figure);
    this.#board = new Board<number>(
      figure,
      {
        id: nodeId,
        named: (id) => (/^node-\d+$/.test(id) ? Number(id.slice(5)) : undefined),
        place: (node) => this.#frame?.layout.places[node],
        nearest: (x, y) => this.#nearest(x, y),
        neighbour: (node, key) => this.#neighbour(node, key),
        plot: () => undefined,
        choose: (node) => this.#choose(node),
      },
      0,
    );
  }

  /** After another row in the figure: shows its map. If the map stays the same, so does the chosen position. */
  forget(): void {
    const drawn = this.#frame?.nodes.at(-1)?.objects;
    this.#objects = undefined;
    if (drawn !== this.#figure.summary?.cells.length) this.#pointed = undefined;
  }

  render(words: Messages): unknown {
    const { summary, fields } = this.#figure;
    if (!summary) return nothing;
    const cells = summary.cells.length;
    const objects = this.#objects ?? Math.min(MOST, cells);
    const known = this.#known.of(String(objects), (asking) => ask(objects, asking));
    const frame = known && this.#framed(words, known);
    this.#frame = frame;
    const choose = (to: number): void => {
      this.#objects = to;
      this.#pointed = undefined;
      this.#figure.requestUpdate();
    };
    return html`<fieldset class="wide">
        ${fields.render({ name: 'map-objects', min: 1, max: MOST, value: () => objects, take: choose }, words)}
        ${cells > MOST ? html`<span class="about">${words.text('map-too-long', { cells, positions: summary.positions, most: MOST })}</span>` : nothing}
      </fieldset>
      ${renderAnswer(words, this.#known)}${known && frame ? this.#drawn(words, known, frame) : nothing}`;
  }

  /** The frame to draw: with values unless they are hidden, and only with first moves that the rule allows. */
  #framed(words: Messages, known: Known): MapFrame {
    const { timeline, record, summary } = this.#figure;
    const tells = this.#figure.mayReveal('outcome');
    const scene = this.#figure.currentScene();
    const start = known.nodes.length - 1;
    const game = (known.objects - 1) * variants.length + variantOf(scene);
    const nodes = known.nodes.map((node, at): ValuedNode => {
      const worth = scene.end === 'misere' ? node.misere : node.normal;
      // The rule for the first move applies to the whole row only.
      const value = at === start ? (known.values[game] ?? worth) : worth;
      const outcome = outcomeOf(value, scene.end);
      const { groups, objects, arrangements: rows } = node;
      return { groups, objects, rows, worth: tells ? { value, outcome } : undefined };
    });
    const edges = edgesOf(known.edges).filter(
      ({ from, count }) => from !== start || scene.first === 'any' || count === 1,
    );
    const played = (record?.plies ?? []).slice(0, timeline.cursor + 1);
    const line = played.map(({ position }) =>
      nodes.findIndex((node) => node.groups.join() === position.groups.join()),
    );
    const here = line.includes(-1) || known.objects !== summary?.cells.length ? [] : line;
    if (known.objects !== this.#walked) {
      this.#walked = known.objects;
      this.#board.focus = here.at(-1) ?? start;
    }
    return {
      words,
      nodes,
      edges,
      layout: this.#layout(nodes, edges, panelWidth(this.#figure) - 40),
      line: here,
      pointed: this.#pointed,
      tabindex: (node) => this.#board.tabindex(node),
    };
  }

  #layout(nodes: readonly ValuedNode[], edges: readonly MapEdge[], width: number): MapLayout {
    return layoutMap(nodes, edges, Math.max(240, Math.min(1040, width)));
  }

  #drawn(words: Messages, { objects, nodes }: Known, frame: MapFrame): TemplateResult {
    const { layout, line } = frame;
    const { end } = this.#figure.currentScene();
    const shown = this.#figure.mayReveal('outcome') ? 'yes' : 'no';
    const along = layout.along ? 'yes' : 'no';
    const label = words.text('map-label', { objects });
    return html`<p class="wide">${say(words, { id: 'map-about', args: { objects, positions: nodes.length, along, end, shown } })}
        ${shown === 'no' ? words.text('map-withheld') : nothing}
        ${line.length > 1 ? words.text('map-line') : nothing}</p>
      <div class="wide"><svg class="map" role="grid" tabindex="-1" aria-label=${label} width=${layout.width} height=${layout.height}
        @click=${this.#clicked} @pointerdown=${this.#touched} @keydown=${this.#board.keydown}
        @focusin=${this.#focused} @pointermove=${this.#moved}>${renderMap(frame)}</svg></div>
      <div class="wide map-here">${this.#here(words, frame)}</div>
      ${objects === ARTICLE ? html`<p class="wide about">${sayAll(words, articleCount(nodes, words.language))}</p>` : nothing}
      ${this.#table(words, frame, objects)}`;
  }

  /** The sentence about the chosen position, and the button that opens it. */
  #here(words: Messages, { nodes, edges, pointed }: MapFrame): TemplateResult {
    const node = pointed === undefined ? undefined : nodes[pointed];
    if (!node) return html`<p class="about">${words.text('map-point')}</p>`;
    const { groups, worth, objects, rows } = node;
    const positions = edges.filter(({ from }) => from === pointed).length;
    const args = { objects, groups: printedGroups(groups), rows, positions };
    return html`<p>${words.text('map-here', args)}
        ${worth ? say(words, verdict({ outcome: worth.outcome, remoteness: Math.abs(worth.value) }, 'mover')) : nothing}
        ${objects > 0 ? html`<button class="primary" @click=${() => this.#open(pointed)}>${words.text('map-open')}</button>` : nothing}</p>`;
  }

  /** The map as a table. */
  #table(words: Messages, { nodes, edges }: MapFrame, objects: number): TemplateResult {
    const tells = this.#figure.mayReveal('outcome');
    const columns = ['groups', 'objects', ...(tells ? ['value'] : []), 'moves', 'rows'];
    const row = ({ groups, objects: left, worth, rows }: ValuedNode, at: number) => [
      printedGroups(groups),
      left,
      ...(worth ? [html`${outcomeMark(worth.outcome)} ${signed(worth.value)}`] : []),
      edges.filter(({ from }) => from === at).length,
      rows,
    ];
    return html`<div class="wide">${renderTwin({
      label: words.text('map-table'),
      columns: columns.map((name) => words.text(`map-column-${name}`, { cells: objects })),
      rows: nodes.map(row).toReversed(),
    })}</div>`;
  }

  #open(node: number | undefined): void {
    const found = node === undefined ? undefined : this.#frame?.nodes[node];
    const length = this.#frame?.nodes.at(-1)?.objects;
    if (found && length !== undefined && found.objects > 0) {
      openGroups(this.#figure, found.groups, length);
    }
  }

  #choose(node: number): void {
    const known = node === this.#pointed;
    this.#point(node);
    if (known || !this.#finger) this.#open(node);
  }

  #point(node: number | undefined): void {
    if (node === this.#pointed) return;
    this.#pointed = node;
    this.#figure.requestUpdate();
  }

  #nearest(x: number, y: number): number | undefined {
    const { places } = this.#frame?.layout ?? { places: [] };
    let best: { node: number; far: number } | undefined;
    for (const [node, spot] of places.entries()) {
      const far = Math.hypot(spot.x - x, spot.y - y);
      if (far <= REACH && (!best || far < best.far)) best = { node, far };
    }
    return best?.node;
  }

  /** The position that an arrow key leads to: the nearest one in the next layer, or the next one in the same layer. */
  #neighbour(node: number, key: ArrowKey): number | undefined {
    const { layout } = this.#frame ?? {};
    if (!layout) return undefined;
    const { along, layers, places } = layout;
    const forward = key === 'ArrowRight' || key === 'ArrowDown';
    const further = (key === 'ArrowLeft' || key === 'ArrowRight') === along;
    const at = layers.findIndex(({ nodes }) => nodes.includes(node));
    const same = layers[at]?.nodes ?? [];
    if (!further) return same[same.indexOf(node) + (forward ? 1 : -1)];
    const here = places[node];
    const next = layers[at + (forward ? 1 : -1)]?.nodes ?? [];
    const away = (other: number): number => {
      const spot = places[other];
      if (!spot || !here) return Number.POSITIVE_INFINITY;
      return along ? Math.abs(spot.y - here.y) : Math.abs(spot.x - here.x);
    };
    return next.toSorted((a, b) => away(a) - away(b))[0];
  }

  readonly #touched = (event: PointerEvent): void => {
    this.#finger = event.pointerType === 'touch';
  };

  readonly #clicked = (event: MouseEvent): void => {
    this.#board.click(event);
    this.#finger = false;
  };

  readonly #moved = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    const { x, y } = placeIn(event);
    const node = this.#nearest(x, y);
    if (node !== undefined) this.#point(node);
  };

  readonly #focused = (event: FocusEvent): void => {
    this.#board.focusin(event);
    // A click beside the positions focuses the map itself, which chooses no position.
    if (event.target !== event.currentTarget) this.#point(this.#board.focus);
  };
}

function edgesOf(flat: Uint32Array): readonly MapEdge[] {
  return Array.from({ length: flat.length / 4 }, (_, at) => {
    const [from = 0, to = 0, count = 1] = flat.subarray(4 * at, 4 * at + 4);
    return { from, to, count };
  });
}

async function ask(objects: number, asking: Asking): Promise<Known> {
  const plan = { objects, firstMove: 'any' } as const;
  const [[nodes, edges], values] = await Promise.all([
    engine.read('ChainMap', plan, asking, (map) =>
      Promise.all([map.ask('nodes'), map.ask('edges')]),
    ),
    engine.read('ChainTable', { objects }, asking, (table) => table.ask('values')),
  ]);
  return { objects, nodes, edges, values };
}
