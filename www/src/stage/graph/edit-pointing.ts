import { placeIn } from '../own-place.ts';
import type { Place } from './edit-graph.ts';
import { nodeNamed } from './edit-picture.ts';

/** A pointer that moves less than this clicks, in px. */
const SLACK = 4;

/** What dragging needs to know. Places are in px of the picture. */
export interface Dragged {
  /** The node at a place; undefined beside all nodes. */
  nodeAt(at: Place): number | undefined;
  /** Whether the tool leads from node to node, so that dragging draws a line. */
  joins(): boolean;
  dropOn(from: number, to: number): void;
  move(node: number, at: Place): void;
  redraw(): void;
}

/**
 * Dragging nodes. Beside the nodes a finger scrolls the page. Each drag has a form without dragging: touch
 * the node, then the place or the other node.
 */
export class Dragging {
  readonly #plan: Dragged;
  #held: { readonly node: number; readonly start: Place; at: Place; moved: boolean } | undefined;
  /** Whether the next click only ends a drag. */
  #swallow = false;

  constructor(plan: Dragged) {
    this.#plan = plan;
  }

  /** The node that is being dragged, and where the pointer is. */
  get held(): { readonly node: number; readonly at: Place; readonly line: boolean } | undefined {
    const held = this.#held;
    return held?.moved ? { node: held.node, at: held.at, line: this.#plan.joins() } : undefined;
  }

  /** Whether to ignore a click. */
  swallowed(): boolean {
    const swallow = this.#swallow;
    this.#swallow = false;
    return swallow;
  }

  readonly down = (event: PointerEvent): void => {
    this.#swallow = false;
    const node = nodeNamed((event.target as Element).id);
    if (node === undefined || event.button !== 0 || !event.isPrimary) return;
    const at = placeIn(event);
    this.#held = { node, start: at, at, moved: false };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  };

  readonly move = (event: PointerEvent): void => {
    const held = this.#held;
    if (!held) return;
    held.at = placeIn(event);
    const [dx, dy] = [held.at.x - held.start.x, held.at.y - held.start.y];
    held.moved ||= dx * dx + dy * dy > SLACK * SLACK;
    if (held.moved) this.#plan.redraw();
  };

  readonly up = (): void => {
    const held = this.#held;
    this.#held = undefined;
    if (!held?.moved) return;
    this.#swallow = true;
    const onto = this.#plan.nodeAt(held.at);
    if (!this.#plan.joins()) this.#plan.move(held.node, held.at);
    else if (onto !== undefined && onto !== held.node) this.#plan.dropOn(held.node, onto);
    this.#plan.redraw();
  };

  readonly cancel = (): void => {
    this.#held = undefined;
    this.#plan.redraw();
  };
}
