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

/** How many paths begin with a step to a node. */
const begin = (node: number) => nine.filter(([, second]) => second === node).length;
/** A place of the map in the mirror. */
const mirrored = (node: number) => 1 + 3 * ((node - 1) % 3) + Math.floor((node - 1) / 3);

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
  notes: [
    ['Answers: 6 paths begin with 1 → 2; 12 in all.', () => begin(2) === 6 && nine.length === 12],
    [
      'The map is the same if you mirror it in the line from 1 to 9.',
      () =>
        [1, 9].every((node) => mirrored(node) === node) &&
        streets.every(([one, other]) => grid(3).get(mirrored(one))?.includes(mirrored(other))),
    ],
    ['So as many paths begin with 1 → 4 as with 1 → 2.', () => begin(4) === begin(2)],
    [
      'Answers: a longest path visits all 9 places, for example 1, 2, 3, 6, 5, 4, 7, 8, 9; no.',
      () =>
        Math.max(...lengths) === 9 &&
        nine.some((way) => `${way}` === '1,2,3,6,5,4,7,8,9') &&
        !lengths.has(8),
    ],
    [
      'The paths have 5, 7 or 9 places, and never 6 or 8.',
      () => `${[...lengths].toSorted()}` === '5,7,9',
    ],
    ['Answers: 4 streets: 1–2, 1–4, 6–9 and 8–9.', () => halving.join(' ') === '1,2 1,4 6,9 8,9'],
    [
      'Without 1–2 exactly the paths that begin with 1 → 4 remain.',
      () => nine.every((way) => uses(way, 1, 2) !== (way[1] === 4)),
    ],
    ['Answer: 184.', () => countOf(4) === 184],
    [
      'With 10 × 10 places there are about 41 million million million paths.',
      () => manyPaths / 10n ** 18n === 41n,
    ],
    [
      '(No: 6, then 15, then 46.)',
      () =>
        [
          [2, 3],
          [3, 4],
          [4, 5],
        ]
          .map(([one = 0, more = 0]) => Math.floor(countOf(more) / countOf(one)))
          .join() === '6,15,46',
    ],
    ['Answer: 16.', () => complete(5).length === 16],
    [
      'Straight 1; by one friend 3; by two friends 3 · 2 = 6; by all three 3 · 2 · 1 = 6.',
      () =>
        [2, 3, 4, 5]
          .map((nodes) => complete(5).filter(({ length }) => length === nodes).length)
          .join() === '1,3,6,6',
    ],
    [
      'For six friends: 1 + 4 + 12 + 24 + 24 = 65.',
      () =>
        complete(6).length === 65 &&
        [2, 3, 4, 5, 6]
          .map((nodes) => complete(6).filter(({ length }) => length === nodes).length)
          .join() === '1,4,12,24,24',
    ],
    ['Ask: “Must I try all 12 paths to know this?”', () => nine.length === 12],
  ],
  asides: [
    'Collect the guesses on the board; most are between 4 and 8.',
    'Ask pupils who have 10 or 11: “In which order did you look?”',
  ],
};
