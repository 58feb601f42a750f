import type { Notice } from '../../share/codec-notices.ts';
import type { Board } from '../../stage/board.ts';
import type { Panels } from '../../stage/panels.ts';
import type { ShownFigure } from '../../stage/shown-figure.ts';
import type { Task } from '../../stage/task/task.ts';
import type { Messages } from '../../words/messages.ts';
import type { Sentence } from '../../words/sentence.ts';
import type { Moment } from './account.ts';
import type { Way } from './fields.ts';
import type { Layout } from './picture/layout.ts';
import type { PathsScene } from './scene.ts';
import type { Undone } from './undo.ts';
import type { Walked } from './walked.ts';
import type { Drawing } from './way.ts';

/** A path that was asked for. The visitor's own way comes back with the next touch. */
export interface AskedPath {
  /** Absent until the core has found the path, and if there is no such path. */
  readonly path?: Way;
  /** Its number among all paths, in digits, if it was asked for by its number. */
  readonly number?: string;
  /** What is said of it. */
  said?(words: Messages): Sentence;
}

/** For each edge the part of all paths that pass it. */
export interface Shares {
  /** What it was computed from. */
  readonly of: unknown;
  /** From 0 to 1. */
  readonly parts: readonly number[];
}

/** The graph that a figure shows, as what stands around its picture reads and drives it. */
export interface ShownGraph extends ShownFigure<PathsScene, 'PathWalk'> {
  readonly panels: Pick<Panels, 'keeping'>;
  readonly board: Board<number>;
  notices: readonly Notice[];
  /** The task of the shown scene, open or over, once it has come. */
  readonly task: Task | undefined;
  /** A touch on a mark, if it answers the open task; returns whether it does. */
  marks(mark: unknown): boolean;
  /** The graph and the walk through it; the walk without pruning, if the figure's own is pruned. */
  readonly walked: Walked | undefined;
  readonly plainly: Walked | undefined;
  /** Whether the visitor draws: the search has not begun. */
  readonly draws: boolean;
  readonly drawing: Drawing;
  readonly undone: Undone | undefined;
  undoable(change: () => Promise<unknown>): Promise<void>;
  /** What the visitor draws, from the start on, and the paths found so far. */
  readonly way: Way;
  readonly found: readonly Way[];
  /** A path that was asked for. */
  shown: AskedPath | undefined;
  shares: Shares | undefined;
  name(node: number): string;
  steps(): number;
  layout(): Layout | undefined;
  /** What the sentences of the figure are about. */
  readonly moment: Moment | undefined;
  /** Draws a path that was asked for. */
  show(asked: AskedPath): void;
  /** Plays the search from its first step, or goes to its end for visitors who want no motion. */
  search(): void;
  /** Searches with or without pruning, and stays where as many paths have been found. */
  prune(pruned: boolean): Promise<void>;
  /** Shows how a thread finds paths one by one, and how soon it is left behind. */
  watch(): Promise<void>;
}
