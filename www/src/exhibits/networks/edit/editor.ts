import { History } from '../../../stage/history.ts';
import type { LatestAnswer } from '../../../stage/latest-answer.ts';
import type { Sentence } from '../../../words/sentence.ts';
import { type Comparator, drawn, type Ghost } from '../fields.ts';
import { type Columns, columnsWith } from '../picture/ghost-columns.ts';
import type { Judged } from '../proof/judge.ts';
import type { NetworkScene } from '../scene.ts';
import type { Traced } from '../traced.ts';
import { type Edited, edited, inserted, removed, reversed } from './editing.ts';
import {
  type DrawnGhost,
  drawnGhosts,
  freshIn,
  haunted,
  placesIn,
  redrawn,
  without,
} from './ghosts.ts';
import type { Tally } from './tally.ts';

/** What the editor needs from the figure whose network it edits. */
export interface EditedFigure {
  readonly traced: Traced | undefined;
  /** How many comparators are done. */
  readonly done: number;
  readonly judge: LatestAnswer<Judged>;
  /** Whether an input that fails may come in without being asked for. */
  readonly showsFailures: boolean;
  /** The comparator that "leave one out" removes first. */
  readonly spare: number;
  currentScene(): NetworkScene;
  change(fields: Partial<NetworkScene>): Promise<void>;
  /** Whether the teacher has fixed what would change. */
  fixes(fields: Partial<NetworkScene>): boolean;
  /** Plays the run of the new network or the new elements; if it `rests`, goes straight to its end. */
  runThrough(rests?: boolean): void;
  requestUpdate(): void;
}

/** Fields of the scene, or what makes them from the scene of that moment. */
export type Replacement =
  | Partial<NetworkScene>
  | (() => Promise<Partial<NetworkScene> | undefined>);

/** What an edit results in. */
interface After {
  readonly net: readonly Comparator[];
  readonly done: number;
  readonly gone: readonly Ghost[];
  /** The sentence that announces the edit. */
  readonly news?: Sentence;
}

/** What is announced of a network that has come back. */
const recalled = (way: 'undo' | 'redo'): Sentence => ({ id: 'edit-recalled', args: { way } });

/**
 * Does the edits one after another. Each begins with the result of the one before, however quickly
 * they follow.
 */
export class Editor {
  readonly #figure: EditedFigure;
  readonly #history = new History<Edited>();
  #last: Promise<void> = Promise.resolve();
  /** Whether a comparator was left out to see what fails without it. */
  leftOut = false;
  /** Loaded when a comparator is first left out. */
  #tally: Tally | undefined;
  /** The index of the ghost that was added last. */
  newest = -1;
  /** The sentence about the last edit, until it is announced. */
  news: Sentence | undefined;
  /** Whether an edit is under way. */
  busy = false;
  /** Whether a failing input comes in by itself: the visitor keeps what is open, and hears nothing twice. */
  feeding = false;

  constructor(figure: EditedFigure) {
    this.#figure = figure;
  }

  get canUndo(): boolean {
    return this.#history.canUndo;
  }

  get canRedo(): boolean {
    return this.#history.canRedo;
  }

  /** Forgets the edits if another scene has opened, because they belong to the scene before. */
  opened(): void {
    if (this.busy) return;
    this.#history.clear();
    this.leftOut = false;
    this.news = undefined;
  }

  /** The comparators that were taken out and can be put back, from left to right. */
  get ghosts(): readonly Ghost[] {
    return this.#figure.currentScene().gone;
  }

