import type { PropertyValues } from 'lit';
import type { Engine, Run } from '../engine/engine.ts';
import { CodedError, isEnded } from '../engine/errors.ts';
import type { ConfigOf, ModelName } from '../engine/protocol.ts';
import { decode, encode, type Link, shownScene } from '../share/codec.ts';
import { withoutFields } from '../share/codec-notices.ts';
import { Lesson } from '../share/lesson.ts';
import { Announcer } from './announcer.ts';
import { Exhibit } from './exhibit.ts';
import { Fields } from './fields.ts';
import { guests } from './guest.ts';
import { mended } from './mended.ts';
import { PanZoom } from './pan-zoom.ts';
import type { Size } from './picture-view.ts';
import { Prediction } from './predict.ts';
import { still } from './preferences.ts';
import { type StageScene, settleCursor } from './stage-scene.ts';

/** Work shorter than PATIENCE_MS shows no progress bar; the opening sweep takes OPENING_SECONDS. */
const [PATIENCE_MS, OPENING_SECONDS] = [200, 5];

/** The panels of every figure; an exhibit may have others. */
export type StagePanel = 'settings' | 'export' | 'help';

export interface Step {
  readonly step: number;
}

/**
 * A run with a cursor in it: what every exhibit's element is. This half keeps the state (scene,
 * run, cursor, words); `StageFigure` draws what surrounds the picture; the exhibit draws the picture itself.
 *
 *     scene ──start──> run ──cursor──> frame ──picture()──> picture
 *       ^                                                    |
 *       └──────────────── visitor acts ──────────────────────┘
 */
export abstract class Figure<Scene extends StageScene, Name extends ModelName> extends Exhibit<
  Scene,
  Name
