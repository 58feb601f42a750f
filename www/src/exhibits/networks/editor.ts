import { drawn, type Edited, edited, History, inserted, removed, reversed } from './editing.ts';
import type { Comparator } from './fields.ts';
import type { Judge } from './judge.ts';
import type { NetworkScene } from './scene.ts';
import type { Traced } from './traced.ts';

/** The figure whose network is edited. */
export interface EditedFigure {
  readonly traced: Traced | undefined;
  /** Comparators done. */
  readonly done: number;
  readonly judge: Judge;
  currentScene(): NetworkScene;
  change(fields: Partial<NetworkScene>): Promise<void>;
  requestUpdate(): void;
}

/**
 * Edits one after another: each begins with what the one before has come to, however fast they are
 * asked for.
 */
export class Editor {
  readonly #figure: EditedFigure;
  readonly #history = new History();
  #last: Promise<void> = Promise.resolve();
  /** A comparator was left out and can be put back. */
  leftOut = false;
  /** An edit is under way. */
  busy = false;

  constructor(figure: EditedFigure) {
    this.#figure = figure;
  }

  get canUndo(): boolean {
    return this.#history.canUndo;
  }

  get canRedo(): boolean {
    return this.#history.canRedo;
  }

  /** Another scene has been opened, by no edit: what was edited before cannot be had again. */
  opened(): void {
    if (this.busy) return;
    this.#history.clear();
    this.leftOut = false;
  }

  /** A comparator between two wires, before the one of that place. */
  insert(place: number, one: number, other: number): Promise<void> {
    return this.#edit(({ comparators, size }, done) => {
      const net = inserted(comparators, Math.min(place, size), drawn(one, other));
      return { net, done: place <= done ? done + 1 : done };
    });
  }

  remove(k: number): Promise<void> {
    return this.#edit(({ comparators, size }, done) => {
      // Asked for faster than the last one went: then the one that is the last now.
      const last = Math.min(k, size - 1);
      if (last < 0) return undefined;
      return { net: removed(comparators, last), done: last < done ? done - 1 : done };
    });
  }

  reverse(k: number): Promise<void> {
    return this.#edit(({ comparators, size }, done) => {
      return k < size ? { net: reversed(comparators, k), done } : undefined;
    });
  }

  /** A comparator is taken from its place and joined elsewhere; places are counted without it. */
  move(k: number, place: number, comparator: Comparator): Promise<void> {
    return this.#edit(({ comparators, size }, done) => {
      if (k >= size) return undefined;
      return { net: inserted(removed(comparators, k), place, comparator), done };
    });
  }

  /** The element that comes in on a wire goes to another; those between make room. */
  carry(from: number, to: number): Promise<void> {
    return this.#next(async () => {
      const values = this.#figure.traced?.row(0) ?? [];
      const [value] = values.splice(from, 1);
      if (value === undefined) return;
      values.splice(to, 0, value);
      this.#history.keep(edited(this.#figure.currentScene()));
      await this.#figure.change({ input: 'typed', values });
    });
  }

  /** Another network, or other elements. */
  replace(fields: Partial<NetworkScene>): Promise<void> {
    return this.#next(async () => {
      this.#history.keep(edited(this.#figure.currentScene()));
      this.leftOut = false;
      await this.#figure.change(fields);
    });
  }

  /** Without one comparator, and with an input that then fails, from its beginning. */
  leaveOut(k: number): Promise<void> {
    return this.#next(async () => {
      const { traced, judge } = this.#figure;
      if (!traced || k >= traced.size) return;
      this.#history.keep(edited(this.#figure.currentScene()));
      const net = removed(traced.comparators, k);
      await this.#figure.change({ kind: 'typed', net, cursor: undefined });
      this.leftOut = true;
      await judge.settled();
      const example = judge.judged?.verdict.counterexample;
      if (example) await this.#feed(example.input);
    });
  }

  /** The input that fails comes in. */
  showFailure(): Promise<void> {
    return this.#next(async () => {
      const example = this.#figure.judge.judged?.verdict.counterexample;
      if (!example) return;
      this.#history.keep(edited(this.#figure.currentScene()));
      await this.#feed(example.input);
    });
  }

  undo(): Promise<void> {
    return this.#next(() => this.#recall(this.#history.undo(edited(this.#figure.currentScene()))));
  }

  redo(): Promise<void> {
    return this.#next(() => this.#recall(this.#history.redo(edited(this.#figure.currentScene()))));
  }

  async #recall(fields: Edited | undefined): Promise<void> {
    this.leftOut = false;
    if (fields) await this.#figure.change(fields);
  }

  async #feed(values: readonly number[]): Promise<void> {
    await this.#figure.change({ input: 'typed', values, threshold: undefined, cursor: 0 });
  }

  #edit(
    change: (
      traced: Traced,
      done: number,
    ) => { net: readonly Comparator[]; done: number } | undefined,
  ): Promise<void> {
    return this.#next(async () => {
      const { traced, done } = this.#figure;
      const scene = this.#figure.currentScene();
      const after = traced && change(traced, done);
      if (!traced || !after) return;
      this.#history.keep(edited(scene));
      this.leftOut = false;
      // Layers are others after an edit: the cursor stays only where it counts comparators.
      const whole = done === traced.size || scene.by === 'layer';
      const cursor = whole ? undefined : after.done;
      await this.#figure.change({ kind: 'typed', net: after.net, cursor });
    });
  }

  #next(work: () => Promise<void>): Promise<void> {
    const done = this.#last.then(async () => {
      this.busy = true;
      try {
        await work();
      } finally {
        this.busy = false;
        this.#figure.requestUpdate();
      }
    });
    // One that comes to nothing does not hold up those after it.
    this.#last = done.catch(() => {});
    return done;
  }
}
