import type { Run } from '../../engine/engine.ts';
import type { Row } from '../../stage/export.ts';
import { sure } from '../../sure.ts';
import type { Messages } from '../../words/messages.ts';
import { moveWord, ruleOf, stateName } from './machine.ts';
import { MOST_ROWS, type Ran, stepsOf } from './ran.ts';

/** The run as a table: a row for each step. */
export async function* rowsOf(
  run: Run<'TuringMachine'>,
  { machine, verdict }: Ran,
  steps: number,
  words: Messages,
): AsyncGenerator<Row> {
  const columns = ['step', 'state', 'read', 'written', 'direction', 'next-state', 'cell'];
  yield columns.map((name) => words.text(`column-${name}`));
  const last = Math.min(steps, verdict.known);
  for (let first = 0; first < last; first += MOST_ROWS) {
    for (const step of await stepsOf(run, first, Math.min(MOST_ROWS, last - first))) {
      const rule = ruleOf(machine, step.state, step.read);
      if (!rule) continue;
      yield [
        step.number,
        sure(machine.states[step.state]),
        sure(machine.symbols[step.read]),
        sure(machine.symbols[rule.write]),
        words.text(`direction-${moveWord(rule)}`),
        stateName(machine, rule.next),
        step.head,
      ];
    }
  }
}
