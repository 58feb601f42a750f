import type { PanZoom } from './pan-zoom.ts';

export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** What a board has to know of an exhibit's plate. */
export interface BoardPlan<Mark> {
  /** The id of the element that is the mark. */
  id(mark: Mark): string;
  /** The mark that an element's id names; undefined if it names none. */
  named(id: string): Mark | undefined;
  /** Where a mark stands, in px of the plate. */
  place(mark: Mark): { readonly x: number; readonly y: number } | undefined;
  /** The mark nearest to a place, in px of the plate. */
  nearest(x: number, y: number): Mark | undefined;
  neighbour(mark: Mark, key: ArrowKey): Mark | undefined;
  /** The part of the plate in which marks are seen. */
  plot(): { left: number; right: number; top: number; bottom: number } | undefined;
  /** The visitor has touched the mark, or pressed Enter on it. */
  choose(mark: Mark): void;
}

/** The figure around the board. */
export interface BoardFigure {
  readonly renderRoot: ParentNode;
  readonly panZoom: PanZoom;
  readonly updateComplete: Promise<boolean>;
  requestUpdate(): void;
}

/**
 * A plate as a grid: one tab stop, arrow keys from mark to mark, Enter and Space choose; a pointer
 * chooses the mark nearest to it, so that none is too small for a finger. Put `click`, `keydown`
 * and `focusin` on the plate, and `tabindex="0"` on the mark that has the `focus`; on the plate itself
 * `tabindex="-1"`, since a browser may make any SVG that listens to focus a tab stop.
 */
export class Board<Mark> {
  focus: Mark;
  readonly #figure: BoardFigure;
  readonly #plan: BoardPlan<Mark>;
  /** The keyboard is on its way to a mark, which may still be out of sight. */
  #walking = false;

  constructor(figure: BoardFigure, plan: BoardPlan<Mark>, first: Mark) {
    this.#figure = figure;
    this.#plan = plan;
    this.focus = first;
  }

  /**
   * Before drawing: a tab stop that is magnified out of sight gives way to the mark nearest to the
   * middle, lest the page scroll to where nothing is seen.
   */
  settle(): void {
    const plot = this.#plan.plot();
    const { k } = this.#figure.panZoom.transform;
    if (!plot || k === 1 || this.#walking) return;
    const id = this.#plan.id(this.focus);
    const now = this.#plan.place(this.focus);
    const seen =
      now && now.x > plot.left && now.x < plot.right && now.y > plot.top && now.y < plot.bottom;
    if (seen || this.#figure.renderRoot.querySelector(`#${id}:focus`)) return;
    this.focus =
      this.#plan.nearest((plot.left + plot.right) / 2, (plot.top + plot.bottom) / 2) ?? this.focus;
  }

  /** The tab index of a mark's element; undefined for all but one. */
  tabindex(mark: Mark): 0 | undefined {
    return this.#plan.id(mark) === this.#plan.id(this.focus) ? 0 : undefined;
  }

  /** Gives the keyboard back to the mark that had it. */
  restore(): void {
    this.#figure.renderRoot
      .querySelector<SVGElement>(`#${this.#plan.id(this.focus)}`)
      ?.focus({ preventScroll: true });
  }

  readonly click = (event: MouseEvent): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    const found = this.#plan.nearest(x, y);
    if (found !== undefined) this.#choose(found);
  };

  readonly keydown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ' ') this.#choose(this.focus);
    else if (/^Arrow(Left|Right|Up|Down)$/.test(event.key)) this.#walk(event.key as ArrowKey);
    else return;
    event.preventDefault();
  };

  readonly focusin = (event: FocusEvent): void => {
    const found = this.#plan.named((event.target as Element).id);
    if (found === undefined) return;
    this.focus = found;
    this.#keepInView();
    this.#figure.requestUpdate();
  };

  #choose(mark: Mark): void {
    this.focus = mark;
    this.#plan.choose(mark);
  }

  #walk(key: ArrowKey): void {
    const to = this.#plan.neighbour(this.focus, key);
    if (to === undefined) return;
    this.focus = to;
    this.#walking = true;
    this.#keepInView();
    this.#figure.requestUpdate();
    void this.#figure.updateComplete.then(() => {
      this.restore();
      this.#walking = false;
    });
  }

  /** What is magnified follows the keyboard. */
  #keepInView(): void {
    const plot = this.#plan.plot();
    const { k } = this.#figure.panZoom.transform;
    const placed = this.#plan.place(this.focus);
    if (!plot || !placed || k === 1) return;
    const away = (at: number, from: number, to: number) =>
      at < from + 10 || at > to - 10 ? ((from + to) / 2 - at) / k : 0;
    const right = away(placed.x, plot.left, plot.right);
    const down = away(placed.y, plot.top, plot.bottom);
    if (right !== 0 || down !== 0) void this.#figure.panZoom.panBy(right, down);
  }
}
