import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bandOf, layoutLattice } from '../../www/src/exhibits/lattice/picture/layout.ts';
import { piecesOf, spread, type Table } from '../../www/src/exhibits/lattice/picture/table.ts';
import { bites, pieceAt } from '../../www/src/exhibits/lattice/play/touching.ts';
import { Game } from '../e2e/support/solver.ts';

const tableOf = (m: number, n: number, eaten?: Table['eaten']): Table => ({
  at: { m, n },
  eaten,
  room: m + n + 1,
  picked: undefined,
  described: undefined,
  line: '',
  over: false,
  yours: true,
});
const few = fc.integer({ min: 0, max: 24 });

describe('the apples on the table', () => {
  test('are those of the position, with what was just eaten beside them', () => {
    expect(piecesOf(tableOf(2, 1))).toEqual(['whole', 'whole', 'half']);
    expect(piecesOf(tableOf(1, 1, 'whole'))).toEqual(['whole', 'gone-whole', 'half']);
    expect(piecesOf(tableOf(1, 2, 'split'))).toEqual(['whole', 'split', 'half']);
    expect(piecesOf(tableOf(2, 0, 'half'))).toEqual(['whole', 'whole', 'gone-half']);
    expect(piecesOf(tableOf(900, 0)).length).toBe(60);
  });

  test('offer together every move of the game, and no other', () => {
    fc.assert(
      fc.property(few, few, (m, n) => {
        const pieces = piecesOf(tableOf(m, n));
        const to = pieces.flatMap((piece) => bites(piece, { m, n }).map((one) => one.to));
        const offered = new Set(to.map((one) => `${one.m},${one.n}`));
        expect(offered).toEqual(new Set(new Game().options([m, n]).map((one) => one.join())));
      }),
    );
    expect(bites('gone-whole', { m: 2, n: 0 })).toEqual([]);
  });

  test('lie above the points without overlapping, and a touch takes the nearest one', () => {
    const width = fc.integer({ min: 300, max: 1200 });
    const height = fc.integer({ min: 200, max: 900 });
    fc.assert(
      fc.property(few, few, width, height, (m, n, wide, high) => {
        const table = tableOf(m, n);
        const band = bandOf({ pieces: table.room }, wide, high);
        const box = layoutLattice(21, 13, wide, high, 1, undefined, band).table;
        expect(box.bottom).toBe(band);
        const { size, x, y } = spread(table.room, box);
        for (const [i] of piecesOf(table).entries()) {
          expect(x(i) + size / 2).toBeLessThanOrEqual(box.right + 1e-6);
          expect(y(i) + size / 2).toBeLessThanOrEqual(box.bottom);
          expect(pieceAt(table, box, x(i) + size / 3, y(i))).toBe(i);
        }
        expect(pieceAt(table, box, x(0), box.bottom + 1)).toBeUndefined();
      }),
    );
  });

  test('are as large as a fingertip on a phone if there are twenty', () => {
    const band = bandOf({ pieces: 20 }, 358, 490);
    const { table } = layoutLattice(21, 13, 358, 490, 1, undefined, band);
    expect(spread(20, table).size).toBeGreaterThan(30);
    expect(new Set(Array.from({ length: 20 }, (_, i) => spread(20, table).y(i))).size).toBe(2);
  });

  test('cannot be eaten twice', () => {
    const table = tableOf(0, 0, 'whole');
    const box = { left: 0, right: 400, top: 0, bottom: 100 };
    const { x, y } = spread(table.room, box);
    expect(pieceAt(table, box, x(0), y(0))).toBeUndefined();
  });
});
