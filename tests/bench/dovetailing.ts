/** Sweeps over machines, and all machines of a number of states, against plain JavaScript that does each step. */
import init, { MachineTree, Sweep, type SweepConfig } from '../../www/pkg/dovetailing.js';
import wasmUrl from '../../www/pkg/dovetailing_bg.wasm?url';
import { check } from './check.ts';
import { PlainMachine, type PlainTable, plainNumbered } from './plain-machines.ts';
import { type Result, race } from './race.ts';

/** A sweep over 10,000 machines of three states, in an order by chance. */
const [MACHINES, ROUNDS, SEED] = [10_000, 12_000, 1];
/** How often each side of long work is timed. */
const RUNS = 5;
/** How many machines of a number of states there are, how many of them halt, and the most steps of those. */
const TWO = { states: 2, machines: 20_736, halting: 9_784 };
const THREE = { states: 3, machines: 16_777_216, halting: 7_571_840, most: 21 };
/** The cells of a machine whose next rounds are timed one by one. */
const AHEAD = 16_384;
/** Without proofs, whoever does not know the most steps has to choose a bound. */
const BOUND = 1000;

const mixed = (pruned: boolean): SweepConfig => ({
  order: 'cantor',
  states: THREE.states,
  enumeration: 'shuffled',
  seed: SEED,
  count: MACHINES,
  rounds: ROUNDS,
  pruned,
});
const allOfTwo: SweepConfig = {
  order: 'cantor',
  states: TWO.states,
  count: TWO.machines,
  rounds: TWO.machines + BOUND,
  pruned: true,
};

function swept(config: SweepConfig): Sweep {
  const run = new Sweep(config);
  while (!run.advance(2 ** 30).finished);
  return run;
}

/** How many machines of a sweep report. */
function reports(config: SweepConfig): number {
  const run = swept(config);
  const { reports } = run.summary();
  run.free();
  return reports;
}

/** A step of each machine that goes on. */
const stepEach = (going: readonly PlainMachine[]): PlainMachine[] =>
  going.filter((machine) => {
    machine.advance(1);
    return !machine.halted;
  });

/** The loop of the source document: in each round a new machine, and a step of each that goes on. */
function stepByStep(tables: readonly PlainTable[]): PlainMachine[] {
  let going: PlainMachine[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const table = tables[round];
    if (table) going.push(new PlainMachine(table, 2 * (ROUNDS - round) + 2));
    going = stepEach(going);
  }
  return going;
}

/** How many machines halt within a number of steps. */
function halting(states: number, machines: number, steps: number): number {
  let halts = 0;
  for (let index = 0; index < machines; index += 1) {
    const machine = new PlainMachine(plainNumbered(states, index), 2 * steps + 2);
    machine.advance(steps);
    if (machine.halted) halts += 1;
  }
  return halts;
}

function tree(states: number): number {
  const run = new MachineTree({ states });
  while (!run.advance(2 ** 30).finished);
  const { halting } = run.summary();
  run.free();
  return halting;
}

export async function dovetailRaces(): Promise<Result[]> {
  await init({ module_or_path: wasmUrl });
  const run = swept(mixed(false));
  const tables = Array.from({ length: MACHINES }, (_, at) =>
    plainNumbered(THREE.states, run.machine(at).index ?? 0),
  );
  const plain = () => stepByStep(tables);
  const going = plain();
  const found = MACHINES - going.length;
  check('the sweep', [reports(mixed(false)), reports(mixed(true))], [found, found]);
  const twoStates = () => halting(TWO.states, TWO.machines, BOUND);
  check('two states', [reports(allOfTwo), twoStates()], [TWO.halting, TWO.halting]);
  const threeStates = () => halting(THREE.states, THREE.machines, THREE.most);
  check('three states', [tree(3), threeStates()], [THREE.halting, THREE.halting]);

  const { moments } = run.summary();
  const cursor = moments - (moments % 7);
  const ahead = tables.map((table) => new PlainMachine(table, AHEAD));
  const work = `a sweep over ${MACHINES} machines`;
  const loop: [string, () => void] = ['step by step, JavaScript', plain];
  const eachOfThree: [string, () => void] = ['each of three states, JavaScript', threeStates];
  const results = [
    race(`${work}, ${ROUNDS} rounds`, ['fates, wasm', () => reports(mixed(false))], loop, RUNS),
    race(`${work}, pruned`, ['fates, wasm', () => reports(mixed(true))], loop, RUNS),
    race(
      `${work}, a frame`,
      ['any moment, wasm', () => run.grid(BigInt(cursor), 0, MACHINES)],
      ['the next round, JavaScript', () => stepEach(ahead)],
    ),
    race(
      'all machines of two states, pruned',
      ['sweep, wasm', () => reports(allOfTwo)],
      [`${BOUND} steps each, JavaScript`, twoStates],
      RUNS,
    ),
    race('all machines of three states', ['tree, wasm', () => tree(3)], eachOfThree, RUNS),
    race('all machines of four states', ['tree, wasm', () => tree(4)], eachOfThree, RUNS),
  ];
  run.free();
  return results;
}
