import { placeIn } from '../../../stage/own-place.ts';
import type { LatticeFigure } from '../figure.ts';
import type { MoveArgs } from '../naming.ts';
import type { Kind } from '../picture/table.ts';
import type { Point } from '../picture/view.ts';

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

/**
 * The moves that a touch on the picture offers. The code that finds them is fetched with the first touch
 * (`touching.ts`).
 */
export class Eating {
  offer: Offer | undefined;
  /** The game began with a touch on an apple, before which hints were on. */
  began = false;
  readonly #figure: LatticeFigure;

  constructor(figure: LatticeFigure) {
    this.#figure = figure;
  }

  /** Whether somebody at the page may move: always, while no game is played. */
  get yours(): boolean {
    const { play, timeline, words } = this.#figure;
    if (!words || play.over) return false;
    return !play.path || (!play.thinking && play.mover(timeline.cursor) !== 'computer');
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

  /**
   * The first touch ends the opening and clears the picture, so that the visitor does not begin with its
   * colours.
   */
  readonly pointerdown = (): void => {
    const { sweeping, shown, timeline } = this.#figure;
    if (sweeping || shown === 'opening') timeline.place(0);
  };

  /** Passes a touch to the table of apples if it is above the points, otherwise to the board. */
  readonly click = (event: MouseEvent): void => {
    const figure = this.#figure;
    const { x, y } = placeIn(event);
    const bottom = figure.layout()?.table.bottom ?? 0;
    // The click of a screen reader has no place.
    if (event.detail === 0 || y > bottom || bottom === 0) figure.board.click(event);
    else void this.#touch((asking) => asking.touchTable(figure, x, y));
  };

  /** Somebody who does not point chooses a kind of apples. */
  pick(kind: Kind): void {
    void this.#touch((asking) => asking.pickPiece(this.#figure, kind));
  }

  /** The visitor has touched a point in a game. */
  choose(point: Point): void {
    void this.#touch((asking) => asking.touchPoint(this.#figure, point));
  }

  /** Fetches the code for touches first; without a connection nothing happens. */
  async #touch(act: (asking: typeof import('../asking.ts')) => unknown): Promise<void> {
    const asking = await import('../asking.ts').catch(() => undefined);
    if (asking && this.#figure.loaded) await act(asking);
  }
}
