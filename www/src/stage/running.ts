import type { Engine, Run } from '../engine/engine.ts';
import { CodedError, isEnded } from '../engine/errors.ts';
import type { ConfigOf, ModelName } from '../engine/protocol.ts';
import type { Notice } from '../share/codec-notices.ts';
import type { Exhibit } from './exhibit.ts';
import { mended } from './mended.ts';
import type { StageScene } from './stage-scene.ts';

/** Work shorter than this shows no progress, in ms. */
const PATIENCE_MS = 200;

/** The figure of a run: what it is begun with, and what hears of its fate. */
export interface Runner<Scene extends StageScene, Name extends ModelName>
  extends Exhibit<Scene, Name> {
  readonly notices: readonly Notice[];
  /** The scene that is shown. */
  shownScene(): Scene;
  /** What the picture needs of the run has come. */
  opened(scene: Scene): void;
  /** The core has come and has finished the run. `wrongType` is what a server says of the wasm if it is not right. */
  came(wrongType: string | undefined): void;
  /** The core does not come, so nothing can be asked of it. */
  failed(error: CodedError): void;
  /** The core has refused the scene, and these fields of it give way. The notice says why. */
  gaveWay(scene: Scene, fields: Partial<Scene>, notice: Notice): void;
  /** The run is gone, because the core has failed, or because another figure of the exhibit made it fail. */
  lost(failed: boolean): void;
}

/** The run of a figure, and everything that begins and ends with it. */
export class Running<Scene extends StageScene, Name extends ModelName> {
  run: Run<Name> | undefined;
  error: CodedError | undefined;
  /** Work has lasted longer than a moment. */
  busy = false;
  progress: { done: number; total: number } | undefined;
  /** The run is finished and its trace has come. */
  loaded = false;

  readonly #figure: Runner<Scene, Name>;
  #abort = new AbortController();

  constructor(figure: Runner<Scene, Name>) {
    this.#figure = figure;
  }

  /** Aborts with the run, and so does whatever the figure has begun beside it. */
  get lifetime(): AbortSignal {
    return this.#abort.signal;
  }

  /** Ends the run before, and begins the one of the scene that is shown. */
  async begin(): Promise<void> {
    const figure = this.#figure;
    this.end();
    const abort = new AbortController();
    this.#abort = abort;
    await figure.host.near();
    if (abort.signal.aborted) return;
    const scene = figure.shownScene();
    const slow = setTimeout(() => {
      this.busy = true;
      figure.requestUpdate();
    }, PATIENCE_MS);
    try {
      const run = await figure.engine.start(
        figure.model,
        figure.config(scene),
        {
          onProgress: (done, total) => {
            this.progress = { done, total };
            figure.requestUpdate();
          },
          onReset: (failed) => figure.lost(failed),
        },
        abort.signal,
      );
      if (abort.signal.aborted) return;
      this.run = run;
      await figure.collect(run, scene);
      // A figure speaks as soon as it is there, its notices too, which would move it if they came later. Without words it
      // shows what its element contains.
      const files = figure.notices.length > 0 ? ['notices'] : [];
      await figure.vocabulary.more(...files).catch(() => undefined);
      if (abort.signal.aborted) return;
      this.loaded = true;
      figure.opened(scene);
      void this.#follow(run, abort.signal);
    } catch (thrown) {
      if (!abort.signal.aborted) this.#refuse(CodedError.from(thrown), scene);
    } finally {
      clearTimeout(slow);
      if (this.#abort === abort) this.busy = false;
      figure.requestUpdate();
      // The run is drawn or has failed, so the page around may go on.
      figure.host.send(new Event('appleyard-settled'));
    }
  }

  /** A figure may open before the core has come. If the core does not come, the figure has to say so. */
  async #follow(run: Run<Name>, signal: AbortSignal): Promise<void> {
    const figure = this.#figure;
    try {
      await run.there;
      const { wrongType } = await figure.engine.load();
      if (!signal.aborted) figure.came(wrongType);
    } catch (thrown) {
      const error = CodedError.from(thrown);
      // Of a panic the figure hears by itself.
      if (!signal.aborted && !isEnded(error) && error.code !== 'panic') figure.failed(error);
    }
  }

  #refuse(error: CodedError, scene: Scene): void {
    const figure = this.#figure;
    const mending = mended(figure.refusals, figure.spec, error.code, scene);
    const { code, params } = error;
    if (mending) figure.gaveWay(scene, mending, { code: `error-${code}`, params });
    // `stale`: a panic in another figure ended this run, and it is already being rebuilt.
    else if (error.code !== 'stale') this.error = error;
  }

  /**
   * Why the core refuses a model's configuration. The question is repeated if another run of the figure
   * comes between.
   */
  async refusal<Other extends ModelName>(
    model: Other,
    config: ConfigOf<Other>,
    engine: Engine,
  ): Promise<CodedError | undefined> {
    for (;;) {
      const error = await engine.refusal(model, config, this.lifetime);
      if (!error || !isEnded(error) || this.lifetime.aborted) return error;
    }
  }

  /** Ends the run and whatever was begun beside it. */
  end(): void {
    this.#abort.abort();
    this.run = undefined;
    this.loaded = false;
    this.busy = false;
    this.error = undefined;
    this.progress = undefined;
  }
}
