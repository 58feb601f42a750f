import { comparatorAt, wireAt } from './board-plan.ts';
import { drawn, rejoined } from './editing.ts';
import type { Editor } from './editor.ts';
import type { Comparator } from './fields.ts';
import type { Layout } from './layout.ts';
import type { Traced } from './traced.ts';
import type { Drafted } from './view.ts';

/** The figure around the diagram that is drawn in. */
export interface DrawnFigure {
  readonly traced: Traced | undefined;
  readonly done: number;
  readonly editor: Editor;
  /** The diagram may be edited. */
  readonly editable: boolean;
  /** A part of the plate is magnified: dragging beside the marks moves it. */
  readonly magnified: boolean;
  /** The comparator that was asked: a finger moves no other. */
  readonly asked: number | undefined;
  layout(): Layout | undefined;
  /** A place of the plate as it is seen, in px of the plate at rest. */
  atRest(event: MouseEvent): { x: number; y: number };
  readonly timeline: { pause(): void };
  /** The keyboard goes back to the diagram. */
  readonly restore: () => void;
  requestUpdate(): void;
}

/** What a pointer has taken hold of. */
type Grip =
  | { readonly what: 'join'; readonly wire: number; readonly x: number; readonly place: number }
  | {
      readonly what: 'move';
      readonly k: number;
      readonly end: 'low' | 'high' | 'both';
      readonly wire: number;
    }
  | { readonly what: 'carry'; readonly wire: number };

/** A pointer that moves less than this clicks, in px. */
const SLACK = 4;
/** A comparator that is taken so far beyond the outermost wires is lifted out, in px. */
const OUT = 28;

/** What dragging would come to: a comparator, where it would be put, which one it replaces. */
export interface Attempt {
  readonly comparator: Comparator | undefined;
  readonly place: number;
  readonly replaces: number | undefined;
}

/**
 * Drawing with a pointer: from wire to wire a comparator is added; a comparator is moved, by one end
 * or as a whole, or lifted out; an element that comes in is carried to another wire. A finger scrolls
 * the page unless it starts on an element or on the comparator that was asked.
 */
export class Pointing {
  readonly #figure: DrawnFigure;
  #grip: Grip | undefined;
  #start = { x: 0, y: 0 };
  #at = { x: 0, y: 0 };
  #dragging = false;
  /** The click that ends a drag is none. */
  #swallow = false;

  constructor(figure: DrawnFigure) {
    this.#figure = figure;
  }

  get dragging(): boolean {
    return this.#dragging;
  }

  /** The comparator under way; it is not drawn at its old place. */
  get moving(): number | undefined {
    return this.#dragging && this.#grip?.what === 'move' ? this.#grip.k : undefined;
  }

