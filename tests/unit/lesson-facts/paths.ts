import { type Facts, holding } from './facts.ts';
import { under } from './solvers.ts';

/** Nodes from 1, and the nodes to which edges lead from each. */
type Graph = ReadonlyMap<number, readonly number[]>;

function graphOf(nodes: number, joined: (one: number, other: number) => boolean): Graph {
  const all = under(nodes).map((at) => at + 1);
  return new Map(
    all.map((one) => [one, all.filter((other) => one !== other && joined(one, other))]),
  );
}

const grid = (side: number) => {
  const place = (node: number) => [(node - 1) % side, Math.floor((node - 1) / side)] as const;
  return graphOf(side * side, (one, other) => {
    const [[x, y], [u, v]] = [place(one), place(other)];
    return Math.abs(x - u) + Math.abs(y - v) === 1;
  });
};

/** All paths, one by one. */
function paths(
  graph: Graph,
  to: number,
  way: readonly number[] = [1],
): readonly (readonly number[])[] {
  const head = way.at(-1) ?? Number.NaN;
  if (head === to) return [way];
  const next = (graph.get(head) ?? []).filter((node) => !way.includes(node));
  return next.flatMap((node) => paths(graph, to, [...way, node]));
}

const nine = paths(grid(3), 9);
const countOf = (side: number) => paths(grid(side), side * side).length;
const complete = (nodes: number) =>
  paths(
    graphOf(nodes, () => true),
    3,
  );
const lengths = new Set(nine.map(({ length }) => length));

const uses = (way: readonly number[], one: number, other: number) =>
  way.some((node, at) => `${[node, way[at + 1]].toSorted()}` === `${[one, other].toSorted()}`);
const streets = [...grid(3)].flatMap(([one, others]) =>
  others.filter((other) => one < other).map((other) => [one, other] as const),
);
const halving = streets.filter(
  ([one, other]) => nine.filter((way) => !uses(way, one, other)).length === nine.length / 2,
);
const [first] = halving;

/** The paths of 10 × 10 places, which the core has to count. */
const manyPaths = 41_044_208_702_632_496_804n;
const YEAR_S = 365 * 24 * 60 * 60;

export const pathsFacts: Facts = {
  numbers: [() => nine.filter(([, second]) => second === 2).length, () => halving.length],
  choices: [
    () => holding([true, false], (there) => lengths.has(8) === there),
    () => holding([24, 72, 184], (count) => count === countOf(4)),
  ],
  tasks: {
    'paths#graph=grid&size=3&task=way': () => nine[0]?.map((node) => node - 1),
    'paths#graph=grid&size=3&task=count-paths': () => BigInt(nine.length),
    'paths#graph=grid&size=3&task=longest': () =>
      nine.find(({ length }) => length === Math.max(...lengths))?.map((node) => node - 1),
    'paths#graph=grid&size=3&task=block&remain=6': () => first?.map((node) => node - 1),
    'paths#graph=complete&size=5&task=count-paths': () => BigInt(complete(5).length),
  },
  judged: {
    'paths#graph=grid&size=10&task=count-paths': () => manyPaths,
  },
  claims: [
    ['2', () => countOf(2) === 2],
    ['12', () => nine.length === 12 && streets.length === 12],
    [
      '1, 2, 3, 6, 5, 4, 7, 8, 9'.slice(0, 1),
      () => nine.some((way) => `${way}` === '1,2,3,6,5,4,7,8,9'),
    ],
    ['5', () => `${[...lengths].toSorted()}` === '5,7,9'],
    ['1–4', () => halving.join(' ') === '1,2 1,4 6,9 8,9'],
    ['10 × 10', () => manyPaths / 10n ** 6n / BigInt(YEAR_S) > 10n ** 6n],
    ['41', () => manyPaths / 10n ** 18n === 41n],
    ['5 × 5', () => countOf(5) === 8512],
    [
      '46',
      () =>
        [
          [2, 12, 6],
          [12, 184, 15],
          [184, 8512, 46],
        ].every(([one = 0, more = 0, times]) => Math.floor(more / one) === times),
    ],
    [
      '3 · 2 · 1 = 6',
      () =>
        [2, 3, 4, 5]
          .map((nodes) => complete(5).filter(({ length }) => length === nodes).length)
          .join() === '1,3,6,6',
    ],
    [
      '1 + 4 + 12 + 24 + 24 = 65',
      () =>
        complete(6).length === 65 &&
        [2, 3, 4, 5, 6]
          .map((nodes) => complete(6).filter(({ length }) => length === nodes).length)
          .join() === '1,4,12,24,24',
    ],
  ],
};
