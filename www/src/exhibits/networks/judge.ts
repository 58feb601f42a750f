import type { NetworkSpec, NetworkVerdict } from '../../../pkg/networks.js';
import { CodedError } from '../../engine/errors.ts';
import { engine } from './core/engine.ts';

/** Work longer than this is told of, in ms. */
const PATIENCE_MS = 200;

/** What the core says of a network, with the number of states after each comparator it worked off. */
export interface Judged {
  readonly verdict: NetworkVerdict;
  readonly states: Uint32Array;
  readonly work: Uint32Array;
}

/**
 * Asks the core for its verdict. While one question is out the network may have changed: then the
 * question is given up, and the newest is asked. What was known stays until there is an answer.
 */
export class Judge {
  readonly #changed: () => void;
  #abort: AbortController | undefined;
  #key: string | undefined;
  #asking: Promise<void> = Promise.resolve();
  /** The last answer. */
  judged: Judged | undefined;
  /** The answer is of another network than was asked about last. */
  stale = false;
  /** How far a long question has come, from 0 to 1. */
  progress: number | undefined;
  error: CodedError | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** The same question is not asked twice. */
  ask(spec: NetworkSpec): void {
    const key = `${spec.wires} ${spec.kind} ${spec.comparators?.join()}`;
    if (key === this.#key) return;
    this.#key = key;
    this.#asking = this.#ask(spec);
  }

  /** Resolves when what was asked last has its answer. */
  settled(): Promise<void> {
    return this.#asking;
  }

  async #ask(spec: NetworkSpec): Promise<void> {
    this.#abort?.abort();
    const abort = new AbortController();
    this.#abort = abort;
    this.stale = true;
    this.progress = undefined;
    this.error = undefined;
    const began = performance.now();
    try {
      const listener = {
        onProgress: (done: number, total: number) => {
          if (abort.signal.aborted || performance.now() - began < PATIENCE_MS) return;
          this.progress = total > 0 ? done / total : 0;
          this.#changed();
        },
        onReset: () => this.forget(),
      };
      const run = await engine.start('NetworkProof', spec, listener, abort.signal);
      const [verdict, states, work] = await Promise.all([
        run.ask('verdict'),
        run.ask('states'),
        run.ask('work'),
      ]);
      run.free();
      if (abort.signal.aborted) return;
      this.judged = { verdict, states, work };
      this.stale = false;
    } catch (thrown) {
      if (abort.signal.aborted) return;
      this.error = CodedError.from(thrown);
    }
    this.progress = undefined;
    this.#changed();
  }

  /** Gives up what is asked. */
  cancel(): void {
    this.#abort?.abort();
    this.error = new CodedError('cancelled');
    this.progress = undefined;
    this.#changed();
  }

  /** The next question is asked again, whatever it is. */
  forget(): void {
    this.#key = undefined;
  }
}
