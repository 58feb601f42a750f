import { describe, expect, test } from 'vitest';
import { type Network, NetworkGrowth, NetworkProof } from '../../www/pkg/networks.js';
import { rowsOf } from './support/calls.ts';
import {
  constructions,
  drawn,
  isSorted,
  networkOf,
  onesOf,
  outputOf,
  type Pair,
  permutationOf,
  proved,
  someNetwork,
  stocked,
  typed,
  useTheWasm,
  zeroOne,
} from './support/networks.ts';

useTheWasm();

/** What all 2ⁿ inputs say of a network in drawn order. */
function slowVerdict(wires: number, pairs: readonly Pair[]) {
  const inputs = zeroOne(wires);
  const failing = inputs.filter((input) => !isSorted(outputOf(pairs, input)));
  const redundant = [...pairs.keys()].filter((i) =>
    inputs.every((input) => {
      const before = outputOf(pairs.slice(0, i), input);
      return String(before) === String(outputOf(pairs.slice(i, i + 1), before));
    }),
  );
  return {
    sorted: String(inputs.length - failing.length),
    ones: failing.length === 0 ? undefined : Math.min(...failing.map(onesOf)),
    redundant,
  };
}

/** The verdict on a small network is what all inputs say, and the counterexample is one. */
function expectRight(wires: number, given: Pair[]): void {
  const proof = proved(typed(wires, given));
  const verdict = proof.verdict();
  const pairs = drawn(typed(wires, given));
  const { sorted, ones, redundant } = slowVerdict(wires, pairs);
  expect(verdict).toMatchObject({
    outcome: ones === undefined ? 'sorts' : 'fails',
    inputs: String(2 ** wires),
    sorted,
    finished: true,
    redundant,
    done: pairs.length,
  });
  expect([...proof.work()].sort((a, b) => a - b)).toEqual([...pairs.keys()]);
  expect(proof.states()).toHaveLength(pairs.length);
  const { counterexample } = verdict;
  if (!counterexample) {
    expect(ones).toBeUndefined();
    return;
  }
  const { input, output, permutation, wrong } = counterexample;
  expect(counterexample).toMatchObject({ ones, fewest: true });
  expectFailing(wires, pairs, counterexample);
  const right = [...input].sort();
  expect(wrong).toEqual(output.flatMap((bit, wire) => (bit === right[wire] ? [] : [wire])));
  expect([...permutation].sort((a, b) => a - b)).toEqual(permutation.map((_, i) => i + 1));
}

/** It fails when it is run, and so does the permutation. */
function expectFailing(
  wires: number,
  pairs: readonly Pair[],
  {
    input,
    output,
    ones,
    permutation,
  }: NonNullable<ReturnType<NetworkProof['verdict']>['counterexample']>,
): void {
  expect(input).toHaveLength(wires);
  expect(input.every((bit) => bit === 0 || bit === 1)).toBe(true);
  expect(onesOf(input)).toBe(ones);
  expect(outputOf(pairs, input)).toEqual(output);
  expect(isSorted(output)).toBe(false);
  expect(isSorted(outputOf(pairs, permutation))).toBe(false);
  // Its greatest elements are where the ones are.
  expect(permutation.map((value) => Number(value > wires - ones))).toEqual(input);
}

