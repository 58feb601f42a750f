import { expect, test } from 'vitest';
import { seen } from './seen.ts';

test('the lamp is on after an odd number of flips, whichever switches they are of', async () => {
  for (const flips of [[1], [3, 3], [2, 1, 3], [3, 2, 1], [1, 2, 1, 3, 3, 3]]) {
    const { story } = await seen('switches', `v=1&flips=${flips}`);
    expect(story.join()).toContain(flips.length % 2 === 1 ? 'is on' : 'is off');
    const up = [1, 2, 3].filter((one) => flips.filter((it) => it === one).length % 2 === 1);
    expect(story.join()).toContain(`up is ${up.length}, an ${up.length % 2 ? 'odd' : 'even'}`);
  }
});
