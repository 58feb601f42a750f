import type { Place } from './edit-graph.ts';
import { Dragging } from './edit-pointing.ts';

/** What dragging needs to know of an editor. Places are in px of the picture. */
interface Dragged {
  /** The node at a place; undefined beside all nodes. */
  nodeAt(at: Place): number | undefined;
  /** Whether the tool leads from node to node, so that dragging draws a line. */
  joins(): boolean;
  dropOn(from: number, to: number): void;
  move(node: number, at: Place): void;
  redraw(): void;
}

/** Dragging in a graph that is edited: a node goes to another place, or a line leads to another node. */
export class EditDragging extends Dragging {
  readonly #plan: Dragged;

  constructor(plan: Dragged) {
    super(() => plan.redraw());
    this.#plan = plan;
  }

  protected override joins(): boolean {
    return this.#plan.joins();
  }

  protected override drop(node: number): void {
    const onto = this.#plan.nodeAt(this.at);
    if (!this.#plan.joins()) this.#plan.move(node, this.at);
    else if (onto !== undefined && onto !== node) this.#plan.dropOn(node, onto);
  }
}
