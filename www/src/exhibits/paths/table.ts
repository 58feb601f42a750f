import type { Row } from '../../stage/export.ts';
import { sure } from '../../sure.ts';
import type { Messages } from '../../words/messages.ts';
import { nameOf } from './account.ts';
import type { Walked } from './walked.ts';

/** The search as a table: a row for each step, with the stack after it. */
export function* rowsOf({ walk, graph }: Walked, words: Messages): Generator<Row> {
  const columns = ['step', 'operation', 'node', 'neighbour', 'stack', 'paths'];
  yield columns.map((name) => words.text(`column-${name}`));
  for (let moment = 1; moment <= walk.steps; moment += 1) {
    const step = walk.step(moment);
    if (!step) continue;
    const { operation, node, other } = step;
    const own = operation === 'enter' || operation === 'leave';
    yield [
      moment,
      words.text(`operation-${operation}`),
      sure(nameOf(graph, node)),
      own ? '' : sure(nameOf(graph, other)),
      walk
        .nodes(moment)
        .map((one) => sure(nameOf(graph, one)))
        .join(' '),
      walk.count(moment),
    ];
  }
}
