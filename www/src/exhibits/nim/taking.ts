import type { HeapWhy } from '../../../pkg/nim.js';
import type { Run } from '../../engine/engine.ts';
import type { Take } from './fields.ts';
import type { Here, Place } from './play.ts';
import type { Mark } from './view.ts';

/** A take that somebody thinks of, with what the core says of it. */
export interface Planned {
  readonly take: Take;
  /** Where it leads; undefined if the rules do not allow it. */
  readonly place: Place | undefined;
  readonly why: HeapWhy | undefined;
}

/** The figure in which something is taken. */
export interface TakingFigure {
  readonly run: Run<'Nim'> | undefined;
  readonly here: Here | undefined;
  /** Whether it is for the visitor to move. */
  readonly mayTake: boolean;
  commit(place: Place): Promise<void>;
  requestUpdate(): void;
}

/**
 * What somebody is about to take. A stone that is pointed at (or has the keyboard) shows what would
 * go; chosen, it stays so; chosen again, it is taken.
 */
export class Taking {
  pointed: Planned | undefined;
  chosen: Planned | undefined;
  /** The same number from both heaps, where the game has that. */
  both = false;

  readonly #figure: TakingFigure;
  /** How often something was pointed at, and chosen: only the last answer counts. */
  #pointing = 0;
  #choosing = 0;

  constructor(figure: TakingFigure) {
    this.#figure = figure;
  }

  get shown(): Planned | undefined {
    return this.chosen ?? this.pointed;
  }

  /** Nothing is planned any more: the position is another one. */
  clear(): void {
    this.#pointing += 1;
    this.#choosing += 1;
    this.pointed = undefined;
    this.chosen = undefined;
  }

  /** Puts away what was chosen. */
  close(): void {
    this.clear();
    this.#figure.requestUpdate();
  }

  /** A stone is pointed at, or none any more. */
  async point(mark: Mark | undefined): Promise<void> {
    const take = mark && this.takeOf(mark);
    if (take && this.pointed && same(this.pointed.take, take)) return;
    this.#pointing += 1;
    const pointing = this.#pointing;
    if (!take || !this.#figure.mayTake) {
      if (!this.pointed) return;
      this.pointed = undefined;
      this.#figure.requestUpdate();
      return;
    }
    const planned = await this.#plan(take);
    if (!planned || pointing !== this.#pointing) return;
    this.pointed = planned;
    this.#figure.requestUpdate();
  }

  /** A stone is chosen: what goes from it on is planned, and the second time taken. */
  async choose(mark: Mark): Promise<void> {
    const take = this.takeOf(mark);
    if (!take || !this.#figure.mayTake) return;
    if (this.chosen && same(this.chosen.take, take)) await this.take();
    else await this.plan(take);
  }

  /** A take is chosen by its numbers. */
  async plan(take: Take): Promise<void> {
    this.#choosing += 1;
    const choosing = this.#choosing;
    const planned = await this.#plan(take);
    if (!planned || choosing !== this.#choosing) return;
    this.chosen = planned;
    this.#figure.requestUpdate();
  }

  /** Takes what was chosen, if the rules allow it. */
  async take(): Promise<void> {
    const place = this.chosen?.place;
    if (!place) return;
    this.clear();
    await this.#figure.commit(place);
  }

  /** What goes when a stone does: all from it on. */
  takeOf({ heap, stone }: Mark): Take | undefined {
    const stones = (this.#figure.here?.why.heaps[heap] ?? 0n) - BigInt(stone);
    return stones > 0n ? { heap: this.both ? 0 : heap, stones, both: this.both } : undefined;
  }

  async #plan(take: Take): Promise<Planned | undefined> {
    const { run, here } = this.#figure;
    if (!run || !here) return undefined;
    const tried = await run.ask('tryTake', here.why.heaps, take).catch(() => undefined);
    if (!tried) return undefined;
    return { take, place: tried.heaps && { heaps: tried.heaps, take }, why: tried.why };
  }
}

function same(a: Take, b: Take): boolean {
  return a.heap === b.heap && a.stones === b.stones && a.both === b.both;
}
