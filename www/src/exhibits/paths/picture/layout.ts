import type { Drawn, Place } from '../../../stage/graph/edit-graph.ts';
import { type Frame, placing, type Room, radiusOf } from '../../../stage/graph/edit-picture.ts';
import type { Size } from '../../../stage/picture-view.ts';

/** A picture that is wider than high by this factor has the tree beside the graph, any other below it. */
const WIDE = 1.25;
/** The graph's share of a picture, where the tree stands beside it and where it stands below it. */
const [BESIDE, ABOVE] = [0.52, 0.6];
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
}

/**
 *     graph   │ tree of calls, or the paths found          graph
 *     stack   │                                            stack, set
 *     set     │                                            tree of calls
 */
export function layoutPaths(
  size: Size,
  text: number,
  { nodes }: Drawn,
  places: readonly Place[],
  frame?: Frame,
): Layout {
  const { width, height } = size;
  const high = LINE * text;
  const lined = height >= LEAST_LINED * text;
  const foot = lined ? 2 * high + 6 : 0;
  const beside = width > WIDE * height;
  // Nothing stands beside a graph that is edited, so a node can be put anywhere in the picture.
  const tree = !frame && (beside ? width >= 2 * LEAST_TREE : height >= 2.4 * LEAST_TREE);
  const across = beside && tree ? Math.min(width * BESIDE, (height - foot) * 1.25) : width;
  const down = beside || !tree ? height - foot : height * ABOVE - foot;
  const margin = longestOf(nodes) <= SHORT ? { margin: MARGIN * text } : {};
  const graph = {
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
  const spots = places.map(placing(places, graph).spot);
  return {
    width,
    height,
    graph,
    side: tree ? side : undefined,
    lines: lined ? [down + high, down + 2 * high] : [],
    line: across,
    spots,
    radius: radiusOf(spots, LARGEST * text, SMALLEST),
    text,
  };
}

/** The number of letters of the longest name. */
const longestOf = (nodes: Drawn['nodes']): number =>
  Math.max(0, ...nodes.map(({ name }) => [...name].length));

/** Whether the names of nodes fit into them, below them, or nowhere. */
export function namesOf(
  { nodes }: Drawn,
  { spots, radius, text }: Layout,
): 'inside' | 'below' | 'none' {
  const longest = longestOf(nodes);
  if (longest * 7.5 * text <= 1.7 * radius) return 'inside';
  // Names are cut after ten letters.
  const wide = Math.min(10, longest) * 7.5 * text + 6;
  const apart = spots.every((one, at) =>
    spots
      .slice(0, at)
      .every(({ x, y }) => Math.abs(x - one.x) > wide || Math.abs(y - one.y) > 20 * text),
  );
  return apart ? 'below' : 'none';
}
