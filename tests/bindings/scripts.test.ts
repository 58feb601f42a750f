import { describe, expect, test } from 'vitest';
import { ScriptCheck, ScriptedGame } from '../../www/pkg/rules.js';
import { example, solved, useTheWasm, withMoves } from './support/rules.ts';

useTheWasm();

describe('a game that somebody has written', () => {
  test('is solved, shown and played by numbers', () => {
    const game = solved(example('tic-tac-toe'));
    expect(game.summary().positions).toBe(5478);
    const start = game.at([]);
    expect(start).toMatchObject({ position: '[0, 0, 0, 0, 0, 0, 0, 0, 0]', outcome: 'D' });
    expect(start.options.map(({ chosen }) => chosen)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(game.labels([])[4]).toBe('··· ·X· ···');

    const shown = game.shown([4, 0]);
    expect(shown.label).toBe('O·· ·X· ···');
    expect(shown.labels).toEqual(game.labels([4, 0]));
    expect(shown.picture?.filter(({ chosen }) => chosen !== undefined)).toHaveLength(7);
    expect(shown.picture?.[0]).toEqual({ form: 'rectangle', at: [0, 0, 9, 9], tone: 'faint' });
    expect(shown.picture?.[1]).toEqual({ form: 'circle', at: [5, 5, 3], tone: 'second' });

    // O answers a corner with an edge, which loses.
    const record = game.record([0, 0]);
    expect(record.plies[2]).toMatchObject({ outcome: 'N', blunder: true });
    const reply = game.reply([0, 0], 'perfect', 0, 0) ?? -1;
    expect(game.at([0, 0, reply])).toMatchObject({ outcome: 'P' });
  });

  test('has best play to its end', () => {
    const game = solved(example('hexapawn'));
    expect(game.at([])).toMatchObject({ outcome: 'P', remoteness: 6 });
    const line = [...game.summary().line];
    expect(line).toHaveLength(6);
    expect(game.at(line).options).toEqual([]);
    expect(game.reply(line, 'perfect', 0, 0)).toBeUndefined();
  });

  test('says whose turn it is, also where a player moves twice', () => {
    const game = solved(`fn start() { 0 }
      fn moves(p) { if p < 4 { [p + 1] } else { [] } }
      fn player(p) { [1, 2, 2, 1, 2][p] }`);
    const { plies, winner } = game.record([0, 0, 0, 0]);
    expect(plies.map(({ turn }) => turn)).toEqual(['first', 'second', 'second', 'first', 'second']);
    expect(plies.map(({ outcome }) => outcome)).toEqual(['N', 'P', 'P', 'N', 'P']);
    expect(winner).toBe('first');
    expect(solved(example('take-away')).record([0]).plies[0]).not.toHaveProperty('turn');
  });

  test('names positions apart, even where their labels are the same', () => {
    const script = 'fn start() { 2 } fn moves(p) { if p > 0 { [p - 1, p - 2] } else { [] } } ';
    const game = solved(`${script} fn label(p) { "the same" }`);
    expect(game.labels([])).toEqual(['the same', 'the same']);
    expect([game.at([0]).position, game.at([1]).position]).toEqual(['1', '0']);
  });

  test('names its moves by the map that moves returns', () => {
    const game = solved(example('nim'));
    expect(game.labels([])).toContain('7 → 0');
    expect(game.shown([])).toEqual({ label: '[3, 5, 7]', labels: game.labels([]) });
  });

  test('goes on for ever if a position moves to itself, which is a draw', () => {
    const game = solved(withMoves('[p]'));
    expect(game.at([])).toMatchObject({ outcome: 'D', options: [{ chosen: 0, outcome: 'D' }] });
    expect(game.at([0, 0, 0]).position).toBe('1');
  });

  test('keeps its values where only a label or a picture fails', () => {
    const game = solved(`${withMoves('if p == 1 { [2] } else { [] }')}
      fn label(p) { if p == 2 { throw "no label"; } "one" }
      fn picture(p) { [#{ circle: [0, 0, p - 2] }] }`);
    const failed = { code: 'script-thrown', params: { line: 3, function: 'label', position: '2' } };
    expect(() => game.labels([])).toThrow(expect.objectContaining({ code: failed.code }));
    expect(() => game.shown([])).toThrow(expect.objectContaining({ code: 'script-not-a-picture' }));
    expect(game.at([])).toMatchObject({ outcome: 'N' });
    expect(game.record([0]).winner).toBe('first');
  });
});

describe('the check of an editor', () => {
  test('says what the start is called and how many moves it has', () => {
    const check = new ScriptCheck({ script: example('tic-tac-toe') });
    expect([check.label(), check.moves()]).toEqual(['··· ··· ···', 9]);
  });

  test('calls every function once, without solving anything', () => {
    for (const bad of [
      'fn player(p) { 3 }',
      'fn winner(p) { 3 }',
      'fn label(p) { [] }',
      'fn picture(p) { 3 }',
    ]) {
      const script = `${withMoves('[p + 1]')}\n${bad}`;
      const wrong = expect.objectContaining({ code: 'script-wrong-return' });
      expect(() => new ScriptCheck({ script }), bad).toThrow(wrong);
    }
    expect(new ScriptCheck({ script: withMoves('[p + 1]') }).moves()).toBe(1);
  });
});

test('a limit of no positions is refused at once', () => {
  const game = () => new ScriptedGame({ script: example('nim'), limit: 0 });
  expect(game).toThrow(expect.objectContaining({ code: 'script-too-many-positions' }));
});
