import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language, NetworkNotation } from '../../www/pkg/networks.js';
import { CodedError } from '../../www/src/engine/errors.ts';
import {
  TextState,
  type Writer,
  wiresRead,
} from '../../www/src/exhibits/networks/edit/text-state.ts';
import { promised, quiet } from './networks-run.ts';

let redrawn = 0;
let state = new TextState(() => {});
beforeEach(() => {
  redrawn = 0;
  state = new TextState(() => {
    redrawn += 1;
  });
});

/** A run that writes a network as text, and the questions it has answered. */
function writer(name: string) {
  const asked: string[] = [];
  const ask = async (...args: unknown[]) => {
    asked.push(args.join(' '));
    return `${name}: ${args.join(' ')}`;
  };
  return { run: { ask } as unknown as Writer, asked };
}

describe('a network in writing', () => {
  test('is asked for once in each notation, and is there when the core has written it', async () => {
    const { run, asked } = writer('one');
    expect([state.network(run), state.network(run)]).toEqual([undefined, undefined]);
    await quiet();
    expect([state.network(run), redrawn]).toEqual(['one: text colons 1', 1]);
    state.choose({ notation: 'json' });
    state.network(run);
    state.choose({ notation: 'colons' });
    expect(state.network(run)).toBe('one: text colons 1');
    state.choose({ first: 0 });
    state.network(run);
    await quiet();
    expect(asked).toEqual(['text colons 1', 'text json 1', 'text colons 0']);
  });

  test('is asked for in every notation and every language', async () => {
    const { run } = writer('one');
    for (const notation of ['json', 'pairs', 'colons'] satisfies NetworkNotation[]) {
      state.choose({ notation });
      state.network(run);
      await quiet();
      expect(state.network(run)).toBe(`one: text ${notation} 1`);
    }
    for (const language of ['c', 'rust', 'javascript', 'python'] satisfies Language[]) {
      state.choose({ language });
      state.code(run);
      await quiet();
      expect(state.code(run)).toBe(`one: code ${language}`);
    }
  });

  test('is that of the shown run: a late answer of another run is dropped', async () => {
    const slow = promised<string>();
    const first = { ask: () => slow.promise } as unknown as Writer;
    state.network(first);
    const { run } = writer('two');
    state.network(run);
    slow.resolve('one');
    await quiet();
    expect(state.network(run)).toBe('two: text colons 1');
    expect([state.network(undefined), state.code(undefined)]).toEqual([undefined, undefined]);
  });

  test('that one run could not write is requested from the next', async () => {
    const lost = { ask: () => Promise.reject(new CodedError('stale')) } as unknown as Writer;
    state.code(lost);
    await quiet();
    expect(state.code(lost)).toBeUndefined();
    const { run } = writer('two');
    state.code(run);
    await quiet();
    expect(state.code(run)).toBe('two: code c');
  });
});

