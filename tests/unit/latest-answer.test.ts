import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import type { Asking } from '../../www/src/engine/engine.ts';
import { CodedError, mayPass } from '../../www/src/engine/errors.ts';
import { renderAnswer } from '../../www/src/stage/answer-view.ts';
import { LatestAnswer, LatestAnswers } from '../../www/src/stage/latest-answer.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import { PlainAsker } from './asker.ts';
import { markupOf, templates, textOf } from './markup.ts';

const words = await loadMessages('en', ['common', 'stage']);

/** A question that a test answers. If it is cancelled it fails, as in the engine. */
function asking<T>() {
  const ends = { resolve: (_: T): void => {}, reject: (_: unknown): void => {} };
  const promise = new Promise<T>((resolve, reject) => Object.assign(ends, { resolve, reject }));
  const signals: AbortSignal[] = [];
  const progress = { report: (_done: number, _total: number): void => {} };
  const ask = vi.fn((by: Asking) => {
    signals.push(...by.signals);
    progress.report = (done, total) => by.listener?.onProgress(done, total, 0);
    for (const signal of by.signals) {
      signal.addEventListener('abort', () => ends.reject(new CodedError('cancelled')));
    }
    return promise;
  });
  return Object.assign(ends, { signals, ask, progress });
}

/** A figure that counts how often it has to be drawn, and a query of it. */
function queried() {
  const changed = vi.fn();
  const figure = new PlainAsker(changed);
  return { changed, figure, query: new LatestAnswer<string>(figure) };
}

describe('a query', () => {
  test('is asked once, and keeps its answer until a newer one', async () => {
    const { changed, query } = queried();
    const [first, second] = [asking<string>(), asking<string>()];
    expect(query.of('a', first.ask)).toBeUndefined();
    expect(query.of('a', first.ask)).toBeUndefined();
    expect(first.ask).toHaveBeenCalledOnce();
    first.resolve('one');
    await query.settled();
    expect(changed).toHaveBeenCalledOnce();
    expect([query.of('a', first.ask), query.answer]).toEqual(['one', 'one']);
    expect([query.of('b', second.ask), query.answer, query.pending]).toEqual([
      'one',
      undefined,
      true,
    ]);
    second.resolve('two');
    await query.settled();
    expect([query.of('b', second.ask), query.answer]).toEqual(['two', 'two']);
    expect([first.ask.mock.calls.length, second.ask.mock.calls.length]).toEqual([1, 1]);
  });

  test('is cancelled by a newer one without a message, whichever answers first', async () => {
    const { changed, query } = queried();
    const [first, second] = [asking<string>(), asking<string>()];
    query.of('a', first.ask);
    first.resolve('one');
    query.of('b', second.ask);
    expect([first.signals[0]?.aborted, second.signals[0]?.aborted]).toEqual([true, false]);
    await new Promise((resolve) => setTimeout(resolve));
    expect([query.value, query.error, query.pending]).toEqual([undefined, undefined, true]);
    second.resolve('two');
    await query.settled();
    expect([query.answer, query.error, changed.mock.calls.length]).toEqual(['two', undefined, 1]);
  });

  test('that the visitor cancels says so, and is asked again if they try again', async () => {
    const { query, changed } = queried();
    const [first, second, third] = [asking<string>(), asking<string>(), asking<string>()];
    query.of('a', first.ask);
    query.cancel();
    await query.settled();
    expect(query.error?.code).toBe('cancelled');
    query.of('a', second.ask);
    expect(second.ask).not.toHaveBeenCalled();
    const shown = renderAnswer(words, query);
    expect(textOf(markupOf(shown))).toBe(
      `${words.text('error-cancelled')} ${words.text('try-again')}`,
    );
    expect(markupOf(shown)).toContain('role="alert"');
    const again = templates(shown)
      .flatMap(({ values }) => values)
      .find((value) => typeof value === 'function');
    changed.mockClear();
    again?.();
    expect(changed).toHaveBeenCalledOnce();
    query.of('a', third.ask);
    expect(query.error).toBeUndefined();
    third.resolve('three');
    await query.settled();
    expect(query.answer).toBe('three');
  });

  test('that the core refuses says so without a button that could only fail again', async () => {
    const kinds = new URL('../../crates/core/tests/errors/kinds.txt', import.meta.url);
    const codes = readFileSync(kinds, 'utf8').trim().split('\n');
    for (const line of codes) {
      const [code = ''] = line.split(' ');
      expect(mayPass(new CodedError(code)), code).toBe(false);
    }
    const { query } = queried();
    const refused = new CodedError('path-too-many-states', { limit: 5 });
    query.of('a', () => Promise.reject(refused));
    await query.settled();
    const shown = markupOf(renderAnswer(words, query));
    expect(shown).toContain('role="alert"');
    expect(shown).not.toContain('<button');
  });

  test.each([
    ['wasm-network', true],
    ['wasm-missing', true],
    ['panic', true],
    ['stale', true],
    ['internal', true],
    ['wasm-absent', false],
    ['wasm-no-simd', false],
    ['wasm-blocked', false],
    ['wasm-connect', false],
  ])('that fails by %s can be asked again: %s', (code, again) => {
    expect(mayPass(new CodedError(code))).toBe(again);
  });

  test('that the visitor cancels in its last moment says so too', async () => {
    const { query } = queried();
    // A question to a run that is freed meanwhile is refused as stale.
    query.of('a', ({ signals: [given] }) => {
      return new Promise<string>((_, reject) => {
        given?.addEventListener('abort', () => reject(new CodedError('stale')));
      });
    });
    query.cancel();
    await query.settled();
    expect(query.error?.code).toBe('cancelled');
  });

  test('that fails keeps the answer before it, and says why', async () => {
    const { query } = queried();
    const [first, second] = [asking<string>(), asking<string>()];
    query.of('a', first.ask);
    first.resolve('one');
    await query.settled();
    query.of('b', second.ask);
    second.reject(new CodedError('out-of-memory', { limit: 1 }));
    await query.settled();
    expect(query.error).toMatchObject({ code: 'out-of-memory', params: { limit: 1 } });
    expect([query.value, query.answer]).toEqual(['one', undefined]);
  });

  test.each(['stale', 'cancelled'])(
    'that has ended with the run of its figure (%s) is asked again',
    async (code) => {
      const { query, changed, figure } = queried();
      const [first, second] = [asking<string>(), asking<string>()];
      query.of('a', first.ask);
      if (code === 'cancelled') figure.end();
      else first.reject(new CodedError(code));
      await query.settled();
      // The figure draws when it has something to show. If this made it draw, it would ask without end.
      expect([query.error, query.pending, changed.mock.calls.length]).toEqual([
        undefined,
        false,
        0,
      ]);
      query.of('a', second.ask);
      second.resolve('two');
      await query.settled();
      expect(query.answer).toBe('two');
    },
  );

  test('shows its progress once it has lasted a moment, and can be cancelled then', async () => {
    vi.useFakeTimers();
    const { query, changed } = queried();
    const first = asking<string>();
    query.of('a', first.ask);
    first.progress.report(1, 4);
    expect([query.progress, changed.mock.calls.length]).toEqual([undefined, 0]);
    expect(markupOf(renderAnswer(words, query))).toBe('');
    vi.advanceTimersByTime(200);
    expect([query.progress, changed.mock.calls.length]).toEqual([0.25, 1]);
    first.progress.report(3, 4);
    expect([query.progress, changed.mock.calls.length]).toEqual([0.75, 2]);
    expect(textOf(markupOf(renderAnswer(words, query)))).toContain(
      words.text('working', { percent: 75 }),
    );
    first.progress.report(0, 0);
    expect(query.progress).toBe(0);
    vi.useRealTimers();
    const second = asking<string>();
    query.of('b', second.ask);
    first.progress.report(4, 4);
    expect(query.progress).toBeUndefined();
    second.resolve('two');
    await query.settled();
    expect(query.progress).toBeUndefined();
  });
});

