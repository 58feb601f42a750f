import type { GraphName } from '../scene.ts';

/** The sizes of a ready graph that can be drawn, and the one with which it begins; undefined if it has no size. */
export function sizesOf(
  graph: GraphName,
): { readonly min: number; readonly max: number; readonly first: number } | undefined {
  switch (graph) {
    case 'grid':
    case 'king':
      return { min: 1, max: 17, first: 3 };
    case 'knight':
      return { min: 1, max: 17, first: 4 };
    case 'triangular':
      return { min: 1, max: 20, first: 4 };
    case 'complete':
      return { min: 1, max: 24, first: 5 };
    case 'hypercube':
      return { min: 1, max: 8, first: 3 };
    case 'tree':
      return { min: 1, max: 8, first: 4 };
    case 'ladder':
      return { min: 1, max: 100, first: 5 };
    case 'random':
      return { min: 1, max: 200, first: 12 };
    default:
      return undefined;
  }
}
