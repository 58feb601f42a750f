import { History } from '../../stage/history.ts';
import type { Panels } from '../../stage/panels.ts';
import type { ShownFigure } from '../../stage/shown-figure.ts';
import type { Way } from './fields.ts';
import type { PathsScene } from './scene.ts';

/** The figure whose last change is undone. */
interface UndoneFigure
  extends Pick<ShownFigure<PathsScene, 'PathWalk'>, 'currentScene' | 'change'> {
  readonly panels: Pick<Panels, 'keeping'>;
  readonly walked: { readonly graph: unknown } | undefined;
  readonly way: Way;
  readonly found: readonly Way[];
  readonly drawing: { restore(way: Way, found: readonly Way[]): Promise<void> };
}

/** What a path that is completed, or an edge that is blocked, changes. */
interface Changed {
  readonly blocked: PathsScene['blocked'];
  readonly way: Way;
  readonly found: readonly Way[];
}

/** Undoes what completed a path or blocked an edge. */
export class Undone {
  readonly #figure: UndoneFigure;
  readonly #history = new History<Changed>();
  #made = '';

  constructor(figure: UndoneFigure) {
    this.#figure = figure;
  }

  get #now(): Changed {
    const { way, found } = this.#figure;
    return { blocked: this.#figure.currentScene().blocked, way, found };
  }

  /** The graph with its blocked edge, and the paths found: while these stay, the last change can be undone. */
  #state(): string {
    const { blocked, found } = this.#now;
    return JSON.stringify([this.#figure.walked?.graph, blocked, found]);
  }

  /** Makes a change that can be undone. */
  async around(change: () => Promise<unknown>): Promise<void> {
    if (!this.can) this.#history.clear();
    const [before, state] = [this.#now, this.#state()];
    await change();
    this.#made = this.#state();
    if (this.#made !== state) this.#history.keep(before);
  }

  get can(): boolean {
    return this.#history.canUndo && this.#state() === this.#made;
  }

  async undo(): Promise<void> {
    const figure = this.#figure;
    const before = this.can ? this.#history.undo(this.#now) : undefined;
    if (!before) return;
    const { blocked, way, found } = before;
    if (String(blocked) === String(this.#now.blocked)) await figure.drawing.restore(way, found);
    else {
      const anew = { cursor: undefined, number: undefined } as const;
      const drawn = { way: way[1] === undefined ? undefined : way, found: found[0] && found };
      await figure.panels.keeping(() => figure.change({ ...anew, blocked, ...drawn }));
    }
    this.#made = this.#state();
  }
}
