import type { HeadDirection, TuringRow } from '../../../pkg/machines.js';
import { sure } from '../../sure.ts';
import type { Sentence } from '../../words/sentence.ts';
import { configOf } from './config.ts';
import { engine } from './core/engine.ts';
import { writtenOf } from './edit/written.ts';
import type { End } from './machine.ts';
import type { ShownMachine } from './shown.ts';

/** A step as a reader says it. */
export interface Claimed {
  readonly write: number;
  readonly go: HeadDirection;
  readonly next: number | End;
}

/** What the solver knows of the steps that follow a moment. */
export interface Followed {
  /** The steps from the one that is asked on. */
  readonly rows: readonly TuringRow[];
  /** The tape before them. */
  readonly symbols: Uint8Array;
  readonly from: number;
}

/** The tapes are compared for this number of steps. */
export const SHOWN = 200;
/** How many cells on each side of the head are named. */
const NAMED = 3;

/** How far the head goes. */
export const by = { left: -1, stay: 0, right: 1 } as const;

/** What a step changes: the cell under the head, and what is written there. */
type Change = { readonly cell: number; readonly symbol: number } | undefined;

/** What stands on the tape after a step that the machine does not take, and where the tapes part from then on. */
export async function partingOf(
  figure: ShownMachine,
  { rows, symbols, from }: Followed,
  step: Claimed,
): Promise<readonly Sentence[]> {
  const { machine } = sure(figure.ran);
  const first = sure(rows[0]);
  const read = (tape: ReadonlyMap<number, number>, cell: number): number =>
    tape.get(cell) ?? sure(symbols[cell - from]);
  const [mine, theirs] = [new Map([[first.head, step.write]]), new Map<number, number>()];
  const named = Array.from({ length: 2 * NAMED + 1 }, (_, at) => first.head - NAMED + at);
  const [start, end] = [sure(named[0]), sure(named.at(-1))];
  const written = (cell: number) => sure(machine.symbols[read(mine, cell)]);
  const yours: Sentence = {
    id: 'task-next-yours',
    args: {
      head: first.head + by[step.go],
      from: start,
      to: end,
      symbols: named.map(written).join(' '),
    },
  };
  const further = await changesAfter(figure, { symbols: [...symbols], from }, first.head, step);
  const changes: readonly Change[] = [undefined, ...further];
  for (let at = 0; at < SHOWN; at += 1) {
    const [change, row] = [changes[at], rows[at]];
    if (change) mine.set(change.cell, change.symbol);
    if (row) theirs.set(row.head, row.write);
    const cells = [...(change ? [change.cell] : []), ...(row ? [row.head] : [])];
    const cell = cells.find((one) => read(mine, one) !== read(theirs, one));
    if (cell !== undefined) {
      const args = { step: first.step + at + 1, cell, symbol: written(cell) };
      return [yours, { id: 'task-next-part', args }];
    }
  }
  return [yours, { id: 'task-next-same', args: { step: first.step + SHOWN } }];
}

/** What the machine writes after the claimed step, as the core runs it from there on. */
async function changesAfter(
  figure: ShownMachine,
  tape: { readonly symbols: readonly number[]; readonly from: number },
  head: number,
  { write, go, next }: Claimed,
): Promise<readonly Change[]> {
  if (typeof next !== 'number') return [];
  const { machine } = sure(figure.ran);
  const text = tape.symbols
    .with(head - tape.from, write)
    .map((symbol) => sure(machine.symbols[symbol]));
  const at = head + by[go];
  const { haltIsStep } = configOf(figure.currentScene());
  const config = {
    text: writtenOf({ ...machine, start: next }, new Map(), '').text,
    tape: {
      left: text.slice(0, at - tape.from).join(''),
      right: text.slice(at - tape.from).join(''),
    },
    limit: SHOWN,
    ...(haltIsStep !== undefined && { haltIsStep }),
  };
  return engine.read('TuringMachine', config, { signals: [figure.lifetime] }, async (run) => {
    const { known } = await run.ask('summary');
    const rows = await run.ask('steps', 0, known);
    return rows.map((row) => ({ cell: row.head + at, symbol: row.write }));
  });
}
