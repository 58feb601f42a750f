import type { PropertyValues, TemplateResult } from 'lit';
import type { Engine, Run } from '../engine/engine.ts';
import { CodedError } from '../engine/errors.ts';
import type { ConfigOf, ModelName } from '../engine/protocol.ts';
import { decode, encode, type Link, type SceneSpec, shownScene } from '../share/codec.ts';
import { Lesson } from '../share/lesson.ts';
import type { Sentence } from '../words/sentence.ts';
import { Announcer } from './announcer.ts';
import type { Rows } from './export.ts';
import { Fields } from './fields.ts';
import { guests } from './guest.ts';
import { PanZoom } from './pan-zoom.ts';
import { Placed } from './placed.ts';
import type { Size } from './plate-view.ts';
import { Prediction, type Question } from './predict.ts';
import { still } from './preferences.ts';
import { type StageScene, settleCursor } from './stage-scene.ts';

/** Work shorter than this passes without a progress bar, in ms. */
const PATIENCE_MS = 200;
/** The opening sweep takes this long, whatever the length of the run, in seconds. */
const OPENING_SECONDS = 5;

/** The panels of every figure; an exhibit may have others. */
export type StagePanel = 'settings' | 'export' | 'help';

export interface Step {
  readonly step: number;
}

/**
 * A run with a cursor in it: what every exhibit's element is. This half keeps the state (scene,
 * run, cursor, words); `StageFigure` draws what surrounds the plate; the exhibit draws the plate.
 *
 *     scene ──start──> run ──cursor──> frame ──plate()──> picture
 *       ^                                                    |
 *       └──────────────── visitor acts ──────────────────────┘
 */
export abstract class Figure<Scene extends StageScene, Name extends ModelName> extends Placed {
  static override properties = {
    /** A link's text: what is shown. Set to the same text again, it is shown again. */
    scene: { type: String, hasChanged: () => true },
    /** Fills its box instead of taking the height it needs. */
    fit: { type: Boolean, reflect: true },
    /** Without a scene the run is swept through once. */
    opening: { type: Boolean },
    presenting: { type: Boolean, reflect: true },
  };
  declare scene: string | null;
  declare fit: boolean;
  declare opening: boolean;
  declare presenting: boolean;

  abstract readonly spec: SceneSpec<Scene>;
  abstract readonly model: Name;
  /** Where its models live. */
  abstract readonly engine: Engine;

  run: Run<Name> | undefined;
  link!: Link<Scene>;
  /** What the visitor has collected; begins as the lesson that a link has brought. */
  lesson!: Lesson<Scene>;
  error: CodedError | undefined;
  /** Set once work has lasted longer than a moment. */
  busy = false;
  progress: { done: number; total: number } | undefined;
  /** The picture stands: the run is finished and its trace is here. */
  ready = false;
  blank = false;
  /** Which panel is open: one of the stage, or one of the exhibit. */
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

  #abort: AbortController | undefined;
  #opened = false;
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

  /** What the model is built from. */
  abstract config(scene: Scene): ConfigOf<Name>;
  /** Fetches what drawing needs from the finished run. */
  abstract collect(run: Run<Name>, scene: Scene): Promise<void>;
  /** Steps worth stopping at, in order. */
  abstract milestones(): readonly Step[];
  abstract steps(): number;
  /** Called when the cursor has moved: fetches what the step's narration needs. */
  abstract arrive(): void;
  abstract plate(): TemplateResult;
  abstract caption(): TemplateResult;
  abstract narration(): readonly Sentence[];
  /** The whole current state, as sentences. */
  abstract description(): readonly Sentence[];
  abstract csv(): Rows;

  /** What predict-first asks at a milestone, if anything. */
  question(_milestone: number): Question | undefined {
    return undefined;
  }

  /**
   * The core has refused the scene: the fields with which it can be shown all the same, if it is
   * these that were refused. What was wrong is told beside the figure.
   */
  mend(_error: CodedError, _scene: Scene): Partial<Scene> | undefined {
    return undefined;
  }

  /** Where the cursor stands unless a scene says otherwise: a link to there need not name it. */
  get rest(): number {
    return this.timeline.length;
  }

  /** The opening sweep has come to its end, uninterrupted: what the opening still shows. */
  swept(): void {}

  /** The step that the narration is of: behind the cursor where its reason has still to come. */
  get narrated(): number {
    return this.timeline.cursor;
  }

