/**
 * The moments of games, paths, machines and dovetailing say and draw what a plain calculation finds, step by step.
 */
import { describe, expect, test } from 'vitest';
import { classesOf, found, textOf } from '../../scripts/still/tree.ts';
import { count, every, seen } from './seen.ts';

describe('games: three in a row', () => {
  const lines = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) =>
    [...line].map(Number),
  );
  const names = ['a3', 'b3', 'c3', 'a2', 'b2', 'c2', 'a1', 'b1', 'c1'];
  const won = (board: string): boolean =>
    lines.some(
      ([a = 0, b = 0, c = 0]) => board[a] !== '.' && board[a] === board[b] && board[b] === board[c],
    );
  const free = (board: string): number[] =>
    [...board].flatMap((one, at) => (one === '.' ? [at] : []));
  const put = (board: string, at: number): string =>
    board.slice(0, at) + (free(board).length % 2 === 1 ? 'x' : 'o') + board.slice(at + 1);

  interface Value {
    readonly outcome: 'wins' | 'loses' | 'draws';
    readonly plies: number;
  }
  const known = new Map<string, Value>();
  /** The value of a position for its mover: the winner hurries, the loser delays. */
  function worthOf(board: string): Value {
    const kept = known.get(board);
    if (kept) return kept;
    let value: Value = { outcome: won(board) ? 'loses' : 'draws', plies: 0 };
    if (!won(board) && free(board).length > 0) {
      const next = free(board).map((at) => worthOf(put(board, at)));
      const [lost, drawn] = (['loses', 'draws'] as const).map((what) =>
        next.filter(({ outcome }) => outcome === what),
      );
      const plies = (all: readonly Value[] = []) => all.map((one) => one.plies);
      if (lost && lost.length > 0) value = { outcome: 'wins', plies: 1 + Math.min(...plies(lost)) };
      else if (drawn && drawn.length > 0) value = { outcome: 'draws', plies: 0 };
      else value = { outcome: 'loses', plies: 1 + Math.max(...plies(next)) };
    }
    known.set(board, value);
    return value;
  }

  /** What the figure says of each square while the values are shown. */
  const said = (board: string): string[] =>
    names.map((name, at) => {
      if (board[at] !== '.') return `${name}, a ${board[at] === 'x' ? 'cross' : 'nought'}`;
      const { outcome, plies } = worthOf(put(board, at));
      const mine = { wins: 'loses', loses: 'wins', draws: 'draws' }[outcome];
      if (outcome === 'draws') return `${name}, empty: draws`;
      return `${name}, empty: ${mine} in ${plies + 1} ${plies === 0 ? 'ply' : 'plies'}`;
    });

  /** Games of up to six plies, one in each part of the tree. */
  const games = [
    '1',
    '5',
    '2',
    '15',
    '51',
    '52',
    '159',
    '153',
    '512',
    '1592',
    '5219',
    '51928',
    '152346',
  ];

  test.each(games)('after %s every free square has its value', async (plies) => {
    const path = [...plies].map(Number);
    const board = path.reduce((made, ply) => put(made, ply - 1), '.........');
    if (won(board)) throw new Error('the game is over');
    const link = `v=1&plies=${path.join('_')}&opponent=human&why=on`;
    const { sentences, picture, notices, steps } = await seen('games', link);
    expect(notices).toEqual([]);
    expect(steps).toBe(path.length);
    for (const square of said(board)) expect(sentences).toContain(square);
    const of = (what: string) => said(board).filter((one) => one.includes(`: ${what}`)).length;
    expect([count(picture, 'won'), count(picture, 'lost'), count(picture, 'drawn')]).toEqual([
      of('wins'),
      of('loses'),
      of('draws'),
    ]);
    expect(count(picture, 'mark')).toBe(path.length);
    expect(count(picture, 'square')).toBe(9);
  });

  test.each([
    ['1_4_2_5_3', 'The first player has won.', ['a3', 'b3', 'c3']],
    ['1_3_2_5_8_7', 'The second player has won.', ['c3', 'b2', 'a1']],
    ['3_1_5_4_7', 'The first player has won.', ['c3', 'b2', 'a1']],
  ])('the game %s is over: %s', async (plies, end, row) => {
    const { sentences, story } = await seen('games', `v=1&plies=${plies}&opponent=human`);
    expect(story.at(-1)).toBe(end);
    const decided = sentences.filter((one) => one.endsWith('where the game was decided'));
    expect(decided.map((one) => one.slice(0, 2)).sort()).toEqual([...row].sort());
  });

  test('a game without a row is a draw, and an illegal one is refused at its ply', async () => {
    const { story } = await seen('games', 'v=1&plies=1_2_3_5_4_6_8_7_9&opponent=human');
    expect(story.at(-1)).toContain('it is a draw');
    for (const [plies, at] of [
      ['1_1', 2],
      ['1_2_3_2', 4],
      ['1_4_2_5_3_6', 6],
    ] as const) {
      const { notices, steps } = await seen('games', `v=1&plies=${plies}&opponent=human`);
      expect(notices, plies).toEqual([`The game in this link breaks the rules at ply ${at}.`]);
      expect(steps).not.toBe(plies.split('_').length);
    }
  });
});

