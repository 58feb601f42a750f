import type { CSSResult, nothing, TemplateResult } from 'lit';
import type { Engine, Run } from '../engine/engine.ts';
import type { ConfigOf, ModelName } from '../engine/protocol.ts';
import type { SceneSpec } from '../share/codec.ts';
import type { Language } from '../words/language.ts';
import type { Messages } from '../words/messages.ts';
import type { Sentence } from '../words/sentence.ts';
import type { Board } from './board.ts';
import type { Rows, Tabled } from './export.ts';
import type { FigureHost } from './figure-host.ts';
import type { Refusals } from './mended.ts';
import type { Panels } from './panels.ts';
import type { Size } from './picture-view.ts';
import type { StageScene } from './stage-scene.ts';
import type { Question } from './task/predict.ts';
import type { Tasks } from './task/task.ts';
import type { Timeline } from './timeline.ts';
import { Vocabulary } from './vocabulary.ts';

/** A step of a run that is worth stopping at. */
export interface Step {
  readonly step: number;
}

/**
 * What a figure may keep from its visitor: who wins, from the scene alone (`hints`) or at the cursor (`outcome`), what
 * each move is worth (`values`), which moves win, the verdict of an explanation, the end of a run, its result, the areas
 * of a list.
 */
export type Revealed =
  | ('hints' | 'outcome' | 'values' | 'moves' | 'verdict')
  | ('end' | 'result' | 'areas');

/**
 * What only an exhibit can answer about itself, and where it answers. `Figure` asks it; the compiler lists what is
 * missing.
 */
export abstract class Exhibit<Scene extends StageScene, Name extends ModelName> {
  /** Where the figure is shown: in an element of a page, or nowhere. */
  readonly host: FigureHost;
  readonly vocabulary: Vocabulary = new Vocabulary(this);
  abstract readonly timeline: Timeline;
  /** Counts the changes of what is shown. */
  #changes = 0;

  constructor(host: FigureHost) {
    this.host = host;
  }

  /** The exhibit's slug, which names its page, its words and its files. */
  abstract readonly exhibit: string;
  abstract readonly spec: SceneSpec<Scene>;
  abstract readonly model: Name;
  /**
   * The fields of a scene that give way when the core refuses them. The figure says beside itself what was
   * wrong.
   */
  readonly refusals: Refusals<Scene> = [];
  /** Where the models of the figure live. */
  abstract readonly engine: Engine;
  /**
   * The exhibit's own panels, which come before the stage's. The message `word-<name>` labels the tab of
   * each.
   */
  abstract readonly panels: Panels;
  /** The marks of the figure's own picture. */
  abstract readonly board: Pick<Board<never>, 'restore'>;

  /** What the model is built from. */
  abstract config(scene: Scene): ConfigOf<Name>;
  /** Fetches what drawing needs from a finished run. */
  abstract collect(run: Run<Name>, scene: Scene): Promise<void>;
  /** The steps worth stopping at, in order. */
  abstract milestones(): readonly Step[];
  abstract steps(): number;
  /** The first step after this one that has an idea of its own, where play holds until its sentence is read. */
  nextStop(after: number): number | undefined {
    return this.timeline.milestones.find((step) => step > after);
  }
  /** Called when the cursor has moved: fetches what the step's narration needs. */
  abstract arrive(): void;
  /** Draws the loaded run at the cursor, in a room of this size in px. */
  abstract picture(words: Messages, size: Size): TemplateResult;
  abstract caption(): TemplateResult | Sentence;
  abstract narration(): readonly Sentence[];
  /** The whole current state as sentences. */
  abstract description(): readonly Sentence[];
  /** Why the asked mark has its value, shown beside the mark. */
  abstract whyCard(): TemplateResult | typeof nothing;
  /** Forgets the mark that was asked about. */
  protected abstract forgetWhy(): void;
  /** The run as rows, with the names of the columns first. A row is a step, unless `tabled` says otherwise. */
  abstract csv(words: Messages): Rows;

  /** The styles of the picture, and of what stands at its marks. */
  get styles(): readonly CSSResult[] {
    return [];
  }

  /** The cursor of a scene that names no cursor. A link to that step need not name it. */
  get rest(): number {
    return this.timeline.length;
  }

  /** Where the cursor stands in a figure that is opened without a link. */
  get begins(): number {
    return this.rest;
  }

  /**
   * The step that the narration is about. It lags behind the cursor while the reason of the step is on its
   * way.
   */
  get narrated(): number {
    return this.timeline.cursor;
  }

  /** Whether whyCard() is small enough to stand at the mark even on the narrowest picture. */
  get atMark(): boolean {
    return false;
  }

  /** What one row of that table stands for. */
  get tabled(): Tabled {
    return 'steps';
  }

  /** What predict-first asks at a milestone; undefined if it asks nothing there. */
  question(_milestone: number): Question | undefined {
    return undefined;
  }

  /** Fetches what makes the tasks of the exhibit, if it has any. */
  readonly tasks: (() => Promise<Tasks>) | undefined = undefined;

  /** The fields of the scene that have changed since it was opened, besides the cursor and the view. */
  ownScene(): Partial<Scene> {
    return {};
  }

  /** The colours may have changed, so what is painted has to be painted again. */
  recolour(): void {
    this.requestUpdate();
  }

  /** The figure is drawn: what only a drawn picture can do, such as moving its marks or painting a raster. */
  afterDrawing(): void {}

  /** The figure stands in a page now, until the signal aborts. */
  afterConnecting(_connected: AbortSignal): void {}

  requestUpdate(): void {
    this.#changes += 1;
    this.host.requestUpdate();
  }

  /**
   * For what is calculated from everything that is shown, such as a frame: at most once between two
   * changes.
   */
  protected once<T>(work: () => T): () => T {
    let known: { readonly at: number; readonly value: T } | undefined;
    return () => {
      if (known?.at !== this.#changes) known = { at: this.#changes, value: work() };
      return known.value;
    };
  }

  get words(): Messages | undefined {
    return this.vocabulary.words;
  }

  language(): Language {
    return this.host.language();
  }

  get fit(): boolean {
    return this.host.fit;
  }

  get renderRoot(): ParentNode {
    return this.host.renderRoot;
  }

  get focused(): Element | null {
    return this.host.focused;
  }

  get updateComplete(): Promise<boolean> {
    return this.host.updateComplete;
  }

  /** Adds styles that came later than the figure, but only once. */
  adopt(styles: CSSResult): void {
    this.host.adopt(styles);
  }

  /** The picture gets the keyboard, because the figure's keys work from there. */
  focus(options?: FocusOptions): void {
    this.host.focus(options);
  }
}