describe('a proof', () => {
  test('says what all inputs say: networks by chance, some comparators reversed', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const wires = 2 + (seed % 7);
      expectRight(wires, someNetwork(wires, (seed * 7) % 40, seed));
    }
    // Enough of them to sort now and then.
    for (let seed = 1; seed <= 20; seed += 1) {
      const pairs = someNetwork(4, 60, seed).map(
        ([a, b]): Pair => [Math.min(a, b), Math.max(a, b)],
      );
      expectRight(4, pairs);
    }
  });

  test('says it of every network with a comparator missing', () => {
    for (const wires of [4, 7, 9]) {
      const pairs = drawn(stocked('document', wires));
      expectRight(wires, pairs);
      for (const i of pairs.keys()) expectRight(wires, pairs.toSpliced(i, 1));
    }
  });

  test('of a network without comparators: only up to one wire is everything sorted', () => {
    for (let wires = 0; wires <= 8; wires += 1) expectRight(wires, []);
    // Of 2⁶⁴ inputs those are sorted in which all zeros come first.
    expect(proved(typed(64, [])).verdict()).toMatchObject({
      outcome: 'fails',
      inputs: '18446744073709551616',
      sorted: '65',
      finished: true,
      counterexample: { ones: 1, fewest: true },
    });
  });

  test('finds redundant comparators, also of a network that sorts', () => {
    const { redundant } = proved(
      typed(2, [
        [0, 1],
        [0, 1],
        [0, 1],
      ]),
    ).verdict();
    expect(redundant).toEqual([1, 2]);
    for (const kind of constructions) {
      expectRight(8, drawn(stocked(kind, 8)));
    }
  });

  test('of 32 wires holds the few states that were counted elsewhere', () => {
    expect(proved(stocked('document', 32)).verdict()).toMatchObject({
      outcome: 'sorts',
      inputs: '4294967296',
      sorted: '4294967296',
      mostStates: 289,
      finished: true,
      redundant: [],
      done: 211,
    });
    expect(proved(stocked('smallest', 32)).verdict()).toMatchObject({
      outcome: 'sorts',
      mostStates: 1764,
      done: 185,
    });
  });

  test('works slice by slice, to the same result', () => {
    const pairs = drawn(stocked('document', 16)).toSpliced(17, 1);
    for (const spec of [stocked('document', 32), typed(16, pairs)]) {
      const slow = new NetworkProof(spec);
      expect(slow.verdict()).toMatchObject({ outcome: 'undecided', done: 0, finished: false });
      expect(slow.verdict()).not.toHaveProperty('sorted');
      let before = -1n;
      let slices = 0;
      for (let finished = false; !finished; slices += 1) {
        const progress = slow.advance(1);
        finished = progress.finished;
        if (finished) {
          expect(progress.total).toBe(progress.done);
        } else {
          expect(progress.done).toBeGreaterThan(before);
          expect(slow.verdict().outcome).toBe('undecided');
        }
        before = progress.done;
      }
      expect(slices).toBeGreaterThan(10);
      const fast = proved(spec);
      expect(slow.verdict()).toEqual(fast.verdict());
      expect(slow.states()).toEqual(fast.states());
      expect(slow.work()).toEqual(fast.work());
    }
  });

  test('works comparators off in an order in which they can be applied', () => {
    const pairs = drawn(stocked('document', 32));
    const proof = proved(stocked('document', 32));
    const order = [...proof.work()].map((i) => pairs[i] ?? ([0, 0] as const));
    const network = networkOf(typed(32, order));
    expect(network.summary().knownAs).toContain('document');
    expect(Math.max(...proof.states())).toBeLessThanOrEqual(proof.verdict().mostStates);
  });

  test('of a large network that fails gives an input to see it by', () => {
    const networks: [number, Pair[]][] = [
      [32, drawn(stocked('smallest', 32)).toSpliced(100, 1)],
      [32, someNetwork(32, 300, 1)],
      [64, someNetwork(64, 4096, 2)],
      // A star: its states explode.
      [32, Array.from({ length: 31 }, (_, i): Pair => [0, i + 1])],
    ];
    for (const [wires, given] of networks) {
      const pairs = drawn(typed(wires, given));
      const { outcome, counterexample } = proved(typed(wires, given)).verdict();
      expect(outcome).toBe('fails');
      if (!counterexample) throw new Error('no counterexample');
      expectFailing(wires, pairs, counterexample);
    }
  });

  test('is left undecided where there are too many states and no input fails', () => {
    // Whatever comes first, what comes last sorts it.
    const pairs = [...someNetwork(64, 400, 5), ...drawn(stocked('odd-even-merge', 64))];
    const verdict = proved(typed(64, pairs)).verdict();
    expect(verdict).toMatchObject({
      outcome: 'undecided',
      inputs: '18446744073709551616',
      finished: false,
    });
    expect(verdict.done).toBeLessThan(pairs.length);
    expect(verdict.mostStates).toBeLessThanOrEqual(2 ** 21);
    expect(verdict).not.toHaveProperty('sorted');
    expect(verdict).not.toHaveProperty('counterexample');
  });

  test('names the theorem where there are too many states and one applies', () => {
    const large = (kind: 'odd-even-transposition' | 'pairwise') =>
      proved(stocked(kind, 64)).verdict();
    const known = { outcome: 'sorts', sorted: '18446744073709551616', finished: false };
    expect(large('odd-even-transposition')).toMatchObject({ ...known, theorem: 'neighbours' });
    expect(large('pairwise')).toMatchObject({ ...known, theorem: 'pairwise' });
    const most = drawn(stocked('odd-even-transposition', 64)).slice(0, -1);
    expect(proved(typed(64, most)).verdict()).toMatchObject({
      outcome: 'fails',
      theorem: 'neighbours',
      counterexample: { fewest: true },
    });
    expect(proved(stocked('document', 32)).verdict()).not.toHaveProperty('theorem');
  });

  test('agrees with the network itself that its permutation fails', () => {
    const spec = typed(9, drawn(stocked('document', 9)).toSpliced(4, 1));
    const values = proved(spec).verdict().counterexample?.permutation ?? [];
    const network: Network = networkOf(spec, { input: 'typed', values });
    expect(isSorted([...network.values().slice(-9)])).toBe(false);
    expect([...permutationOf(9, 1)].sort()).toEqual([...values].sort());
  });
});

describe('growth', () => {
  test('has a row for each n, of the most states of two networks', () => {
    const growth = new NetworkGrowth({});
    expect(growth.rows()).toHaveLength(0);
    while (!growth.advance(1_000_000).finished);
    const rows = rowsOf(growth.rows(), 3);
    expect(rows.map(([n]) => n)).toEqual(Array.from({ length: 31 }, (_, i) => i + 2));
    for (const [n = 0, document, smallest] of rows) {
      const most = (kind: 'document' | 'smallest') => proved(stocked(kind, n)).verdict().mostStates;
      expect([n, document, smallest]).toEqual([n, most('document'), most('smallest')]);
    }
    expect(rows.at(-1)).toEqual([32, 289, 1764]);
  });

  test('comes row by row', () => {
    const growth = new NetworkGrowth({});
    const seen: number[] = [];
    let last: number[][] = [];
    for (let finished = false; !finished; ) {
      finished = growth.advance(3000).finished;
      const rows = rowsOf(growth.rows(), 3);
      // What was known stays, but for a 0 where nothing was.
      for (const [i, row] of last.entries()) {
        expect(rows[i]?.slice(0, 2)).toEqual(row.slice(0, 2));
        expect([0, rows[i]?.[2]]).toContain(row[2]);
      }
      seen.push(rows.length, rows.filter(([, , smallest]) => smallest !== 0).length);
      last = rows;
    }
    expect(new Set(seen).size).toBeGreaterThan(20);
  });
});