describe('a network that is typed', () => {
  const refused = new CodedError('network-syntax', { line: 1, column: 2 });

  test('stays as a draft, unless it is the shown network', () => {
    state.type('1:2 2:3', '1:2');
    expect(state.draft).toBe('1:2 2:3');
    state.type('1:2', '1:2');
    expect(state.draft).toBeUndefined();
  });

  test('is drawn with the typed number of wires, and is no draft then', async () => {
    const read = { size: 1, wires: 4, first: 1 } as const;
    const draw = vi.fn(async () => read);
    state.type('1:2', '');
    state.typeWires('4');
    await state.attempt(draw, '1:2', 4);
    expect(draw).toHaveBeenCalledExactlyOnceWith('1:2', undefined, 4);
    const { draft, wires, refused: wrong, drawing } = state;
    expect([draft, wires, wrong, drawing]).toEqual([undefined, undefined, undefined, false]);
    // How it was read is shown until something else is typed.
    expect(state.read).toEqual(read);
    state.type('1:3', '');
    expect(state.read).toBeUndefined();
  });

  test('decides from which number it counts, whatever list was there before', async () => {
    const draw = vi.fn(async (_: string, first: 0 | 1 | undefined) => ({
      size: 1,
      wires: 2,
      first: first ?? 0,
    }));
    state.type('0:1 2:3', '');
    await state.attempt(draw, '0:1 2:3', undefined);
    // The page goes on to write the list from 0, but the next list is read for itself.
    expect(state.first).toBe(0);
    state.type('[1:2][3:4]', '');
    await state.attempt(draw, '[1:2][3:4]', undefined);
    expect(draw.mock.calls.map(([, first]) => first)).toEqual([undefined, undefined]);
  });

  test('counts from the number that the visitor chooses for it, and the next list does not', async () => {
    const draw = vi.fn(async (_: string, first: 0 | 1 | undefined) => ({
      size: 1,
      wires: 2,
      first: first ?? 1,
    }));
    state.type('1:2', '');
    state.turn(0);
    await state.attempt(draw, '1:2', undefined);
    expect(draw).toHaveBeenLastCalledWith('1:2', 0, undefined);
    expect(state.turned).toBeUndefined();
    for (const next of ['2:3', '3:4']) {
      state.type(next, '');
      expect(state.counts).toBeUndefined();
      state.turn(0);
    }
  });

  test('that the page has written counts as it was written', () => {
    state.choose({ first: 0 });
    expect(state.counts).toBe(0);
    state.choose({ first: 1 });
    expect(state.counts).toBe(1);
    state.choose({ notation: 'record' });
    expect(state.counts).toBe(0);
  });

  test.each([
    ['1:2\n3-5 1:2', 2, 2, '3-5'],
    ['(1,2)x', 1, 6, 'x'],
    ['1:2 ]', 1, 5, ']'],
    ['[(1,2)', 1, 7, undefined],
    ['1:\n', 2, 1, undefined],
    ['😀:1', 1, 1, '😀:1'],
  ])('is quoted where it cannot be read: %j', async (text, line, column, found) => {
    const error = new CodedError('network-syntax', { line, column });
    await state.attempt(async () => error, text, undefined);
    expect(state.refused?.code).toBe(found ? 'not-a-comparator' : 'list-unfinished');
    expect(state.refused?.params).toEqual({ line, column, found });
  });

  test('is kept if it is refused, with the error, until it is changed', async () => {
    await state.attempt(async () => refused, '1;2', undefined);
    expect(state.draft).toBe('1;2');
    expect(state.refused?.params).toMatchObject({ line: 1, column: 2, found: '1' });
    state.choose({ notation: 'json' });
    expect(state.refused?.code).toBe('not-a-comparator');
    state.choose({ first: 0 });
    expect(state.refused).toBeUndefined();
    await state.attempt(async () => refused, '1;2', undefined);
    state.typeWires('3');
    expect(state.refused).toBeUndefined();
    await state.attempt(() => Promise.reject(new CodedError('panic')), '1;2', undefined);
    expect(state.refused).toMatchObject({ code: 'panic' });
    state.forget();
    expect([state.draft, state.wires, state.refused]).toEqual([undefined, undefined, undefined]);
  });

  test('is not drawn twice at once', async () => {
    const slow = promised<CodedError>();
    const draw = vi.fn(() => slow.promise);
    const first = state.attempt(draw, '1:2', undefined);
    await state.attempt(draw, '2:3', undefined);
    expect([draw.mock.calls.length, state.drawing]).toEqual([1, true]);
    slow.resolve(refused);
    await first;
    expect(state.drawing).toBe(false);
  });
});

test('a message says whether copying worked', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await state.copy('code', 'sort_4');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('sort_4');
  expect(state.copied).toEqual({ what: 'code', done: true });
  writeText.mockImplementation(() => Promise.reject(new Error('not allowed')));
  await state.copy('network', '1:2');
  expect(state.copied).toEqual({ what: 'network', done: false });
  state.type('x', '');
  expect(state.copied).toBeUndefined();
  vi.unstubAllGlobals();
  await state.copy('network', '1:2');
  expect(state.copied).toEqual({ what: 'network', done: false });
});

test('a typed number of wires is from 0 to 64, or empty', () => {
  for (const [typed, read] of [
    ['', undefined],
    ['  ', undefined],
    ['0', 0],
    [' 64 ', 64],
    ['65', 'wrong'],
    ['-1', 'wrong'],
    ['4.5', 'wrong'],
    ['x', 'wrong'],
    ['1e1', 'wrong'],
  ] as const) {
    expect(wiresRead(typed), typed).toBe(read);
  }
});
