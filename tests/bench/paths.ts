/**
 * Paths: counting them and listing them, against plain JavaScript that lists. Graphs whose paths nobody can
 * list are compared with the largest streets that both sides finish.
 */
import init, { PathCount, PathList, type PathsConfig, PathWalk } from '../../www/pkg/counts.js';
import wasmUrl from '../../www/pkg/counts_bg.wasm?url';
import { check } from './check.ts';
import { plainPaths } from './plain-paths.ts';
import { type Result, race } from './race.ts';

/** The side of the streets that both finish, and how often each side is timed. */
const [SIDE, RUNS] = [6, 5];
/** What only counting finishes, with the number of paths (OEIS A007764 for the streets). */
const LARGE: readonly (readonly [work: string, config: PathsConfig, paths: string | undefined])[] =
  [
    [
      'paths through streets of 12x12 corners',
      { ready: 'grid', size: 12 },
      '182413291514248049241470885236',
    ],
    [
      'paths through streets of 13x13 corners',
      { ready: 'grid', size: 13 },
      '64528039343270018963357185158482118',
    ],
    ['paths from California to Maine', { ready: 'states', size: 1 }, undefined],
  ];

function count(config: PathsConfig): string {
  const run = new PathCount(config);
  while (!run.advance(2 ** 30).finished);
  const paths = run.paths();
  run.free();
  return paths;
}

function list(config: PathsConfig): number {
  const run = new PathList(config);
  let paths = 0;
  while (!run.finished()) paths += run.skip(2 ** 30);
  run.free();
  return paths;
}

export async function pathRaces(): Promise<Result[]> {
  await init({ module_or_path: wasmUrl });
  const config: PathsConfig = { ready: 'grid', size: SIDE };
  const walk = new PathWalk({ ready: 'grid', size: SIDE });
  const [edges, from = 0, to = 0] = [walk.edges(), walk.from(), walk.to()];
  walk.free();
  const plain = () => plainPaths(edges, from, to);
  const work = `paths through streets of ${SIDE}x${SIDE} corners`;
  check(work, [count(config), list(config)], [plain(), plain()]);
  const against: [string, () => void] = [`a search, ${SIDE}x${SIDE} corners, JavaScript`, plain];
  return [
    race(work, ['counting, wasm', () => count(config)], against, RUNS),
    race(`${work}, one by one`, ['listing, wasm', () => list(config)], against, RUNS),
    ...LARGE.map(([name, large, paths]) => {
      if (paths !== undefined) check(name, count(large), paths);
      return race(name, ['counting, wasm', () => count(large)], against, RUNS);
    }),
  ];
}
