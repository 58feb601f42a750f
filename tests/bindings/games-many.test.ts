/** One heap for several players. */
import { describe, expect, test } from 'vitest';
import { type ManyPlayersConfig, ManyPlayersGame } from '../../www/pkg/forms.js';
import { thrown } from './support/calls.ts';
import { useTheWasm } from './support/forms.ts';

useTheWasm();

const configOf = (changes: Partial<ManyPlayersConfig> = {}): ManyPlayersConfig => ({
  players: 3,
  rule: '1,2',
  stones: 20,
  endRule: 'normal',
  tieBreak: 'spites-next',
  ...changes,
});

const solved = (changes?: Partial<ManyPlayersConfig>): ManyPlayersGame => {
  const run = new ManyPlayersGame(configOf(changes));
  while (!run.advance(10_000).finished);
  return run;
};

describe('three players who take one or two', () => {
  test('nobody can force anything from four', () => {
    const run = solved();
    expect(run.value(3)).toEqual({ winner: 1, plies: 2, forced: 1, possible: [1] });
    expect(run.value(4)).toEqual({ winner: 2, plies: 3, possible: [1, 2] });
    for (let stones = 4; stones <= 20; stones += 1) {
      expect(run.value(stones).forced).toBeUndefined();
    }
  });

  test('the tie-break decides who wins from four', () => {
    const winner = (tieBreak: ManyPlayersConfig['tieBreak']) =>
      solved({ tieBreak }).value(4).winner;
    expect([winner('first-move'), winner('helps-next'), winner('spites-next')]).toEqual([2, 1, 2]);
    expect([...solved({ tieBreak: 'helps-next' }).line(4)]).toEqual([2, 2]);
    expect([...solved({ tieBreak: 'spites-next' }).line(4)]).toEqual([1, 1, 2]);
  });

  test('under misère play the player wins who would have to move next', () => {
    expect(solved({ endRule: 'misere' }).value(1)).toEqual({
      winner: 1,
      plies: 1,
      forced: 1,
      possible: [1],
    });
  });
});

test.each([
  [{ players: 1 }, 'players-out-of-range', { value: 1, min: 2, max: 16 }],
  [{ players: 17 }, 'players-out-of-range', { value: 17, min: 2, max: 16 }],
  [{ stones: 0 }, 'shared-stones-out-of-range', { value: 0, min: 1, max: 1000 }],
  [{ stones: 1001 }, 'shared-stones-out-of-range', { value: 1001, min: 1, max: 1000 }],
  [{ rule: '0' }, 'rule-zero', {}],
  [{ rule: '' }, 'rule-empty', {}],
])('%j is refused', (changes, code, params) => {
  expect(thrown(() => new ManyPlayersGame(configOf(changes)))).toMatchObject({ code, params });
});

test('a heap beyond the largest one, or asked for too early, has no value', () => {
  expect(thrown(() => solved().value(21))).toMatchObject({ code: 'position-not-solved' });
  const run = new ManyPlayersGame(configOf());
  expect(thrown(() => run.line(4))).toMatchObject({ code: 'position-not-solved' });
});

test('sixteen players and a thousand stones from which any number may be taken are solved', () => {
  const run = solved({ players: 16, stones: 1000, rule: 'any' });
  expect(run.value(1000)).toMatchObject({ winner: 0, plies: 1, forced: 0 });
});
