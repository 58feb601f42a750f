import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language, Notation } from '../../www/pkg/networks.js';
import { CodedError } from '../../www/src/engine/errors.ts';
import { TextState, type Writer, wiresRead } from '../../www/src/exhibits/networks/text-state.ts';
import { promised, quiet } from './networks-run.ts';

let redrawn = 0;
let state = new TextState(() => {});
beforeEach(() => {
  redrawn = 0;
  state = new TextState(() => {
    redrawn += 1;
  });
});

/** A run that writes what it is asked for; the questions it has had. */
function writer(name: string) {
  const asked: string[] = [];
  const ask = async (...args: unknown[]) => {
    asked.push(args.join(' '));
    return `${name}: ${args.join(' ')}`;
  };
  return { run: { ask } as unknown as Writer, asked };
}

describe('a network in writing', () => {
  test('is asked for once each way, and is there when it has been written', async () => {
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
    for (const notation of ['json', 'pairs', 'colons'] satisfies Notation[]) {
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

  test('is that of the run that is shown: what another one writes late is put away', async () => {
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

  test('that could not be written is asked of the next run', async () => {
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
  const refused = { code: 'network-syntax', params: { line: 1, column: 2 } };

  test('stays as a draft, unless it is what is written there', () => {
    state.type('1:2 2:3', '1:2');
    expect(state.draft).toBe('1:2 2:3');
    state.type('1:2', '1:2');
    expect(state.draft).toBeUndefined();
  });

  test('is drawn with the wires that were typed, and then forgotten', async () => {
    const draw = vi.fn(async () => undefined);
    state.type('1:2', '');
    state.typeWires('4');
    await state.attempt(draw, '1:2', 4);
    expect(draw).toHaveBeenCalledExactlyOnceWith('1:2', 1, 4);
    expect([state.draft, state.wires, state.refused, state.drawing]).toEqual([
      undefined,
      undefined,
      undefined,
      false,
    ]);
  });

  test('is kept where it is refused, with what is wrong, until it is changed', async () => {
    await state.attempt(async () => refused, '1;2', undefined);
    expect([state.draft, state.refused]).toEqual(['1;2', refused]);
    state.choose({ notation: 'json' });
    expect(state.refused).toEqual(refused);
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
    const slow = promised<undefined>();
    const draw = vi.fn(() => slow.promise);
    const first = state.attempt(draw, '1:2', undefined);
    await state.attempt(draw, '2:3', undefined);
    expect([draw.mock.calls.length, state.drawing]).toEqual([1, true]);
    slow.resolve(undefined);
    await first;
    expect(state.drawing).toBe(false);
  });
});

test('what was copied is said, whether it could be or not', async () => {
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

test('a number of wires that is typed is one from 0 to 64, or none', () => {
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