describe('paths: all simple paths of a graph', () => {
  /** Neighbours by node, counted from 1. */
  type Graph = ReadonlyMap<number, readonly number[]>;
  const grid = (side: number): Graph =>
    new Map(
      Array.from({ length: side * side }, (_, i) => {
        const [x, y] = [i % side, Math.floor(i / side)];
        const near = [
          [x + 1, y],
          [x - 1, y],
          [x, y + 1],
          [x, y - 1],
        ] as const;
        const inside = near.filter(([a, b]) => a >= 0 && b >= 0 && a < side && b < side);
        return [i + 1, inside.map(([a, b]) => b * side + a + 1)];
      }),
    );
  function paths(graph: Graph, from: number, to: number, been: readonly number[] = []): number[][] {
    const way = [...been, from];
    if (from === to) return [[...way]];
    return (graph.get(from) ?? []).flatMap((next) =>
      way.includes(next) ? [] : paths(graph, next, to, way),
    );
  }

  test.each([
    ['v=1&size=2', grid(2), 4, 2],
    ['v=1', grid(3), 9, 12],
  ] as const)('%s has as many milestones as paths', async (link, graph, to, number) => {
    const all = paths(graph, 1, to);
    expect(all).toHaveLength(number);
    const { milestones, steps } = await seen('paths', `${link}&cursor=1`);
    expect(milestones).toHaveLength(number);
    expect(new Set(milestones).size).toBe(number);
    expect(Math.max(...milestones)).toBeLessThanOrEqual(steps);
  });

  test('the stack is a simple way at every step, and at each milestone a new path', async () => {
    const graph = grid(3);
    const { steps, milestones } = await seen('paths', 'v=1&cursor=1');
    const found = new Set<string>();
    for (let step = 1; step <= steps; step += 1) {
      const { sentences, picture } = await seen('paths', `v=1&cursor=${step}`);
      const [, list = ''] =
        /On the stack and in the set: ([\d ]+)\./.exec(sentences.join(' ')) ?? [];
      const stack = list.split(' ').filter(Boolean).map(Number);
      if (stack.length > 0) {
        expect(stack[0], `${step}`).toBe(1);
        expect(new Set(stack).size, `${step}`).toBe(stack.length);
        for (const [i, node] of stack.slice(1).entries()) {
          expect(graph.get(stack[i] ?? 0), `${step}`).toContain(node);
        }
        expect(count(picture, 'head'), `${step}`).toBe(1);
        // The node that was just taken off still stands beside the way.
        const way = count(picture, 'node', 'path') + count(picture, 'head');
        expect(way - stack.length, `${step}`).toBeGreaterThanOrEqual(0);
        expect(way - stack.length, `${step}`).toBeLessThanOrEqual(1);
      }
      if (milestones.includes(step)) {
        // The destination itself is never put on the stack.
        expect(graph.get(stack.at(-1) ?? 0), `${step}`).toContain(9);
        found.add([...stack, 9].join());
      }
    }
    expect([...found].sort()).toEqual(paths(graph, 1, 9).map(String).sort());
  });

  test.each([
    ['from=1&to=1', 'So there is exactly one path: the node itself.'],
    ['way=1,2,5', 'Your way stands at 5. Go on to 9.'],
    [
      'graph=drawn&drawn=*0,0,1000,0,500,900*A:B%3BC:A&oneway=on&from=1&to=3',
      'No way leads from A to C, so there is no path.',
    ],
  ])('%s: %s', async (fields, sentence) => {
    const { story, notices } = await seen('paths', `v=1&${fields}`);
    expect(notices).toEqual([]);
    expect(story.join(' ')).toContain(sentence);
  });
});

