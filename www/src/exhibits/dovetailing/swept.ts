import type { Run } from '../../engine/engine.ts';
import type { ConfigOf } from '../../engine/protocol.ts';
import type { Step as Milestone } from '../../stage/exhibit.ts';
import { sure } from '../../sure.ts';
import { engine } from './core/engine.ts';
import type { Order, SweepScene } from './scene.ts';

type SweepRun = Run<'Sweep'>;

/**
 * The moments of the core count from 0. Here they count from 1, so that the moment of a single step is the cursor that it
 * leads to, and the number that the transport shows.
 */
export const momentOf = (t: number | bigint): number => Number(t) + 1;

/** A machine has halted. */
export interface Report {
  readonly machine: number;
  readonly step: number;
  readonly round: number;
  /** The moment of its last step. */
  readonly moment: number;
  /** The ones that it has left on its tape. */
  readonly ones: number;
}

/** What a single step of the sweep was. */
export interface Single {
  readonly machine: number;
  readonly step: number;
  readonly round: number;
  readonly does: 'step' | 'halts' | 'ended' | 'dropped' | 'missing' | 'later';
}

/** How far a machine has come: its steps, and what has become of it. */
export interface Column {
  readonly done: number;
  readonly state: 'waiting' | 'going' | 'halted' | 'dropped';
}

/** The moment of a step. */
export interface CellTime {
  /** Undefined if the step does not come, because the machine ends before. */
  readonly moment: number | undefined;
  /** It does not depend on which machines end, so it may be said before. */
  readonly fixed: boolean;
}

/** What is known of a whole sweep. */
export interface Swept {
  readonly moments: number;
  /** The rounds that it has done: fewer than were asked for if nothing is left to do. */
  readonly rounds: number;
  readonly reports: readonly Report[];
  readonly milestones: readonly Milestone[];
  /** How many machines stand across, and how many steps upwards. */
  readonly columns: number;
  readonly rows: number;
  /** How many machines the columns have; less than four leave some columns empty. */
  readonly machines: number;
  /** No machine has more steps than rounds since it began, so a corner of the grid stays empty. */
  readonly triangle: boolean;
  /** For each machine and each step its moment; undefined if the step has no cell. */
  readonly times: readonly (readonly (CellTime | undefined)[])[];
  /** The same machines, but each one only after the one before it has ended. */
  readonly alone: { readonly run: SweepRun; readonly moments: number };
}

/** A moment of a sweep. */
export interface Here {
  /** The number of single steps done. */
  readonly cursor: number;
  /** The single step that led here. */
  readonly last: Single | undefined;
  readonly columns: readonly Column[];
  /** The first machines, if each ran only after the one before it. */
  readonly alone: readonly Column[];
}

/** A machine that the visitor has had run first, by itself. */
export interface Chosen {
  readonly machine: number;
  /** Whether it stops within the rounds of the figure, and after how many steps; otherwise how many it has done. */
  readonly stops: boolean;
  readonly steps: number;
}

/** The beginning, with what one machine has done that was tried alone. */
export function withTrial(here: Here, { machine, stops, steps }: Chosen): Here {
  const tried: Column = { done: steps, state: stops ? 'halted' : 'going' };
  const columns = here.columns.map((column, at) => (at === machine ? tried : column));
  return { ...here, columns };
}

/** The fewest machines of a grid, and the most of one that has a cell for each step. */
const [FEWEST, MOST_WITH_CELLS] = [4, 24];
/** How many machines stand across when the first one runs first: its rounds are single steps. */
const FIRST_SIDE = 12;
/** The most reports that the core lists at once. */
const MOST_REPORTS = 10_000;
/** The machines that are shown running one after the other. */
export const ALONE = 4;

const states = ['waiting', 'going', 'halted', 'dropped'] as const;

/** Reads some numbers for each machine, of which the first two are its steps and its state. */
export function columnsOf(grid: Uint32Array, numbers: number): Column[] {
  return Array.from({ length: grid.length / numbers }, (_, machine) => ({
    done: sure(grid[numbers * machine]),
    state: sure(states[sure(grid[numbers * machine + 1])]),
  }));
}

/** The reports of a sweep, at most 10,000. */
export const reportsOf = async (run: SweepRun): Promise<Report[]> =>
  (await run.ask('reports', 0, MOST_REPORTS)).map(({ t, ...report }) => ({
    ...report,
    moment: momentOf(t),
  }));

/** Fetches what is known of a sweep, and starts the same machines one after the other. */
export async function sweptOf(
  run: SweepRun,
  { order, pruned, rounds }: SweepScene,
  config: ConfigOf<'Sweep'>,
  lifetime: AbortSignal,
): Promise<Swept> {
  const [{ moments, rounds: done, plain, machines: count }, reports] = await Promise.all([
    run.ask('summary'),
    reportsOf(run),
  ]);
  const side = Math.max(FEWEST, order === 'first' ? FIRST_SIDE : rounds);
  const [columns, rows] = [
    Math.max(FEWEST, Math.min(side, count)),
    Math.max(side, stepsOf(order, rounds)),
  ];
  const alone = await engine.quietly(
    'Sweep',
    { ...config, order: 'first', rounds: Math.max(1, moments) },
    lifetime,
  );
  const keeps = !pruned && order !== 'rounds';
  const cells = order !== 'first' && rows <= MOST_WITH_CELLS;
  const machines = Math.min(columns, count);
  const times = cells ? await timesOf(run, machines, rows, plain, keeps) : [];
  return {
    moments,
    rounds: done,
    reports,
    milestones: reports.map(({ moment }) => ({ step: moment })),
    columns,
    rows,
    machines,
    triangle: order !== 'triangles' && order !== 'doubling',
    times,
    alone: { run: alone, moments: (await alone.ask('summary')).moments },
  };
}

/** The most steps that a machine can get in a number of rounds: those of machine 0. */
function stepsOf(order: Order, rounds: number): number {
  if (order === 'triangles') return (rounds * (rounds + 1)) / 2;
  return order === 'doubling' ? 2 ** rounds - 1 : rounds;
}

/** The moments of all steps that come within the rounds if no machine ends, so that no cell says which one does. */
const timesOf = (run: SweepRun, columns: number, rows: number, moments: number, keeps: boolean) =>
  Promise.all(
    Array.from({ length: columns }, (_, machine) =>
      Promise.all(
        Array.from({ length: rows }, async (_, at): Promise<CellTime | undefined> => {
          const [bound, when] = await Promise.all([
            run.ask('bound', machine, at + 1),
            keeps ? undefined : run.ask('when', machine, at + 1),
          ]);
          if (bound === undefined || Number(bound) >= moments) return undefined;
          if (keeps) return { moment: momentOf(bound), fixed: true };
          return { moment: when === undefined ? undefined : momentOf(when), fixed: false };
        }),
      ),
    ),
  );

/** Asks a sweep for its moments. */
export const momentAt =
  (run: SweepRun, { machines, alone }: Swept) =>
  async (cursor: number): Promise<Here> => {
    const [last, grid, first] = await Promise.all([
      cursor > 0 ? run.ask('at', BigInt(cursor - 1)) : undefined,
      run.ask('grid', BigInt(cursor), 0, machines),
      alone.run.ask('grid', BigInt(Math.min(cursor, alone.moments)), 0, Math.min(ALONE, machines)),
    ]);
    return { cursor, last, columns: columnsOf(grid, 3), alone: columnsOf(first, 3) };
  };
