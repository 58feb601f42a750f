/** What the page says of a finished plate: its steps, a point that is asked, a game, a pattern. */
import { describe, expect, test } from 'vitest';
import type { Lattice } from '../../www/pkg/lattice.js';
import { narrate } from '../../www/src/exhibits/lattice/account.ts';
import { renderWhy } from '../../www/src/exhibits/lattice/asking.ts';
import { TracedColours } from '../../www/src/exhibits/lattice/colours.ts';
import { layoutLattice } from '../../www/src/exhibits/lattice/layout.ts';
import { renderPatternPanel } from '../../www/src/exhibits/lattice/pattern-panel.ts';
import type { Play } from '../../www/src/exhibits/lattice/play.ts';
import { narratePlay } from '../../www/src/exhibits/lattice/play-account.ts';
import { renderLatticePlay } from '../../www/src/exhibits/lattice/play-view.ts';
import { Fields } from '../../www/src/stage/fields.ts';
import { patternOf } from '../bindings/support/lattice.ts';
import { Game, type Point } from '../e2e/support/solver.ts';
import { english, runOf, said, sceneOf } from './lattice-run.ts';
import { elementsOf, markupOf, ofClass, textOf } from './markup.ts';

const apples = new Game();
const fields = new Fields(() => {});

describe('the narration of a step', () => {
  /** What is said of each step of a plate, in order. */
  function story(link: string) {
    const scene = sceneOf(link);
    const run = runOf(scene);
    const push = scene.order === 'push';
    const { rowWidth, pushRowWidth } = run.summary();
    const pushed = push ? { data: run.pushTrace(), width: pushRowWidth } : undefined;
    const trace = { data: run.trace(), width: rowWidth };
    const colours = new TracedColours(scene.columns, scene.rows, trace, pushed);
    const milestones = push ? [] : run.milestones();
    return Array.from({ length: colours.steps + 1 }, (_, cursor) => {
      const at = colours.point(cursor - 1);
      const why = at && cursor > 0 ? run.why(at.m, at.n) : undefined;
      const by = push && why ? colours.deciding(cursor - 1) : undefined;
      const turnedBy = why?.options.find(({ index, outcome }) => index === by && outcome === 'P');
      const milestone = milestones.find(({ step }) => step === cursor)?.kind;
      const moment = {
        why,
        cursor,
        steps: colours.steps,
        milestone,
        hidden: false,
        turnedBy,
        push,
      };
      return { at, milestone, told: said(...narrate(moment, scene)) };
    });
  }

  test('begins with how many points there are, and remarks on each milestone', () => {
    const [start, ...steps] = story('');
    expect(start?.told).toMatch(/^273 positions, none coloured yet/);
    const remarked = steps.filter(({ milestone }) => milestone);
    const remarks = [
      /^From \(0, 1\) .* first point .* circles/,
      /\(1, 0\).* second point .* circles/,
      /all three kinds of move are possible/,
      /the first lost point with a whole apple/,
      /nothing but whole apples/,
      /^Every point is coloured\. Lost are the points with an even number of wholes/,
    ];
    expect(remarked.map(({ told }, i) => remarks[i]?.test(told))).toEqual(remarks.map(() => true));
    expect(remarked.slice(0, 2).map(({ told }) => /\(\d+, \d+\)/.exec(told)?.[0])).toEqual([
      '(0, 1)',
      '(1, 0)',
    ]);
  });

  test('in push order is of lost points that turn others', () => {
    const steps = story('columns=8&rows=8&order=push').slice(1);
    expect(steps).toHaveLength(64);
    for (const { at = { m: 9, n: 9 }, told } of steps) {
      const numbers = [...told.matchAll(/\((\d+), (\d+)\)/g)].map(
        ([, m, n]): Point => [Number(m), Number(n)],
      );
      const [one = [9, 9], other] = numbers;
      if (told.startsWith('Nothing has turned')) {
        expect(one).toEqual([at.m, at.n]);
        expect(apples.lost(...one)).toBe(true);
      } else if (other) {
        // “(one) is lost, and (other) has a move to it: it turns won.”
        expect(told).toContain('turns won');
        expect(apples.lost(...one)).toBe(true);
        expect(other).toEqual([at.m, at.n]);
        expect(apples.options(other).map(String)).toContain(String(one));
      } else expect(at).toEqual({ m: 0, n: 0 });
    }
  });
});

