import { nothing, type SVGTemplateResult, svg } from 'lit';
import type { Outcome } from '../../../../pkg/chain.js';
import type { Messages } from '../../../words/messages.ts';
import { signed } from '../picture/marks.ts';
import { type MapEdge, type MapLayout, type MapNode, nameOf, type Spot } from './layout.ts';

/** A position of the map, with its value. */
export interface ValuedNode extends MapNode {
  /** The value under the end rule of the scene; undefined while values are hidden. */
  readonly worth: { readonly value: number; readonly outcome: Outcome } | undefined;
  /** The number of ways in which its groups can lie in the row. */
  readonly rows: number;
}

/** What the picture of the map needs. */
export interface MapFrame {
  readonly words: Messages;
  readonly nodes: readonly ValuedNode[];
  readonly edges: readonly MapEdge[];
  readonly layout: MapLayout;
  /** The positions of the game up to the cursor; empty if this map does not have them all. */
  readonly line: readonly number[];
  /** The position that the reader points at, or that has the focus. */
  readonly pointed: number | undefined;
  tabindex(node: number): 0 | undefined;
}

export const nodeId = (node: number): string => `node-${node}`;

/** How far a move of two objects bends around the layer that it leaps over, in px. */
const BEND = 15;

export function renderMap(frame: MapFrame): SVGTemplateResult {
  const { words, nodes, edges, layout, line, pointed } = frame;
  const plain = edges.filter(({ from }) => from !== pointed);
  const options = edges.filter(({ from }) => from === pointed);
  return svg`<g aria-hidden="true">
      ${layout.layers.map(({ objects, at }) =>
        layout.along
          ? svg`<text class="layer" x=${round(at)} y="12">${objects}</text>`
          : svg`<text class="layer" x="8" y=${round(at) + 4}>${objects}</text>`,
      )}
      <g class=${pointed === undefined ? 'moves' : 'moves behind'}>${plain.map((edge) => move(layout, edge, ''))}</g>
      ${line.slice(1).map((to, at) => move(layout, edgeOf(edges, line[at] ?? 0, to), 'played'))}
      ${options.map((edge) => move(layout, edge, `option ${wins(frame, edge) ? 'deciding' : ''}`))}
      ${nodes.map((_, node) => name(frame, node))}
    </g>
    ${layout.layers.map(
      ({
        objects,
        nodes: here,
      }) => svg`<g role="row" aria-label=${words.text('map-layer', { objects })}>
        ${here.map((node) => position(frame, node))}</g>`,
    )}`;
}

/** A move wins if it leads to a position that is lost for the next player to move. */
function wins({ nodes }: MapFrame, { to }: MapEdge): boolean {
  return nodes[to]?.worth?.outcome === 'P';
}

function edgeOf(edges: readonly MapEdge[], from: number, to: number): MapEdge {
  return edges.find((edge) => edge.from === from && edge.to === to) ?? { from, to, count: 1 };
}

function move(layout: MapLayout, { from, to, count }: MapEdge, kind: string): SVGTemplateResult {
  const [a, b] = [layout.places[from], layout.places[to]];
  if (!a || !b) return svg``;
  return svg`<path class=${`move ${kind}`} d=${`M${round(a.x)} ${round(a.y)}${bent(a, b, count)}`}></path>`;
}

/** A straight line to the next layer, or an arc past it. */
function bent(a: Spot, b: Spot, count: number): string {
  if (count === 1) return `L${round(b.x)} ${round(b.y)}`;
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [across, down] = [((b.y - a.y) / far) * 2 * BEND, ((b.x - a.x) / far) * 2 * BEND];
  return `Q${round(x - across)} ${round(y + down)} ${round(b.x)} ${round(b.y)}`;
}

/** The name of a position below it, and its value on the left while the reader points at it. */
function name({ nodes, layout, line, pointed }: MapFrame, node: number): SVGTemplateResult {
  const [found, spot] = [nodes[node], layout.places[node]];
  if (!found || !spot) return svg``;
  const { r } = layout;
  const [x, y] = [round(spot.x), round(spot.y)];
  const strong = line.includes(node) || node === pointed ? 'strong' : '';
  const value = node === pointed && found.objects > 0 ? found.worth?.value : undefined;
  return svg`<text class=${`name ${strong}`} x=${x} y=${y + r + 15}>${nameOf(found.groups)}</text>
    ${value === undefined ? nothing : svg`<text class="name strong value" x=${x - r - 6} y=${y + 4}>${signed(value)}</text>`}`;
}

function position(frame: MapFrame, node: number): SVGTemplateResult {
  const { words, nodes, layout, line, tabindex } = frame;
  const [found, spot] = [nodes[node], layout.places[node]];
  if (!found || !spot) return svg``;
  const { groups, worth, objects } = found;
  const { r } = layout;
  const [x, y] = [round(spot.x), round(spot.y)];
  const kind = worth ? (worth.outcome === 'P' ? 'lost' : 'won') : 'covered';
  const plies = worth && Math.abs(worth.value);
  const outcome = worth?.outcome ?? 'covered';
  const said = { objects, groups: nameOf(groups), outcome, plies };
  return svg`${line.at(-1) === node ? svg`<circle class="standing" aria-hidden="true" cx=${x} cy=${y} r=${r + 5}></circle>` : nothing}
    <circle id=${nodeId(node)} role="gridcell" class=${`node ${kind}`} tabindex=${tabindex(node) ?? nothing}
      aria-label=${words.text('map-node', said)} cx=${x} cy=${y} r=${r}></circle>`;
}

const round = (at: number): number => Math.round(at * 10) / 10;