describe('a question that is asked at once', () => {
  test('says whether it is still the newest when its answer comes, and asks the same again', async () => {
    const { query } = queried();
    const [first, second] = [asking<string>(), asking<string>()];
    const ends = [query.ask(first.ask), query.ask(second.ask)];
    first.resolve('one');
    second.resolve('two');
    expect(await Promise.all(ends)).toEqual([false, true]);
    expect([query.value, query.error]).toEqual(['two', undefined]);
    expect(first.signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(await query.ask(async () => 'two again')).toBe(true);
    expect(query.value).toBe('two again');
  });

  test('keeps the answer before it if it is refused, and is no error if it was stopped', async () => {
    const query = new LatestAnswer<string>({});
    await query.ask(async () => 'one');
    expect(await query.ask(() => Promise.reject(new CodedError('out-of-memory')))).toBe(true);
    expect([query.value, query.error?.code]).toEqual(['one', 'out-of-memory']);
    const stopped = asking<string>();
    const end = query.ask(stopped.ask);
    query.stop();
    expect([await end, query.pending, query.error]).toEqual([false, false, undefined]);
    expect(stopped.signals[0]?.aborted).toBe(true);
  });

  test('ends without an error with the run of its owner', async () => {
    const { query, figure } = queried();
    const end = query.ask(asking<string>().ask);
    figure.end();
    expect([await end, query.pending, query.error]).toEqual([false, false, undefined]);
  });
});

describe('several queries', () => {
  test('keep each its answer, or its error', async () => {
    const changed = vi.fn();
    const all = new LatestAnswers<string>(new PlainAsker(changed));
    const [one, two] = [asking<string>(), asking<string>()];
    expect([all.of('a', one.ask), all.of('b', two.ask)]).toEqual([undefined, undefined]);
    expect(one.signals.some(({ aborted }) => aborted)).toBe(false);
    one.resolve('one');
    two.reject(new CodedError('out-of-memory'));
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2));
    expect(all.of('a', one.ask)).toBe('one');
    expect(all.of('b', two.ask)).toMatchObject({ code: 'out-of-memory' });
    expect([one.ask.mock.calls.length, two.ask.mock.calls.length]).toEqual([1, 1]);
  });

  test('that end with the run of their figure are asked again', async () => {
    const figure = new PlainAsker();
    const all = new LatestAnswers<string>(figure);
    const [one, two] = [asking<string>(), asking<string>()];
    all.of('a', one.ask);
    figure.end();
    await vi.waitFor(() => {
      all.of('a', two.ask);
      expect(two.ask).toHaveBeenCalledOnce();
    });
    two.resolve('two');
    await vi.waitFor(() => expect(all.of('a', two.ask)).toBe('two'));
  });
});
