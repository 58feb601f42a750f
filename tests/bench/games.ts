/** Board games: the solver by indices against a Map of positions. Both sides must find the same value. */
import init, { type GameConfig, SolvedGame } from '../../www/pkg/games.js';
import wasmUrl from '../../www/pkg/games_bg.wasm?url';
import { check } from './check.ts';
import { plainDao, plainFour } from './plain-games.ts';
import { type Result, race } from './race.ts';

/** Each side takes seconds, so few runs must do. */
const [FOUR_RUNS, DAO_RUNS] = [3, 1];

const VALUES = { N: 1, D: 0, P: -1 } as const;

/** Solves a game; its value and the number of its positions. */
function solved(config: GameConfig): { value: number; positions: number } {
  const run = new SolvedGame(config);
  while (!run.advance(2 ** 30).finished);
  const { positions } = run.summary();
  const value = VALUES[run.at([]).outcome];
  run.free();
  return { value, positions };
}

export async function gameRaces(): Promise<Result[]> {
  await init({ module_or_path: wasmUrl });
  const four: GameConfig = { game: 'four-in-a-row', size: [5, 4, 4] };
  const dao: GameConfig = { game: 'dao', size: [] };
  const found = solved(four);
  check('Connect Four', Object.values(found), Object.values(plainFour(5, 4)));
  const loops = solved(dao);
  check('Dao', loops.value, plainDao().value);
  return [
    race(
      `Connect Four 5x4, ${found.positions} positions`,
      ['indices, wasm', () => solved(four)],
      ['a Map of positions, without plies, JavaScript', () => plainFour(5, 4)],
      FOUR_RUNS,
    ),
    race(
      `Dao, ${loops.positions} positions`,
      ['indices, wasm', () => solved(dao)],
      ['a Map of positions, without plies, JavaScript', () => plainDao()],
      DAO_RUNS,
    ),
  ];
}
