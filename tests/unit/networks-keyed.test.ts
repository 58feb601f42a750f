import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Editor } from '../../www/src/exhibits/networks/edit/editor.ts';
import { keyed } from '../../www/src/exhibits/networks/edit/keyed.ts';
import type { Mark } from '../../www/src/exhibits/networks/picture/board-plan.ts';
import { quiet, tracedOf, typed } from './networks-run.ts';

const traced = tracedOf(typed(4, [[0, 1]]));
let calls: unknown[][] = [];

beforeEach(() => {
  calls = [];
});

const call =
  (name: string) =>
  (...args: unknown[]) => {
    calls.push([name, ...args]);
    return Promise.resolve();
  };

/** Presses a key on a mark; returns whether the key did something, and what. */
async function press(focus: Mark, key: string, held: Partial<KeyboardEvent> = {}, shown = true) {
  calls = [];
  const names = ['undo', 'redo', 'remove', 'reverse', 'insert', 'move', 'carry'];
  const editor = Object.fromEntries(names.map((name) => [name, call(name)])) as unknown as Editor;
  const prevent = vi.fn();
  const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  const event = { key, ...none, ...held, preventDefault: prevent };
  const board = {
    get focus() {
      return focus;
    },
    set focus(to: Mark) {
      calls.push(['focus', to]);
    },
  };
  const figure = { board, editor, traced: shown ? traced : undefined };
  const taken = keyed(event as unknown as KeyboardEvent, {
    ...figure,
    putBack: async (ghost) => void calls.push(['putBack', ghost]),
    restore: () => calls.push(['restore']),
  });
  await quiet();
  expect(prevent).toHaveBeenCalledTimes(taken ? 1 : 0);
  return taken ? calls : undefined;
}

const [ctrlKey, metaKey, shiftKey, altKey] = [true, true, true, true];

describe('a key on a mark', () => {
  test.each([
    ['c0', 'Delete', {}, ['remove', 0]],
    ['c12', 'Backspace', {}, ['remove', 12]],
    ['g1', 'Delete', {}, ['putBack', 1]],
    ['c3', 'r', {}, ['reverse', 3]],
    ['w0', 'z', { ctrlKey }, ['undo']],
    ['c0', 'z', { metaKey }, ['undo']],
    ['i0', 'Z', { ctrlKey, shiftKey }, ['redo']],
    ['c0', 'y', { ctrlKey }, ['redo']],
  ] as const)('edits: on %s %s %o', async (focus, key, held, done) => {
    expect(await press(focus, key, held)).toEqual([done, ['restore']]);
  });

  test.each([
    ['ArrowUp', 1],
    ['ArrowDown', 3],
  ] as const)('carries an element that comes in, and goes with it at once: %s', async (key, to) => {
    expect(await press('i2', key, { altKey })).toEqual([
      ['focus', `i${to}`],
      ['restore'],
      ['carry', 2, to],
      ['restore'],
    ]);
  });

  test.each([
    ['w0', 'Delete', {}],
    ['i0', 'Backspace', {}],
    ['w0', 'r', {}],
    ['c0', 'r', { altKey }],
    ['c0', 'r', { ctrlKey }],
    ['c0', 'z', {}],
    ['c0', 'x', { ctrlKey }],
    ['c0', 'Delete', { ctrlKey }],
    ['c0', 'Backspace', { altKey }],
    ['c0', 'z', { ctrlKey, altKey }],
    ['i2', 'ArrowUp', { altKey, metaKey }],
    ['i2', 'ArrowUp', {}],
    ['c2', 'ArrowUp', { altKey }],
    ['w2', 'ArrowUp', { altKey }],
    ['i0', 'ArrowUp', { altKey }],
    ['i3', 'ArrowDown', { altKey }],
    ['i2', 'ArrowLeft', { altKey }],
    ['c0', 'Enter', {}],
  ] as const)('is left to others: on %s %s %o', async (focus, key, held) => {
    expect(await press(focus, key, held)).toBeUndefined();
    expect(calls).toEqual([]);
  });

  test('carries nothing while there is no network', async () => {
    expect(await press('i2', 'ArrowUp', { altKey }, false)).toEqual(undefined);
  });
});
