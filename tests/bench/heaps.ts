/** Games of heaps: the core against plain JavaScript. Both sides must find the same answer. */
import init, { GrundyTable, Nim, type NimConfig } from '../../www/pkg/nim.js';
import wasmUrl from '../../www/pkg/nim_bg.wasm?url';
import { check } from './check.ts';
import { plainGrundy, plainMisere, plainNimReply, type Reply } from './plain-heaps.ts';
import { type Result, race } from './race.ts';

const LARGEST = 1_000_000;
const TWELVE = [2, 5, 9, 16, 24, 37, 55, 81, 120, 177, 260, 383];
const FIBONACCI = [1, 2];
for (let next = 3; next <= LARGEST; next = (FIBONACCI.at(-1) ?? 0) + (FIBONACCI.at(-2) ?? 0)) {
  FIBONACCI.push(next);
}

/** A first move is made, and a move from the next heap is the right reply. */
const HEAPS: readonly bigint[] = Array(20).fill(10n ** 15n);
const TAKEN = { heap: 0, stones: 123_456_789n, both: false };

const SIX = [12, 12, 12, 12, 12, 12];
const MISERE: Partial<NimConfig> = { rules: ['1..3'], endRule: 'misere' };

function grundy(rule: string): Uint32Array {
  const table = new GrundyTable({ rule, upTo: BigInt(LARGEST) });
  while (!table.advance(2 ** 30).finished);
  const values = table.values(0, LARGEST + 1);
  table.free();
  return values;
}

function solved(heaps: readonly bigint[], changes: Partial<NimConfig> = {}): Nim {
  const run = new Nim({
    heaps: [...heaps],
    rules: ['any'],
    coupling: 'none',
    pastEnd: false,
    endRule: 'normal',
    ...changes,
  });
  while (!run.advance(2 ** 30).finished);
  return run;
}

/** Plies to the end, negative if the position is lost. */
function misere(): number {
  const run = solved(SIX.map(BigInt), MISERE);
  const { outcome, remoteness = 0 } = run.why(SIX.map(BigInt));
  run.free();
  return outcome === 'N' ? remoteness : -remoteness;
}

export async function heapRaces(): Promise<Result[]> {
  await init({ module_or_path: wasmUrl });
  const values = (rule: string, members: readonly number[], name: string, ours: string) => {
    check(rule, grundy(rule), plainGrundy(members, LARGEST));
    return race(
      `Grundy values of heaps to 10^6, ${name}`,
      [ours, () => void grundy(rule)],
      ['plain mex loop, JavaScript', () => void plainGrundy(members, LARGEST)],
    );
  };
  const nim = solved(HEAPS);
  const heaps = HEAPS.with(0, (HEAPS[0] ?? 0n) - TAKEN.stones);
  // Kept outside the functions, so that no engine leaves out a result that nobody uses.
  const replies: [ours?: Reply | undefined, plain?: Reply] = [];
  check('misère', misere(), plainMisere(SIX, 3));
  const results = [
    values(TWELVE.join(), TWELVE, 'twelve numbers from 2 to 383', 'table to its period, wasm'),
    values('fib', FIBONACCI, 'Fibonacci numbers', 'sixteen heaps at once, wasm'),
    race(
      'reply in Nim with 20 heaps of 10^15',
      [
        'with the record of the game, wasm',
        () => {
          replies[0] = nim.reply([TAKEN], 'perfect', 0, 0);
        },
      ],
      [
        'BigInt exclusive or, JavaScript',
        () => {
          replies[1] = plainNimReply(heaps);
        },
      ],
    ),
    race(
      'misère, six heaps of 12, take 1 to 3: outcome and plies',
      ['table of all positions, wasm', () => void misere()],
      ['memo search, JavaScript', () => void plainMisere(SIX, 3)],
    ),
  ];
  const [ours, plain] = replies.map((reply) => `${reply?.stones} from heap ${reply?.heap}`);
  check('reply', ours, plain);
  nim.free();
  return results;
}
