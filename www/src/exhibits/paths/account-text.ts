/** The figure as text. */

import { sure } from '../../sure.ts';
import { listed } from '../../words/listed.ts';
import type { Messages } from '../../words/messages.ts';
import type { Sentence } from '../../words/sentence.ts';
import { aboutGraph, type Moment, missing, nameOf, narrate } from './account.ts';
import type { Way } from './fields.ts';

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
