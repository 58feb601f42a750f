import { expect, test } from 'vitest';
import { Lattice } from '../../www/pkg/lattice.js';
import type { Play } from '../../www/src/exhibits/lattice/play/play.ts';
import { narratePlay } from '../../www/src/exhibits/lattice/play/play-account.ts';
import { latticeScene } from '../../www/src/exhibits/lattice/scene.ts';
import type { Sentence } from '../../www/src/words/sentence.ts';
import './lattice-run.ts';

const { moves: all, end: endRule } = latticeScene.defaults;
const moves = [...all];

/** What is said first of a game that begins at a point. */
function first(run: Lattice, m: number, n: number): Sentence | undefined {
  const shown = run.why(m, n);
  const { outcome } = shown;
  const record = { plies: [{ position: { m, n }, outcome, remoteness: 5 }], over: false };
  const play = { record, shown, mover: () => 'you', moverOf: () => 'you' } as unknown as Play;
  const scene = { ...latticeScene.defaults, hints: true, tasked: false };
  return narratePlay(play, 0, scene)[0];
}

test('every point of the page’s own game is lost or won by its pattern, or by one that a move leads to', () => {
  const side = 12;
  const run = new Lattice({ moves, endRule, columns: side, rows: side, order: 'push' });
  while (!run.advance(1_000_000).finished);
  const kinds = new Set<string>();
  for (let m = 0; m < side; m += 1) {
    for (let n = 0; n < side; n += 1) {
      if (m + n === 0) continue;
      const { id, args } = first(run, m, n) ?? {};
      const where = `(${m}, ${n})`;
      expect(id, where).toBe('play-why-pattern');
      const lost = m === 0 ? n % 2 === 1 : m % 2 === 0 && n % 2 === 0;
      expect(args?.outcome, where).toBe(lost ? 'P' : 'N');
      kinds.add(`${args?.outcome} ${args?.kind}`);
    }
  }
  expect([...kinds].toSorted()).toEqual(['N even', 'N halves', 'P even', 'P halves']);
});
