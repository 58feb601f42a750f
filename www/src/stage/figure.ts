import { nothing } from 'lit';
import type { Engine, Run } from '../engine/engine.ts';
import { CodedError } from '../engine/errors.ts';
import type { ConfigOf, ModelName } from '../engine/protocol.ts';
import { decode, encode, type Link, shownScene } from '../share/codec.ts';
import { type Notice, withoutFields } from '../share/codec-notices.ts';
import { sure } from '../sure.ts';
import type { Messages } from '../words/messages.ts';
import type { Sentence } from '../words/sentence.ts';
import { Announcer } from './announcer.ts';
import { Exhibit, type Revealed } from './exhibit.ts';
import { Fields } from './fields.ts';
import type { FigureHost } from './figure-host.ts';
import { opener } from './lazy.ts';
import { Narrator } from './narrator.ts';
import { PanZoom } from './pan-zoom.ts';
import type { Overlay, Picture } from './picture.ts';
import type { Size } from './picture-view.ts';
import { type Runner, Running } from './running.ts';
import { type StageScene, settleCursor } from './stage-scene.ts';
import type { TaskDesk } from './task/desk.ts';
import type { Task } from './task/task.ts';
import type { TaskScene } from './task/task-fields.ts';
import { Telling } from './telling.ts';
import { type Gate, Timeline } from './timeline.ts';

/** Any exhibit's figure. */
export type AnyFigure = Figure<never, never>;

/** The page hears of a moment that stands for this long, in ms. */
const CHANGE_MS = 300;
/** The least width of a picture that a class sees, in px. */
const PROJECTED = 480;

/**
 * A run with a cursor in it: what every exhibit shows. It needs no document. `FigureView` draws it in an element,
 * with all that surrounds the picture; in Node it can be opened, stepped and asked, too.
 *
 *     scene ──start──> run ──cursor──> frame ──picture()──> picture
 *       ^                                                    |
 *       └──────────────── visitor acts ──────────────────────┘
 *
 * The picture that is seen is the figure's own or, for a while, another one in place of it. Everything that is
 * drawn, said, stepped and saved is about `seen`, so no exhibit asks which of them it is.
 */
