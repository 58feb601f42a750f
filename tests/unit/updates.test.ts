/** When a figure is drawn: once for all changes of a turn, and again for what is asked for after that. */
import { expect, test } from 'vitest';
import { Updates } from '../../www/src/stage/updates.ts';

const turn = () => new Promise((resolve) => setTimeout(resolve));

test('nothing is drawn before there is a place, and then once for all changes of a turn', async () => {
  const log: string[] = [];
  const updates = new Updates(
    () => log.push('draws'),
    () => log.push('has drawn'),
  );
  updates.request();
  await turn();
  expect(log).toEqual([]);
  updates.begin();
  updates.begin();
  updates.request();
  expect(log).toEqual([]);
  expect(await updates.complete).toBe(true);
  expect(log).toEqual(['draws', 'has drawn']);
  updates.request();
  updates.request();
  await updates.complete;
  await turn();
  expect(log).toEqual(['draws', 'has drawn', 'draws', 'has drawn']);
});

test('a change while it is drawn belongs to that drawing, and one after it makes another', async () => {
  let [draws, looks] = [0, 0];
  const updates = new Updates(
    () => {
      draws += 1;
      if (draws < 9) updates.request();
    },
    () => {
      looks += 1;
      if (looks < 3) updates.request();
    },
  );
  updates.begin();
  // The first answer says that it is to be drawn again.
  expect(await updates.complete).toBe(false);
  expect(await updates.complete).toBe(true);
  expect([draws, looks]).toEqual([3, 3]);
  await turn();
  expect([draws, looks]).toEqual([3, 3]);
});

test('after a drawing that failed the next change is drawn', async () => {
  let [draws, looks] = [0, 0];
  const updates = new Updates(
    () => {
      draws += 1;
      if (draws === 1) throw new Error('no picture');
    },
    () => {
      looks += 1;
    },
  );
  updates.begin();
  await expect(updates.complete).rejects.toThrow('no picture');
  expect(looks).toBe(0);
  updates.request();
  expect(await updates.complete).toBe(true);
  expect([draws, looks]).toEqual([2, 1]);
});
