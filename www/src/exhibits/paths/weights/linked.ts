/**
 * The weights of a drawn graph as the text of a link: those of its edges, in the order in which the core has them, with
 * nothing for an edge without one.
 *
 *     3,0.1,,-2e3
 */
import { isDecimal } from '../../../reading/decimal.ts';
import { type Notice, shorten } from '../../../share/codec-notices.ts';
import type { Drawn, DrawnEdge } from '../../../stage/graph/edit-graph.ts';
import { Walked } from '../walked.ts';
import { weightsPicture } from './labels.ts';

/** The most characters of a weight. */
const LONGEST = 100;

/** The weights of a graph for a link; undefined if no edge has one. Cost O(e log e) for e edges. */
export function linkedWeights({ edges, both }: Drawn): string | undefined {
  if (edges.every(({ weight }) => weight === undefined)) return undefined;
  const ends = ({ from, to }: DrawnEdge) => (both && from > to ? [to, from] : [from, to]);
  const order = (one: DrawnEdge, other: DrawnEdge) => {
    const [[a = 0, b = 0], [c = 0, d = 0]] = [ends(one), ends(other)];
    return a - c || b - d;
  };
  return edges
    .toSorted(order)
    .map(({ weight }) => weight ?? '')
    .join();
}

/** The graph with these weights of its edges, in their order; an empty text leaves an edge without one. */
export const withWeights = (graph: Drawn, weights: readonly string[]): Drawn => ({
  ...graph,
  edges: graph.edges.map((edge, at) => {
    const { [at]: weight = '' } = weights;
    return weight === '' ? edge : { ...edge, weight };
  }),
});

/** What a link shows, with the weights that it brings; what does not fit its graph is left out and said. */
export function weighed(
  plain: Walked,
  text: string,
): { readonly walked: Walked; readonly wrong: readonly Notice[] } {
  const { graph, places, walk, summary } = plain;
  const weights = text.split(',');
  const bad = weights.find((one) => one !== '' && (one.length > LONGEST || !isDecimal(one)));
  const { length: edges } = graph.edges;
  if (bad !== undefined || weights.length !== edges) {
    const params = { field: 'weights', count: weights.length, edges };
    const wrong =
      bad === undefined
        ? { code: 'link-other-weights', params }
        : {
            code: 'link-bad-weight',
            params: { field: 'weights', value: shorten(bad), most: LONGEST },
          };
    return { walked: plain, wrong: [wrong] };
  }
  const weighted = withWeights(graph, weights);
  const own = linkedWeights(weighted);
  if (own === undefined) return { walked: plain, wrong: [] };
  const shown = { text: own, picture: weightsPicture };
  return { walked: new Walked(weighted, places, walk, summary, shown), wrong: [] };
}
