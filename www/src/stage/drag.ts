import type { Place } from './graph/edit-graph.ts';
import { placeIn } from './own-place.ts';

/** A pointer that moves less than this clicks, in px. */
const SLACK = 4;
/** A finger that rests this long takes hold, in ms; a finger that moves before scrolls the page. */
const HOLD_MS = 350;

/**
 * Dragging something on a picture. What is held is known from the press on; it is dragged once the pointer has moved a
 * little. The click that ends a drag is swallowed.
 */
export abstract class Drag<Held> {
  #held: Held | undefined;
  /** Takes hold when the finger has rested. */
  #resting: ReturnType<typeof setTimeout> | undefined;
  #start: Place = { x: 0, y: 0 };
  #at: Place = { x: 0, y: 0 };
  #dragging = false;
  #swallow = false;

  /** What the pointer takes hold of; undefined if there is nothing. */
  protected abstract grasp(at: Place, event: PointerEvent): Held | undefined;
  /** Lets what is held go where the pointer is. */
  protected abstract drop(held: Held): void;
  protected abstract redraw(): void;

  /** Where an event is. */
  protected place(event: PointerEvent): Place {
    return placeIn(event);
  }

  /** Whether a finger has to rest before it takes hold, because it may want to scroll. */
  protected waits(_held: Held): boolean {
    return false;
  }

  /** The drag begins. */
  protected begin(): void {}

  get dragging(): boolean {
    return this.#dragging;
  }

  /** What is being dragged. */
  protected get dragged(): Held | undefined {
    return this.#dragging ? this.#held : undefined;
  }

  /** Where the pointer was last. */
  protected get at(): Place {
    return this.#at;
  }

  readonly down = (
    event: PointerEvent,
    picture: Pick<Element, 'setPointerCapture'> = event.currentTarget as Element,
  ): void => {
    this.#swallow = false;
    if (event.button !== 0 || !event.isPrimary) return;
    const at = this.place(event);
    const held = this.grasp(at, event);
    if (held === undefined) return;
    this.#start = at;
    this.#at = at;
    const take = () => {
      this.#held = held;
      picture.setPointerCapture(event.pointerId);
    };
    if (event.pointerType !== 'touch' || !this.waits(held)) take();
    else
      this.#resting = setTimeout(() => {
        this.#resting = undefined;
        take();
        // The picture shows that it is held before it moves; letting go is then no click.
        this.#dragging = true;
        this.#swallow = true;
        this.begin();
        this.redraw();
      }, HOLD_MS);
  };

  readonly move = (event: PointerEvent): void => {
    if (this.#resting === undefined && this.#held === undefined) return;
    this.#at = this.place(event);
    // A finger that moves before it has rested scrolls.
    if (this.#resting !== undefined && this.#way() > 2 * SLACK) this.#letBe();
    if (this.#held === undefined || (!this.#dragging && this.#way() < SLACK)) return;
    if (!this.#dragging) this.begin();
    this.#dragging = true;
    this.redraw();
  };

  readonly up = (event: PointerEvent): void => {
    const held = this.dragged;
    if (held !== undefined) {
      this.#at = this.place(event);
      this.#swallow = true;
      // A finger that took hold but did not move changes nothing.
      if (this.#way() >= SLACK) this.drop(held);
    }
    this.cancel();
  };

  /** Lets go without changing anything. */
  readonly cancel = (): void => {
    this.#letBe();
    this.#held = undefined;
    this.#dragging = false;
    this.redraw();
  };

  #way(): number {
    return Math.hypot(this.#at.x - this.#start.x, this.#at.y - this.#start.y);
  }

  #letBe(): void {
    clearTimeout(this.#resting);
    this.#resting = undefined;
  }

  /** Whether a click is only the end of a drag. */
  swallows(): boolean {
    const swallow = this.#swallow;
    this.#swallow = false;
    return swallow;
  }

  /** A resting finger takes hold; the browser's own menu would interrupt it. */
  readonly menu = (event: Event): void => {
    if (this.#resting !== undefined || this.#held !== undefined) event.preventDefault();
  };

  /** A drag must not pan the magnified picture too. */
  readonly mouse = {
    capture: true,
    handleEvent: (event: Event): void => {
      if (this.#held !== undefined) event.stopImmediatePropagation();
    },
  };

  /** A finger that drags something must not scroll the page; `touch-action` works for whole pictures only. */
  readonly touch = {
    passive: false,
    handleEvent: (event: Event): void => {
      if (this.#held !== undefined && event.cancelable) event.preventDefault();
    },
  };
}
