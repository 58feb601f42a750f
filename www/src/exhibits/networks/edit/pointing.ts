import { Drag } from '../../../stage/drag.ts';
import { type Comparator, drawn, rejoined } from '../fields.ts';
import { comparatorAt, type Mark, wireAt } from '../picture/board-plan.ts';
import type { Layout } from '../picture/layout.ts';
import type { Drafted } from '../picture/view.ts';
import type { Traced } from '../traced.ts';
import type { Editor } from './editor.ts';

/** What drawing with a pointer needs from the figure. */
export interface DrawnFigure {
  readonly traced: Traced | undefined;
  readonly done: number;
  readonly editor: Editor;
  /** Whether the visitor can edit the diagram. */
  readonly editable: boolean;
  /** Whether the picture is magnified, so that dragging beside the marks moves it. */
  readonly magnified: boolean;
  /** The comparator that was asked; a finger can move only this one. */
  readonly asked: number | undefined;
  /** The element that was chosen first; a finger draws from it at once. */
  readonly picked: Mark | undefined;
  layout(): Layout | undefined;
  /** The place of an event on the picture, in px of the unmagnified picture. */
  atRest(event: MouseEvent): { x: number; y: number };
  readonly timeline: { pause(): void };
  /** Gives the keyboard focus back to the diagram. */
  readonly restore: () => void;
  requestUpdate(): void;
}

/** What a pointer holds. */
type Grip =
  | { readonly what: 'join'; readonly wire: number; readonly x: number; readonly place: number }
  | {
      readonly what: 'move';
      readonly k: number;
      readonly end: 'low' | 'high' | 'both';
      readonly wire: number;
    }
  | { readonly what: 'carry'; readonly wire: number };

/** A comparator dragged this far beyond the outermost wires is taken out, in px. */
const OUT = 28;

/** What letting go would do: the comparator, its place, and the one that it replaces. */
export interface Attempt {
  readonly comparator: Comparator | undefined;
  readonly place: number;
  readonly replaces: number | undefined;
}

/**
 * Drawing with a pointer. From wire to wire it adds a comparator; it moves a comparator by one end or as
 * a whole, or lifts it out; it carries an input to another wire. A finger scrolls
 * the page, unless it rests for a moment first or starts on the mark that was touched before.
 */
export class Pointing extends Drag<Grip> {
  readonly #figure: DrawnFigure;

  constructor(figure: DrawnFigure) {
    super();
    this.#figure = figure;
  }

  /** The comparator that is being moved; it is not drawn at its old place. */
  get moving(): number | undefined {
    return this.dragged?.what === 'move' ? this.dragged.k : undefined;
  }

  /** The wire whose input is being carried, and the wire it is over. */
  get carrying(): { from: number; to: number } | undefined {
    if (this.dragged?.what !== 'carry') return undefined;
    return { from: this.dragged.wire, to: this.#over() };
  }

  /** What letting go would do now. */
  attempt(): Attempt | undefined {
    const { traced } = this.#figure;
    const grip = this.dragged;
    const layout = this.#figure.layout();
    if (!traced || !layout || !grip || grip.what === 'carry') return undefined;
    if (grip.what === 'join') {
      const to = this.#over();
      const comparator = to === grip.wire ? undefined : drawn(grip.wire, to);
      return { comparator, place: grip.place, replaces: undefined };
    }
    const old = traced.comparators[grip.k];
    if (!old) return undefined;
    const { x, y } = this.at;
    const bottom = layout.y(traced.wires - 1);
    if (y < layout.top - OUT || y > bottom + OUT) {
      return { comparator: undefined, place: grip.k, replaces: grip.k };
    }
    const place = grip.end === 'both' ? placeAt(layout, traced, x, grip.k) : grip.k;
    return { comparator: this.#moved(old, grip), place, replaces: grip.k };
  }

  /** The comparator that is being drawn, as the picture shows it. */
  draft(): Drafted | undefined {
    const attempt = this.attempt();
    const grip = this.dragged;
    if (!attempt?.comparator || !grip) return undefined;
    const [from, to] = attempt.comparator;
    const layout = this.#figure.layout();
    const whole = grip.what === 'move' && grip.end === 'both';
    const x = grip.what === 'join' ? grip.x : whole ? this.at.x : (layout?.x(attempt.place) ?? 0);
    return { x, from, to };
  }

  protected override place(event: PointerEvent): { x: number; y: number } {
    return this.#figure.atRest(event);
  }

  /** The mark that was touched before follows the finger at once. */
  protected override waits(grip: Grip): boolean {
    const { asked, picked } = this.#figure;
    if (grip.what === 'move') return grip.k !== asked;
    return picked !== `${grip.what === 'carry' ? 'i' : 'w'}${grip.wire}`;
  }

  protected override begin(): void {
    this.#figure.timeline.pause();
  }

  protected override redraw(): void {
    this.#figure.requestUpdate();
  }

  protected override grasp({ x, y }: { x: number; y: number }): Grip | undefined {
    const { traced, editable, done, magnified } = this.#figure;
    const layout = this.#figure.layout();
    if (!editable || !layout || !traced?.wires) return undefined;
    const wire = wireAt(layout, traced.wires, y);
    if (x < (layout.inputs + 4 + layout.left) / 2) return { what: 'carry', wire };
    const onBead = Math.abs(x - layout.front(done)) <= Math.max(layout.wide, 8);
    if (onBead && Math.abs(layout.y(wire) - y) <= Math.max(layout.bead, 8)) {
      return { what: 'join', wire, x: layout.front(done), place: done };
    }
    const k = comparatorAt(layout, traced, x, y);
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
    return layout ? wireAt(layout, this.#figure.traced?.wires ?? 0, this.at.y) : 0;
  }

  /** The comparator with one end on the wire under the pointer, or moved as a whole. */
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

  protected override drop(): void {
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

/** The index that a comparator put at a place of the diagram would get, not counting `without`. */
export function placeAt(layout: Layout, traced: Traced, x: number, without?: number): number {
  let place = 0;
  for (const k of traced.comparators.keys()) {
    if (k !== without && layout.x(k) < x) place += 1;
  }
  return place;
}
