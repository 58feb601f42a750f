import { defineScene, type WithClassroom } from '../../share/codec.ts';
import { choice, flag, integer, optionalInteger } from '../../share/codec-fields.ts';
import { notice } from '../../share/codec-notices.ts';
import { numbersField } from '../../share/codec-numbers.ts';
import { graphField, textField } from '../../share/codec-text.ts';
import { drawnLimits } from '../../stage/graph/edit-graph.ts';
import { longestGraph } from '../../stage/graph/graph-link.ts';
import { stageFields } from '../../stage/stage-scene.ts';
import { taskFields } from '../../stage/task/task-fields.ts';
import { digitsField, waysField } from './fields.ts';

/** The core records at most this many steps of a walk; its limit is the same. */
const MOST_STEPS = 100_000;

/** The ready graphs, by their names in the core. */
export const readyKinds = [
  'grid',
  'triangular',
  'king',
  'knight',
  'complete',
  'hypercube',
  'petersen',
  'ladder',
  'tree',
  'random',
  'states',
  'communities',
] as const;
export const graphs = [...readyKinds, 'drawn'] as const;
export type GraphName = (typeof graphs)[number];

export const sizes = { min: 1, max: 300 } as const;
export const seeds = { min: 0, max: 999_999 } as const;
/** The most characters of the weights in a link. */
export const longestWeights = 1800;

const node = { min: 0, max: drawnLimits.nodes - 1 } as const;

/**
 * What a link to a graph and its paths holds. Nodes are numbers from 1, in the order of the graph.
 *
 *     field     what it says                                        default
 *     graph     the kind of a ready graph, or `drawn`               grid
 *     size      the size of a ready graph                           3
 *     seed      of a ready graph by chance                          1
 *     drawn     a graph that somebody has drawn, see `linkedGraph`  none
 *     weights   of the edges of a drawn graph, see `linkedWeights`  none
 *     oneway    the edges of a drawn graph lead one way             off
 *     from, to  start and destination                               those of the ready graph
 *     pruned    the walk never goes where no path can follow        off
 *     way       the way that the visitor is drawing                 none
 *     found     the paths that the visitor has drawn                none
 *     counted   the number of paths is shown                        off
 *     number    the path with this number is drawn                  none
 *     blocked   no path takes the edge between these two nodes      none
 *     task      what the reader is asked                            none
 *     tries     how often the reader may answer, 1 to 9             3
 *     remain    the paths that remain when the right edge is blocked what one edge leaves
 */
export const pathsFields = {
  graph: choice(graphs, 'grid'),
  size: integer({ ...sizes, default: 3 }),
  seed: integer({ ...seeds, default: 1 }),
  drawn: graphField(longestGraph),
  weights: textField(longestWeights),
  oneway: flag(false),
  from: optionalInteger(node, 1),
  to: optionalInteger(node, 1),
  pruned: flag(false),
  way: numbersField({ most: drawnLimits.nodes, largest: node.max }, 1),
  found: waysField(),
  counted: flag(false),
  number: digitsField(),
  blocked: numbersField({ most: 2, largest: node.max }, 1),
  ...stageFields(MOST_STEPS),
  ...taskFields(['count-paths', 'way', 'block', 'longest', 'next']),
  remain: optionalInteger({ min: 0, max: 1e6 }),
};

/** What means nothing in another graph. */
export const ofTheGraph = {
  from: undefined,
  to: undefined,
  way: undefined,
  found: undefined,
  number: undefined,
  blocked: undefined,
  cursor: undefined,
} as const;

/** A scene of a graph and its paths. */
export type PathsScene = WithClassroom<typeof pathsFields>;

export const pathsScene = defineScene({
  fields: pathsFields,
  settle: (given) => {
    // What is drawn already would answer a task.
    const scene =
      given.task === 'none'
        ? given
        : { ...given, way: undefined, found: undefined, number: undefined };
    if (scene.graph === 'drawn' && scene.drawn !== undefined) return { scene, notices: [] };
    const ready = { ...scene, drawn: undefined, weights: undefined, oneway: false };
    if (scene.graph !== 'drawn') return { scene: ready, notices: [] };
    // The ends and ways of a graph that is missing mean nothing in another one.
    const notices = [notice('link-no-graph', {})];
    return { scene: { ...ready, ...ofTheGraph, graph: pathsFields.graph.default }, notices };
  },
});
