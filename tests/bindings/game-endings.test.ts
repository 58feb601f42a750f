/** How a game has ended: the sentence names the rule that ended it, its squares, and who has won. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { initSync as initForms, SolvedGame } from '../../www/pkg/forms.js';
import { initSync as initRules, ScriptedGame } from '../../www/pkg/rules.js';
import { type Narrated, standing } from '../../www/src/exhibits/games/account.ts';
import { type Here, squareName, squaresOf } from '../../www/src/exhibits/games/picture/squares.ts';
import type { GameRecord, Side } from '../../www/src/stage/play.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { wordsOf } from '../e2e/support/catalogue.ts';
import { example } from './support/rules.ts';

const words = {
  en: wordsOf('en', ['games', 'play']),
  zh: wordsOf('zh', ['games', 'play']),
  es: wordsOf('es', ['games', 'play']),
};
type Language = keyof typeof words;
type Run = SolvedGame | ScriptedGame;

beforeAll(() => {
  const wasm = (name: string) => ({
    module: readFileSync(new URL(`../../www/pkg/${name}_bg.wasm`, import.meta.url)),
  });
  initForms(wasm('forms'));
  initRules(wasm('rules'));
});

const finished = <R extends Run>(run: R): R => {
  while (!run.advance(1_000_000).finished);
  return run;
};
const board = (game: string, ...size: number[]) =>
  finished(new SolvedGame({ game, size } as never));
const described = (config: object) => finished(new SolvedGame(config as never));
const scripted = (script: string) => finished(new ScriptedGame({ script, limit: 100_000 }));

/** The place of a game that is over, as the page has it. */
function endOf(run: Run, moves: readonly number[]): Here | undefined {
  const here = run.at([...moves]);
  const ended = run.ended([...moves]);
  expect(ended !== undefined).toBe(here.options.length === 0);
  return ended && ({ ...here, ended } as Here);
}

/** What the page says at the end of a game; without a computer nobody plays, as in a demonstration. */
function said(run: Run, moves: readonly number[], language: Language, computer?: Side): string {
  const here = endOf(run, moves);
  const record = run.record([...moves]) as GameRecord;
  if (!here) throw new Error('the game goes on');
  const moverOf = (side: Side) => (side === computer ? 'computer' : 'you');
  const figure = {
    record,
    words: words[language],
    squares:
      run instanceof SolvedGame && here.position.includes(':')
        ? squaresOf(here.position)
        : undefined,
    play: { path: computer && [[], moves], record, moverOf },
  };
  return plain(words[language], standing(figure as unknown as Narrated, here, moves.length));
}

/** A game to its end, in which each move is chosen by chance. */
function anyGame(run: Run, seed: number): number[] {
  let state = seed * 2654435761 + 1;
  const moves: number[] = [];
  for (
    let here = run.at(moves);
    here.options.length > 0 && moves.length < 400;
    here = run.at(moves)
  ) {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    moves.push(here.options[Math.floor(state / 7) % here.options.length]?.chosen ?? 0);
  }
  return moves;
}

const toe = [1, 4, 2, 5, 3];

describe('the end of a game', () => {
  test('by a row names its squares, in play and in a demonstration', () => {
    const run = board('in-a-row', 3, 3, 3);
    expect(said(run, toe, 'en', 'first')).toBe(
      'Pieces in a row decide: a3, b3, c3. The computer has won.',
    );
    expect(said(run, toe, 'zh', 'first')).toBe('连成一线的棋子分出了胜负：a3、b3、c3。电脑赢了。');
    expect(said(run, toe, 'es', 'second')).toBe(
      'Deciden las piezas en raya: a3, b3 y c3. Has ganado.',
    );
    expect(said(run, toe, 'en')).toBe(
      'Pieces in a row decide: a3, b3, c3. The first player has won.',
    );
  });

  test('by a script comes from the script, and not from the last move', () => {
    // Three in a row are marked, and four squares are empty.
    const run = scripted(example('tic-tac-toe'));
    const row = [0, 2, 0, 2, 0];
    expect(said(run, row, 'en', 'first')).toBe(
      'The rules end the game here. The computer has won.',
    );
    expect(said(run, row, 'zh', 'first')).toBe('按规则，游戏到此结束。电脑赢了。');
    expect(said(run, row, 'es', 'first')).toBe(
      'Las reglas terminan aquí el juego. La máquina ha ganado.',
    );
    const heap = scripted(example('take-away'));
    expect(said(heap, anyGame(heap, 1), 'en', 'first')).toMatch(
      /^No move is left\. .* last move\.$/,
    );
  });

  test('in which a player moves again and cannot is not won by the last move', () => {
    const run = scripted(`fn start() { 0 }
      fn moves(p) { if p == 0 { [1] } else { [] } }
      fn player(p) { 1 }`);
    expect(run.record([0]).winner).toBe('second');
    expect(said(run, [0], 'en', 'second')).toBe('No move is left. The computer has won.');
  });

  const misere = { game: 'take-away', size: [5n], rules: '1..3', endRule: 'misere' };
  test.each([
    ['normal', [4, 1], 'second', 'you', 'The computer has won, because it made the last move.'],
    [
      'misere',
      [4, 1],
      'second',
      'it',
      'You have won, because the computer had to make the last move.',
    ],
    [
      'misere',
      [4, 1],
      'first',
      'you',
      'The computer has won, because you had to make the last move.',
    ],
  ] as const)('under %s play says who made the last move', (endRule, _, computer, __, sentence) => {
    const run = described({ ...misere, endRule });
    // Three stones, and then two.
    const moves = [3 * 64, 2 * 64];
    expect(said(run, moves, 'en', computer)).toBe(`No move is left. ${sentence}`);
  });

  test.each([
    ['2001-11-03', [0], 'The goal is reached. The first player has won.'],
    ['2001-10-05', [1], 'A player has passed the goal, and so loses. The second player has won.'],
  ] as const)('of the Calendar Game from %s', (start, moves, sentence) => {
    expect(said(described({ game: 'calendar', size: [], start }), moves, 'en')).toBe(sentence);
  });
});