describe('a point that is asked', () => {
  /** The panel of a point, as text and by its moves. */
  function asked([m, n]: Point, link = '') {
    const scene = sceneOf(link);
    const { columns, rows } = scene;
    const markup = markupOf(
      renderWhy(runOf(scene).why(m, n), {
        words: english,
        layout: layoutLattice(columns, rows, 900, 600, 1),
        rules: scene,
        hints: true,
        reached: true,
        columns,
        rows,
        close: () => {},
        ask: () => {},
      }),
    );
    const [title = '', body = ''] = markup.split('</h2>').map(textOf);
    const moves = [...markup.matchAll(/<li.*?<\/li>/g)].map(([item]) => textOf(item));
    return { title, body, moves };
  }

  test('has its plies and those of its moves: the winner hurries, the loser delays', () => {
    for (const at of [
      [13, 6],
      [20, 0],
      [5, 3],
      [0, 7],
    ] as const) {
      const { lost, plies } = apples.value(at);
      const { title, moves } = asked(at);
      expect(title).toContain(`(${at.join(', ')}) is ${lost ? 'lost' : 'won'} in ${plies} `);
      const expected = apples.options(at).map((to) => {
        const value = apples.value(to);
        return `(${to.join(', ')}) ${value.lost ? 'lost' : 'won'} in ${value.plies} `;
      });
      for (const one of expected)
        expect(moves.filter((move) => move.includes(one))).toHaveLength(1);
      expect(moves).toHaveLength(expected.length);
      expect(moves.filter((move) => move.includes('this one decides'))).toHaveLength(lost ? 0 : 1);
    }
  });

  test('names a move by what is eaten, and one out of the drawing as such', () => {
    expect(asked([13, 6]).moves.map((move) => move.split(':')[0])).toEqual([
      'a whole',
      'a half',
      'half of a whole',
    ]);
    const outside = asked([4, 12]).moves.filter((move) => move.includes('(3, 13)'));
    expect(outside).toEqual([expect.stringContaining('outside the drawing, worked out too')]);
    expect(outside[0]).not.toMatch(/\?/);
    expect(asked([4, 11]).moves.join()).not.toContain('outside');
  });

  test('has a Grundy value, the least that none of its moves has', () => {
    const rook = 'columns=9&rows=8&moves=-1,0*_0,-1*&end=normal';
    expect(asked([2, 1], rook).body).toMatch(
      /Its Grundy value is 3, the least number missing among its options’: 0, 1, 2\. Zero means lost\./,
    );
    expect(asked([2, 1], rook.replace('normal', 'misere')).body).toMatch(
      /Under misère play it does not decide/,
    );
  });
});

describe('a game that is over', () => {
  const path: Point[] = [
    [3, 0],
    [2, 1],
    [1, 2],
    [1, 1],
    [0, 1],
    [0, 0],
  ];
  const scene = sceneOf(`columns=8&rows=8&opponent=human&path=${path.join('_')}`);
  const record = runOf(scene).record(scene.path ?? []);
  const play = {
    path: scene.path,
    record,
    here: undefined,
    at: { m: 0, n: 0 },
    over: true,
    full: false,
    thinking: false,
    mover: () => 'mover',
  } as unknown as Play;

  test('has a chart that tells what each position was worth', () => {
    const none = () => {};
    const markup = markupOf(
      renderLatticePlay({
        play,
        words: english,
        rules: scene,
        guided: false,
        fields,
        typed: { m: 0, n: 0 },
        cursor: 5,
        hints: true,
        open: true,
        settled: async () => {},
        seek: none,
        again: none,
        leave: none,
        toggleHints: none,
      }),
    );
    const bars = elementsOf(markup).filter(({ title }) => title);
    const expected = path.map((at, ply) => {
      const { lost, plies } = apples.value(at);
      const side = lost === (ply % 2 === 1) ? 'first' : 'second';
      const before = path[ply - 1];
      const blunder = before && !apples.value(before).lost && !lost;
      const left = plies === 1 ? '1 ply left' : `${plies} plies left`;
      const bar = `Ply ${ply}, (${at.join(', ')}): won for whoever moved ${side}, ${left}`;
      return blunder ? `${bar}; this ply gave the win away` : bar;
    });
    expect(bars.map((bar) => bar['aria-label']?.trim())).toEqual(expected);
    expect(ofClass(bars, 'blunder').map(({ title }) => title?.trim())).toEqual(
      expected.filter((bar) => bar.includes('gave')),
    );
    expect(textOf(markup)).toContain('Whoever moved second has won');
  });

  test('is narrated ply by ply, with its worth where that may be told', () => {
    const told = (cursor: number, hints: boolean) =>
      said(...narratePlay(play, cursor, { ...scene, hints }));
    expect(told(0, true)).toMatch(/^The game begins at \(3, 0\)\. Two people move in turn\./);
    for (const [ply, at] of path.entries()) {
      const { lost, plies } = apples.value(at);
      const worth = `That is ${lost ? 'lost' : 'won'} for whoever must move, in ${plies} pl`;
      expect(told(ply, true).includes(worth)).toBe(plies > 0);
      expect(told(ply, true)).toContain(`(${at.join(', ')})`);
      expect(told(ply, false)).toContain(`(${at.join(', ')})`);
      expect(told(ply, false)).not.toMatch(/is (lost|won)|gave/);
    }
  });
});

