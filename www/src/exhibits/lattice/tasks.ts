import type { LatticeWhy } from '../../../pkg/lattice.js';
import type { Point } from '../../share/codec-fields.ts';
import { PLAY_WORDS } from '../../stage/play.ts';
import { type AskedGame, gameTasks } from '../../stage/task/game-tasks.ts';
import { isUnfit, type Marked, type Task, type Tasks, type Unfit } from '../../stage/task/task.ts';
import { sure } from '../../sure.ts';
import { listed } from '../../words/listed.ts';
import type { Sentence } from '../../words/sentence.ts';
import { reason } from './account.ts';
import { latticeLocks } from './locks.ts';
import { CELL_WIDTH, cellAt } from './picture/colours.ts';
import { made as plyMade } from './play/play-account.ts';
import { type LatticeScene, latticeFields, startOf, VALUES_SIDE } from './scene.ts';
import type { ShownLattice } from './shown.ts';
import { writeRule } from './task-rule.ts';

/** How many rows of the picture are read at once to find lost points. */
const BAND = 8;

/** The tasks of the lattice. */
export function latticeTasks(figure: ShownLattice): Tasks {
  const make = async (kind: string): Promise<Task | Unfit> => {
    if (kind === 'move') return winningMove(figure);
    if (figure.play.path) return { unfit: 'task-unfit-playing' };
    return (kind === 'rule' ? writeRule(figure) : markLost(figure)) as Promise<Task | Unfit>;
  };
  const numbers = [{ field: 'most', kind: 'mark', most: latticeFields.most.max }];
  return Object.assign(make, { numbers, locks: latticeLocks, predicts: true } as const);
}

/** A move that wins in the game of the link. A link without one begins it, and the reader moves first. */
async function winningMove(figure: ShownLattice): Promise<Task | Unfit> {
  const { play, timeline, rules } = figure;
  const scene = figure.currentScene();
  if (Math.max(scene.columns, scene.rows) > VALUES_SIDE)
    return { unfit: 'task-unfit-no-game', args: { most: VALUES_SIDE } };
  const start = startOf(scene);
  await figure.vocabulary.more(PLAY_WORDS, 'lattice-panels');
  const asked: AskedGame<Point, LatticeWhy, 'Lattice', LatticeScene> = {
    get run() {
      return figure.run;
    },
    play,
    timeline,
    currentScene: () => figure.currentScene(),
    placesShown: () => play.path ?? [start],
    // The game goes back in its own run: another one would be another task.
    openAt: async (places) => {
      await play.open(places, sure(figure.run));
      timeline.length = places.length - 1;
      timeline.seek(timeline.length);
      await play.arrive();
    },
    leave: () => {},
    adjust: (fields) => figure.adjust(fields),
  };
  const because = (why: LatticeWhy): readonly Sentence[] => [reason(why, rules)];
  const made = await gameTasks(asked, {
    field: 'path',
    placesIn: ({ path }) => path,
    counts: ({ options, moves }) => ({
      moves,
      winning: options.filter(({ outcome }) => outcome === 'P').length,
    }),
    explain: because,
    praise: because,
    gave: (ply) => [plyMade(play, ply, figure.currentScene())],
  })('move');
  // The game is another run, whose task is made anew.
  const begins = !play.path && scene.task === 'move' && !isUnfit(made);
  if (begins) void figure.begin({ path: [start], computer: 'second' });
  return made;
}

const same = (a: Point, b: Point): boolean => a.m === b.m && a.n === b.n;

/** Points as a sentence lists them. */
function printed(points: readonly Point[], { words }: ShownLattice): string {
  const named = points.map(({ m, n }) => `(${m}, ${n})`);
  return listed(named, sure(words).language, { type: 'conjunction' });
}

/** To mark as many lost points as the link says. */
async function markLost(figure: ShownLattice): Promise<Task<readonly Point[]> | Unfit> {
  const run = sure(figure.run);
  const { most } = figure.currentScene();
  const lost = await firstLost(figure, most);
  if (lost.length < most) return { unfit: 'task-unfit-mark' };
  const because = reason(await run.ask('why', sure(lost[0]).m, sure(lost[0]).n), figure.rules);
  let judged: readonly LatticeWhy[] = [];
  return {
    ask: { id: 'task-mark', args: { most } },
    fits: { id: 'task-fits' },
    marked: chosenPoints(most, figure),
    judge: async (points) => {
      judged = await Promise.all(points.map(({ m, n }) => run.ask('why', m, n)));
      const won = judged.find(({ outcome }) => outcome === 'N');
      return {
        right: won === undefined,
        said: [reason(won ?? sure(judged[0]), figure.rules)],
      };
    },
    get look(): readonly Sentence[] {
      const right = judged.filter(({ outcome }) => outcome === 'P').map(({ point }) => point);
      const args = { count: right.length, points: printed(right, figure) };
      return [{ id: 'task-mark-look', args }];
    },
    solution: [{ id: 'task-mark-shown', args: { points: printed(lost, figure) } }, because],
  };
}

/** A point as a link says it. */
const pointField = latticeFields.ask;

/** The points that a reader has chosen, in the order of the touches. */
function chosenPoints(most: number, figure: ShownLattice): Marked<readonly Point[]> {
  let marks: readonly Point[] = [];
  return {
    get marks() {
      return marks;
    },
    touch: (mark) => {
      const point = mark as Point;
      const others = marks.filter((one) => !same(one, point));
      marks = others.length < marks.length ? others : [...marks, point];
    },
    said: () => {
      const args = { count: marks.length, most, points: printed(marks, figure) };
      return { id: 'task-marked', args };
    },
    read: () =>
      marks.length === most
        ? { answer: marks }
        : { wrong: { id: 'task-mark-few', args: { count: marks.length, most } } },
    text: () => marks.map((point) => pointField.write(point)).join(';'),
    choose: (text) => {
      const { columns, rows } = figure.colours;
      const read = text.split(';', most + 1).map((one) => pointField.read('ask', one));
      marks = read.flatMap((one) => ('value' in one && one.value ? [one.value] : []));
      const inside = marks.every(({ m, n }) => m < columns && n < rows);
      const once = marks.every((point, at) => !marks.slice(0, at).some((one) => same(one, point)));
      return marks.length === read.length && inside && once;
    },
  };
}

/** The lowest lost points of the picture, as many as are wanted; all of them if it has fewer. */
async function firstLost(figure: ShownLattice, most: number): Promise<readonly Point[]> {
  const { columns, rows } = figure.colours;
  const run = sure(figure.run);
  const lost: Point[] = [];
  for (let bottom = 0; bottom < rows && lost.length < most; bottom += BAND) {
    const cells = await run.ask('cells', 0, bottom, columns, Math.min(BAND, rows - bottom));
    for (let at = 0; at < cells.length && lost.length < most; at += CELL_WIDTH) {
      const place = at / CELL_WIDTH;
      const point = { m: place % columns, n: bottom + Math.floor(place / columns) };
      if (cellAt(cells, at).lost) lost.push(point);
    }
  }
  return lost;
}