> {
  static override properties = {
    /** The text of a link: what is shown. Setting the same text again shows it again. */
    scene: { type: String, hasChanged: () => true },
    /** The figure fills its box instead of taking the height it needs. */
    fit: { type: Boolean, reflect: true },
    /** A figure without a scene sweeps through its run once. */
    opening: { type: Boolean },
    presenting: { type: Boolean, reflect: true },
  };
  declare scene: string | null;
  declare fit: boolean;
  declare opening: boolean;
  declare presenting: boolean;

  run: Run<Name> | undefined;
  link!: Link<Scene>;
  /** What the visitor has collected. It begins as the lesson that the link has brought. */
  lesson!: Lesson<Scene>;
  error: CodedError | undefined;
  /** True once work has lasted longer than a moment. */
  busy = false;
  progress: { done: number; total: number } | undefined;
  /** The figure has loaded: the run is finished and its trace has come. */
  loaded = false;
  blank = false;
  /** The open panel: one of the stage, or one of the exhibit. */
  panel: string | undefined;
  size: Size = { width: 0, height: 0 };

  readonly panZoom = new PanZoom(() => {
    this.requestUpdate();
    this.#changeSoon();
  });
  readonly fields = new Fields(() => this.requestUpdate());
  readonly announcer = new Announcer(
    () => `${this.words?.language} ${this.timeline.cursor}`,
    () => this.requestUpdate(),
  );
  prediction!: Prediction;

  /** Ends the run of the figure and everything else that the figure has begun in the core. */
  #abort = new AbortController();
  #opened = false;
  /** Where the cursor stood last without anybody's doing; nothing is announced there. */
  #unasked: number | undefined;
  /** The figure was opened without a link, and its picture is not drawn yet. */
  #fresh = false;
  #sweeping = false;
  #remarked = false;
  #changeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.scene = null;
    this.fit = false;
    this.opening = false;
    this.presenting = false;
  }

  /**
   * Aborts with the run of the figure. Whatever the figure begins beside its run takes this along, and ends
   * with it.
   */
  get lifetime(): AbortSignal {
    return this.#abort.signal;
  }

  /**
   * Why the core refuses a model's configuration. The question is repeated if another run of the figure
   * comes between.
   */
  async refusal<Other extends ModelName>(
    model: Other,
    config: ConfigOf<Other>,
    engine: Engine = this.engine,
  ): Promise<CodedError | undefined> {
    for (;;) {
      const error = await engine.refusal(model, config, this.lifetime);
      if (!error || !isEnded(error) || this.lifetime.aborted) return error;
    }
  }

  /** The cursor of a scene that names no cursor. A link to that step need not name it. */
  get rest(): number {
    return this.timeline.length;
  }

  /** Where the cursor stands in a figure that is opened without a link. */
  get begins(): number {
    return this.rest;
  }

  /** The opening plays by itself, as a demonstration, until somebody touches the figure. */
  get sweeping(): boolean {
    return this.#sweeping;
  }

  /**
   * The step that the narration is about. It lags behind the cursor while the reason of the step is on its
   * way.
   */
  get narrated(): number {
    return this.timeline.cursor;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.prediction ??= new Prediction(this.exhibit);
    for (const act of ['pointerdown', 'click', 'keydown', 'input'])
      this.addEventListener(act, this.#acted, { capture: true, signal: this.connected });
    if (this.hasUpdated && !this.run) void this.rebuild();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // The node may only be moving in the document, which must not restart it: end only what stays away.
    setTimeout(() => {
      if (this.isConnected) return;
      this.#show(this.currentScene());
      this.#end();
    }, 1000);
  }

  /** Opens a new scene first, because between two runs the figure is not drawn. */
  protected override shouldUpdate(changed: PropertyValues): boolean {
    if (changed.has('scene')) this.openLink(this.scene ?? '');
    return true;
  }

  /** The scene now shown, with its cursor and view: what a link to this moment holds. */
  currentScene(): Scene {
    const opened = shownScene(this.link);
    if (!this.loaded) return opened;
    const { cursor } = this.timeline;
    return {
      ...opened,
      ...this.ownScene(),
      cursor: cursor === this.rest ? undefined : cursor,
      view: this.panZoom.view,
    };
  }

  /** The link to this moment of this lesson, without `#`. */
  currentLink(): string {
    const { scenes, place } = this.link;
    const [first, ...rest] = scenes.map((scene, i) =>
      i === place - 1 ? this.currentScene() : scene,
    );
    return encode(this.spec, { scenes: [first ?? this.currentScene(), ...rest], place });
  }

  /** Changes some of the scene's fields and builds the run again. The cursor keeps its place if it fits. */
  async change(fields: Partial<Scene>): Promise<void> {
    const { scene } = this.spec.settle({ ...this.currentScene(), ...fields });
    this.notices = withoutFields(this.notices, fields);
    this.#show(scene);
    await this.rebuild();
  }

  /** Changes fields of the scene that only affect how the same run is shown. */
  adjust(fields: Partial<Scene>): void {
    this.#show({ ...this.currentScene(), ...fields });
    this.notices = withoutFields(this.notices, fields);
    this.#openScene(shownScene(this.link));
    this.cursorMoved();
  }

  /** Opens another scene of the lesson, counted from 1. A place beyond its ends changes nothing. */
  goToPlace(place: number): void {
    if (place < 1 || place > this.link.scenes.length) return;
    this.link = { ...this.link, place };
    this.fields.clear();
    void this.rebuild();
  }

  togglePanel(panel: string): void {
    this.panel = this.panel === panel ? undefined : panel;
    this.requestUpdate();
  }

  /** Builds the run of the shown scene and puts the cursor where it belongs. */
  async rebuild(): Promise<void> {
    this.#end();
    this.dataset.ready = 'false';
    const abort = new AbortController();
    this.#abort = abort;
    await guests.guest?.near(this);
    if (abort.signal.aborted) return;
    const scene = shownScene(this.link);
    const slow = setTimeout(() => {
      this.busy = true;
      this.requestUpdate();
    }, PATIENCE_MS);
    try {
      const run = await this.engine.start(
        this.model,
        this.config(scene),
        {
          onProgress: (done, total) => {
            this.progress = { done, total };
            this.requestUpdate();
          },
          onReset: (failed) => this.#lost(failed),
        },
        abort.signal,
      );
      if (abort.signal.aborted) return;
      this.run = run;
      await this.collect(run, scene);
      this.#remark((await this.engine.load()).wrongType);
      this.loaded = true;
      this.#openScene(scene);
      this.#openTimeline(scene);
    } catch (thrown) {
      const error = CodedError.from(thrown);
      const { refusals, spec } = this;
      const mending = abort.signal.aborted ? undefined : mended(refusals, spec, error.code, scene);
      if (mending) {
        this.notices = [...this.notices, { code: `error-${error.code}`, params: error.params }];
        this.#show(spec.settle({ ...scene, ...mending }).scene);
        void this.rebuild();
        return;
      }
      // `stale`: a panic in another figure ended this run, and it is already being rebuilt.
      if (!abort.signal.aborted && error.code !== 'stale') this.error = error;
    } finally {
      clearTimeout(slow);
      if (this.#abort === abort) this.busy = false;
      this.requestUpdate();
      // The run is drawn or has failed, so the page around may go on.
      this.dispatchEvent(new Event('appleyard-settled'));
    }
  }

  /** Stops the current work. The scene stays, and can be tried again. */
  cancel(): void {
    this.#end();
    this.error = new CodedError('cancelled');
    this.requestUpdate();
  }

  /** Opens what the page asks for: the text of a link, or what the location's hash holds. */
  protected openLink(text: string): void {
    const { link, notices } = decode(this.spec, text);
    this.#fresh = text === '';
    // A remark on a link stays until the next link, or until the visitor dismisses it.
    this.notices = notices;
    this.link = link;
    const { scenes } = link;
    if (scenes.length > 1 || !this.lesson) {
      this.lesson = new Lesson(this.spec, scenes.length > 1 ? scenes : []);
    }
    this.fields.clear();
    void this.rebuild();
  }

  #show(scene: Scene): void {
    const { scenes, place } = this.link;
    const [first, ...rest] = scenes.map((old, i) => (i === place - 1 ? scene : old));
    this.link = { scenes: [first ?? scene, ...rest], place };
  }

  #openScene(scene: Scene): void {
    this.presenting = scene.present;
    this.blank = false;
    const steps = this.milestones().map(({ step }) => step);
    this.timeline.milestones = steps;
    this.prediction.restart();
    this.timeline.gate = scene.predict ? this.prediction.gate(steps) : (_from, to) => to;
    this.panZoom.show(scene.view);
  }

  #openTimeline(scene: Scene): void {
    const { timeline } = this;
    timeline.length = this.steps();
    // Only the core knows this length.
    const { scene: settled, notices } = settleCursor(scene, timeline.length);
    const unasked = !this.#opened;
    const sweep = this.opening && unasked && !this.scene && !still();
    this.#opened = true;
    const asks = scene.predict && scene.cursor === undefined;
    const first = sweep || asks ? 0 : (settled.cursor ?? (this.#fresh ? this.begins : this.rest));
    this.#fresh = false;
    this.place(guests.guest?.start(this) ?? first, notices);
    this.announcer.quiet = unasked;
    this.#unasked = timeline.cursor;
    if (!sweep) return;
    this.#sweeping = true;
    timeline.play(timeline.length / OPENING_SECONDS);
  }

  protected cursorMoved(): void {
    // First of all, because what is known about the step before is no longer true.
    this.requestUpdate();
    if (!this.loaded) return;
    this.forgetPlace();
    this.fields.forget('step');
    if (this.#sweeping) this.#unasked = this.timeline.cursor;
    else if (this.timeline.cursor !== this.#unasked) this.#acted();
    this.arrive();
    this.sendStep();
    this.#endSweep();
    this.#changeSoon();
  }

  /** The visitor, or the page around, has done something with the figure, so it may answer. */
  readonly #acted = (): void => {
    this.announcer.quiet = false;
  };

  /** While the cursor moves by itself, the page does not hear of every moment. */
  #changeSoon(): void {
    clearTimeout(this.#changeTimer);
    this.#changeTimer = setTimeout(() => this.sceneChanged(), 300);
  }

  #endSweep(): void {
    const { playing, cursor, length } = this.timeline;
    if (!this.#sweeping || playing) return;
    this.#sweeping = false;
    if (cursor === length) this.swept();
  }

  /** Tells the page that another moment is shown now. */
  protected sceneChanged(): void {
    if (this.timeline.playing || !this.loaded) return;
    this.send('scenechange');
  }

  /** Said once; the visitor may dismiss it. */
  #remark(wrongType: string | undefined): void {
    if (wrongType === undefined || this.#remarked) return;
    this.#remarked = true;
    void this.remark([{ code: 'wrong-type', params: { type: wrongType || '?' } }]);
  }

  #lost(failed: boolean): void {
    const scene = this.currentScene();
    this.run = undefined;
    this.#show(scene);
    if (!failed) {
      void this.rebuild();
      return;
    }
    this.#end();
    this.error = new CodedError('panic');
    this.requestUpdate();
  }

  #end(): void {
    this.#abort.abort();
    this.timeline.pause();
    this.run = undefined;
    this.loaded = false;
    this.forgetStep();
    this.busy = false;
    this.error = undefined;
    this.progress = undefined;
  }
}
