import { kindOf, type Mark } from './board-plan.ts';
import { drawn } from './editing.ts';
import type { Comparator } from './fields.ts';
import type { Draft } from './frame.ts';
import type { Layout } from './layout.ts';
import type { Pointing } from './pointing.ts';
import type { Traced } from './traced.ts';

/** The figure in which something is tried. */
export interface TryingFigure {
  /** Comparators done. */
  readonly done: number;
  /** An element that waits for a second one. */
  readonly picked: Mark | undefined;
  readonly board: { readonly focus: Mark };
}

/** What is being drawn, by the pointer or with the keys from one element to another, and not done yet. */
export class Trial {
  readonly #figure: TryingFigure;
  readonly #pointing: Pointing;

  constructor(figure: TryingFigure, pointing: Pointing) {
    this.#figure = figure;
    this.#pointing = pointing;
  }

  get underWay(): boolean {
    return this.#pointing.dragging || this.#joined() !== undefined;
  }

  /** As it is drawn. */
  draft(layout: Layout): Draft | undefined {
    const { carrying, moving, dragging } = this.#pointing;
    if (carrying) return { carrying };
    if (dragging) return { drafted: this.#pointing.draft(), moving };
    const [from, to] = this.#joined() ?? [];
    if (from === undefined || to === undefined) return undefined;
    return { drafted: { x: layout.front(this.#figure.done), from, to } };
  }

  /** The comparators that there would be, as the core takes them; undefined where nothing would change. */
  comparators({ comparators: all }: Traced): number[] | undefined {
    const attempt = this.#pointing.attempt();
    const joined = this.#pointing.carrying ? undefined : this.#joined();
    if (!attempt && !joined) return undefined;
    const same = attempt && attempt.place === attempt.replaces;
    if (same && String(attempt.comparator) === String(all[attempt.place])) return undefined;
    const kept = attempt?.replaces === undefined ? all : all.toSpliced(attempt.replaces, 1);
    const comparator = attempt ? attempt.comparator : joined;
    if (!comparator) return kept === all ? undefined : kept.flat();
    return kept.toSpliced(attempt?.place ?? this.#figure.done, 0, comparator).flat();
  }

  /** The comparator that Enter would draw now. */
  #joined(): Comparator | undefined {
    const { picked, board } = this.#figure;
    if (!picked || kindOf(picked).kind !== 'w') return undefined;
    const { kind, at } = kindOf(board.focus);
    const from = kindOf(picked).at;
    return kind === 'w' && at !== from ? drawn(from, at) : undefined;
  }
}
