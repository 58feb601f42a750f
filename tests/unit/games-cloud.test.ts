/** The keyboard among the positions of “Watch the solver”. */
import { expect, test } from 'vitest';
import { cloudNeighbour, isCloudKey } from '../../www/src/exhibits/games/atlas/cloud-keys.ts';
import { layoutRows } from '../../www/src/exhibits/games/atlas/layout.ts';

const rows = [[7], [3, 5, 1], [2, 4]];
const { spots } = layoutRows({ width: 400, height: 300 }, rows);

test('arrow keys reach every position, and each leads back', () => {
  const seen: (number | undefined)[] = [];
  let at = cloudNeighbour(rows, spots, undefined, 'ArrowRight');
  while (at !== undefined) {
    seen.push(at);
    const next = cloudNeighbour(rows, spots, at, 'ArrowRight');
    if (next !== undefined) expect(cloudNeighbour(rows, spots, next, 'ArrowLeft')).toBe(at);
    at = next;
  }
  expect(seen).toEqual(rows.flat());
  expect(cloudNeighbour(rows, spots, 7, 'ArrowLeft')).toBeUndefined();
});

test('up and down lead to the nearest position, Home and End along the row', () => {
  expect(cloudNeighbour(rows, spots, 7, 'ArrowDown')).toBe(5);
  expect(cloudNeighbour(rows, spots, 3, 'ArrowDown')).toBe(2);
  expect(cloudNeighbour(rows, spots, 1, 'ArrowUp')).toBe(7);
  expect(cloudNeighbour(rows, spots, 4, 'ArrowDown')).toBeUndefined();
  expect(cloudNeighbour(rows, spots, 5, 'Home')).toBe(3);
  expect(cloudNeighbour(rows, spots, 5, 'End')).toBe(1);
  expect(isCloudKey('Tab')).toBe(false);
});
