/** The figure as text, and what it asks before a milestone. */

import type { Drawn } from '../../stage/graph/edit-graph.ts';
import type { Question } from '../../stage/task/predict.ts';
import { sure } from '../../sure.ts';
import { listed } from '../../words/listed.ts';
import type { Messages } from '../../words/messages.ts';
import type { Sentence } from '../../words/sentence.ts';
import { aboutGraph } from './about.ts';
import { type Moment, missing, nameOf, narrate } from './account.ts';
import type { Way } from './fields.ts';
import type { Walk } from './walk.ts';

/** The most paths that are listed one by one. */
const MOST_LISTED = 20;

/** The whole current state. */
export function describe(now: Moment, { language }: Messages): readonly Sentence[] {
  const { graph, walk, moment, found, way } = now;
  const names = (nodes: Way) =>
    listed(
      nodes.map((node) => sure(nameOf(graph, node))),
      language,
      { type: 'unit', style: 'narrow' },
    );
  const without = missing(now);
  if (without) return [without];
  const inked = moment === 0 ? way : walk.nodes(moment);
  const drawn = found.slice(0, MOST_LISTED).map((path, at) => ({
    id: 'text-path',
    args: { number: at + 1, names: names(path) },
  }));
  return [
    aboutGraph(now),
    ...narrate(now),
    {
      id: moment === 0 ? 'text-way' : 'text-stack',
      args: { names: names(inked), count: inked.length },
    },
    moment === 0
      ? { id: 'text-drawn', args: { found: found.length } }
      : { id: 'text-found', args: { paths: walk.count(moment) } },
    ...(moment === 0 ? drawn : []),
  ];
}

/** What predict-first asks before a milestone: whether a path is found next, or the search has to turn back. */
export function questionOf(graph: Drawn, walk: Walk, milestone: number): Question | undefined {
  const step = walk.step(milestone);
  if (!step) return undefined;
  const finds = step.operation === 'found';
  return {
    ask: { id: 'paths-predict', args: { name: nameOf(graph, step.node) } },
    answers: [
      { label: 'answer-path', right: finds },
      { label: 'answer-back', right: !finds },
    ],
  };
}
