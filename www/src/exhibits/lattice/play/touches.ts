import { placeIn } from '../../../stage/own-place.ts';
import type { Kind } from '../picture/table.ts';
import type { Point } from '../picture/view.ts';
import type { ShownLattice } from '../shown.ts';

/** The touches on the picture. The code that finds what they offer is fetched with the first of them (`touching.ts`). */
export class Touches {
  readonly #figure: ShownLattice;

  constructor(figure: ShownLattice) {
    this.#figure = figure;
  }

  /** A touch stops what runs. */
  readonly pointerdown = (): void => {
    this.#figure.timeline.pause();
  };

  /** Passes a touch to the table of apples if it is above the points, otherwise to the board. */
  readonly click = (event: MouseEvent): void => {
    const figure = this.#figure;
    const { x, y } = placeIn(event);
    // Without apples there is no table.
    const bottom = figure.layout()?.table.bottom || undefined;
    // The click of a screen reader has no place.
    if (event.detail === 0 || bottom === undefined || y > bottom) figure.board.click(event);
    else void this.#touch((asking) => asking.touchTable(figure, x, y));
  };

  /** In a game an arrow key that comes to a point offers the move to it, so that Enter makes it. */
  readonly keydown = (event: KeyboardEvent): void => {
    const { board, play } = this.#figure;
    board.keydown(event);
    if (!play.path || !event.defaultPrevented || !/^(Arrow|Home|End)/.test(event.key)) return;
    const { focus } = board;
    void this.#touch((asking) => asking.offerAt(this.#figure, focus));
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
    // Each step of a colouring would close the offer.
    this.#figure.timeline.pause();
    const asking = await import('../asking.ts').catch(() => undefined);
    if (asking && this.#figure.loaded) await act(asking);
  }
}
