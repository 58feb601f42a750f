import type { VerdictOfV } from '../../../../pkg/dovetailing.js';
import { sure } from '../../../sure.ts';
import { type CellTime, type Column, columnsOf, type Here, type Report } from '../swept.ts';
import type { Reported } from './systems-asked.ts';

/** A grid of columns that climb, at all of its moments. */
export interface Side {
  readonly length: number;
  readonly columns: number;
  readonly rows: number;
  readonly reports: readonly Report[];
  /** The moments of the steps; none if the columns are bars. */
  readonly times: readonly (readonly CellTime[])[];
  at(cursor: number): Here;
}

/**
 * H, which tries one procedure after the other: a column is a procedure, its steps are those of V, and a moment is a
 * single one. A column whose procedure V does not accept counts as dropped: as a machine of its own it would never stop.
 */
export function sideOfH(verdicts: readonly VerdictOfV[]): Side {
  const begins = verdicts.map((_, at) =>
    verdicts.slice(0, at).reduce((sum, { steps }) => sum + steps, 0),
  );
  const begin = (procedure: number) => sure(begins[procedure]);
  const rows = Math.max(0, ...verdicts.map(({ steps }) => steps));
  const singles = verdicts.flatMap(({ steps, decision }, machine) =>
    Array.from({ length: steps }, (_, at) => {
      const ends = at + 1 === steps && decision !== undefined;
      return { machine, step: at + 1, round: machine, does: ends ? 'halts' : 'step' } as const;
    }),
  );
  const columnAt = ({ steps, decision }: VerdictOfV, done: number): Column => {
    if (done <= 0) return { done: 0, state: 'waiting' };
    if (done < steps) return { done, state: 'going' };
    return { done: steps, state: decision === undefined ? 'dropped' : 'halted' };
  };
  return {
    length: singles.length,
    columns: verdicts.length,
    rows,
    reports: verdicts.flatMap(({ steps, decision }, machine) =>
      decision === undefined
        ? []
        : [{ machine, step: steps, round: machine, moment: begin(machine) + steps, ones: 0 }],
    ),
    times: verdicts.map(({ steps }, procedure) =>
      Array.from({ length: rows }, (_, at) => ({
        moment: at < steps ? begin(procedure) + at + 1 : undefined,
        fixed: false,
      })),
    ),
    at: (cursor) => ({
      cursor,
      last: singles[cursor - 1],
      columns: verdicts.map((verdict, procedure) => columnAt(verdict, cursor - begin(procedure))),
      alone: [],
    }),
  };
}

/** X, which runs for all questions at once: a column is a question, and a moment is a round: the first one, round 0, is moment 1. */
export function sideOfX({ grids, questions, reports }: Reported): Side {
  const length = grids.length - 1;
  const shown = reports.filter(({ n, round }) => n < questions.length && round < length);
  return {
    length,
    columns: questions.length,
    rows: length,
    reports: shown.map(({ n, step, round }) => ({
      machine: n,
      step,
      round,
      moment: round + 1,
      ones: 0,
    })),
    times: [],
    at: (cursor) => ({
      cursor,
      last: undefined,
      columns: columnsOf(sure(grids[cursor]), 2),
      alone: [],
    }),
  };
}
