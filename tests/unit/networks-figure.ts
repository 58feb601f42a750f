import { specOf } from '../../www/src/exhibits/networks/config.ts';
import type { EditedFigure } from '../../www/src/exhibits/networks/edit/editor.ts';
import { type Judged, specKey } from '../../www/src/exhibits/networks/proof/judge.ts';
import { type NetworkScene, networkScene } from '../../www/src/exhibits/networks/scene.ts';
import type { Traced } from '../../www/src/exhibits/networks/traced.ts';
import { LatestAnswer } from '../../www/src/stage/latest-answer.ts';
import { PlainAsker } from './asker.ts';
import { judgedOf, quiet, tracedOf } from './networks-run.ts';

/** A figure whose network is edited. Showing another scene takes some time, as on the page. */
export class PlainFigure implements EditedFigure {
  scene: NetworkScene;
  traced: Traced;
  readonly judge = new LatestAnswer<Judged>(new PlainAsker());
  /** The scenes that the figure has shown, in order. */
  readonly shown: NetworkScene[] = [];
  /** The most scenes that were loading at once. */
  most = 0;
  updates = 0;
  /** How often the figure played a run. */
  runs = 0;
  showsFailures = true;
  readonly spare = 2;
  #under = 0;

  constructor(scene: NetworkScene) {
    this.scene = scene;
    this.traced = tracedOf(scene);
    this.#judge();
  }

  /** Asks the core at once; the answer comes a moment later. */
  #judge(): void {
    const { scene } = this;
    this.judge.of(specKey(specOf(scene)), () => quiet().then(() => judgedOf(scene)));
  }

  get done(): number {
    const { cursor, by } = this.scene;
    return this.traced.done(cursor ?? this.traced.steps(by), by);
  }

  currentScene(): NetworkScene {
    return this.scene;
  }

  fixes(): boolean {
    return false;
  }

  async change(fields: Partial<NetworkScene>): Promise<void> {
    this.#under += 1;
    this.most = Math.max(this.most, this.#under);
    await quiet();
    this.scene = networkScene.settle({ ...this.scene, ...fields }).scene;
    this.traced = tracedOf(this.scene);
    this.#judge();
    this.shown.push(this.scene);
    this.#under -= 1;
  }

  runThrough(): void {
    this.runs += 1;
  }

  requestUpdate(): void {
    this.updates += 1;
  }
}
