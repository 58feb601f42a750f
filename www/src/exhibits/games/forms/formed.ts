import type { Run } from '../../../engine/engine.ts';
import type { Size } from '../../../stage/picture-view.ts';
import { configOf } from '../config.ts';
import { Described } from '../described/described.ts';
import type { Shape } from '../described/picture.ts';
import { type Count, type Form, type FormName, families, sizesOf } from '../families.ts';
import type { Here } from '../picture/squares.ts';
import type { GamesScene } from '../scene.ts';
import type { Name } from '../shown.ts';
import { barShapes } from './bar.ts';
import { engine } from './core/engine.ts';
import { formShapes } from './shapes.ts';

/** A game that texts and numbers describe. */
export class Formed extends Described {
  readonly engine = engine;
  readonly model = 'SolvedGame';
  readonly is: FormName;
  /** The sizes of the game that is shown. */
  #sizes: readonly Count[] = [];

  constructor(game: FormName) {
    super();
    this.is = game;
  }

  config(scene: GamesScene) {
    this.#sizes = sizesOf(scene);
    return configOf(scene);
  }

  async shown(
    run: Run<Name>,
    moves: readonly number[],
    here: Here,
  ): Promise<NonNullable<Here['shown']>> {
    const labels = await (run as Run<'SolvedGame'>).ask('labels', moves);
    const label = this.is === 'multiplication' ? grouped(here.position) : here.position;
    return { label, labels };
  }

  protected override shapes(size: Size, here: Here): readonly Shape[] {
    const { heaps, bar }: Form = families[this.is].form;
    return bar
      ? barShapes(here, this.#sizes.map(Number) as [number, number])
      : formShapes(size, here, heaps === true);
  }

  /** The shapes are in px. */
  protected override get mostScale(): number {
    return 1;
  }
}

/**
 * Digits in groups of three. A label stays when the visitor changes the language, so the groups have the narrow
 * space between them that is right in all of them.
 */
export const grouped = (digits: string): string =>
  digits.length > 4 ? digits.replace(/\B(?=(\d{3})+$)/g, '\u202f') : digits;
