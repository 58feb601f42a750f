/** What a pupil has done in a lesson, as the device keeps it. */
import { beforeEach, expect, test, vi } from 'vitest';
import { Progress } from '../../www/src/lesson/progress.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test('a lesson goes on where it was left, and begins again when its reader wants that', () => {
  const first = new Progress('aaaaaaa');
  expect([first.begun, first.at]).toEqual([false, 1]);
  first.answer(1, 2, { given: '0', tries: 1, ending: 'open' });
  first.answer(1, 2, { given: '1', tries: 2, ending: 'later' });
  first.scene(0, 1, 'v=1&takes=2-5');
  first.goTo(2);
  const again = new Progress('aaaaaaa');
  expect([again.begun, again.at]).toEqual([true, 2]);
  expect(again.of(1).answers[2]).toEqual({ given: '1', tries: 2, ending: 'later' });
  expect(again.of(0).scenes).toEqual({ 1: 'v=1&takes=2-5' });
  again.beginAgain();
  expect(new Progress('aaaaaaa').begun).toBe(false);
  expect(new Progress('bbbbbbb').begun).toBe(false);
});

test('the first ending of a question counts, and free text is kept as it is written', () => {
  const progress = new Progress('aaaaaaa');
  progress.answer(0, 0, { given: '1', tries: 1, ending: 'first' });
  progress.answer(0, 0, { given: '2', tries: 1, ending: 'open' });
  expect(progress.of(0).answers[0]).toEqual({ given: '1', tries: 1, ending: 'first' });
  progress.answer(0, 1, { given: 'a', tries: 0, ending: 'open' });
  progress.answer(0, 1, { given: 'ab', tries: 0, ending: 'open' });
  expect(progress.of(0).answers[1]?.given).toBe('ab');
});

test('whatever else the device holds there is no progress, and twenty lessons are kept', () => {
  for (const text of ['', '{', 'null', '3', '{"moments":{"0":{"answers":{"1":{"tries":"x"}}}}}']) {
    stored.set('appleyard-lesson-aaaaaaa', text);
    expect(new Progress('aaaaaaa').of(0).answers).toEqual({});
  }
  for (let lesson = 0; lesson < 25; lesson += 1)
    new Progress(`lesson${lesson}`).scene(0, 0, 'v=1&heaps=1');
  expect(new Progress('lesson4').begun).toBe(false);
  expect(new Progress('lesson24').begun).toBe(true);
});

test('where nothing can be stored, that is known', () => {
  vi.stubGlobal('localStorage', undefined);
  const progress = new Progress('aaaaaaa');
  progress.goTo(2);
  expect(progress.kept).toBe(false);
});

test('a full device keeps what was done before, and all of it once there is room', () => {
  const progress = new Progress('aaaaaaa');
  progress.answer(0, 0, { given: '1', tries: 1, ending: 'first' });
  const { setItem } = localStorage;
  localStorage.setItem = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  progress.answer(1, 0, { given: '2', tries: 1, ending: 'first' });
  expect(progress.kept).toBe(false);
  expect(new Progress('aaaaaaa').of(1).answers).toEqual({});
  expect(new Progress('aaaaaaa').of(0).answers[0]?.given).toBe('1');
  localStorage.setItem = setItem;
  progress.goTo(2);
  expect(progress.kept).toBe(true);
  expect(new Progress('aaaaaaa').of(1).answers[0]?.given).toBe('2');
});
