import type { Asking } from '../../www/src/engine/engine.ts';
import type { Listener } from '../../www/src/engine/requests.ts';
import type { Asker } from '../../www/src/stage/latest-answer.ts';

/** A figure whose run a test can end. Its next run has begun by then. */
export class PlainAsker implements Asker {
  readonly requestUpdate: () => void;
  #run = new AbortController();

  constructor(changed: () => void = () => {}) {
    this.requestUpdate = changed;
  }

  get lifetime(): AbortSignal {
    return this.#run.signal;
  }

  end(): void {
    const run = this.#run;
    this.#run = new AbortController();
    run.abort();
  }
}

/** `read` for a made-up engine, on top of its own way to start a run. */
export const readBy =
  <Name, Config, Run extends { free(): void }>(
    start: (
      model: Name,
      config: Config,
      listener: Listener | undefined,
      ...signals: readonly AbortSignal[]
    ) => Promise<Run>,
  ) =>
  async <T>(
    model: Name,
    config: Config,
    { listener, signals }: Asking,
    from: (run: Run) => Promise<T>,
  ): Promise<T> => {
    const run = await start(model, config, listener, ...signals);
    return from(run).finally(() => run.free());
  };