  /** What else of the scene has changed since it was opened. */
  ownScene(): Partial<Scene> {
    return {};
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.prediction ??= new Prediction(this.exhibit);
    if (this.hasUpdated && !this.run) void this.start();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // Moving the node in the document must not restart it: end only what stays away.
    setTimeout(() => {
      if (this.isConnected) return;
      this.#show(this.currentScene());
      this.#end();
    }, 1000);
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('scene')) this.#open(this.scene ?? '');
  }

  /** The scene shown, cursor and view included: what a link to this moment holds. */
  currentScene(): Scene {
    const opened = shownScene(this.link);
    if (!this.ready) return opened;
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

  /** Changes some of the scene's fields; the run is rebuilt, its cursor where it was if it fits. */
  async change(fields: Partial<Scene>): Promise<void> {
    const { scene } = this.spec.settle({ ...this.currentScene(), ...fields });
    this.#show(scene);
    await this.start();
  }

  /** Changes fields of the scene that only alter how the same run is shown. */
  adjust(fields: Partial<Scene>): void {
    this.#show({ ...this.currentScene(), ...fields });
    this.#openScene(shownScene(this.link));
    this.cursorMoved();
  }

  /** Opens another scene of the lesson, from 1; beyond its ends nothing happens. */
  goToPlace(place: number): void {
    if (place < 1 || place > this.link.scenes.length) return;
    this.link = { ...this.link, place };
    this.fields.clear();
    void this.start();
  }

  togglePanel(panel: string): void {
    this.panel = this.panel === panel ? undefined : panel;
    this.requestUpdate();
  }

  /** Builds the run of the shown scene and puts the cursor where it belongs. */
  async start(): Promise<void> {
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
      if (abort.signal.aborted) {
        run.free();
        return;
      }
      this.run = run;
      await this.collect(run, scene);
      this.#remark((await this.engine.load()).wrongType);
      this.ready = true;
      this.#openScene(scene);
      this.#openTimeline(scene);
    } catch (thrown) {
      const error = CodedError.from(thrown);
      const mended = abort.signal.aborted ? undefined : this.mend(error, scene);
      if (mended) {
        this.notices = [...this.notices, { code: `error-${error.code}`, params: error.params }];
        this.#show(this.spec.settle({ ...scene, ...mended }).scene);
        void this.start();
        return;
      }
      // `stale`: another figure's panic ended this run, and its rebuilding is already under way.
      if (!abort.signal.aborted && error.code !== 'stale') this.error = error;
    } finally {
      clearTimeout(slow);
      if (this.#abort === abort) this.busy = false;
      this.requestUpdate();
      // The run stands or has failed: the page around goes on.
      this.dispatchEvent(new Event('appleyard-settled'));
    }
  }

  /** Stops the work under way; the scene stays, and can be tried again. */
  cancel(): void {
    this.#end();
    this.error = new CodedError('cancelled');
    this.requestUpdate();
  }

  /** For a figure that is moved by its page: a link's text, or what the location's hash holds. */
  #open(text: string): void {
    const { link, notices } = decode(this.spec, text);
    // A remark on a link stays until the next link, or until it is put away.
    this.notices = notices;
    this.link = link;
    const { scenes } = link;
    if (scenes.length > 1 || !this.lesson) {
      this.lesson = new Lesson(this.spec, scenes.length > 1 ? scenes : []);
    }
    this.fields.clear();
    void this.start();
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
    // A length that only the core knows.
    const { scene: settled, notices } = settleCursor(scene, timeline.length);
    this.notices = [...this.notices, ...notices];
    const given = (this.scene ?? '') !== '';
    const sweep = this.opening && !this.#opened && !given && !still();
    this.#opened = true;
    const asks = scene.predict && scene.cursor === undefined;
    const first = sweep || asks ? 0 : (settled.cursor ?? this.rest);
    timeline.place(guests.guest?.start(this) ?? first);
    if (!sweep) return;
    this.#sweeping = true;
    timeline.play(timeline.length / OPENING_SECONDS);
  }

  protected cursorMoved(): void {
    if (!this.ready) return;
    this.fields.forget('step');
    this.arrive();
    this.tellStep();
    this.#endSweep();
    this.requestUpdate();
    this.#changeSoon();
  }

  /** While something moves, its moments are not told one by one. */
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

  /** Tells the page that the moment shown is another one now. */
  protected sceneChanged(): void {
    if (this.timeline.playing || !this.ready) return;
    this.send('scenechange');
  }

  /** Said once: the visitor may put it away. */
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
      void this.start();
      return;
    }
    this.#end();
    this.error = new CodedError('panic');
    this.requestUpdate();
  }

  #end(): void {
    this.#abort?.abort();
    this.#abort = undefined;
    this.timeline.pause();
    this.run?.free();
    this.run = undefined;
    this.ready = false;
    this.forgetStep();
    this.busy = false;
    this.error = undefined;
    this.progress = undefined;
  }
}
