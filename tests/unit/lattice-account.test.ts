/** The sentences of the page: about each step, about a point that a visitor asks about, a game, a pattern. */
import { describe, expect, test } from 'vitest';
import type { Lattice } from '../../www/pkg/lattice.js';
import { narrate } from '../../www/src/exhibits/lattice/account.ts';
import { renderWhy } from '../../www/src/exhibits/lattice/asking.ts';
import type { LatticeFigure } from '../../www/src/exhibits/lattice/figure.ts';
import { renderPatternPanel } from '../../www/src/exhibits/lattice/panels/pattern-panel.ts';
import { TracedColours } from '../../www/src/exhibits/lattice/picture/colours.ts';
import { layoutLattice } from '../../www/src/exhibits/lattice/picture/layout.ts';
import type { Play } from '../../www/src/exhibits/lattice/play/play.ts';
import { narratePlay } from '../../www/src/exhibits/lattice/play/play-account.ts';
import {
  renderLatticePlay,
  renderWholeGame,
} from '../../www/src/exhibits/lattice/play/play-view.ts';
import { Fields } from '../../www/src/stage/fields.ts';
import { patternOf } from '../bindings/support/lattice.ts';
import { Game, type Point } from '../e2e/support/solver.ts';
import { english, runOf, said, sceneOf } from './lattice-run.ts';
import { elementsOf, markupOf, textOf } from './markup.ts';

const apples = new Game();
const fields = new Fields(() => {});

describe('the narration of a step', () => {
  /** The sentences about each step of a picture, in order. */
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
      const decidedBy = why?.options.find(({ ply, outcome }) => ply.index === by && outcome === 'P')
        ?.ply.to;
      const milestone = milestones.find(({ step }) => step === cursor)?.kind;
      const moment = {
        why,
        cursor,
        steps: colours.steps,
        milestone,
        hidden: false,
        decidedBy,
        push,
        eatable: true,
        ruled: false,
      };
      return { at, milestone, text: said(...narrate(moment, scene)) };
    });
  }

  test('invites the visitor to touch what is there, and does not repeat rules that are already shown', () => {
    const start = (eatable: boolean, ruled: boolean) =>
      said(
        ...narrate(
          {
            why: undefined,
            cursor: 0,
            steps: 273,
            milestone: undefined,
            hidden: false,
            decidedBy: undefined,
            push: false,
            eatable,
            ruled,
          },
          sceneOf(''),
        ),
      );
    expect(start(false, false)).toMatch(/^Players .* Touch a point to see its moves\.$/);
    expect(start(true, true)).toBe('Touch an apple to eat it.');
    expect(start(false, true)).toBe('Touch a point to see its moves.');
  });

  test('begins with the rules, and remarks on each milestone', () => {
    const [start, ...steps] = story('');
    expect(start?.text).toMatch(
      /^Players eat in turn: .* Whoever eats the last piece loses\. Touch an apple to eat it\.$/,
    );
    const remarked = steps.filter(({ milestone }) => milestone);
    const remarks = [
      /^From \(0, 1\) .* first of two points .* circles/,
      /\(1, 0\).* second of the two points .* circles/,
      /all three kinds of move are possible/,
      /the first lost point with a whole apple/,
      /nothing but whole apples/,
      /^Every point is coloured\. With an even number of wholes .* and of halves you lose: your opponent copies/,
    ];
    expect(remarked.map(({ text }, i) => remarks[i]?.test(text))).toEqual(remarks.map(() => true));
    expect(remarked.slice(0, 2).map(({ text }) => /\(\d+, \d+\)/.exec(text)?.[0])).toEqual([
      '(0, 1)',
      '(1, 0)',
    ]);
  });

  test('says in push order which lost point made another one won', () => {
    const steps = story('columns=8&rows=8&order=push').slice(1);
    expect(steps).toHaveLength(64);
    for (const { at = { m: 9, n: 9 }, text } of steps) {
      const numbers = [...text.matchAll(/\((\d+), (\d+)\)/g)].map(
        ([, m, n]): Point => [Number(m), Number(n)],
      );
      const [coloured = [9, 9], lost] = numbers;
      if (text.includes('is lost, because no move')) {
        expect(coloured).toEqual([at.m, at.n]);
        expect(apples.lost(...coloured)).toBe(true);
      } else if (lost) {
        // “(coloured) becomes won, because one of its moves leads to (lost), which is lost.”
        expect(text).toContain('becomes won, because');
        expect(apples.lost(...lost)).toBe(true);
        expect(coloured).toEqual([at.m, at.n]);
        expect(apples.options(coloured).map(String)).toContain(String(lost));
      } else expect(at).toEqual({ m: 0, n: 0 });
    }
  });
});

