import { nothing, type SVGTemplateResult, svg } from 'lit';
import type { Drawn, Place } from './edit-graph.ts';
import { SIDE } from './edit-graph.ts';

/** The size of a picture in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle of places, in thousandths. */
export interface Box extends Place, Size {}

/** A rectangle of places, or as much of the square as fills the room. */
export type Frame = Box | 'whole';

/** The part of a picture in which a graph is drawn. */
export interface Room extends Size {
  /** Its upper left corner, in px of the picture; without it that of the whole picture. */
  readonly left?: number;
  readonly top?: number;
  /**
   * The graph keeps its proportions and is as large as fits, as streets and maps need it. Otherwise its
   * square fills the room, turned if the room is high.
   */
  readonly even?: boolean;
  /** What the room holds at least, in thousandths, so that nothing moves while places change; only if it is even. */
  readonly frame?: Frame;
  /** What stays free around the nodes, in px; without it as much as names need. */
  readonly margin?: number;
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

/**
 * The names as they stand beside nodes. A long one keeps its beginning and its end, which share the room so that as
 * many names as possible differ.
 */
export function shortNames(nodes: Drawn['nodes']): readonly string[] {
  const all = [5, 3, 7, 1].map((kept) =>
    nodes.map(({ name }) => {
      const letters = [...name];
      return letters.length > LONGEST
        ? `${letters.slice(0, kept).join('')}…${letters.slice(kept - LONGEST + 1).join('')}`
        : name;
    }),
  );
  const different = (names: readonly string[]) => new Set(names).size;
  return all.reduce((best, one) => (different(one) > different(best) ? one : best));
}

/** How a node looks and what it says. */
export interface NodeLook {
  /** Classes of its circle. */
  readonly kind: string;
  /** What stands in it: a value, for example. */
  readonly text: string;
  /** What a screen reader says of it. */
  readonly label: string;
  /** The name stands in it, so no name stands below it. */
  readonly inside?: boolean;
  /** A class of what stands in it, where the node is dark for example. */
  readonly ground?: string;
}

/** A name beside its node: its text, its middle on the base line and the size of its letters, in px. */
export interface NodeName extends Place {
  readonly text: string;
  readonly size: number;
}

/** What the picture of a graph shows. */
export interface GraphFrame extends Room {
  readonly graph: Drawn;
  /** The places of the nodes and their radius, in px. */
  readonly spots: readonly Place[];
  readonly radius: number;
  look(node: number): NodeLook;
  /** Where the names stand, if the exhibit places them; without them they stand below their nodes, and long ones are cut. */
  readonly names?: readonly (NodeName | undefined)[] | undefined;
  /** The class of an edge, such as `cycle`. */
  edge(from: number, to: number): string;
  /** The step that marks an edge, for a still that plays. */
  step?(from: number, to: number): number | undefined;
  /** What an exhibit draws over the nodes. */
  readonly over: unknown;
  /** The node that was chosen first, for an edge or a move. */
  readonly picked: number | undefined;
  tabindex(node: number): 0 | undefined;
  /** The id of a node, if its board has its own. */
  id?(node: number): string;
}

/** What the course of an edge depends on. */
type Geometry = Pick<GraphFrame, 'graph' | 'spots' | 'radius'>;

/** A picture that is as high as wide has its columns as rows, from top to bottom. */
const upright = ({ width, height, even }: Room): boolean => !even && height >= 0.9 * width;

/** What stays free around the nodes. */
const marginOf = ({ margin }: Room) =>
  margin === undefined ? MARGIN : { x: margin, top: margin, bottom: margin };

/** How the places of the square and the points of a picture, in px, lead to each other. */
export interface Placing {
  spot(place: Place): Place;
  place(spot: Place): Place;
}

export function placing(places: readonly Place[], room: Room): Placing {
  const margin = marginOf(room);
  const width = Math.max(1, room.width - 2 * margin.x);
  const height = Math.max(1, room.height - margin.top - margin.bottom);
  const [left, top] = [(room.left ?? 0) + margin.x, (room.top ?? 0) + margin.top];
  const turn = ({ x, y }: Place): Place => (upright(room) ? { x: y, y: x } : { x, y });
  const square = { x: 0, y: 0, width: SIDE, height: SIDE };
  const box = room.even ? framed(places, room, width / height) : square;
  const [across, down] = [width / box.width, height / box.height];
  const even = Math.min(across, down);
  const [sx, sy] = room.even ? [even, even] : [across, down];
  // What the proportions leave over lies on both sides.
  const [dx, dy] = [left + (width - sx * box.width) / 2, top + (height - sy * box.height) / 2];
  return {
    spot: (place) => {
      const { x, y } = turn(place);
      return { x: dx + (x - box.x) * sx, y: dy + (y - box.y) * sy };
    },
    place: ({ x, y }) => turn({ x: (x - dx) / sx + box.x, y: (y - dy) / sy + box.y }),
  };
}

/** What a room holds that keeps proportions. */
function framed(places: readonly Place[], { frame }: Room, wide: number): Box {
  if (!frame) return boxOf(places);
  const [width, height] = [SIDE * Math.min(1, wide), SIDE * Math.min(1, 1 / wide)];
  const whole = { x: (SIDE - width) / 2, y: (SIDE - height) / 2, width, height };
  const { x, y, ...size } = frame === 'whole' ? whole : frame;
  const [left, top] = [
    Math.min(x, ...places.map((at) => at.x)),
    Math.min(y, ...places.map((at) => at.y)),
  ];
  const right = Math.max(x + size.width, ...places.map((at) => at.x));
  const bottom = Math.max(y + size.height, ...places.map((at) => at.y));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The rectangle that holds all places; one that is not too small, for a few nodes beside each other. */
export function boxOf(places: readonly Place[]): Box {
  const along = (all: readonly number[]) => {
    const [from, to] = all.length > 0 ? [Math.min(...all), Math.max(...all)] : [0, SIDE];
    const least = Math.max(0, SIDE / 4 - (to - from));
    return [from - least / 2, to - from + least] as const;
  };
  const [x, width] = along(places.map((place) => place.x));
  const [y, height] = along(places.map((place) => place.y));
  return { x, y, width, height };
}

/** The radius with which no two nodes touch, if the smallest one allows that. */
export function radiusOf(
  spots: readonly Place[],
  largest: number = LARGEST,
  smallest: number = SMALLEST,
): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [at, a] of spots.entries()) {
    for (const b of spots.slice(0, at))
      least = Math.min(least, (a.x - b.x) ** 2 + (a.y - b.y) ** 2);
  }
  return Math.round(Math.max(smallest, Math.min(largest, SHARE * Math.sqrt(least))));
}

