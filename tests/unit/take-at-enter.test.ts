import { expect, test } from 'vitest';
import { takeAtEnter } from '../../www/src/stage/take-at-enter.ts';

/** What a key does to an area, in turn. */
function pressed(keys: Partial<KeyboardEvent>, type = 'textarea'): readonly string[] {
  const done: string[] = [];
  const note = (what: string) => () => void done.push(what);
  const target = { type, blur: note('left'), focus: note('entered') };
  takeAtEnter({ ...keys, target, preventDefault: note('kept') } as unknown as KeyboardEvent);
  return done;
}

test('Enter leaves the area, which then tells of its change, and returns to it', () => {
  expect(pressed({ key: 'Enter' })).toEqual(['kept', 'left', 'entered']);
});

test('another key, another line, a word that is being composed and a button do what they do', () => {
  expect(pressed({ key: '7' })).toEqual([]);
  expect(pressed({ key: 'Enter', shiftKey: true })).toEqual([]);
  expect(pressed({ key: 'Enter', isComposing: true })).toEqual([]);
  expect(pressed({ key: 'Enter' }, 'button')).toEqual([]);
});