export abstract class Figure<Scene extends StageScene, Name extends ModelName>
  extends Exhibit<Scene, Name>
  implements Runner<Scene, Name>, Picture
{
  readonly timeline = new Timeline(() => this.cursorMoved());
  readonly panZoom = new PanZoom(
    () => {
      this.requestUpdate();
      this.#changeSoon();
    },
    () => this.seen.maxZoom,
  );
  readonly fields = new Fields(() => this.requestUpdate());
  readonly announcer = new Announcer(
    () => `${this.words?.language} ${this.timeline.cursor}`,
    () => this.requestUpdate(),
  );
  readonly narrator = new Narrator(this);
  readonly telling = new Telling(this);
  readonly #running = new Running<Scene, Name>(this);
  /** Asks the visitor; it is fetched with the first question. */
  readonly #asker = opener(this, ['tasks'], async () => [])(async () => {
    const [{ Asker }, tasks] = await Promise.all([import('./task/asker.ts'), this.tasks?.()]);
    return new Asker(this as unknown as Figure<StageScene, ModelName>, tasks);
  });

  link!: Link<Scene>;
  /** Nothing but the figure is on the screen. */
  presenting = false;
  blank = false;
  /** The open panel: one of the stage, or one of the exhibit. */
  panel: string | undefined;
  /** The room for the picture, in px; 0 until it is measured. */
  size: Size = { width: 0, height: 0 };

  #opened = false;
  /** Where the cursor stood last without anybody's doing; nothing is announced there. */
  #unasked: number | undefined;
  /** The figure was opened without a link, and its picture is not drawn yet. */
  #fresh = false;
  /** The moments as the link has brought them. */
  #given: readonly Scene[] = [];
  /** The lesson whose moments are fetched already. */
  #ahead: readonly Scene[] | undefined;
  #changeTimer: ReturnType<typeof setTimeout> | undefined;
  /** What a panel or a demonstration has put in place of the figure's own picture. */
  #placed: Overlay | undefined;

  get run(): Run<Name> | undefined {
    return this.#running.run;
  }

  get error(): CodedError | undefined {
    return this.#running.error;
  }

  /** Presented to a class, so letters are as large again; on a phone they would leave the picture no room. */
  get projected(): boolean {
    return this.presenting && this.size.width >= PROJECTED;
  }

  get busy(): boolean {
    return this.#running.busy;
  }

  get progress(): { done: number; total: number } | undefined {
    return this.#running.progress;
  }

  /** The run is finished and its trace has come. */
  get loaded(): boolean {
    return this.#running.loaded;
  }

  /**
   * Aborts with the run of the figure. Whatever the figure begins beside its run takes this along, and ends
   * with it.
   */
  get lifetime(): AbortSignal {
    return this.#running.lifetime;
  }

  /** Why the core refuses a model's configuration; undefined if it takes it. */
  refusal<Other extends ModelName>(
    model: Other,
    config: ConfigOf<Other>,
    engine: Engine = this.engine,
  ): Promise<CodedError | undefined> {
    return this.#running.refusal(model, config, engine);
  }

  /** The task of the shown scene, if it asks one. */
  asksTask(): TaskScene | undefined {
    const { task = 'none', tries = 1 } = this.shownScene();
    return task === 'none' ? undefined : { task, tries };
  }

  /** What the question of the task is about: while it is the same, the task goes on. */
  get asksAbout(): readonly unknown[] {
    return [this.run];
  }

  /** Where the task of the shown scene is answered, once it has come. */
  get desk(): TaskDesk | undefined {
    return this.#asker.here?.desk;
  }

  /** Answers the open task with what was chosen on the picture. */
  answer(answer: unknown): void {
    void this.desk?.give(answer);
  }

  /** Whether a task is open. Then nothing is shown that answers it. */
  get tasked(): boolean {
    return this.asksTask() !== undefined && this.desk?.over !== true;
  }

  /** The moments of the lesson that the link has brought; none if it has brought a single one. */
  get moments(): readonly Scene[] {
    return this.#given.length > 1 ? this.#given : [];
  }

  /** Resolves once the questions of the shown scene are known. */
  opening: Promise<unknown> | undefined;

  /** The moment as its link gave it. */
  get given(): Scene {
    return sure(this.#given[this.link.place - 1]);
  }

  /** The task of the shown scene, open or over, once it has come. */
  get task(): Task | undefined {
    return this.desk?.task;
  }

  /** A touch on a mark of the picture, if it answers the open task; returns whether it does. */
  marks(mark: unknown): boolean {
    return this.desk?.mark(mark) === true;
  }

  /** The question of an open task, as pictures and their texts say it. */
  get taskAsked(): readonly Sentence[] {
    return this.tasked && this.task ? [this.task.ask] : [];
  }

  /** The task is over, so the run is shown as far as its link has it. */
  untasked(): void {
    this.timeline.length = this.steps();
  }

  /** Whether the visitor is asked something, or something is fixed, or was in the moment before: what says so is fetched then. */
  get #asks(): unknown {
    return this.#asker.here || this.asksTask() || this.shownScene().predict || this.given.lock;
  }

  /**
   * Whether the teacher has fixed what would change: fields of the scene, or the open panel. Then that is said.
   * Nothing changes before it is known what is fixed.
   */
  fixes(what: Partial<Scene> | string): boolean {
    return this.given.lock !== '' && this.#asker.here?.lock.refuses(what) !== false;
  }

  /** The questions to the visitor, and what is fixed. */
  questions(words: Messages): unknown {
    return this.#asks ? this.#asker.render(words, (asker) => asker.render(words)) : nothing;
  }

  /** Another figure of the same exhibit. */
  another(host: FigureHost): this {
    return new (this.constructor as new (host: FigureHost) => this)(host);
  }

  get notices(): readonly Notice[] {
    return this.telling.notices;
  }

  set notices(notices: readonly Notice[]) {
    this.telling.notices = notices;
  }

  /** Hides the answer, and the keyboard returns to its mark. */
  closeWhy(): void {
    this.forgetWhy();
    this.requestUpdate();
    this.regain();
  }

  /** The keyboard returns to the picture. */
  regain(): void {
    this.board.restore();
  }

  /** What is seen in place of the figure's own picture: what a panel draws, while that panel is open. */
  get overlay(): Overlay | undefined {
    const placed = this.#placed;
    return placed && [undefined, this.panel].includes(placed.panel) ? placed : undefined;
  }

  /** The picture that is seen: one in place of the figure's own, or that one. */
  get seen(): Picture {
    return this.overlay ?? this;
  }

  /** The room of a picture in place of the figure's own. */
  get room(): Size {
    return this.size;
  }

  /**
   * Draws something in place of the figure's own picture, or that picture again. Returns whether it is
   * another one than before. A panel may call it while it is rendered: the picture is drawn anew afterwards.
   */
  showOverlay(overlay: Overlay | undefined): boolean {
    if (this.#placed === overlay) return false;
    this.#placed = overlay;
    setTimeout(() => this.retell());
    return true;
  }

  /** The picture is another one now, or has other words for the same moment. */
  retell(): void {
    this.#forgetStep();
    this.requestUpdate();
  }

  /** What the transport and its keys step: the run, unless the picture shows something else. Its steps would answer a task. */
  get stepped(): Timeline | undefined {
    return this.tasked ? undefined : this.seen.timeline;
  }

  /** The steps that have a tick. An exhibit leaves out those that would answer what nobody has asked. */
  get ticks(): readonly number[] {
    return (this.stepped ?? this.timeline).milestones;
  }

  togglePanel(panel: string): void {
    if (this.fixes(panel)) return;
    this.panel = this.panel === panel ? undefined : panel;
    this.requestUpdate();
    if (!this.#placed) return;
    this.panZoom.show(undefined);
    this.retell();
  }

  /** Whether this may be revealed now. Outside of games it may if hints are on, nothing is covered and no task is open. */
  mayReveal(_what: Revealed): boolean {
    const { hints, reveal } = this.currentScene();
    return hints && !reveal && !this.tasked;
  }

  shownScene(): Scene {
    return shownScene(this.link);
  }

  /** The scene now shown, with its cursor and view: what a link to this moment holds. */
  currentScene(): Scene {
    const opened = this.shownScene();
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
    return encode(this.spec, { scenes: [sure(first), ...rest], place });
  }

  /** Changes some of the scene's fields and builds the run again. The cursor keeps its place if it fits. */
  async change(fields: Partial<Scene>): Promise<void> {
    if (this.fixes(fields)) return;
    const { scene } = this.spec.settle({ ...this.currentScene(), ...fields });
    this.notices = withoutFields(this.notices, fields);
    // Whoever has changed something hears of the new moment, also if the one before said the same.
    this.narrator.answer();
    this.#show(scene);
    await this.rebuild();
  }

  /** Changes fields of the scene that only affect how the same run is shown. */
  adjust(fields: Partial<Scene>): void {
    if (this.fixes(fields)) return;
    this.#show({ ...this.currentScene(), ...fields });
    this.notices = withoutFields(this.notices, fields);
    this.#openScene(this.shownScene());
    this.cursorMoved();
  }

  /** Opens another scene of the lesson, counted from 1. A place beyond its ends changes nothing. */
  goToPlace(place: number): void {
    if (place < 1 || place > this.link.scenes.length) return;
    // What was done in the moment that is left is found there again.
    if (this.loaded) this.#show(this.currentScene());
    this.link = { ...this.link, place };
    this.fields.clear();
    void this.rebuild();
  }

  /** Opens the shown moment of the lesson as its link gave it. */
  restoreMoment(): void {
    this.#show(this.given);
    this.fields.clear();
    void this.rebuild();
  }

  /** Opens what the page asks for: the text of a link, or what the location's hash holds. */
  openLink(text: string): void {
    const { link, notices } = decode(this.spec, text);
    this.#fresh = text === '';
    this.narrator.answer();
    // A remark on a link stays until the next link, or until the visitor dismisses it.
    this.notices = notices;
    this.link = link;
    const { scenes } = link;
    this.#given = scenes;
    this.fields.clear();
    void this.rebuild();
  }

  /** Builds the run of the shown scene and puts the cursor where it belongs. */
  async rebuild(): Promise<void> {
    this.#leaveRun();
    await this.#running.begin();
  }

  /** Stops the current work. The scene stays, and can be tried again. */
  cancel(): void {
    this.failed(new CodedError('cancelled'));
  }

  /** The figure has left its page: its run ends, and its moment stays. */
  release(): void {
    this.#show(this.currentScene());
    this.#leaveRun();
    this.#running.end();
  }

  opened(scene: Scene): void {
    this.#openScene(scene);
    this.#openTimeline(scene);
    const { moments } = this;
    if (moments.length === 0 || this.#ahead === moments) return;
    this.#ahead = moments;
    // If that fails, a moment is fetched when it is opened.
    void import('./ahead.ts').then(({ fetchAhead }) => fetchAhead(this)).catch(() => {});
  }

  gaveWay(scene: Scene, fields: Partial<Scene>, notice: Notice): void {
    this.notices = [...this.notices, notice];
    this.#show(this.spec.settle({ ...scene, ...fields }).scene);
    void this.rebuild();
  }

  lost(failed: boolean): void {
    this.#show(this.currentScene());
    this.#running.run = undefined;
    if (failed) this.failed(new CodedError('panic'));
    else void this.rebuild();
  }

  came(wrongType: string | undefined): void {
    this.telling.remarkType(wrongType);
  }

  failed(error: CodedError): void {
    this.#leaveRun();
    this.#running.end();
    this.refuse(error);
  }

  /** Shows an error in place of the picture. */
  protected refuse(error: CodedError): void {
    this.#running.error = error;
    this.requestUpdate();
  }

  #leaveRun(): void {
    this.timeline.pause();
    this.#forgetStep();
  }

  #forgetStep(): void {
    this.telling.forgetStep();
    this.narrator.forget();
  }

  #show(scene: Scene): void {
    const { scenes, place } = this.link;
    const [first, ...rest] = scenes.map((old, i) => (i === place - 1 ? scene : old));
    this.link = { scenes: [first ?? scene, ...rest], place };
  }

  #openScene(scene: Scene): void {
    this.presenting = scene.present;
    this.blank = false;
    const { timeline } = this;
    timeline.milestones = this.milestones().map(({ step }) => step);
    timeline.nextStop = (after) => this.nextStop(after);
    timeline.reading = () => this.narrator.reading();
    const asks = this.#asks;
    // Whoever is asked goes no further before the question has come, and then as far as it lets.
    let wanted = -1;
    let plays = false;
    const waiting: Gate = (from, to) => {
      wanted = to;
      plays = timeline.playing;
      return asks ? from : to;
    };
    timeline.gate = waiting;
    this.opening = asks
      ? this.#asker.fetched().then((asker) => {
          // Whoever asks for the first time has asked this scene when it was made.
          const opened = timeline.gate === waiting ? asker?.open() : asker?.opening;
          if (plays) {
            timeline.play();
            timeline.next();
          } else if (wanted >= 0) timeline.seek(wanted);
          return opened;
        })
      : undefined;
    this.panZoom.show(scene.view);
  }

  #openTimeline(scene: Scene): void {
    const { timeline } = this;
    timeline.length = this.steps();
    // Only the core knows this length.
    const { scene: settled, notices } = settleCursor(scene, timeline.length);
    const unasked = !this.#opened;
    this.#opened = true;
    const asks = scene.predict && scene.cursor === undefined;
    const first = asks ? 0 : (settled.cursor ?? (this.#fresh ? this.begins : this.rest));
    this.#fresh = false;
    this.telling.place(this.host.start() ?? first, notices);
    this.announcer.quiet = unasked;
    this.#unasked = timeline.cursor;
  }

  /** The cursor has moved, or play has started or stopped. */
  protected cursorMoved(): void {
    // First of all, because what is known about the step before is no longer true.
    this.requestUpdate();
    if (!this.loaded) return;
    this.telling.forgetPlace();
    this.fields.forget('step');
    if (this.timeline.cursor !== this.#unasked) this.acted();
    this.desk?.arrived();
    this.arrive();
    this.telling.sendStep();
    this.#changeSoon();
  }

  /** The visitor, or the page around, has done something with the figure, so it may answer. */
  acted(): void {
    this.announcer.quiet = false;
  }

  /** While the cursor moves by itself, the page does not hear of every moment. */
  #changeSoon(): void {
    clearTimeout(this.#changeTimer);
    this.#changeTimer = setTimeout(() => this.sceneChanged(), CHANGE_MS);
  }

  /** Tells the page that another moment is shown now. */
  protected sceneChanged(): void {
    if (this.timeline.playing || !this.loaded) return;
    this.telling.send('scenechange');
  }
}
