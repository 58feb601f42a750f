import { Drag } from '../drag.ts';
import type { Place } from './edit-graph.ts';
import { nodeNamed } from './edit-picture.ts';

/** The node whose handle a pointer is on: what an exhibit draws over a node, such as a token on it. */
export function handled({ target }: Event): number | undefined {
  const handle = (target as Element).getAttribute('data-handle');
  return handle === null ? undefined : Number(handle);
}

/**
 * Dragging from a node, which draws a line. Beside the nodes a finger scrolls the page. Each drag has a form without
 * dragging: touch the node, then the place or the other node.
 */
export class Dragging extends Drag<number> {
  protected override readonly redraw: () => void;

  constructor(redraw: () => void) {
    super();
    this.redraw = redraw;
  }

  /** The node that is being dragged, and where the pointer is. */
  get held(): { readonly node: number; readonly at: Place; readonly line: boolean } | undefined {
    const node = this.dragged;
    return node === undefined ? undefined : { node, at: this.at, line: this.joins() };
  }

  /** Whether dragging draws a line. */
  protected joins(): boolean {
    return true;
  }

  protected override grasp(_at: Place, event: PointerEvent): number | undefined {
    return handled(event) ?? nodeNamed((event.target as Element).id);
  }

  /** A line has done its work on the way. */
  protected override drop(_node: number): void {}
}