export const nodeId = (node: number): string => `graph-${node}`;
export const nodeNamed = (id: string): number | undefined =>
  /^graph-\d+$/.test(id) ? Number(id.slice(6)) : undefined;

/** Nodes with arrows between them. An arrow bends where it would run through a node. */
export function graphPicture(frame: GraphFrame): SVGTemplateResult {
  const { graph, spots, radius } = frame;
  // Below each other, nodes leave no room for names below them.
  const beside = upright(frame);
  const shorts = shortNames(graph.nodes);
  return svg`<g aria-hidden="true">${graph.edges.map(({ from, to }) => arrow(frame, from, to))}</g>
    <g role="row">${graph.nodes.map(({ name }, node) => {
      const { x, y } = spots[node] ?? { x: 0, y: 0 };
      const { kind, text, label, inside, ground = '' } = frame.look(node);
      const look = `node ${kind} ${node === frame.picked ? 'picked' : ''}`;
      const shown = node === frame.picked ? name : shorts[node];
      return svg`<circle role="gridcell" id=${(frame.id ?? nodeId)(node)} class=${look} aria-label=${label}
          tabindex=${frame.tabindex(node) ?? nothing} cx=${round(x)} cy=${round(y)} r=${radius}><title .textContent=${name}></title></circle>
        ${text === '' ? nothing : svg`<text class=${`inside ${ground}`} x=${round(x)} y=${round(y)} aria-hidden="true">${text}</text>`}
        ${
          frame.names
            ? nameAt(frame.names[node])
            : inside
              ? nothing
              : svg`<text class=${beside ? 'name beside' : 'name'} aria-hidden="true" x=${round(beside ? x + radius + 5 : x)}
          y=${round(beside ? y + 4 : y + radius + 15)}>${shown}</text>`
        }`;
    })}</g>${frame.over}`;
}

