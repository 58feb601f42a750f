import type { Board } from '../../../stage/board.ts';
import type { Timeline } from '../../../stage/timeline.ts';
import type { Messages } from '../../../words/messages.ts';
import type { MoveArgs } from '../naming.ts';
import type { Point } from '../picture/view.ts';
import type { Play } from './play.ts';

/** An offered move, and the point that it leads to. */
export interface Offered {
  readonly args: MoveArgs;
  readonly to: Point;
}

/** What the visitor touched, a piece or a point, and the moves to choose from: none if no move leads there. */
export interface Offer {
  readonly piece: number | undefined;
  readonly from: Point;
  readonly point: Point;
  readonly moves: readonly Offered[];
  /** It was opened by a button for those who do not point, so it takes the keyboard, and gives it back. */
  readonly keyed?: boolean;
}

/** What the offers need of their figure. */
interface EatingFigure {
  readonly play: Play;
  readonly timeline: Timeline;
  readonly words: Messages | undefined;
  readonly tasked: boolean;
  readonly board: Pick<Board<never>, 'restore'>;
  readonly renderRoot: ParentNode;
  requestUpdate(): void;
}

/** The moves that a touch on the picture offers. */
export class Eating {
  offer: Offer | undefined;
  readonly #figure: EatingFigure;

  constructor(figure: EatingFigure) {
    this.#figure = figure;
  }

  /** Whether somebody at the page may move: while no game is played always, but none begins while a task is open. */
  get yours(): boolean {
    const { play, timeline, words, tasked } = this.#figure;
    if (!words || play.over) return false;
    if (!play.path) return !tasked;
    return !play.thinking && play.mover(timeline.cursor) !== 'computer';
  }

  /** Shows another offer, or closes the present one. */
  show(offer: Offer | undefined): void {
    this.offer = offer;
    this.#figure.requestUpdate();
  }

  /** Closes the offer; the keyboard goes back to where it came from. */
  close(): void {
    const { board, renderRoot } = this.#figure;
    const apples = renderRoot.querySelector<HTMLElement>('.apples button');
    const from = this.offer?.keyed ? apples : undefined;
    this.show(undefined);
    if (from) from.focus();
    else board.restore();
  }
}
