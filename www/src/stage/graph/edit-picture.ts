import { nothing, type SVGTemplateResult, svg } from 'lit';
import type { Drawn, Place } from './edit-graph.ts';
import { SIDE } from './edit-graph.ts';

/** The size of a picture in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The smallest and the largest radius of a node, in px, and its share of the least distance. */
const [SMALLEST, LARGEST, SHARE] = [9, 17, 0.4];
/** A touch chooses a node from at most this distance, in px. */
export const REACH = 26;
/** The room around the nodes, in px, for their names. */
const MARGIN = { x: 40, top: 34, bottom: 46 };
/** An edge bends around a node if this many px or less are left between them. */
const NEAR = 7;
/** How far the handle of a bent edge lies beside it, as a share of its length. */
const BEND = 0.36;
/** The most characters of a name that is written below its node. */
const LONGEST = 10;

/** How a node looks and what it says. */
export interface NodeLook {
  /** Classes of its circle. */
  readonly kind: string;
  /** What stands in it: a value, for example. */
  readonly text: string;
  /** What a screen reader says of it. */
  readonly label: string;
}

/** What the picture of a graph shows. */
export interface GraphFrame extends Size {
  readonly graph: Drawn;
  /** The places of the nodes and their radius, in px. */
  readonly spots: readonly Place[];
  readonly radius: number;
  look(node: number): NodeLook;
  /** The class of an edge, such as `cycle`. */
  edge(from: number, to: number): string;
  /** What an exhibit draws over the nodes. */
  readonly over: unknown;
  /** The node that was chosen first, for an edge or a move. */
  readonly picked: number | undefined;
  tabindex(node: number): 0 | undefined;
}

/** A picture that is as high as wide has its columns as rows, from top to bottom. */
const upright = ({ width, height }: Size): boolean => height >= 0.9 * width;

/** The room for the nodes. */
const inner = ({ width, height }: Size): Size => ({
  width: Math.max(1, width - 2 * MARGIN.x),
  height: Math.max(1, height - MARGIN.top - MARGIN.bottom),
});

/** Where a place of the square is in the picture, in px. */
export function toSpot(place: Place, size: Size): Place {
  const { x, y } = upright(size) ? { x: place.y, y: place.x } : place;
  const { width, height } = inner(size);
  return { x: MARGIN.x + (x / SIDE) * width, y: MARGIN.top + (y / SIDE) * height };
}

/** The place of the square at a point of the picture. */
export function toPlace({ x, y }: Place, size: Size): Place {
  const { width, height } = inner(size);
  const place = { x: ((x - MARGIN.x) / width) * SIDE, y: ((y - MARGIN.top) / height) * SIDE };
  return upright(size) ? { x: place.y, y: place.x } : place;
}

/** The radius with which no two nodes touch. */
export function radiusOf(spots: readonly Place[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [at, a] of spots.entries()) {
    for (const b of spots.slice(0, at))
      least = Math.min(least, (a.x - b.x) ** 2 + (a.y - b.y) ** 2);
  }
  return Math.round(Math.max(SMALLEST, Math.min(LARGEST, SHARE * Math.sqrt(least))));
}

export const nodeId = (node: number): string => `graph-${node}`;
export const nodeNamed = (id: string): number | undefined =>
  /^graph-\d+$/.test(id) ? Number(id.slice(6)) : undefined;

/** Nodes with arrows between them. An arrow bends where it would run through a node. */
export function graphPicture(frame: GraphFrame): SVGTemplateResult {
  const { graph, spots, radius } = frame;
  // Below each other, nodes leave no room for names below them.
  const beside = upright(frame);
  return svg`<g aria-hidden="true">${graph.edges.map(({ from, to }) => arrow(frame, from, to))}</g>
    <g role="row">${graph.nodes.map(({ name }, node) => {
      const { x, y } = spots[node] ?? { x: 0, y: 0 };
      const { kind, text, label } = frame.look(node);
      const look = `node ${kind} ${node === frame.picked ? 'picked' : ''}`;
      const short =
        [...name].length > LONGEST ? `${[...name].slice(0, LONGEST - 1).join('')}…` : name;
      return svg`<circle role="gridcell" id=${nodeId(node)} class=${look} aria-label=${label}
          tabindex=${frame.tabindex(node) ?? nothing} cx=${round(x)} cy=${round(y)} r=${radius}></circle>
        <text class="inside" x=${round(x)} y=${round(y)} aria-hidden="true">${text}</text>
        <text class=${beside ? 'name beside' : 'name'} aria-hidden="true" x=${round(beside ? x + radius + 5 : x)}
          y=${round(beside ? y + 4 : y + radius + 15)}>${short}</text>`;
    })}</g>${frame.over}`;
}

/** A line from a node to a pointer. */
export const graphLine = (from: Place, to: Place): SVGTemplateResult =>
  svg`<line class="drawing" x1=${round(from.x)} y1=${round(from.y)} x2=${round(to.x)} y2=${round(to.y)}></line>`;

function arrow(frame: GraphFrame, from: number, to: number): unknown {
  const [a, b] = [frame.spots[from], frame.spots[to]];
  if (!a || !b) return nothing;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length < 1) return nothing;
  const bend = bendOf(frame, from, to) * Math.max(BEND * length, 2 * (frame.radius + NEAR));
  // The control point lies beside the middle, to the left of the way.
  const control = {
    x: (a.x + b.x) / 2 + (dy / length) * bend,
    y: (a.y + b.y) / 2 - (dx / length) * bend,
  };
  const start = towards(a, control, frame.radius);
  const end = towards(b, control, frame.radius + 2);
  const [ex, ey] = unit(control, b);
  const back = { x: end.x - 8 * ex, y: end.y - 8 * ey };
  const points = [
    [end.x, end.y],
    [back.x - 4 * ey, back.y + 4 * ex],
    [back.x + 4 * ey, back.y - 4 * ex],
  ];
  return svg`<g class=${`edge ${frame.edge(from, to)}`}>
    <path d=${`M${round(start.x)} ${round(start.y)}Q${round(control.x)} ${round(control.y)} ${round(back.x)} ${round(back.y)}`}></path>
    <polygon points=${points.map((point) => point.map(round).join()).join(' ')}></polygon></g>`;
}

/** 1 if the edge has to bend: another node is in its way, or an edge leads back. */
function bendOf({ graph, spots, radius }: GraphFrame, from: number, to: number): 0 | 1 {
  if (graph.edges.some((edge) => edge.from === to && edge.to === from)) return 1;
  const [a, b] = [spots[from], spots[to]];
  if (!a || !b) return 0;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const blocks = ({ x, y }: Place, node: number) => {
    if (node === from || node === to) return false;
    const along = ((x - a.x) * dx + (y - a.y) * dy) / square;
    if (along <= 0 || along >= 1) return false;
    return Math.abs((x - a.x) * dy - (y - a.y) * dx) < (radius + NEAR) * Math.sqrt(square);
  };
  return spots.some(blocks) ? 1 : 0;
}

const unit = (from: Place, to: Place): [number, number] => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  return [dx / length, dy / length];
};

const towards = (from: Place, to: Place, by: number): Place => {
  const [x, y] = unit(from, to);
  return { x: from.x + by * x, y: from.y + by * y };
};

/** To a tenth of a px. */
const round = (at: number): number => Math.round(at * 10) / 10;
