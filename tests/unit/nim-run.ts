import type { HeapRecord, HeapTake, HeapWhy } from '../../www/pkg/nim.js';
import type { Run } from '../../www/src/engine/engine.ts';
import { CodedError } from '../../www/src/engine/errors.ts';
import type { Take } from '../../www/src/stage/heaps/view.ts';

export const take = (heap: number, stones: number): Take => ({
  heap,
  stones: BigInt(stones),
  both: false,
});
export const both = (stones: number): Take => ({ heap: 0, stones: BigInt(stones), both: true });

/** A run that answers like the core's: a move takes one to three from a heap, or as many from both. */
export class HeapsRun {
  readonly asked: unknown[][] = [];
  /** The computer's next takes; after them it takes one stone of the first heap that has stones. */
  answers: (HeapTake | undefined)[] = [];
  /** Answers to a method wait for this. */
  slow: Partial<Record<string, Promise<void>>> = {};
  readonly #start: readonly bigint[];

  constructor(start: readonly bigint[]) {
    this.#start = start;
  }

  async ask(method: string, ...args: unknown[]): Promise<unknown> {
    this.asked.push([method, ...args]);
    await this.slow[method];
    const [heaps, tried] = args as [bigint[], Take];
    const [takes] = args as [Take[]];
    switch (method) {
      case 'why':
        return this.#why(heaps);
      case 'cancel':
        return Uint32Array.of(0, 0, 0, 0);
      case 'tryTake':
        return this.#try(heaps, tried);
      case 'record':
        return this.#record(takes);
      case 'reply':
        return this.#reply(takes);
      default:
        throw new CodedError('internal');
    }
  }

  #why(heaps: bigint[]): HeapWhy {
    const moves = BigInt(heaps.filter((stones) => stones > 0n).length);
    return {
      heaps,
      outcome: 'N',
      columns: [],
      reason: { kind: 'hot' },
      moves,
      winning: 0n,
      winningTakes: [],
      options: [],
    };
  }

  #after(heaps: readonly bigint[], { heap, stones, both: fromBoth }: Take): bigint[] | undefined {
    const left = heaps.map((had, at) => (fromBoth || at === heap ? had - stones : had));
    const legal = stones >= 1n && stones <= 3n && left.every((one) => one >= 0n);
    return legal && heap < heaps.length ? left : undefined;
  }

  #try(heaps: bigint[], of: Take): HeapWhy | undefined {
    const left = this.#after(heaps, of);
    return left && this.#why(left);
  }

  #record(takes: Take[]): HeapRecord {
    let heaps = this.#start;
    const plies: HeapRecord['plies'] = [{ position: [...heaps], outcome: 'N', blunder: false }];
    for (const [at, one] of takes.entries()) {
      const left = this.#after(heaps, one);
      if (!left) throw new CodedError('illegal-take', { ply: at + 1 });
      heaps = left;
      plies.push({ position: left, chosen: one, outcome: 'N', blunder: false });
    }
    return { plies, over: false };
  }

  #reply(takes: Take[]): HeapTake | undefined {
    const heaps = this.#record(takes).plies.at(-1)?.position ?? [];
    const heap = heaps.findIndex((stones) => stones > 0n);
    if (this.answers.length > 0) return this.answers.shift();
    return heap < 0 ? undefined : take(heap, 1);
  }

  of(method: string): unknown[][] {
    return this.asked.filter(([name]) => name === method);
  }
}

export const asRun = (run: HeapsRun) => run as unknown as Run<'Nim'>;

/** A promise, and what keeps it. */
export function gate() {
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
