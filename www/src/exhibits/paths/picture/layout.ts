import type { Drawn, Place } from '../../../stage/graph/edit-graph.ts';
import {
  type Frame,
  type NodeName,
  placing,
  type Room,
  radiusOf,
} from '../../../stage/graph/edit-picture.ts';
import type { Size } from '../../../stage/picture-view.ts';

/** A picture that is wider than high by this factor has the tree beside the graph, any other below it. */
const WIDE = 1.25;
/** The graph's share of a picture, where the tree stands beside it and where it stands below it. */
const [BESIDE, ABOVE] = [0.52, 0.6];
/** What are long names and many nodes; the share of such a graph beside the tree, and its largest radius, in px. */
const [LONG, MANY] = [8, 20];
/** The names of so few nodes, if they are short, stand in them. */
const FEW = 64;
const [NAMED, NAMED_RADIUS] = [0.68, 7];
/** The height of a line below the graph, and the least height of a picture with lines and with a tree, in px. */
const [LINE, LEAST_LINED, LEAST_TREE] = [17, 200, 150];
/** The room between graph and tree, in px. */
const GAP = 14;
/** The room around the nodes, in px, where no name is longer than this many letters and so none stands below. */
const [MARGIN, SHORT] = [30, 3];
/** The largest radius of a node, and that of a crowded graph, whose nodes a touch reaches from afar, in px. */
const [LARGEST, SMALLEST] = [20, 5];

/** Where everything stands on the picture. */
export interface Layout extends Size {
  readonly graph: Room;
  /** Where the tree of calls or the paths that were found stand; undefined if there is no room. */
  readonly side: (Required<Pick<Room, 'left' | 'top'>> & Size) | undefined;
  /** The lines for the stack and the set: the base line of each, in px. */
  readonly lines: readonly number[];
  readonly line: number;
  readonly spots: readonly Place[];
  readonly radius: number;
  readonly text: number;
  /** Where the names stand beside the nodes; undefined if they stand in them. */
  readonly names: readonly (PlacedName | undefined)[] | undefined;
}

/** What finds places for the names. A page downloads it with the first graph whose names do not stand in its nodes. */
export type PlaceNames = (
  graph: Drawn,
  room: Pick<Layout, 'spots' | 'radius' | 'text' | 'graph'>,
) => readonly (PlacedName | undefined)[];

/** A name at its node, and the room that it takes: its middle and half its size, in px. */
export interface PlacedName extends NodeName {
  readonly middle: Place;
  readonly across: number;
  readonly down: number;
}

/** Whether the names of a graph may need a place beside their nodes. */
export const namesApart = ({ nodes }: Drawn): boolean =>
  nodes.length > FEW || longestOf(nodes) > SHORT;

/**
 *     graph   │ tree of calls, or the paths found          graph
 *     stack   │                                            stack, set
 *     set     │                                            tree of calls
 */
export function layoutPaths(
  size: Size,
  text: number,
  graph: Drawn,
  places: readonly Place[],
  { frame, place }: { readonly frame?: Frame; readonly place?: PlaceNames | undefined } = {},
): Layout {
  const { nodes } = graph;
  const { width, height } = size;
  const high = LINE * text;
  const lined = height >= LEAST_LINED * text;
  const foot = lined ? 2 * high + 6 : 0;
  const beside = width > WIDE * height;
  // Nothing stands beside a graph that is edited, so a node can be put anywhere in the picture.
  const tree = !frame && (beside ? width >= 2 * LEAST_TREE : height >= 2.4 * LEAST_TREE);
  const named = nodes.length >= MANY && longestOf(nodes) >= LONG;
  const share = named ? NAMED : BESIDE;
  const across =
    beside && tree ? Math.min(width * share, (height - foot) * (named ? 1.5 : 1.25)) : width;
  const down = beside || !tree ? height - foot : height * ABOVE - foot;
  const margin = longestOf(nodes) <= SHORT ? { margin: MARGIN * text } : {};
  const room = {
    left: 0,
    top: 0,
    width: across,
    height: down,
    even: true,
    ...margin,
    ...(frame && { frame }),
  };
  const side = beside
    ? { left: across + GAP, top: 4, width: width - across - GAP - 4, height: height - 8 }
    : { left: 4, top: down + foot + GAP, width: width - 8, height: height - down - foot - GAP - 4 };
  const spots = places.map(placing(places, room).spot);
  const radius = radiusOf(spots, (named ? NAMED_RADIUS : LARGEST) * text, SMALLEST);
  const laid = { spots, radius, text, graph: room };
  return {
    ...laid,
    width,
    height,
    names: namedInside(graph, laid) ? undefined : (place?.(graph, laid) ?? []),
    side: tree ? side : undefined,
    lines: lined ? [down + high, down + 2 * high] : [],
    line: across,
  };
}

/** The number of letters of the longest name. */
const longestOf = (nodes: Drawn['nodes']): number =>
  Math.max(0, ...nodes.map(({ name }) => [...name].length));

/** Whether the names of the nodes fit into them. */
const namedInside = ({ nodes }: Drawn, { radius, text }: Pick<Layout, 'radius' | 'text'>) =>
  longestOf(nodes) * 7.5 * text <= 1.7 * radius;