const nameAt = (name: NodeName | undefined) =>
  name
    ? svg`<text class="name" aria-hidden="true" .style=${`font-size: ${round(name.size)}px`} x=${round(name.x)} y=${round(name.y)}>${name.text}</text>`
    : nothing;

/** A line from a node to a pointer. */
export const graphLine = (from: Place, to: Place): SVGTemplateResult =>
  svg`<line class="drawing" x1=${round(from.x)} y1=${round(from.y)} x2=${round(to.x)} y2=${round(to.y)}></line>`;

function arrow(frame: GraphFrame, from: number, to: number): unknown {
  const [a, b] = [frame.spots[from], frame.spots[to]];
  if (!a || !b) return nothing;
  const kind = `edge ${frame.edge(from, to)}`;
  if (frame.graph.both)
    return svg`<g class=${kind} data-step=${frame.step?.(from, to) ?? nothing}><path d=${lineBetween(frame, from, to)}></path></g>`;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length < 1) return nothing;
  const control = controlOf(frame, from, to);
  const start = towards(a, control, frame.radius);
  const end = towards(b, control, frame.radius + 2);
  const [ex, ey] = unit(control, b);
  const back = { x: end.x - 8 * ex, y: end.y - 8 * ey };
  const points = [
    [end.x, end.y],
    [back.x - 4 * ey, back.y + 4 * ex],
    [back.x + 4 * ey, back.y - 4 * ex],
  ];
  return svg`<g class=${kind} data-step=${frame.step?.(from, to) ?? nothing}>
    <path d=${`M${round(start.x)} ${round(start.y)}Q${round(control.x)} ${round(control.y)} ${round(back.x)} ${round(back.y)}`}></path>
    <polygon points=${points.map((point) => point.map(round).join()).join(' ')}></polygon></g>`;
}

/** The line of an edge that leads both ways, from the middle of one node to that of the other. */
export function lineBetween(frame: Geometry, from: number, to: number): string {
  const [a, b] = [frame.spots[from], frame.spots[to]];
  if (!a || !b) return '';
  const begin = `M${round(a.x)} ${round(a.y)}`;
  if (bendOf(frame, from, to) === 0) return `${begin}L${round(b.x)} ${round(b.y)}`;
  const control = controlOf(frame, from, to);
  return `${begin}Q${round(control.x)} ${round(control.y)} ${round(b.x)} ${round(b.y)}`;
}

/** The point that bends an edge: in its middle, or beside the middle, to the left of the way. */
export function controlOf(frame: Geometry, from: number, to: number): Place {
  const [a, b] = [frame.spots[from], frame.spots[to]].map((spot) => spot ?? { x: 0, y: 0 }) as [
    Place,
    Place,
  ];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  const least = frame.graph.both ? 0 : 2 * (frame.radius + NEAR);
  const bend = bendOf(frame, from, to) * Math.max(BEND, least / length);
  return { x: (a.x + b.x) / 2 + dy * bend, y: (a.y + b.y) / 2 - dx * bend };
}

/** 1 if the edge has to bend: another node is in its way, or an edge leads back. */
function bendOf({ graph, spots, radius }: Geometry, from: number, to: number): 0 | 1 {
  const back = ({ edges, both }: Drawn) =>
    !both && edges.some((edge) => edge.from === to && edge.to === from);
  if (back(graph)) return 1;
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
