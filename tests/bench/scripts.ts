/** Games that somebody writes as a script: how fast they are solved, and how long a call can take. */
import ticTacToe from '../../crates/rules/examples-of-games/tic-tac-toe.rhai?raw';
import init, { ScriptedGame } from '../../www/pkg/rules.js';
import wasmUrl from '../../www/pkg/rules_bg.wasm?url';
import { check } from './check.ts';
import { plainTicTacToe } from './plain-tic-tac-toe.ts';
import { type Result, race } from './race.ts';

/** The longest that a call may take, in ms, so that frames without a worker stay alive. */
const MOST_MS = 50;
/** The longest that a visitor may wait from opening the first script until it is solved, in ms. */
const OPENING_MS = 1000;

/** The bodies of `moves` that take longest before a limit stops them, of those in `crates/bench/benches/scripts.rs`. */
const COSTLY: readonly (readonly [string, string])[] = [
  ['sums', 'let n = 0; loop { n = n * 3 % 1000 + 1; }'],
  ['copies of a flat array', 'let a = filled(4000, 0); loop { let b = a; }'],
  [
    'maps written out',
    `loop { #{${Array.from({ length: 128 }, (_, at) => `k${at}: 0,`).join('')}}; }`,
  ],
  ['thrown arrays', 'let a = filled(300, [1]); loop { try { throw a; } catch (e) { } }'],
];

function solve(script: string): [number, number] {
  const game = new ScriptedGame({ script, limit: 10_000 });
  while (!game.advance(2 ** 30).finished);
  const { positions } = game.summary();
  const value = { N: 1, D: 0, P: -1 }[game.at([]).outcome];
  game.free();
  return [positions, value];
}

/** How long a call takes until its cap stops it, in ms. */
function capped(body: string): number {
  const times = Array.from({ length: 21 }, () => {
    const script = `fn start() { 1 } fn moves(p) { ${body} }`;
    const game = new ScriptedGame({ script, limit: 10 });
    const began = performance.now();
    try {
      game.advance(1);
    } catch {
      // It is meant to be stopped.
    }
    const ms = performance.now() - began;
    game.free();
    return ms;
  });
  return times.toSorted((a, b) => a - b)[10] ?? 0;
}

export async function scriptRaces(): Promise<Result[]> {
  const began = performance.now();
  await init({ module_or_path: wasmUrl });
  solve(ticTacToe);
  const opened = performance.now() - began;
  check('tic-tac-toe', solve(ticTacToe), plainTicTacToe());
  return [
    race(
      'tic-tac-toe, 5478 positions',
      ['script, wasm', () => void solve(ticTacToe)],
      ['hash map, JavaScript', () => void plainTicTacToe()],
    ),
    {
      work: 'tic-tac-toe as a script, from fetching the interpreter to the value',
      ours: { name: 'script, wasm', ms: opened },
      alternative: { name: 'what is allowed', ms: OPENING_MS },
    },
    ...COSTLY.map(([name, body]) => ({
      work: `a call of a script at its cap, ${name}`,
      ours: { name: 'script, wasm', ms: capped(body) },
      alternative: { name: 'what is allowed', ms: MOST_MS },
    })),
  ];
}
