import { describe, expect, test } from 'vitest';
import { type Network, NetworkGrowth, NetworkProof } from '../../www/pkg/networks.js';
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

/** What trying all 2ⁿ inputs shows about a network in drawn order. */
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

/** Checks the verdict on a small network against all inputs, and that the counterexample fails. */
function expectRight(wires: number, given: Pair[]): void {
  const proof = proved(typed(wires, given));
  const verdict = proof.summary();
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

/** Checks that the counterexample fails when it is run, and the permutation too. */
function expectFailing(
  wires: number,
  pairs: readonly Pair[],
  {
    input,
    output,
    ones,
    permutation,
  }: NonNullable<ReturnType<NetworkProof['summary']>['counterexample']>,
): void {
  expect(input).toHaveLength(wires);
  expect(input.every((bit) => bit === 0 || bit === 1)).toBe(true);
  expect(onesOf(input)).toBe(ones);
  expect(outputOf(pairs, input)).toEqual(output);
  expect(isSorted(output)).toBe(false);
  expect(isSorted(outputOf(pairs, permutation))).toBe(false);
  // The permutation has its largest elements where the ones are.
  expect(permutation.map((value) => Number(value > wires - ones))).toEqual(input);
}

describe('a proof', () => {
  test('agrees with trying all inputs, for random networks with reversed comparators', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const wires = 2 + (seed % 7);
      expectRight(wires, someNetwork(wires, (seed * 7) % 40, seed));
    }
    // Enough comparators that some of the networks sort.
    for (let seed = 1; seed <= 20; seed += 1) {
      const pairs = someNetwork(4, 60, seed).map(
        ([a, b]): Pair => [Math.min(a, b), Math.max(a, b)],
      );
      expectRight(4, pairs);
    }
  });

  test('agrees for every network in stock without one comparator', () => {
    for (const wires of [4, 7, 9]) {
      const pairs = drawn(stocked('document', wires));
      expectRight(wires, pairs);
      for (const i of pairs.keys()) expectRight(wires, pairs.toSpliced(i, 1));
    }
  });

  test('finds that a network without comparators sorts at most one wire', () => {
    for (let wires = 0; wires <= 8; wires += 1) expectRight(wires, []);
    // Of 2⁶⁴ inputs, only those with all zeros first are sorted.
    expect(proved(typed(64, [])).summary()).toMatchObject({
      outcome: 'fails',
      inputs: '18446744073709551616',
      sorted: '65',
      finished: true,
      counterexample: { ones: 1, fewest: true },
    });
  });

  test('finds redundant comparators, even in a network that sorts', () => {
    const { redundant } = proved(
      typed(2, [
        [0, 1],
        [0, 1],
        [0, 1],
      ]),
    ).summary();
    expect(redundant).toEqual([1, 2]);
    for (const kind of constructions) {
      expectRight(8, drawn(stocked(kind, 8)));
    }
  });

  test('follows a set of lists that no comparator makes larger, and that most make smaller (how-3 of the page)', () => {
    for (const wires of [8, 12, 16]) {
      let lists = new Set(Array.from({ length: 2 ** wires }, (_, list) => list));
      const pairs = drawn(stocked('document', wires));
      let smaller = 0;
      for (const [low, high] of pairs) {
        const before = lists.size;
        // A comparator lets the one go down, where the zero was.
        lists = new Set(
          [...lists].map((list) =>
            (list >> low) & 1 && !((list >> high) & 1) ? list ^ (1 << low) ^ (1 << high) : list,
          ),
        );
        expect(lists.size).toBeLessThanOrEqual(before);
        if (lists.size < before) smaller += 1;
      }
      expect(lists.size).toBe(wires + 1);
      expect(smaller).toBeGreaterThan(pairs.length / 2);
    }
  });

  test('of 32 wires has as few states as an independent count', () => {
    expect(proved(stocked('document', 32)).summary()).toMatchObject({
      outcome: 'sorts',
      inputs: '4294967296',
      sorted: '4294967296',
      mostStates: 289,
      finished: true,
      redundant: [],
      done: 211,
    });
    expect(proved(stocked('smallest', 32)).summary()).toMatchObject({
      outcome: 'sorts',
      mostStates: 1764,
      done: 185,
    });
  });

  test('gives the same result slice by slice', () => {
    const pairs = drawn(stocked('document', 16)).toSpliced(17, 1);
    for (const spec of [stocked('document', 32), typed(16, pairs)]) {
      const slow = new NetworkProof(spec);
      expect(slow.summary()).toMatchObject({ outcome: 'undecided', done: 0, finished: false });
      expect(slow.summary()).not.toHaveProperty('sorted');
      let before = -1n;
      let slices = 0;
      for (let finished = false; !finished; slices += 1) {
        const progress = slow.advance(1);
        finished = progress.finished;
        if (finished) {
          expect(progress.total).toBe(progress.done);
        } else {
          expect(progress.done).toBeGreaterThan(before);
          expect(slow.summary().outcome).toBe('undecided');
        }
        before = progress.done;
      }
      expect(slices).toBeGreaterThan(10);
      const fast = proved(spec);
      expect(slow.summary()).toEqual(fast.summary());
      expect(slow.states()).toEqual(fast.states());
      expect(slow.work()).toEqual(fast.work());
    }
  });

  test('takes comparators in an order in which they can be applied', () => {
    const pairs = drawn(stocked('document', 32));
    const proof = proved(stocked('document', 32));
    const order = [...proof.work()].map((i) => pairs[i] ?? ([0, 0] as const));
    const network = networkOf(typed(32, order));
    expect(network.summary().knownAs).toContain('document');
    expect(Math.max(...proof.states())).toBeLessThanOrEqual(proof.summary().mostStates);
  });

  test('gives a failing input of a large network', () => {
    const networks: [number, Pair[]][] = [
      [32, drawn(stocked('smallest', 32)).toSpliced(100, 1)],
      [32, someNetwork(32, 300, 1)],
      [64, someNetwork(64, 4096, 2)],
      // A star, whose number of states explodes.
      [32, Array.from({ length: 31 }, (_, i): Pair => [0, i + 1])],
    ];
    for (const [wires, given] of networks) {
      const pairs = drawn(typed(wires, given));
      const { outcome, counterexample } = proved(typed(wires, given)).summary();
      expect(outcome).toBe('fails');
      if (!counterexample) throw new Error('no counterexample');
      expectFailing(wires, pairs, counterexample);
    }
  });

  test('is undecided if there are too many states and no input fails', () => {
    // The last part sorts whatever the first part does.
    const pairs = [...someNetwork(64, 400, 5), ...drawn(stocked('odd-even-merge', 64))];
    const verdict = proved(typed(64, pairs)).summary();
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

  test('names the theorem if there are too many states and a theorem applies', () => {
    const large = (kind: 'odd-even-transposition' | 'pairwise') =>
      proved(stocked(kind, 64)).summary();
    const known = { outcome: 'sorts', sorted: '18446744073709551616', finished: false };
    expect(large('odd-even-transposition')).toMatchObject({ ...known, theorem: 'neighbours' });
    expect(large('pairwise')).toMatchObject({ ...known, theorem: 'pairwise' });
    const most = drawn(stocked('odd-even-transposition', 64)).slice(0, -1);
    expect(proved(typed(64, most)).summary()).toMatchObject({
      outcome: 'fails',
      theorem: 'neighbours',
      counterexample: { fewest: true },
    });
    expect(proved(stocked('document', 32)).summary()).not.toHaveProperty('theorem');
  });

  test('gives a permutation that fails when the network runs it', () => {
    const spec = typed(9, drawn(stocked('document', 9)).toSpliced(4, 1));
    const values = proved(spec).summary().counterexample?.permutation ?? [];
    const network: Network = networkOf(spec, { input: 'typed', values });
    expect(isSorted([...network.values().slice(-9)])).toBe(false);
    expect([...permutationOf(9, 1)].sort()).toEqual([...values].sort());
  });
});

describe('growth', () => {
  test('has a row for each n, with the most states of two networks', () => {
    const growth = new NetworkGrowth({});
    expect(growth.rows()).toHaveLength(0);
    while (!growth.advance(1_000_000).finished);
    const rows = growth.rows();
    const all = Array.from({ length: 31 }, (_, i) => i + 2);
    const kinds = ['document', 'smallest'] as const;
    const named = kinds.flatMap((kind) => all.map((wires) => ({ kind, wires })));
    expect(rows.map(({ kind, wires }) => ({ kind, wires }))).toEqual(named);
    for (const { kind, wires, size, mostStates } of rows) {
      const proof = proved(stocked(kind, wires));
      expect([size, mostStates]).toEqual([proof.work().length, proof.summary().mostStates]);
    }
    expect([rows[30]?.mostStates, rows[61]?.mostStates]).toEqual([289, 1764]);
  });

  test('comes row by row', () => {
    const growth = new NetworkGrowth({});
    const seen: number[] = [];
    let last: ReturnType<typeof growth.rows> = [];
    for (let finished = false; !finished; ) {
      finished = growth.advance(3000).finished;
      const rows = growth.rows();
      // The rows so far do not change.
      expect(rows.slice(0, last.length)).toEqual(last);
      seen.push(rows.length);
      last = rows;
    }
    expect(new Set(seen).size).toBeGreaterThan(20);
  });
});
