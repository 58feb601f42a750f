/** Covers over the marks of the lattice. */
import { expect, test } from 'vitest';
import { Covers } from '../../www/src/exhibits/lattice/covers.ts';

test('a cover is taken off its own mark only, off all of a picture, and is there again for another run', () => {
  const covers = new Covers();
  const covered = () =>
    [0, 1, 2].flatMap((m) => [0, 1, 2].filter((n) => covers.has({ m, n })).map((n) => `${m},${n}`));
  expect(covered()).toHaveLength(9);
  covers.takeOff({ m: 1, n: 2 });
  expect(covers.has({ m: 1, n: 2 })).toBe(false);
  expect(covered()).toHaveLength(8);
  covers.takeAllOff(2, 3);
  expect(covered()).toEqual(['2,0', '2,1', '2,2']);
  covers.clear();
  expect(covered()).toHaveLength(9);
});