describe('machines: each step of a run', () => {
  interface Rule {
    readonly write: string;
    readonly by: 1 | -1;
    readonly next: string;
  }
  /** Rules from the usual notation, such as `1RB1LB_1LA1RZ`. */
  const rulesOf = (table: string): ReadonlyMap<string, Rule> =>
    new Map(
      table
        .split('_')
        .flatMap((row, state) =>
          (row.match(/.{3}/g) ?? []).map(
            ([write = '0', move, next = 'Z'], read) =>
              [`${'ABCDE'[state]}${read}`, { write, by: move === 'R' ? 1 : -1, next }] as const,
          ),
        ),
    );

  function run(table: string, steps: number) {
    const rules = rulesOf(table);
    const tape = new Map<number, string>();
    let [state, at] = ['A', 0];
    const heard: string[] = [];
    for (let step = 1; step <= steps; step += 1) {
      const read = tape.get(at) ?? '0';
      const rule = rules.get(`${state}${read}`);
      if (!rule) throw new Error(`${state} ${read}`);
      tape.set(at, rule.write);
      at += rule.by;
      const then = rule.next === 'Z' ? 'stopped' : `is in ${rule.next} now`;
      const way = rule.by > 0 ? 'right' : 'left';
      heard.push(
        `Step ${step}: in ${state} reading ${read} it wrote ${rule.write}, went ${way}, and ${then}.`,
      );
      state = rule.next;
    }
    const ones = [...tape.values()].filter((symbol) => symbol !== '0').length;
    return { heard, tape, at, state, ones };
  }

  test.each([
    ['machine=beaver-two', '1RB1LB_1LA1RZ', 6, 4],
    ['machine=beaver-three-steps', '1RB1RZ_1LB0RC_1LC1LA', 21, 5],
    ['machine=beaver-four&asked=on', '1RB1LB_1LA0LC_1RZ1LD_1RD0RA', 107, 13],
  ] as const)('%s: %s stops after %i steps with %i ones', async (fields, table, length, ones) => {
    expect(run(table, length)).toMatchObject({ state: 'Z', ones });
    const steps =
      length > 30 ? [1, 2, 3, 50, 76, 105, 106, length] : Array.from({ length }, (_, i) => i + 1);
    for (const step of steps) {
      const { heard, tape, at, state } = run(table, step);
      const { story, sentences, notices, picture } = await seen(
        'machines',
        `v=1&${fields}&cursor=${step}`,
      );
      expect(notices, `${step}`).toEqual([]);
      expect(story[0], `${step}`).toBe(heard.at(-1));
      const [, from = '', to = '', cells = ''] =
        /The tape from cell (-?\d+) to cell (-?\d+): ([\d ]+)\./.exec(sentences.join(' ')) ?? [];
      const expected = Array.from(
        { length: Number(to) - Number(from) + 1 },
        (_, i) => tape.get(Number(from) + i) ?? '0',
      );
      expect(cells, `${step}`).toBe(expected.join(' '));
      // The cell at the head stands in the middle of those that are drawn.
      const drawn = every(picture).filter((one) => classesOf(one).includes('cell'));
      const half = (drawn.length - 1) / 2;
      const symbols = drawn.map((cell) => {
        const [first] = found(cell, ({ name }) => name === 'text');
        return first && textOf(first);
      });
      expect(symbols, `${step}`).toEqual(drawn.map((_, i) => tape.get(at - half + i) ?? '0'));
      const middle = drawn.findIndex((one) => classesOf(one).includes('head'));
      expect(middle, `${step}`).toBe(half);
      const where =
        state === 'Z'
          ? `it has stopped, at cell ${at}.`
          : `it is in state ${state}, at cell ${at}.`;
      expect(sentences.join(' '), `${step}`).toContain(where);
    }
    const { story } = await seen('machines', `v=1&${fields}&cursor=${length}`);
    expect(story.at(-1)).toBe(`It has stopped after ${length} steps. ${ones} cells are not blank.`);
  });
});

describe('dovetailing: every machine gets its steps', () => {
  /** The steps after which a machine stops. The others run on. */
  const stops: ReadonlyMap<number, number> = new Map([
    [3, 4],
    [4, 3],
    [5, 1],
    [6, 1],
    [7, 1],
    [10, 1],
    [11, 1],
  ]);
  /** The moments of twelve rounds: in each, one machine more begins, and all take their step in order. */
  const moments = Array.from({ length: 12 }, (_, round) =>
    Array.from({ length: round + 1 }, (_, machine) => ({
      round,
      machine,
      step: round - machine + 1,
    })),
  ).flat();

  test('each of the 78 moments is of its machine, and reports come when it stops', async () => {
    expect(moments).toHaveLength(78);
    let [reports, done, idle] = [0, 0, 0];
    const due: number[] = [];
    for (const [i, { round, machine, step }] of moments.entries()) {
      const { story, picture, steps, milestones } = await seen(
        'dovetailing',
        `v=1&cursor=${i + 1}`,
      );
      expect(steps).toBe(78);
      const last = stops.get(machine) ?? Number.POSITIVE_INFINITY;
      if (step === last) [reports, due[due.length]] = [reports + 1, i + 1];
      else if (step > last) idle += 1;
      else done += 1;
      const whose = step > last ? ', belongs to machine' : ': machine';
      const where = `Moment ${i + 1}, in round ${round}${whose} ${machine}`;
      expect(story[0], `${i + 1}`).toContain(where);
      if (step <= last)
        expect(story[0]).toContain(`takes its step ${step}${step === last ? ' and stops' : '.'}`);
      if (step === last) expect(story[0]).toContain(`Report ${reports} `);
      expect(
        [
          count(picture, 'cell', 'done'),
          count(picture, 'cell', 'halts'),
          count(picture, 'cell', 'idle'),
          count(picture, 'cell', 'later'),
        ],
        `${i + 1}`,
      ).toEqual([done, reports, idle, 77 - i]);
      if (i === 77) expect(milestones).toEqual(due);
    }
  });

  test('one after the other, the first machine that does not stop holds up all others', async () => {
    for (const moment of [1, 5, 12]) {
      const { story, sentences } = await seen('dovetailing', `v=1&order=first&cursor=${moment}`);
      expect(story[0]).toContain(`machine 0 takes its step ${moment}.`);
      expect(sentences).toContain('No report has come.');
    }
  });
});
