import type { HeapWhy } from '../../../pkg/nim.js';
import { type AskedGame, gameTasks } from '../../stage/task/game-tasks.ts';
import type { Judged, Task, Tasks, Unfit } from '../../stage/task/task.ts';
import { sure } from '../../sure.ts';
import { listed } from '../../words/listed.ts';
import type { Sentence } from '../../words/sentence.ts';
import { isPlain } from './account.ts';
import { configOf } from './config.ts';
import { engine } from './core/engine.ts';
import { reason, winningTakes } from './explained/account.ts';
import { mostStones, readHeaps } from './fields.ts';
import { nimLocks } from './locks.ts';
import { PANEL_WORDS } from './panels.ts';
import { type Here, type Place, placesOf } from './play/play.ts';
import { gaveUp } from './play/play-account.ts';
import type { NimScene } from './scene.ts';
import type { ShownGame } from './shown.ts';

/** The figure that asks. */
type AskedHeaps = ShownGame & AskedGame<Place, Here, 'Nim', NimScene>;

/** How many starts are tried to find one that is lost, and the largest heap in them. */
const [TRIED, LARGEST] = [400, 9n];

/** The tasks of the heaps: those of every game, and to make heaps that are lost. */
export function nimTasks(figure: AskedHeaps): Tasks {
  const language = () => sure(figure.words).language;
  // What is said at once is enough beside a verdict.
  const because = (why: HeapWhy, who: 'you' | 'computer'): readonly Sentence[] => {
    const bundled = bundles(why, who);
    if (bundled) return [bundled];
    return reason(why, sure(figure.summary), who, language()).map((one) => ({
      ...one,
      alone: true,
    }));
  };
  const explain = ({ why }: Pick<Here, 'why'>, kind: string): readonly Sentence[] =>
    why.outcome === 'N' || kind === 'count'
      ? [winningTakes(why), ...because(why, 'you')]
      : because(why, 'you');
  const games = gameTasks<Place, Here, 'Nim', NimScene>(figure, {
    field: 'takes',
    placesIn: ({ takes }) => takes && placesOf(sure(figure.run), takes),
    counts: ({ why }) => ({ moves: Number(why.moves), winning: Number(why.winning) }),
    explain,
    praise: ({ why }) => because(why, 'computer'),
    gave: (ply) =>
      gaveUp(
        {
          play: figure.play,
          cursor: ply,
          language: language(),
          hints: { tells: true, explains: true },
          bundled: figure.summary?.method === 'xor',
          reason: [],
        },
        ply,
      ),
    look: ({ why }) =>
      why.reason.kind === 'xor'
        ? [{ id: 'task-look-bundle', args: { bundle: 2 ** why.reason.column.column } }]
        : undefined,
  });
  const make = async (kind: string) => {
    await figure.vocabulary.more(PANEL_WORDS);
    return (kind === 'make' ? makeLost(figure) : games(kind)) as Promise<Task | Unfit>;
  };
  return Object.assign(make, { locks: nimLocks, predicts: true } as const);
}

/** Why bundles decide. Beside a task none are drawn, so the sentence says what they are. */
function bundles(why: HeapWhy, who: 'you' | 'computer'): Sentence | undefined {
  const { kind } = why.reason;
  // The last move needs no reason.
  const wins = kind === 'xor' && why.remoteness !== 1;
  if (!isPlain(why) || !(wins || kind === 'balanced')) return undefined;
  return { id: 'task-bundles', args: { who: wins ? 'after' : who } };
}

/** To write heaps that are lost for the player to move, as many as the link has. */
async function makeLost(figure: AskedHeaps): Promise<Task<readonly bigint[]> | Unfit> {
  const { heaps: given } = figure.currentScene();
  const count = given.length;
  // The solver answers for positions that a start can reach, so other heaps need a start of their own.
  const starting = async (heaps: readonly bigint[]) => {
    const config = configOf({ ...figure.currentScene(), heaps });
    const listener = { onProgress: () => {}, onReset: () => {} };
    return engine.start('Nim', config, listener, figure.lifetime);
  };
  const small = await starting(given.map(() => LARGEST));
  const example = await firstLost(count, (heaps) => small.ask('why', heaps));
  if (!example) return { unfit: 'task-unfit-make' };
  const { language } = sure(figure.words);
  const written = listed(example, language, { type: 'unit' });
  return {
    ask: { id: 'task-make', args: { count } },
    fits: { id: 'task-fits-make' },
    look: [],
    solution: [{ id: 'task-make-example', args: { heaps: written } }],
    typed: {
      label: { id: 'task-make-typed' },
      read: (text) => {
        const read = readHeaps(text);
        const fits = 'heaps' in read && read.heaps.length === count;
        return fits
          ? { answer: read.heaps }
          : { wrong: { id: 'task-make-misread', args: { count, most: Number(mostStones) } } };
      },
    },
    judge: async (heaps): Promise<Judged> => {
      const known = await (await starting(heaps)).ask('why', heaps);
      const lost = known.outcome === 'P';
      const summary = sure(figure.summary);
      const said = lost
        ? reason(known, summary, 'mover', language)
        : [{ id: 'task-make-won' }, winningTakes(known)];
      return { right: lost, said };
    },
  };
}

/** The first heaps that are lost among small ones in rising order; undefined if the tried ones are all won. */
async function firstLost(
  count: number,
  why: (heaps: readonly bigint[]) => Promise<HeapWhy>,
): Promise<readonly bigint[] | undefined> {
  let heaps: bigint[] | undefined = new Array<bigint>(count).fill(1n);
  for (let tried = 0; heaps && tried < TRIED; tried += 1) {
    if ((await why(heaps)).outcome === 'P') return heaps;
    const at: number = heaps.findLastIndex((stones) => stones < LARGEST);
    const next: bigint = (heaps[at] ?? 0n) + 1n;
    heaps = at < 0 ? undefined : heaps.map((stones, heap) => (heap < at ? stones : next));
  }
  return undefined;
}
