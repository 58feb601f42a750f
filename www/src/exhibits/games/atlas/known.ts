import type { AtlasPlace, AtlasSummary } from '../../../../pkg/atlas.js';
import type { Asking, Run } from '../../../engine/engine.ts';
import type { ModelName } from '../../../engine/protocol.ts';
import { familyOf } from '../families.ts';
import type { ShownPosition } from '../shown.ts';
import { engine } from './core/engine.ts';
import { allRows, type TableRun } from './table-rows.ts';

/** The bindings that all atlases share, whichever game it is. */
export interface AtlasRun extends TableRun {
  ask: TableRun['ask'] & AtlasAsk;
  free(): void;
}

/** What an atlas answers beside its table. */
interface AtlasAsk {
  (method: 'at', place: number): Promise<AtlasPlace>;
  (method: 'line', place: number): Promise<Uint32Array>;
  (method: 'place', moves: readonly number[]): Promise<number>;
  (method: 'open', steps: number): Promise<Uint32Array>;
  (method: 'dot'): Promise<string>;
  (method: 'summary'): Promise<AtlasSummary>;
  (method: 'depths' | 'met' | 'ends' | 'targets' | 'deciding'): Promise<Uint32Array>;
}

export type Letter = 'P' | 'N' | 'D';
const LETTERS = ['P', 'N', 'D'] as const;

/** A position in the order of deciding. */
export interface Decided {
  readonly place: number;
  readonly outcome: Letter;
  /** The remoteness; of a tie, the plies to its nearest end. */
  readonly plies: number;
}

/** What the core says of the positions of a game. The lists are empty if there are too many to draw. */
export interface Known {
  readonly run: AtlasRun;
  readonly summary: AtlasSummary;
  /** Whether positions that are equal by symmetry count once. */
  readonly images: boolean;
  readonly depths: Uint32Array;
  readonly met: Uint32Array;
  readonly ends: Uint32Array;
  readonly targets: Uint32Array;
  readonly deciding: readonly Decided[];
  /** The positions as texts, by their places. */
  readonly texts: readonly string[];
  /** For each place its row in the order of deciding; undefined for a draw without end. */
  readonly rowOf: ReadonlyMap<number, number>;
  /** After how many steps each round of the solver is over. */
  readonly rounds: readonly number[];
}

/** Makes the atlas of the game that a figure shows. */
export async function ask(
  figure: Pick<ShownPosition, 'currentScene' | 'described' | 'config'>,
  { listener, signals }: Asking,
): Promise<Known> {
  const scene = figure.currentScene();
  const { described } = figure;
  const scripted = described?.model === 'ScriptedGame' ? described : undefined;
  const from = scripted?.engine ?? engine;
  const model: ModelName = scripted ? 'ScriptedAtlas' : 'GameAtlas';
  const images = familyOf(scene.game).symmetric === true;
  const config = { ...figure.config(scene), ...(images && { images: 'once' as const }) };
  const made: Run<ModelName> = await from.start(
    model,
    config as never,
    listener ?? { onProgress: () => {}, onReset: () => {} },
    ...signals,
  );
  const run = made as unknown as AtlasRun;
  const summary = await run.ask('summary');
  const none = new Uint32Array();
  const [depths, met, ends, targets, rows, texts] = summary.drawn
    ? await Promise.all([
        run.ask('depths'),
        run.ask('met'),
        run.ask('ends'),
        run.ask('targets'),
        run.ask('deciding'),
        textsOf(run),
      ])
    : [none, none, none, none, none, []];
  const deciding = decided(rows);
  return {
    ...{ run, summary, images, depths, met, ends, targets, deciding, texts },
    rowOf: new Map(deciding.map(({ place }, row) => [place, row])),
    rounds: roundsOf(deciding),
  };
}

/** The positions of a game that is drawn, as texts. */
async function textsOf(run: TableRun): Promise<readonly string[]> {
  const texts: string[] = [];
  for await (const { position } of allRows(run)) texts.push(position);
  return texts;
}

/** Why a position has its value; what its script calls it, if it has one. */
export async function accountOf(
  { described, run }: Pick<ShownPosition, 'described' | 'run'>,
  known: Known,
  place: number,
): Promise<AtlasPlace> {
  const here = await known.run.ask('at', place);
  if (described?.model !== 'ScriptedGame' || !run) return here;
  const moves = [...(await known.run.ask('line', place))];
  const there = { position: here.position, outcome: here.outcome, options: [] };
  const { label } = await described.shown(run, moves, there);
  return { ...here, position: label };
}

/** Reads the rows of the core. */
export function decided(rows: Uint32Array): readonly Decided[] {
  return Array.from({ length: rows.length / 3 }, (_, row) => ({
    place: rows[3 * row] ?? 0,
    outcome: LETTERS[rows[3 * row + 1] ?? 2] ?? 'D',
    plies: rows[3 * row + 2] ?? 0,
  }));
}

/** The steps after which the plies, or from wins and losses to ties the outcome, change. */
export function roundsOf(deciding: readonly Decided[]): readonly number[] {
  const kind = (row: Decided | undefined) => row && `${row.outcome === 'D'} ${row.plies}`;
  return deciding.flatMap((row, at) => (kind(row) === kind(deciding[at + 1]) ? [] : [at + 1]));
}

/** After how many steps everything is known: one, if the game is folded or nothing can be decided. */
export const stepsOf = ({ deciding }: Known): number => Math.max(1, deciding.length);

/** The outcome of a position that is drawn, after a number of steps; undefined while nobody knows it. */
export function outcomeAt(known: Known, place: number, step: number): Letter | undefined {
  const row = known.rowOf.get(place);
  if (row !== undefined) return row < step ? known.deciding[row]?.outcome : undefined;
  // What is never decided is a draw, and that is clear only at the end.
  return step >= stepsOf(known) ? 'D' : undefined;
}

/** Who wins from the start, once everything is known. The start stands alone in its row, also if it is folded. */
export function startOf({ summary }: Known): Letter {
  const [start] = summary.byDepth;
  return start?.won ? 'N' : start?.lost ? 'P' : 'D';
}

/** The places to which the moves of a position lead. */
export const after = ({ ends, targets }: Known, place: number): readonly number[] => [
  ...new Set(targets.slice(place > 0 ? ends[place - 1] : 0, ends[place])),
];
