import type { ProgramPlan, ProgramSummary } from '../../../../pkg/chain.js';
import { CodedError, isEnded } from '../../../engine/errors.ts';
import type { Asker } from '../../../stage/latest-answer.ts';
import { engine } from '../core/engine.ts';
import { Pace, rates } from './rates.ts';

/** The times between two updates of the page, and between two questions to the core, in ms. */
const [REDRAW_MS, ASK_MS] = [100, 200];

/** A program that has begun, with its progress. */
export interface Running {
  readonly plan: ProgramPlan;
  state: 'running' | 'done' | 'stopped' | 'failed';
  /** The moves that it has tried, and all that it will try. */
  moves: number;
  total: number;
  /** Its own working time, in ms. */
  spent: number;
  readonly pace: Pace;
  /** The core's summary, which the page renews while the program runs. */
  summary: ProgramSummary | undefined;
  error: CodedError | undefined;
  readonly abort: AbortController;
}

/** Programs that run side by side: the host works on each in turn, and measures the time of each. */
export class Race {
  readonly #figure: Asker;
  readonly #running = new Map<number, Running>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(figure: Asker) {
    this.#figure = figure;
  }

  of(lane: number): Running | undefined {
    return this.#running.get(lane);
  }

  get underWay(): boolean {
    return [...this.#running.values()].some(({ state }) => state === 'running');
  }

  /** Resolves when the lane is done, stopped or failed. */
  async start(lane: number, plan: ProgramPlan): Promise<Running> {
    this.drop(lane);
    const running: Running = {
      plan,
      state: 'running',
      moves: 0,
      total: 0,
      spent: 0,
      pace: new Pace(),
      summary: undefined,
      error: undefined,
      abort: new AbortController(),
    };
    this.#running.set(lane, running);
    this.#figure.requestUpdate();
    try {
      await this.#run(running);
      running.state = 'done';
    } catch (thrown) {
      const error = CodedError.from(thrown);
      running.state = isEnded(error) ? 'stopped' : 'failed';
      running.error = running.state === 'failed' ? error : undefined;
    }
    this.#figure.requestUpdate();
    return running;
  }

  async #run(running: Running): Promise<void> {
    const { plan, abort } = running;
    let [asked, asking] = [0, true];
    // The units of progress that the core counts before the first move; the first question asks for them.
    let counting = Number.POSITIVE_INFINITY;
    const ask = () =>
      run.ask('summary').then(
        (summary) => {
          running.summary = summary;
          counting = summary.counting;
          asking = false;
        },
        () => {}, // The lane was stopped in the meantime.
      );
    const listener = {
      onProgress: (done: number, all: number, spent: number) => {
        const [moves, total] = [done, all].map((units) => Math.max(0, units - counting));
        this.#measure(running, { moves: moves ?? 0, total: total ?? 0, spent });
        this.#soon();
        if (asking || spent < asked + ASK_MS) return;
        [asked, asking] = [spent, true];
        void ask();
      },
      onReset: () => {},
    };
    const signals = [abort.signal, this.#figure.lifetime] as const;
    const { run, finished } = await engine.begin('ChainProgram', plan, listener, ...signals);
    void ask();
    const spent = await finished;
    const summary = await run.ask('summary').finally(() => run.free());
    const { moves } = summary;
    running.summary = summary;
    this.#measure(running, { moves, total: moves, spent });
  }

  /** Notes the progress of a lane, and the speed of its program. */
  #measure(running: Running, done: Pick<Running, 'moves' | 'total' | 'spent'>): void {
    Object.assign(running, done);
    running.pace.add(done);
    rates.note(running.plan, running.pace.measured);
  }

  #soon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#figure.requestUpdate();
    }, REDRAW_MS);
  }

  /** Stops a lane and frees its memory; its progress stays on the page. */
  stop(lane: number): void {
    this.#running.get(lane)?.abort.abort();
  }

  stopAll(): void {
    for (const { abort } of this.#running.values()) abort.abort();
  }

  /** Stops a lane and forgets its progress. */
  drop(lane: number): void {
    this.stop(lane);
    this.#running.delete(lane);
  }

  /** Stops all lanes and forgets their progress. */
  forget(): void {
    this.stopAll();
    this.#running.clear();
  }
}
