/**
 * A drawn graph as the text of a link: the nodes on which something stands, counted from 1; the places of the
 * nodes if somebody has moved them; and the graph as an edge list.
 *
 *     1,1,3**a:b,c;b:c          1,3*500,0,0,1000,1000,1000*a:b,c;b:c
 */
import { readPieces } from '../../share/codec-numbers.ts';
import { type Drawn, drawnLimits, fixed, type Place, SIDE } from './edit-graph.ts';
import { compact } from './edit-text.ts';

/** The most characters of a graph in a link, so that the link has room for the rest of its scene. */
export const longestGraph = 7000;

/** The parts of a link, whose graph the core has not read yet. */
export interface Linked {
  readonly standing: readonly number[];
  /** The places of the nodes; empty if the layout gives them. */
  readonly places: readonly Place[];
  readonly text: string;
}

export function linkedGraph(graph: Drawn): string {
  const own = graph.nodes.flatMap(({ at }) => (at ? [at.x, at.y] : []));
  // Some places without the others would be those of other nodes.
  const places = own.length === 2 * graph.nodes.length ? own : [];
  return `${graph.standing.map((node) => node + 1).join()}*${places.join()}*${compact(graph)}`;
}

/** Total: numbers that cannot be read are left out, and the core judges the text. */
export function readLink(link: string): Linked {
  const [standing = '', places = '', ...text] = link.split('*');
  const at = numbers(places, 2 * drawnLimits.nodes, SIDE);
  return {
    standing: numbers(standing, drawnLimits.standing, drawnLimits.nodes).map((node) => node - 1),
    places: Array.from({ length: Math.floor(at.length / 2) }, (_, node) => ({
      x: at[2 * node] ?? 0,
      y: at[2 * node + 1] ?? 0,
    })),
    text: text.join('*'),
  };
}

/** The graph of a link, once the core has read its edges. What does not fit to its nodes is left out. */
export function completed(graph: Drawn, { standing, places }: Linked): Drawn {
  const { length } = graph.nodes;
  const placed = places.length === length ? fixed(graph, places) : graph;
  return { ...placed, standing: standing.filter((node) => node >= 0 && node < length) };
}

function numbers(typed: string, most: number, largest: number): number[] {
  const read = readPieces(typed, { most, largest });
  return 'numbers' in read ? read.numbers.filter((number) => number <= largest) : [];
}