  /** The wire whose element is being carried, and the one it is over. */
  get carrying(): { from: number; to: number } | undefined {
    if (!this.#dragging || this.#grip?.what !== 'carry') return undefined;
    return { from: this.#grip.wire, to: this.#over() };
  }

  /** What letting go would come to. */
  attempt(): Attempt | undefined {
    const { traced } = this.#figure;
    const grip = this.#grip;
    const layout = this.#figure.layout();
    if (!this.#dragging || !traced || !layout || !grip || grip.what === 'carry') return undefined;
    if (grip.what === 'join') {
      const to = this.#over();
      const comparator = to === grip.wire ? undefined : drawn(grip.wire, to);
      return { comparator, place: grip.place, replaces: undefined };
    }
    const old = traced.comparators[grip.k];
    if (!old) return undefined;
    const { x, y } = this.#at;
    const bottom = layout.y(traced.wires - 1);
    if (y < layout.top - OUT || y > bottom + OUT) {
      return { comparator: undefined, place: grip.k, replaces: grip.k };
    }
    const place = grip.end === 'both' ? placeAt(layout, traced, x, grip.k) : grip.k;
    return { comparator: this.#moved(old, grip), place, replaces: grip.k };
  }

  /** The comparator under way, as it is drawn. */
  draft(): Drafted | undefined {
    const attempt = this.attempt();
    const grip = this.#grip;
    if (!attempt?.comparator || !grip) return undefined;
    const [from, to] = attempt.comparator;
    const layout = this.#figure.layout();
    const whole = grip.what === 'move' && grip.end === 'both';
    const x = grip.what === 'join' ? grip.x : whole ? this.#at.x : (layout?.x(attempt.place) ?? 0);
    return { x, from, to };
  }

  readonly down = (event: PointerEvent): void => {
    const { traced, editable } = this.#figure;
    const layout = this.#figure.layout();
    this.#swallow = false;
    if (!editable || event.button !== 0 || !event.isPrimary || !layout || !traced?.wires) return;
    const at = this.#figure.atRest(event);
    this.#grip = this.#grasp(layout, traced, at, event.pointerType === 'touch');
    if (!this.#grip) return;
    this.#start = at;
    this.#at = at;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  };

  readonly move = (event: PointerEvent): void => {
    if (!this.#grip) return;
    this.#at = this.#figure.atRest(event);
    const way = Math.hypot(this.#at.x - this.#start.x, this.#at.y - this.#start.y);
    if (!this.#dragging && way < SLACK) return;
    if (!this.#dragging) this.#figure.timeline.pause();
    this.#dragging = true;
    this.#figure.requestUpdate();
  };

  readonly up = (event: PointerEvent): void => {
    if (this.#grip && this.#dragging) {
      this.#at = this.#figure.atRest(event);
      this.#swallow = true;
      this.#commit();
    }
    this.cancel();
  };

  /** Lets go of what was taken; nothing has happened. */
  readonly cancel = (): void => {
    this.#grip = undefined;
    this.#dragging = false;
    this.#figure.requestUpdate();
  };

  /** Whether a click is only the end of a drag. */
  swallows(): boolean {
    const swallow = this.#swallow;
    this.#swallow = false;
    return swallow;
  }

  /** What is dragged here does not pan a magnified plate as well. */
  readonly mouse = {
    capture: true,
    handleEvent: (event: Event): void => {
      if (this.#grip) event.stopImmediatePropagation();
    },
  };

  /** A finger that drags something here does not scroll the page: `touch-action` counts for a whole plate only. */
  readonly touch = {
    passive: false,
    handleEvent: (event: Event): void => {
      if (this.#grip && event.cancelable) event.preventDefault();
    },
  };

  #grasp(
    layout: Layout,
    traced: Traced,
    { x, y }: { x: number; y: number },
    finger: boolean,
  ): Grip | undefined {
    const { done, asked, magnified } = this.#figure;
    const wire = wireAt(layout, traced.wires, y);
    if (x < (layout.inputs + 4 + layout.left) / 2) return { what: 'carry', wire };
    const onBead = Math.abs(x - layout.front(done)) <= Math.max(layout.wide, 8);
    if (onBead && Math.abs(layout.y(wire) - y) <= Math.max(layout.bead, 8)) {
      return { what: 'join', wire, x: layout.front(done), place: done };
    }
    const k = comparatorAt(layout, traced, x, y);
    if (finger && (k === undefined || k !== asked)) return undefined;
    if (k === undefined) {
      return magnified ? undefined : { what: 'join', wire, x, place: placeAt(layout, traced, x) };
    }
    const [low, high] = traced.comparators[k] ?? [0, 0];
    const third = Math.abs(layout.y(high) - layout.y(low)) / 3;
    const near = (end: number) => Math.abs(layout.y(end) - y) < Math.max(6, third);
    const end = near(low) ? 'low' : near(high) ? 'high' : 'both';
    return { what: 'move', k, end, wire };
  }

  #over(): number {
    const layout = this.#figure.layout();
    return layout ? wireAt(layout, this.#figure.traced?.wires ?? 0, this.#at.y) : 0;
  }

  /** A comparator with one end on the wire under the pointer, or shifted with it. */
  #moved(old: Comparator, grip: Extract<Grip, { what: 'move' }>): Comparator {
    const [low, high] = old;
    const over = this.#over();
    if (grip.end === 'both') {
      const wires = this.#figure.traced?.wires ?? 0;
      const least = -Math.min(low, high);
      const most = wires - 1 - Math.max(low, high);
      const by = Math.max(least, Math.min(most, over - grip.wire));
      return [low + by, high + by];
    }
    const other = grip.end === 'low' ? high : low;
    return over === other ? old : rejoined(old, over, other);
  }

  #commit(): void {
    const { editor, traced, restore } = this.#figure;
    const { carrying } = this;
    if (carrying && carrying.from !== carrying.to)
      void editor.carry(carrying.from, carrying.to).then(restore);
    const attempt = this.attempt();
    if (!attempt || !traced) return;
    const { comparator, place, replaces } = attempt;
    if (replaces === undefined) {
      if (comparator) void editor.insert(place, ...comparator).then(restore);
      return;
    }
    if (!comparator) void editor.remove(replaces).then(restore);
    else if (place !== replaces || String(comparator) !== String(traced.comparators[replaces])) {
      void editor.move(replaces, place, comparator).then(restore);
    }
  }
}

/** Before which comparator one that is put at a place of the diagram comes, not counting `without`. */
export function placeAt(layout: Layout, traced: Traced, x: number, without?: number): number {
  let place = 0;
  for (const k of traced.comparators.keys()) {
    if (k !== without && layout.x(k) < x) place += 1;
  }
  return place;
}
