import { Drag } from '../drag.ts';
import type { Place } from './edit-graph.ts';
import { nodeNamed } from './edit-picture.ts';

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

/** The node whose handle a pointer is on: what an exhibit draws over a node, such as a token on it. */
export function handled({ target }: Event): number | undefined {
  const handle = (target as Element).getAttribute('data-handle');
  return handle === null ? undefined : Number(handle);
}

/**
 * Dragging nodes. Beside the nodes a finger scrolls the page. Each drag has a form without dragging: touch
 * the node, then the place or the other node.
 */
export class Dragging extends Drag<number> {
  readonly #plan: Dragged;

  constructor(plan: Dragged) {
    super();
    this.#plan = plan;
  }

  /** The node that is being dragged, and where the pointer is. */
  get held(): { readonly node: number; readonly at: Place; readonly line: boolean } | undefined {
    const node = this.dragged;
    return node === undefined ? undefined : { node, at: this.at, line: this.#plan.joins() };
  }

  protected override grasp(_at: Place, event: PointerEvent): number | undefined {
    return handled(event) ?? nodeNamed((event.target as Element).id);
  }

  protected override drop(node: number): void {
    const onto = this.#plan.nodeAt(this.at);
    if (!this.#plan.joins()) this.#plan.move(node, this.at);
    else if (onto !== undefined && onto !== node) this.#plan.dropOn(node, onto);
  }

  protected override redraw(): void {
    this.#plan.redraw();
  }
}
