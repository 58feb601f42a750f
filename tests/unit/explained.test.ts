import { expect, test } from 'vitest';
import { Explained } from '../../www/src/stage/explained.ts';

test('a mark’s reason that is still to come can be closed, and does not come any more', async () => {
  let answer = (_: string) => {};
  const explained = new Explained<string>(() => {});
  const come = explained.ask(3, new Promise<string>((resolve) => (answer = resolve)));
  expect(explained.asking).toBe(true);
  explained.close();
  expect(explained.asking).toBe(false);
  answer('late');
  expect([await come, explained.asked]).toEqual([false, undefined]);
  expect(await explained.ask(3, Promise.resolve('here'))).toBe(true);
  expect([explained.asking, explained.asked]).toEqual([false, 'here']);
});
