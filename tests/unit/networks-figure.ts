import type { NetworkVerdict } from '../../www/pkg/networks.js';
import type { EditedFigure } from '../../www/src/exhibits/networks/editor.ts';
import type { Judge } from '../../www/src/exhibits/networks/judge.ts';
import { type NetworkScene, networkScene } from '../../www/src/exhibits/networks/scene.ts';
import type { Traced } from '../../www/src/exhibits/networks/traced.ts';
import { judgedOf, quiet, tracedOf } from './networks-run.ts';

/** A judge that asks the core at once, and answers a moment later. */
class PlainJudge {
  judged: { verdict: NetworkVerdict } | undefined;
  #asking: Promise<void> = Promise.resolve();

  ask(scene: NetworkScene): void {
    this.#asking = quiet().then(() => {
      this.judged = judgedOf(scene);
    });
  }

  settled(): Promise<void> {
    return this.#asking;
  }
}

/** A figure whose network is edited: it takes some time to show another scene. */
export class PlainFigure implements EditedFigure {
  scene: NetworkScene;
  traced: Traced;
  readonly plainJudge = new PlainJudge();
  readonly judge = this.plainJudge as unknown as Judge;
  /** The scenes that have been shown, one after the other. */
  readonly shown: NetworkScene[] = [];
  /** Scenes on their way at once, at most. */
  most = 0;
  updates = 0;
  #under = 0;

  constructor(scene: NetworkScene) {
    this.scene = scene;
    this.traced = tracedOf(scene);
    this.plainJudge.ask(scene);
  }

  get done(): number {
    const { cursor, by } = this.scene;
    return this.traced.done(cursor ?? this.traced.steps(by), by);
  }

  currentScene(): NetworkScene {
    return this.scene;
  }

  async change(fields: Partial<NetworkScene>): Promise<void> {
    this.#under += 1;
    this.most = Math.max(this.most, this.#under);
    await quiet();
    this.scene = networkScene.settle({ ...this.scene, ...fields }).scene;
    this.traced = tracedOf(this.scene);
    this.plainJudge.ask(this.scene);
    this.shown.push(this.scene);
    this.#under -= 1;
  }

  requestUpdate(): void {
    this.updates += 1;
  }
}