describe('the panel of patterns', () => {
  /** What it says of a finished plate: of the pattern, and of the check. */
  function panel(link: string) {
    const scene = sceneOf(link);
    const run: Lattice = runOf(scene);
    const found = {
      pattern: patternOf([...scene.moves], scene.end),
      certificate: run.certificate(100_000),
      points: scene.columns * scene.rows,
      complete: true,
    };
    const none = () => {};
    const parts = { words: english, fields, found, conjecture: undefined, verdict: undefined };
    const markup = markupOf(
      renderPatternPanel({ ...parts, apples: true, conjecturing: none, ask: none }),
    );
    const rules = [...markup.matchAll(/<li>(.*?)<\/li>/g)].map(([, rule = '']) => textOf(rule));
    return { markup, text: textOf(markup), rules };
  }

  test('has the rule of the apples in words, and its check', () => {
    const { text, rules } = panel('');
    expect(text).toContain('Lost are exactly the points with');
    expect(rules.toSorted()).toEqual(['m = 0 and n odd', 'm even, at least 2 and n even']);
    expect(text).toContain('checked on a square twice as large');
    expect(text).toContain(
      '273 points and 583 moves: no lost point has a move to a lost one, every won point has one.',
    );
  });

  test('has another rule with the other end', () => {
    expect(panel('end=normal').rules).toEqual(['m even and n even']);
  });

  test('draws what repeats along the diagonal', () => {
    const { text, markup } = panel('moves=-1,-1&columns=9&rows=8');
    expect(text).toMatch(
      /From \(\d, \d\) on, the colour of \(m \+ 2, n \+ 2\) is that of \(m, n\)/,
    );
    const [, columns, rows] = /The corner that repeats, (\d+) × (\d+)"/.exec(markup) ?? [];
    const block = elementsOf(markup).filter(({ tag }) => tag === 'circle');
    const game = new Game('-1,-1');
    // The lowest row is drawn last: by their places, not by their order.
    const at = (one: string, circles: typeof block) =>
      [...new Set(circles.map((circle) => Number(circle[one])))].sort((a, b) => a - b);
    const [xs, ys] = [at('cx', block), at('cy', block)];
    expect([xs.length, ys.length]).toEqual([Number(columns), Number(rows)]);
    for (const circle of block) {
      const [m, n] = [xs.indexOf(Number(circle.cx)), ys.length - 1 - ys.indexOf(Number(circle.cy))];
      expect(circle.class, `${m},${n}`).toBe(game.lost(m, n) ? 'lost' : 'won');
    }
    expect(block).toHaveLength(xs.length * ys.length);
  });

  test('says where none is found, and where one is proved', () => {
    expect(panel('moves=-1,0*_0,-1*_-1,-1*&end=normal').text).toMatch(
      /No pattern found up to (\d+) × \1\./,
    );
    expect(panel('moves=-1,0_-2,0_0,-1_0,-2&end=normal').text).toContain(
      'this is proved: it goes on like this for ever',
    );
  });
});