describe('the explanation of a point', () => {
  /** The panel of a point: its title, its text, and its moves. */
  function asked([m, n]: Point, link = '') {
    const scene = sceneOf(link);
    const { columns, rows } = scene;
    const markup = markupOf(
      renderWhy(runOf(scene).why(m, n), {
        words: english,
        layout: layoutLattice(columns, rows, 900, 600, 1),
        tall: 600,
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

  test('says how many plies are left, here and after each move, when the winner hurries and the loser delays', () => {
    for (const at of [
      [13, 6],
      [20, 0],
      [5, 3],
      [0, 7],
    ] as const) {
      const { lost, plies } = apples.value(at);
      const { title, moves } = asked(at);
      // `textOf` puts a space where a mark ends; the page has none.
      expect(title).toContain(`(${at.join(', ')}) is ${lost ? 'lost' : 'won'} , with ${plies} `);
      const expected = apples.options(at).map((to) => {
        const value = apples.value(to);
        return `(${to.join(', ')}) the opponent ${value.lost ? 'loses' : 'wins'} there, ${value.plies} pl`;
      });
      for (const one of expected)
        expect(moves.filter((move) => move.includes(one))).toHaveLength(1);
      expect(moves).toHaveLength(expected.length);
      expect(moves.filter((move) => move.includes('the best move'))).toHaveLength(lost ? 0 : 1);
    }
  });

  test('names a move by what it eats, and says which move leads out of the drawing', () => {
    expect(asked([13, 6]).moves.map((move) => move.split(':')[0])).toEqual([
      'a whole',
      'a half',
      'half of a whole',
    ]);
    const outside = asked([4, 12]).moves.filter((move) => move.includes('(3, 13)'));
    expect(outside).toEqual([expect.stringContaining('outside the drawing, but calculated too')]);
    expect(outside[0]).not.toMatch(/\?/);
    expect(asked([4, 11]).moves.join()).not.toContain('outside');
  });

  test('says the Grundy value, the smallest that no position one move away has', () => {
    const rook = 'columns=9&rows=8&moves=-1,0*_0,-1*&end=normal';
    expect(asked([2, 1], rook).body).toMatch(
      /The Grundy value of this point is 3: the smallest number that is missing among the values one move away \(0, 1, 2\)\. The value 0 means lost\./,
    );
    expect(asked([2, 1], rook.replace('normal', 'misere')).body).toMatch(
      /Under misère play this value does not decide/,
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
    moverOf: (side: string) => side,
  } as unknown as Play;

  test('has a chart of the value of each position', () => {
    const none = () => {};
    const timeline = { cursor: 5, seek: none };
    const figure = {
      play,
      timeline,
      fields,
      currentScene: () => scene,
    } as unknown as LatticeFigure;
    const view = { figure, play, words: english, rules: scene, cursor: 5, showCourse: none };
    const markup = markupOf(renderWholeGame(view));
    const bars = elementsOf(markup).filter(({ role }) => role === 'button');
    const expected = path.map((at, ply) => {
      const { lost, plies } = apples.value(at);
      const side = lost === (ply % 2 === 1) ? 'first' : 'second';
      const before = path[ply - 1];
      const blunder = before && !apples.value(before).lost && !lost;
      const left = plies === 1 ? '1 ply left' : `${plies} plies left`;
      const bar = `Move ${ply}, (${at.join(', ')}): won for the ${side} player, ${left}`;
      return blunder ? `${bar}; this move gave the win away` : bar;
    });
    expect(bars.map((bar) => bar['aria-label']?.trim())).toEqual(expected);
    expect(markup.match(/×/g)).toHaveLength(expected.filter((bar) => bar.includes('gave')).length);
    // The table has the same.
    for (const bar of expected) expect(textOf(markup)).toContain(bar);
    // The text beside the picture says who won, after the last bite.
    expect(narration(path.length - 1, false)).toMatch(/ate .*The second player has won/);
    expect(textOf(markupOf(renderLatticePlay(view)))).not.toContain('has won');
  });

  const run = runOf(scene);
  /** What is said after a ply of the game, once the core has explained its point. */
  function narration(cursor: number, hints: boolean, changes: Partial<Play> = {}): string {
    const [m = 0, n = 0] = path[cursor] ?? [];
    const playing = { ...play, ...changes, shown: run.why(m, n) } as Play;
    return said(...narratePlay(playing, cursor, { ...scene, hints }));
  }

  test('is narrated ply by ply, with the value of each position unless hints are off', () => {
    expect(narration(0, true)).toMatch(/The game begins at \(3, 0\)\. Two people move in turn\./);
    for (const [ply, at] of path.entries()) {
      const { lost, plies } = apples.value(at);
      const worth = `The player to move ${lost ? 'loses, whatever they do' : 'can win'}. With best play ${plies} pl`;
      expect(narration(ply, true).includes(worth)).toBe(plies > 0);
      expect(narration(ply, true)).toContain(`(${at.join(', ')})`);
      expect(narration(ply, false)).toContain(`(${at.join(', ')})`);
      const won = { moverOf: () => 'you' } as unknown as Play;
      expect(narration(ply, false, won)).not.toMatch(/loses|win|gave/);
    }
  });

  test('has a reason after every ply, and says where the win was given away', () => {
    for (const [ply, at] of path.entries()) {
      const said = narration(ply, true);
      const options = apples.options(at);
      const lost = options.filter((to) => apples.lost(...to)).map((to) => `(${to.join(', ')})`);
      const [, why] =
        /leads to (\(\d+, \d+\))(?:, where the opponent loses\.|: both|: an odd number of halves)/.exec(
          said,
        ) ?? [];
      if (lost.length > 0) expect(lost).toContain(why);
      else if (options.length > 0)
        expect(said).toMatch(
          /moves? leads? to (a point|points) where the opponent wins\.|are both even: the opponent copies|Only an odd number of halves/,
        );
      const next = path[ply + 1];
      const gave = next !== undefined && !apples.lost(...at) && !apples.lost(...next);
      const missed = `Here the player to move could still win. A player ate `;
      for (const hints of [true, false])
        expect(narration(ply, hints).startsWith(missed), String(at)).toBe(gave);
      if (gave)
        expect(said).toContain(`That let the opponent win in ${apples.value(next).plies} pl`);
    }
  });
});

describe('the panel of patterns', () => {
  /** What the panel says about a finished picture: its pattern, and its check. */
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

  test('says the rule of the apple game in words, and that the check found no mistake', () => {
    const { text, rules } = panel('');
    expect(text).toContain('These points are lost, and no others:');
    expect(rules.toSorted()).toEqual(['m = 0; n is odd', 'm is even and at least 2; n is even']);
    expect(text).toContain('checked on a square twice as large');
    expect(text).toContain(
      'at all 273 points. The check looked at 583 moves: no lost point has a move to a lost one, and every won point has such a move.',
    );
  });

  test('says another rule for the other end rule', () => {
    expect(panel('end=normal').rules).toEqual(['m is even; n is even']);
  });

  test('draws what repeats along the diagonal', () => {
    const { text, markup } = panel('moves=-1,-1&columns=9&rows=8');
    expect(text).toMatch(/From \(\d, \d\) on, \(m \+ 2, n \+ 2\) has the same colour as \(m, n\)/);
    const [, columns, rows] = /The corner that repeats, (\d+) × (\d+)"/.exec(markup) ?? [];
    const block = elementsOf(markup).filter(({ tag }) => tag === 'circle');
    const game = new Game('-1,-1');
    // The lowest row is drawn last, so the circles are found by their places, not by their order.
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

  test('says if it found no pattern, and if a pattern is proved', () => {
    expect(panel('moves=-1,0*_0,-1*_-1,-1*&end=normal').text).toMatch(
      /No pattern was found up to (\d+) × \1\./,
    );
    expect(panel('moves=-1,0_-2,0_0,-1_0,-2&end=normal').text).toContain(
      'this is proved: it goes on like this for ever',
    );
  });
});
