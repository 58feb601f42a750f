import type { WalkSummary } from '../../../pkg/paths.js';
import type { Drawn, Place } from '../../stage/graph/edit-graph.ts';
import type { Layout } from './picture/layout.ts';
import { type Tree, treeOf } from './picture/tree.ts';
import type { Walk } from './walk.ts';

/** The weights of a graph's edges: as a link has them, and as they stand on the picture. */
export interface Weighed {
  readonly text: string;
  picture(graph: Drawn, layout: Layout): unknown;
}

/** A graph, the walk of the search through it, and the tree of its calls. */
export class Walked {
  readonly graph: Drawn;
  readonly places: readonly Place[];
  readonly walk: Walk;
  readonly summary: WalkSummary;
  /** Absent if no edge has a weight. */
  readonly weighed: Weighed | undefined;
  #tree: Tree | undefined;

  constructor(
    graph: Drawn,
    places: readonly Place[],
    walk: Walk,
    summary: WalkSummary,
    weighed?: Weighed,
  ) {
    this.graph = graph;
    this.places = places;
    this.walk = walk;
    this.summary = summary;
    this.weighed = weighed;
  }

  get tree(): Tree {
    this.#tree ??= treeOf(this.walk);
    return this.#tree;
  }
}
