import { withModifier } from './keys.ts';
import { boxIn, placeIn } from './own-place.ts';
import type { PanZoom } from './pan-zoom.ts';

export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** How far from a mark a touch still means it, in px. */
const REACH = 24;

/** What a board needs to know about an exhibit's picture. */
export interface BoardPlan<Mark> {
  /** The id of the element that is the mark. */
  id(mark: Mark): string;
  /** The mark that an element's id names; undefined if the id names no mark. */
  named(id: string): Mark | undefined;
  /** Where a mark stands, in px of the picture. */
  place(mark: Mark): { readonly x: number; readonly y: number } | undefined;
  /** The mark under a place, in px of the picture, if its element is not all that belongs to it. */
  under?(x: number, y: number): Mark | undefined;
  /** The mark nearest to a place, in px of the picture. A touch that is far from it does not mean it. */
  nearest(x: number, y: number): Mark | undefined;
  neighbour(mark: Mark, key: ArrowKey): Mark | undefined;
  /** The part of the picture in which marks are seen. */
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
 * A picture as a grid with one tab stop. Arrow keys lead from mark to mark, Home and End to the ends of a
 * row, with Ctrl to the first and the last mark; Enter and Space choose. A pointer chooses the mark nearest
 * to it if that is near, so that no mark is too small for a finger and an empty place means nothing. A screen reader's click has no place, so it chooses the
 * mark that it is on. Put `click`, `keydown` and `focusin` on the picture, and `tabindex="0"` on the mark
 * that has the `focus`. The picture itself needs `tabindex="-1"`, because a browser may make any SVG that
 * listens to focus a tab stop.
 */
export class Board<Mark> {
  focus: Mark;
  readonly #figure: BoardFigure;
  readonly #plan: BoardPlan<Mark>;
  /** The keyboard is moving to a mark, which may still be out of sight. */
  #walking = false;

  constructor(figure: BoardFigure, plan: BoardPlan<Mark>, first: Mark) {
    this.#figure = figure;
    this.#plan = plan;
    this.focus = first;
  }

  /**
   * Called before drawing. If the magnified picture hides the tab stop, the mark nearest to the middle
   * becomes the tab stop; otherwise the page would scroll to an invisible place.
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

  /** The id of a mark's element. */
  id(mark: Mark): string {
    return this.#plan.id(mark);
  }

  /** Where a mark stands, in px of the picture. */
  place(mark: Mark): { readonly x: number; readonly y: number } | undefined {
    return this.#plan.place(mark);
  }

  /** The tab index of a mark's element; undefined for every mark but the tab stop. */
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
    const named = event.detail === 0 ? this.#plan.named((event.target as Element).id) : undefined;
    const found = named ?? this.aimed(event);
    if (found !== undefined) this.#choose(found);
  };

  /** The mark that a pointer on the picture means: the one under it, or the nearest if that is near. */
  aimed(event: MouseEvent): Mark | undefined {
    const picture = event.currentTarget as SVGSVGElement;
    const { x, y } = placeIn(event, picture);
    const under = this.#plan.under?.(x, y);
    if (under !== undefined) return under;
    const found = this.#plan.nearest(x, y);
    if (found === undefined) return undefined;
    return this.#away(found, x, y, picture) <= REACH ? found : undefined;
  }

  /** How far a place is from a mark: from its element or, if it has none, from where it stands. */
  #away(mark: Mark, x: number, y: number, picture: SVGSVGElement): number {
    const element = this.#figure.renderRoot.querySelector(`#${this.#plan.id(mark)}`);
    if (element) {
      const { left, right, top, bottom } = boxIn(element, picture);
      return Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));
    }
    const place = this.#plan.place(mark);
    return place ? Math.hypot(place.x - x, place.y - y) : Number.POSITIVE_INFINITY;
  }

  readonly keydown = (event: KeyboardEvent): void => {
    const home = event.key === 'Home';
    if ((home || event.key === 'End') && !event.altKey && !event.metaKey) {
      const row = event.ctrlKey
        ? this.#last(this.focus, home ? 'ArrowUp' : 'ArrowDown')
        : this.focus;
      this.#go(this.#last(row, home ? 'ArrowLeft' : 'ArrowRight'));
    } else if (withModifier(event)) return;
    else if (event.key === 'Enter' || event.key === ' ') this.#choose(this.focus);
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
    if (to !== undefined) this.#go(to);
  }

  /** The mark at which a walk with an arrow key ends, or comes back to where it has been. */
  #last(from: Mark, key: ArrowKey): Mark {
    const seen = new Set<string>();
    let at = from;
    for (;;) {
      seen.add(JSON.stringify(at));
      const next = this.#plan.neighbour(at, key);
      if (next === undefined || seen.has(JSON.stringify(next))) return at;
      at = next;
    }
  }

  #go(to: Mark): void {
    this.focus = to;
    this.#walking = true;
    this.#keepInView();
    this.#figure.requestUpdate();
    void this.#figure.updateComplete.then(() => {
      this.restore();
      this.#walking = false;
    });
  }

  /** Moves the magnified view after the keyboard. */
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
