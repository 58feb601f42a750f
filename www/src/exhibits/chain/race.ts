import type { ChainPlan, ChainProgram } from '../../../pkg/chain.js';
import { CodedError } from '../../engine/errors.ts';
import { engine } from './core/engine.ts';
import { rates } from './race-rates.ts';

/** How often the page is told of what goes on, and the core asked for more than it tells, in ms. */
const [REDRAW_MS, ASK_MS] = [100, 200];

type Summary = ReturnType<ChainProgram['summary']>;

/** A program that has been started. */
export interface Running {
  readonly plan: ChainPlan;
  state: 'running' | 'done' | 'stopped' | 'failed';
  /** Moves tried, and to be tried. */
  moves: number;
  total: number;
  /** How long it has worked itself, in ms. */
  spent: number;
  /** What the core says of it; live while it runs. */
  summary: Summary | undefined;
  error: CodedError | undefined;
  readonly abort: AbortController;
}

/** Programs side by side: the host works on each in turn, and tells each its own time. */
export class Race {
  readonly #changed: () => void;
  readonly #running = new Map<number, Running>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  of(lane: number): Running | undefined {
    return this.#running.get(lane);
  }

  get underWay(): boolean {
    return [...this.#running.values()].some(({ state }) => state === 'running');
  }

  /** Resolves when the lane has come to its end, whichever. */
  async start(lane: number, plan: ChainPlan): Promise<Running> {
    this.drop(lane);
    const running: Running = {
      plan,
      state: 'running',
      moves: 0,
      total: 0,
      spent: 0,
      summary: undefined,
      error: undefined,
      abort: new AbortController(),
    };
    this.#running.set(lane, running);
    this.#changed();
    try {
      await this.#run(running);
      running.state = 'done';
    } catch (thrown) {
      const error = CodedError.from(thrown);
      running.state = /^(cancelled|stale)$/.test(error.code) ? 'stopped' : 'failed';
      running.error = running.state === 'failed' ? error : undefined;
    }
    rates.note(plan, running);
    this.#changed();
    return running;
  }

  async #run(running: Running): Promise<void> {
    const { plan, abort } = running;
    let [asked, asking] = [0, false];
    const listener = {
      onProgress: (moves: number, total: number, spent: number) => {
        Object.assign(running, { moves, total, spent });
        this.#soon();
        if (asking || spent < asked + ASK_MS) return;
        [asked, asking] = [spent, true];
        run.ask('summary').then(
          (summary) => {
            running.summary = summary;
            asking = false;
          },
          () => {}, // It has been stopped meanwhile.
        );
      },
      onReset: () => {},
    };
    const { run, finished } = await engine.begin('ChainProgram', plan, listener, abort.signal);
    const spent = await finished;
    const summary = await run.ask('summary').finally(() => run.free());
    const moves = Number(summary.moves);
    Object.assign(running, { moves, total: moves, spent, summary });
  }

  #soon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#changed();
    }, REDRAW_MS);
  }

  /** Stops a lane, and frees what it holds; how far it came stays. */
  stop(lane: number): void {
    this.#running.get(lane)?.abort.abort();
  }

  stopAll(): void {
    for (const { abort } of this.#running.values()) abort.abort();
  }

  /** Stops a lane, and forgets it. */
  drop(lane: number): void {
    this.stop(lane);
    this.#running.delete(lane);
  }

  /** Stops all lanes, and forgets them. */
  forget(): void {
    this.stopAll();
    this.#running.clear();
  }
}