/** Each family, and the rules that can end it. */
const families: readonly [string, () => Run, readonly string[]][] = [
  ['in-a-row', () => board('in-a-row', 3, 3, 3), ['no-move', 'row']],
  ['four-in-a-row', () => board('four-in-a-row', 4, 3, 3), ['no-move', 'row']],
  ['hexapawn', () => board('hexapawn', 3, 3), ['goal', 'no-move']],
  ['dodgem', () => board('dodgem', 3), ['blocked', 'goal']],
  ['dao', () => board('dao'), ['block', 'corners', 'row', 'shut-in']],
  [
    'vectors',
    () => described({ game: 'vectors', size: [3n, 2n], rules: '-1,0 0,-1' }),
    ['no-move'],
  ],
  ['take-away', () => described({ game: 'take-away', size: [7n], rules: '1..3' }), ['no-move']],
  ['octal', () => described({ game: 'octal', size: [7n], rules: '0.77' }), ['no-move']],
  ['graph', () => described({ game: 'graph', size: [], rules: 'a -> b c\nb -> c' }), ['no-move']],
  [
    'calendar',
    () => described({ game: 'calendar', size: [], start: '2001-09-28' }),
    ['goal', 'past-goal'],
  ],
  ['multiplication', () => described({ game: 'multiplication', size: [100n] }), ['goal']],
  [
    'digital-deletions',
    () => described({ game: 'digital-deletions', size: [], start: '21' }),
    ['no-move'],
  ],
  ['chomp', () => described({ game: 'chomp', size: [3n, 2n] }), ['rules']],
  ['script: hexapawn', () => scripted(example('hexapawn')), ['no-move', 'rules']],
  ['script: misère', () => scripted(example('misere')), ['rules']],
  ['script: chomp', () => scripted(example('chomp')), ['rules']],
];

test.each(families)(
  '%s ends by its own rules, and the sentence names the winner of the record',
  (_, make, reasons) => {
    const run = make();
    const seen = new Set<string>();
    for (let seed = 1; seed <= 300; seed += 1) {
      const moves = anyGame(run, seed);
      const here = endOf(run, moves);
      if (!here?.ended) continue;
      const { reason, squares } = here.ended;
      seen.add(reason);
      const { winner } = run.record(moves);
      const text = said(run, moves, 'en');
      const who = winner === undefined ? 'Nobody has' : `The ${winner} player has`;
      expect(text).toContain(`${who} won`);
      for (const language of ['zh', 'es'] as const) {
        const other = said(run, moves, language, 'second');
        expect(other).not.toMatch(/\{|games-|play-/);
        for (const square of squares) {
          expect(other).toContain(squareName(squaresOf(here.position), square));
        }
      }
      const spoken = said(run, moves, 'en', 'second');
      const named = { first: 'You have won', second: 'The computer has won' };
      expect(spoken).toContain(winner ? named[winner] : 'it is a draw');
      expect(spoken.includes('No move is left'), spoken).toBe(reason === 'no-move');
      expect(spoken.includes('because') && reason !== 'no-move').toBe(false);
    }
    expect([...seen].sort()).toEqual(reasons);
  },
);
