/** Turing machines by chain moves and a log, against plain JavaScript that does each step. */
import init, { TuringMachine } from '../../www/pkg/machines.js';
import wasmUrl from '../../www/pkg/machines_bg.wasm?url';
import { check } from './check.ts';
import { PlainMachine, plainPicture, plainTable } from './plain-machines.ts';
import { type Result, race } from './race.ts';

const CHAMPION = plainTable('1RB1LC_1RC1RB_1RD0LE_1LA1LD_1RZ0LA');
const [STEPS, ONES] = [47_176_870, 4_098];
/** The picture, in pixels. */
const [WIDTH, HEIGHT] = [720, 864];
/** How often each side is timed. */
const RUNS = 5;
/** The cells around the head that a moment shows. */
const AROUND = 500;

function champion(): TuringMachine {
  const run = new TuringMachine({ ready: 'beaver-five' });
  while (!run.advance(2 ** 30).finished);
  return run;
}

function replay(steps: number): PlainMachine {
  const machine = new PlainMachine(CHAMPION);
  machine.advance(steps);
  return machine;
}

/** Steps from all parts of the run, in an order that a cache cannot foresee; each call gives the next one. */
function someSteps(): () => number {
  let step = 1;
  return () => {
    step = (step * 48_271) % STEPS;
    return step;
  };
}

export async function machineRaces(): Promise<Result[]> {
  await init({ module_or_path: wasmUrl });
  const run = champion();
  const { known, ones, first, last } = run.summary();
  const plain = replay(STEPS);
  const written = plain.tape.reduce((sum, cell) => sum + cell, 0);
  check('the champion', [known, ones, true], [STEPS, ONES, plain.halted]);
  check('the ones of the champion', written, ONES);

  const cells = last - first + 1;
  const palette = Uint8Array.from([255, 255, 255, 0, 0, 0]);
  const paint = () => run.picture(0, STEPS, first, cells, WIDTH, HEIGHT, palette);
  const next = [someSteps(), someSteps()] as const;
  const seek = (step: number) => {
    const { head } = run.at(step);
    return run.tape(step, head - AROUND, head + AROUND);
  };
  const [middle, replayed] = [STEPS >> 1, replay(STEPS >> 1)];
  const { head, tape } = replayed;
  check(
    'a step in the middle',
    seek(middle).join(''),
    tape.subarray(head - AROUND, head + AROUND).join(''),
  );
  const against = (name: string, work: () => void): [string, () => void] => [
    `${name}, JavaScript`,
    work,
  ];
  const results = [
    race(
      'champion of five states to its end',
      ['chain moves, wasm', () => champion().free()],
      against('step by step', () => replay(STEPS)),
      RUNS,
    ),
    race(
      `picture ${WIDTH}x${HEIGHT} of all ${STEPS} steps`,
      ['log, wasm', paint],
      against('replay', () =>
        plainPicture(CHAMPION, { steps: STEPS, first, cells }, [WIDTH, HEIGHT]),
      ),
      RUNS,
    ),
    race(
      'any step of the champion',
      ['log, wasm', () => seek(next[0]())],
      against('replay', () => replay(next[1]())),
      RUNS,
    ),
  ];
  run.free();
  return results;
}
