import { expect, test, vi } from 'vitest';
import { CodedError } from '../../www/src/engine/errors.ts';
import { Task } from '../../www/src/exhibits/chain/task.ts';

/** Work that is ended from outside. */
function work<T>() {
  const ends = { resolve: (_: T): void => {}, reject: (_: CodedError): void => {} };
  const promise = new Promise<T>((resolve, reject) => Object.assign(ends, { resolve, reject }));
  const signals: AbortSignal[] = [];
  const run = vi.fn((_: unknown, signal: AbortSignal) => {
    signals.push(signal);
    signal.addEventListener('abort', () => ends.reject(new CodedError('cancelled')));
    return promise;
  });
  return Object.assign(ends, { signals, run });
}

test('is asked once, and keeps its answer until a newer one', async () => {
  const changed = vi.fn();
  const task = new Task<string>(changed);
  const [first, second] = [work<string>(), work<string>()];
  expect(task.of('a', first.run)).toBeUndefined();
  expect(task.of('a', first.run)).toBeUndefined();
  expect(first.run).toHaveBeenCalledOnce();
  first.resolve('one');
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce());
  expect(task.of('a', first.run)).toBe('one');
  expect(task.of('b', second.run)).toBe('one');
  expect(task.pending).toBe(true);
  second.resolve('two');
  await vi.waitFor(() => expect(task.pending).toBe(false));
  expect(task.of('b', second.run)).toBe('two');
});

test('stops what is overtaken, and says nothing of it', async () => {
  const changed = vi.fn();
  const task = new Task<string>(changed);
  const [first, second] = [work<string>(), work<string>()];
  task.of('a', first.run);
  task.of('b', second.run);
  expect(first.signals[0]?.aborted).toBe(true);
  second.resolve('two');
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce());
  expect(task.error).toBeUndefined();
  expect(task.of('b', second.run)).toBe('two');
});

test('says that it was stopped, and is asked again after another run’s panic', async () => {
  const task = new Task<string>(() => {});
  const [first, second, third] = [work<string>(), work<string>(), work<string>()];
  task.of('a', first.run);
  task.cancel();
  await vi.waitFor(() => expect(task.error?.code).toBe('cancelled'));
  task.of('a', second.run);
  expect(second.run).not.toHaveBeenCalled();
  task.of('b', second.run);
  second.reject(new CodedError('stale'));
  await vi.waitFor(() => expect(task.pending).toBe(false));
  expect(task.error).toBeUndefined();
  task.of('b', third.run);
  expect(third.run).toHaveBeenCalledOnce();
});
