import type { WalkSummary } from '../../../pkg/paths.js';
import type { Drawn, Place } from '../../stage/graph/edit-graph.ts';
import { type Tree, treeOf } from './plate/tree.ts';
import type { Walk } from './walk.ts';

/** A graph, the walk of the search through it, and the tree of its calls. */
export class Walked {
  readonly graph: Drawn;
  readonly places: readonly Place[];
  readonly walk: Walk;
  readonly summary: WalkSummary;
  #tree: Tree | undefined;

  constructor(graph: Drawn, places: readonly Place[], walk: Walk, summary: WalkSummary) {
    this.graph = graph;
    this.places = places;
    this.walk = walk;
    this.summary = summary;
  }

  get tree(): Tree {
    this.#tree ??= treeOf(this.walk);
    return this.#tree;
  }
}
