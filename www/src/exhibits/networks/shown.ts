import type { LatestAnswer } from '../../stage/latest-answer.ts';
import type { ShownFigure } from '../../stage/shown-figure.ts';
import type { Messages } from '../../words/messages.ts';
import type { Pair } from './account.ts';
import type { Editor } from './edit/editor.ts';
import type { DrawnGhost } from './edit/ghosts.ts';
import type { Mark } from './picture/board-plan.ts';
import type { Shown } from './picture/demonstration.ts';
import type { Layout } from './picture/layout.ts';
import type { Judged } from './proof/judge.ts';
import type { NetworkScene } from './scene.ts';
import type { Traced } from './traced.ts';

/** The network that a figure shows, as what stands around its picture reads and drives it. */
export interface ShownNetwork extends ShownFigure<NetworkScene, 'Network'> {
  readonly traced: Traced | undefined;
  /** It and the network beside it, by their names; undefined if there is only one. */
  readonly pair: ((words: Messages) => Pair) | undefined;
  readonly editor: Editor;
  /** The verdict on whether the network sorts. */
  readonly judge: LatestAnswer<Judged>;
  readonly unit: NetworkScene['by'];
  /** How many comparators are done. */
  readonly done: number;
  /** The comparator that "leave one out" removes first. */
  readonly spare: number;
  /** Comparators that were taken out, as they are drawn. */
  readonly ghosts: readonly DrawnGhost[];
  /** The demonstration, shown instead of the figure's own run while it lasts. */
  demonstrated: Shown | undefined;
  /** The comparator, or the ghost, whose mark the visitor asked; at most one of the two. */
  asked: number | undefined;
  readonly askedGhost: number | undefined;
  readonly askedMark: Mark | undefined;
  /** The element or input that was chosen first; the second choice joins their wires or swaps them. */
  readonly picked: Mark | undefined;
  readonly editable: boolean;
  /** Whether its marks answer to a touch. */
  readonly touchable: boolean;
  layout(): Layout | undefined;
  /** Takes a comparator out and asks its ghost, which offers to put it back. */
  takeOut(k: number): Promise<void>;
  /** Puts a comparator back and gives it the keyboard focus. */
  putBack(ghost: number): Promise<void>;
  /** Gives the keyboard focus back to its mark after an edit. */
  readonly restore: () => void;
}