  /** The ghosts, placed among the comparators of the drawing. */
  get drawnGhosts(): readonly DrawnGhost[] {
    const { traced } = this.#figure;
    return traced ? drawnGhosts(this.ghosts, traced, this.#net(traced)) : [];
  }

  /** The columns of the drawing with its ghosts; undefined if there are no ghosts. */
  get columns(): Columns | undefined {
    const { traced } = this.#figure;
    return traced && this.ghosts.length > 0 ? columnsWith(traced, this.drawnGhosts) : undefined;
  }

  /** The comparators that the network before did not have. */
  fresh(before: readonly Comparator[] | undefined): ReadonlySet<number> {
    return freshIn(this.#figure.traced?.comparators ?? [], before);
  }

  /** The comparators in the order of the scene, where a comparator that is put back has its place. */
  #net({ comparators }: Traced): readonly Comparator[] {
    const { kind, net } = this.#figure.currentScene();
    return kind === 'typed' && net?.length === comparators.length ? net : comparators;
  }

  /** Adds a comparator between two wires, before the one at `place`. */
  insert(place: number, one: number, other: number): Promise<void> {
    return this.#edit(({ comparators, size }, done) => {
      const at = Math.min(place, size);
      const net = inserted(comparators, at, drawn(one, other));
      const gone = redrawn(this.drawnGhosts, at, 1);
      return {
        net,
        done: place <= done ? done + 1 : done,
        gone,
        news: changeSentence('edit-set', drawn(one, other)),
      };
    });
  }

  /** Takes a comparator out and leaves a ghost of it. If the network then fails, an input that fails comes in. */
  async remove(k: number): Promise<void> {
    await this.#edit((traced, done) => {
      // Several removals can be waiting: if this comparator is gone by now, the last one is removed.
      const last = Math.min(k, traced.size - 1);
      return last < 0 ? undefined : this.#gone(traced, done, last);
    });
    void this.#failNow();
  }

  /** Unless the elements come out wrong already, an input that fails comes in, and the end of its run is shown. */
  async #failNow(): Promise<void> {
    const { traced, judge, done, showsFailures } = this.#figure;
    // A visitor who follows the elements keeps them.
    if (!showsFailures || !traced || done < traced.size || traced.wrong().length > 0) return;
    await judge.settled();
    const example = judge.answer?.verdict.counterexample;
    if (!example) return;
    const fields = { threshold: undefined, cursor: undefined, values: example.input };
    await this.#next(async () => {
      // The proof can take long, and other edits do not wait for it. Their elements stay.
      if (this.#figure.traced !== traced) return;
      this.feeding = true;
      await this.#figure.change({ input: 'typed', ...fields });
      this.feeding = false;
    });
  }

  /** Puts a comparator back where it was. */
  putBack(index: number): Promise<void> {
    return this.#edit((traced, done) => {
      const net = this.returned(index);
      const ghost = this.ghosts[index];
      if (!net || !ghost) return undefined;
      const { least = 0 } = this.drawnGhosts[index] ?? {};
      const gone = without(this.ghosts, index);
      const news = changeSentence('edit-returned', ghost.comparator);
      return { net, done: least < done || done === traced.size ? done + 1 : done, gone, news };
    });
  }

  /** The comparators with one ghost put back. */
  returned(index: number): readonly Comparator[] | undefined {
    const { traced } = this.#figure;
    const ghost = this.ghosts[index];
    return traced && ghost && inserted(this.#net(traced), ghost.place, ghost.comparator);
  }

  #gone(traced: Traced, done: number, k: number): After {
    const before = this.#net(traced);
    const place = placesIn(traced.comparators, before)[k] ?? k;
    const comparator = traced.comparators[k] ?? [0, 0];
    const ghost = { comparator, place };
    const gone = haunted(this.ghosts, ghost);
    this.newest = gone.indexOf(ghost);
    const news = changeSentence('edit-removed', comparator);
    return { net: removed(before, place), done: k < done ? done - 1 : done, gone, news };
  }

  reverse(k: number): Promise<void> {
    return this.#edit(({ comparators, size }, done) => {
      const gone = redrawn(this.drawnGhosts, k, 0);
      return k < size ? { net: reversed(comparators, k), done, gone } : undefined;
    });
  }

  /** Moves a comparator to other wires or another place; places are counted without it. */
  move(k: number, place: number, comparator: Comparator): Promise<void> {
    return this.#edit(({ comparators, size }, done) => {
      if (k >= size) return undefined;
      const taken = redrawn(this.drawnGhosts, k, -1);
      const gone = taken.map((ghost) =>
        ghost.place > place ? { ...ghost, place: ghost.place + 1 } : ghost,
      );
      return { net: inserted(removed(comparators, k), place, comparator), done, gone };
    });
  }

  /** Moves an input to another wire; the inputs between them make room. */
  carry(from: number, to: number): Promise<void> {
    return this.#next(async () => {
      const values = this.#figure.traced?.row(0) ?? [];
      const [value] = values.splice(from, 1);
      if (value === undefined) return;
      values.splice(to, 0, value);
      const fields = { input: 'typed', values } as const;
      if (this.#figure.fixes(fields)) return;
      this.#keep();
      await this.#figure.change(fields);
    });
  }

  /**
   * Shows another network, or other elements, and plays the run. What is made from the network before is
   * made when its turn comes; it changes nothing if that network has gone meanwhile. `news` is announced of it.
   */
  replace(changed: Replacement, news?: Sentence, rests?: boolean): Promise<void> {
    return this.#next(async () => {
      const fields = typeof changed === 'function' ? await changed() : changed;
      if (!fields || this.#figure.fixes(fields)) return;
      this.#keep();
      this.leftOut = false;
      this.news = news;
      await this.#figure.change({ gone: [], ...fields });
      this.#figure.runThrough(rests);
    });
  }

  /**
   * Leaves a comparator out and plays an input that fails without it. If another one is left out, it is put back first.
   * Without a number, the one after the last is left out; in another network, the one that is to spare.
   */
  leaveOut(asked?: number): Promise<void> {
    return this.#next(async () => {
      if (this.leftOut) await this.#recall(this.#history.undo(this.#now));
      this.#tally ??= new (await import('./tally.ts')).Tally();
      const tally = this.#tally;
      const { traced, judge, spare } = this.#figure;
      const whole = traced?.comparators ?? [];
      const k = asked ?? tally.next(whole, spare);
      if (!traced || k >= traced.size) return;
      const { net, gone, news } = this.#gone(traced, 0, k);
      const fields = { kind: 'typed', net, gone, cursor: undefined } as const;
      if (this.#figure.fixes(fields)) return;
      this.#keep();
      this.news = news;
      await this.#figure.change(fields);
      this.leftOut = true;
      await judge.settled();
      const { outcome, counterexample } = judge.answer?.verdict ?? {};
      tally.note(whole, k, outcome);
      if (counterexample) await this.#feed(counterexample.input);
    });
  }

  /** What is known from leaving comparators out, while the network has all of them, or only the last one tried is left out. */
  get tallied(): Tally | undefined {
    const whole = this.#figure.traced?.comparators ?? [];
    return this.leftOut || this.#tally?.is(whole) ? this.#tally : undefined;
  }

  /** Lets the failing input come in. */
  showFailure(): Promise<void> {
    return this.#next(async () => {
      const example = this.#figure.judge.answer?.verdict.counterexample;
      if (!example || this.#figure.fixes(fed(example.input))) return;
      this.#keep();
      await this.#feed(example.input);
    });
  }

  undo(): Promise<void> {
    return this.#next(() => this.#recall(this.#history.undo(this.#now), recalled('undo')));
  }

  redo(): Promise<void> {
    return this.#next(() => this.#recall(this.#history.redo(this.#now), recalled('redo')));
  }

  get #now(): Edited {
    return edited(this.#figure.currentScene());
  }

  #keep(): void {
    this.#history.keep(this.#now);
  }

  async #recall(was: Edited | undefined, news?: Sentence): Promise<void> {
    this.leftOut = false;
    if (!was) return;
    this.news = news;
    await this.#figure.change(was);
  }

  async #feed(values: readonly number[]): Promise<void> {
    await this.#figure.change(fed(values));
    this.#figure.runThrough();
  }

  #edit(change: (traced: Traced, done: number) => After | undefined): Promise<void> {
    return this.#next(async () => {
      const { traced, done } = this.#figure;
      const scene = this.#figure.currentScene();
      const after = traced && change(traced, done);
      if (!traced || !after) return;
      const { net, gone } = after;
      if (this.#figure.fixes({ kind: 'typed', net, gone })) return;
      this.#keep();
      this.leftOut = false;
      this.news = after.news;
      // An edit changes the layers, so the cursor keeps its place only if it counts comparators.
      const whole = done === traced.size || scene.by === 'layer';
      const cursor = whole ? undefined : after.done;
      await this.#figure.change({ kind: 'typed', net, gone, cursor });
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
    // An edit that fails does not stop the next ones.
    this.#last = done.catch(() => {});
    return done;
  }
}

/** The sentence about an edit of one comparator, with its wires. */
function changeSentence(
  id: 'edit-set' | 'edit-removed' | 'edit-returned',
  [low, high]: Comparator,
): Sentence {
  return { id, args: { top: Math.min(low, high) + 1, bottom: Math.max(low, high) + 1 } };
}

/** Elements that come in from the beginning. */
const fed = (values: readonly number[]) =>
  ({ input: 'typed', values, threshold: undefined, cursor: 0 }) as const;
