import type { TemplateResult } from 'lit';
import type { Engine, Run } from '../engine/engine.ts';
import type { ConfigOf, ModelName } from '../engine/protocol.ts';
import type { SceneSpec } from '../share/codec.ts';
import type { Messages } from '../words/messages.ts';
import type { Sentence } from '../words/sentence.ts';
import type { Rows, Tabled } from './export.ts';
import type { Step } from './figure.ts';
import type { Refusals } from './mended.ts';
import { Placed } from './placed.ts';
import type { Question } from './predict.ts';
import type { StageScene } from './stage-scene.ts';

/** What only an exhibit can answer about itself. `Figure` asks it; the compiler lists what is missing. */
export abstract class Exhibit<Scene extends StageScene, Name extends ModelName> extends Placed {
  abstract readonly spec: SceneSpec<Scene>;
  abstract readonly model: Name;
  /**
   * The fields of a scene that give way when the core refuses them. The figure says beside itself what was
   * wrong.
   */
  readonly refusals: Refusals<Scene> = [];
  /** Where the models of the figure live. */
  abstract readonly engine: Engine;

  /** What the model is built from. */
  abstract config(scene: Scene): ConfigOf<Name>;
  /** Fetches what drawing needs from a finished run. */
  abstract collect(run: Run<Name>, scene: Scene): Promise<void>;
  /** The steps worth stopping at, in order. */
  abstract milestones(): readonly Step[];
  abstract steps(): number;
  /** Called when the cursor has moved: fetches what the step's narration needs. */
  abstract arrive(): void;
  abstract picture(): TemplateResult;
  abstract caption(): TemplateResult | Sentence;
  abstract narration(): readonly Sentence[];
  /** The whole current state as sentences. */
  abstract description(): readonly Sentence[];
  /** The run as rows, with the names of the columns first. A row is a step, unless `tabled` says otherwise. */
  abstract csv(words: Messages): Rows;

  /** What one row of that table stands for. */
  get tabled(): Tabled {
    return 'steps';
  }

  /** What predict-first asks at a milestone; undefined if it asks nothing there. */
  question(_milestone: number): Question | undefined {
    return undefined;
  }

  /** The fields of the scene that have changed since it was opened, besides the cursor and the view. */
  ownScene(): Partial<Scene> {
    return {};
  }

  /** Called when the opening sweep has reached its end without interruption, for what it still shows. */
  swept(): void {}
}
