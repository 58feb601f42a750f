import { type Comparator, drawn } from '../fields.ts';
import { kindOf, type Mark } from '../picture/board-plan.ts';
import type { Draft } from '../picture/frame.ts';
import type { Layout } from '../picture/layout.ts';
import type { Traced } from '../traced.ts';
import type { Pointing } from './pointing.ts';

/** What a trial needs from the figure. */
export interface TryingFigure {
  /** How many comparators are done. */
  readonly done: number;
  /** The element that was chosen first. */
  readonly picked: Mark | undefined;
  readonly board: { readonly focus: Mark };
}

/** A comparator that is being drawn, with the pointer or with keys, before it is added. */
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

  /** The comparator as the drawing shows it. */
  draft(layout: Layout): Draft | undefined {
    const { carrying, moving, dragging } = this.#pointing;
    if (carrying) return { carrying };
    if (dragging) return { drafted: this.#pointing.draft(), moving };
    const [from, to] = this.#joined() ?? [];
    if (from === undefined || to === undefined) return undefined;
    return { drafted: { x: layout.front(this.#figure.done), from, to } };
  }

  /** The comparators that the network would have, as flat numbers; undefined if nothing would change. */
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
