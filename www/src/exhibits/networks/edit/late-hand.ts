import { Lazy } from '../../../stage/lazy.ts';
import { later } from '../later.ts';
import type { Hand, HandedFigure } from './hand.ts';

/** A pointer that has moved this far is dragging, in px; `Pointing` has the same limit. */
const SLACK = 4;

/**
 * A hand that is fetched when a pointer or the keyboard comes near. Events before that are kept and replayed,
 * so that no drag and no key is lost.
 */
export class LateHand extends Lazy<Hand> {
  #kept: (PointerEvent | KeyboardEvent)[] = [];
  #picture: Element | undefined;
  readonly #figure: HandedFigure;

  constructor(figure: HandedFigure) {
    super(
      () => later().then((it) => new it.Hand(figure)),
      () => {
        const last = this.#kept.at(-1);
        // The pointer is up already, so it cannot be captured any more.
        if (!(last && 'buttons' in last && last.buttons)) this.#picture = undefined;
        for (const event of this.#kept) this.#pass(event);
        figure.requestUpdate();
      },
    );
    this.#figure = figure;
  }

  /** Fetches the hand, because a visitor comes near. */
  readonly wake = (): void => void this.module;

  /** Passes on a pointer event on the picture. */
  readonly pointer = (event: PointerEvent): void => {
    this.#picture = event.currentTarget as Element;
    if (this.module) this.#pass(event);
    else if (event.type === 'pointerdown') this.#kept = [event];
    else if (this.#kept.length > 0) this.#kept.push(event);
  };

  /** Passes on a key pressed on the picture; returns whether it edits something. */
  key(event: KeyboardEvent): boolean {
    if (this.module) return this.module.keyed(event);
    this.#kept.push(event);
    return false;
  }

  /** Whether a click is only the end of a drag. */
  swallows(): boolean {
    if (this.here) return this.here.pointing.swallows();
    const points = this.#kept
      .filter((event) => 'pointerId' in event)
      .map((event) => this.#figure.atRest(event));
    const [from, to] = [points[0], points.at(-1)];
    return from && to ? Math.hypot(to.x - from.x, to.y - from.y) >= SLACK : false;
  }

  #pass(event: PointerEvent | KeyboardEvent): void {
    const { here } = this;
    if (event.type === 'keydown') here?.keyed(event as KeyboardEvent);
    else here?.pointing.on(event as PointerEvent, this.#picture);
  }
}
