/**
 * The judge of each kind of task at the size at which its exhibit opens, and where it has most to do. `npm run bench` prints
 * how long it takes, and the ratio to plain JavaScript.
 */
import { expect, test } from 'vitest';
import type { Slug } from '../../www/src/exhibits/slugs.ts';
import type { AnyFigure } from '../../www/src/stage/figure.ts';
import { plainExhaustive } from '../bench/plain-networks.ts';
import { plainPaths } from '../bench/plain-paths.ts';
import { takesOf, whole, without, worthOf } from '../support/plain-chain.ts';
import { asking, fitOf } from './asked-figure.ts';

/** What a case is compared with: plain JavaScript that does the same work. */
interface Plain {
  readonly name: string;
  work(figure: AnyFigure): unknown;
}

/** Every line of play of the row. */
const lines: Plain = {
  name: 'every line of play',
  work: () => takesOf(whole(12), true).map((take) => worthOf(without(whole(12), take), 'normal')),
};
/** Every path, one by one. */
const search: Plain = {
  name: 'a search for every path',
  work: (figure) => {
    const { graph } = (figure as unknown as { walked: { graph: Drawn } }).walked;
    return plainPaths(graph.edges.flat(), graph.ends.from, graph.ends.to);
  },
};
/** Every input of zeros and ones. */
const inputs: Plain = {
  name: 'every input of 0s and 1s',
  work: (figure) => {
    const { traced } = figure as unknown as { traced: Traced };
    return plainExhaustive(traced.wires, traced.comparators);
  },
};
interface Drawn {
  readonly edges: readonly (readonly number[])[];
  readonly ends: { readonly from: number; readonly to: number };
}
interface Traced {
  readonly wires: number;
  readonly comparators: readonly (readonly [number, number])[];
}

const zeros = (count: number) => Array.from({ length: count }, () => 0);
const points = [1, 2, 3].map((m) => ({ m, n: 1 }));
const rule = { columns: 2, rows: 2, from: { m: 1, n: 0 }, lost: [true, false, false, true] };

/** A moment, an answer, and whether it is right. */
const cases: readonly (readonly [
  slug: Slug,
  kind: string,
  link: string,
  answer: unknown,
  right: boolean,
  plain?: Plain,
])[] = [
  ['nim', 'who', 'v=1', 'P', false],
  ['nim', 'count', 'v=1', 0, false],
  ['nim', 'make', 'v=1', [1n, 1n, 1n], false],
  ['lattice', 'mark', 'v=1', points, false],
  ['lattice', 'rule', 'v=1', rule, false],
  ['quicksort', 'pivot', 'v=1&pivot=median-of-three', 5, false],
  ['quicksort', 'next', 'v=1&pivot=median-of-three', { first: 3, second: 4 }, false],
  [
    'quicksort',
    'stack',
    `v=1&input=typed&values=${zeros(24)}&pivot=first&wait=4`,
    zeros(24),
    false,
  ],
  [
    'quicksort',
    'worst',
    'v=1&input=typed&values=3,1,2,5,4,6&pivot=first',
    [3, 1, 2, 5, 4, 6],
    false,
  ],
  ['networks', 'input', 'v=1&kind=typed&net=1:2&input=sorted', zeros(8), false],
  ['networks', 'next', 'v=1&cursor=3', true, true],
  ['networks', 'spare', 'v=1&wires=4&kind=typed&net=1:2,3:4,1:3,2:4,2:3,2:3', 1, false],
  ['networks', 'sort', 'v=1&kind=typed&net=1:2', 'check', false, inputs],
  ['networks', 'sort', 'v=1&wires=16&kind=insertion&most=60', 'check', false, inputs],
  ['networks', 'sort', 'v=1&wires=20&kind=insertion&most=99', 'check', false, inputs],
  ['chain', 'who', 'v=1', 'P', false],
  ['chain', 'count', 'v=1&row=111111111111', 1, false, lines],
  ['games', 'who', 'v=1', 'P', false],
  ['games', 'count', 'v=1&plies=1_2', 0, false],
  ['games', 'value', 'v=1&game=take-away&size=5,6&rules=1..3', 9, false],
  ['paths', 'count-paths', 'v=1', 1n, false],
  ['paths', 'count-paths', 'v=1&graph=grid&size=6', 1n, false, search],
  ['paths', 'way', 'v=1', [0, 1], false],
  ['paths', 'block', 'v=1&graph=grid&size=2', [0, 1], true],
  ['paths', 'longest', 'v=1', [0, 1], false],
  ['paths', 'longest', 'v=1&graph=grid&size=6', [0, 1], false, search],
  ['paths', 'count-paths', 'v=1&graph=states', 1n, false],
  ['paths', 'longest', 'v=1&graph=states', [0, 1], false],
  ['machines', 'next', 'v=1&cursor=2', [0, 0, 0], false],
  ['machines', 'halt', 'v=1&cursor=0', 1, false],
  ['machines', 'make', 'v=1', '1RB1LA_1LA1RZ', true],
  ['dovetailing', 'when', 'v=1&cursor=3', 1, false],
  ['dovetailing', 'which', 'v=1&cursor=3', 1, false],
];

/** How long some work takes, in ms. */
async function timed<Result>(work: () => Result | Promise<Result>) {
  const began = performance.now();
  const result = await work();
  return { result, ms: performance.now() - began };
}

for (const [slug, kind, link, answer, right, plain] of cases)
  test(`${slug}, ${kind} at ${link}`, async () => {
    const { figure } = await asking(slug, link);
    const { result: task, ms: question } = await timed(() => fitOf(figure, kind));
    // The first answer counts: what a later one repeats is known by then.
    const { result: judged, ms } = await timed(() => task.judge(answer));
    expect(judged.right).toBe(right);
    expect(await task.judge(answer)).toEqual(judged);
    if (process.env.APPLEYARD_BENCH) {
      const other = plain && (await timed(() => plain.work(figure)));
      const compared =
        plain && other
          ? `, ${plain.name} in JavaScript ${other.ms.toFixed(1)} ms, ratio ${(ms / other.ms).toFixed(3)}`
          : '';
      console.log(
        `${slug}, task ${kind} at ${link}: the question ${question.toFixed(1)} ms, the first verdict ${ms.toFixed(1)} ms${compared}`,
      );
    }
    figure.release();
  });
