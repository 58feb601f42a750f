import { nothing, svg } from 'lit';
import type { Ply } from '../../../../pkg/lattice.js';
import type { Point } from '../../../share/codec-fields.ts';
import type { GaveAway } from '../../../stage/game-account.ts';
import type { Layout } from './layout.ts';

/** The picture draws at most this many arrows, because a rook far out has hundreds of moves. */
export const MOST_ARROWS = 24;

/** What is drawn over the marks: a game, and where a conjecture fails. */
export interface Overlays {
  /** The point that the keyboard is on; a raster has no other mark. */
  readonly focus: Point;
  /** A game up to the cursor, and its legal moves; those along a ray go from near to far. */
  readonly path?: Path | undefined;
  /** The point that the finished picture asks about. */
  readonly questioned?: Point | undefined;
  /** The points where the conjecture is wrong, in order. */
  readonly violations: readonly Point[];
  /** The points that answer a task. */
  readonly marked: readonly Point[];
}

/** A game, with the function that draws it, which is fetched with the first game. */
export interface Path {
  readonly played: readonly Point[];
  readonly legal: readonly Ply[];
  /** In a game that is over: the ply that gave the win away here, and a better one. */
  readonly missed: GaveAway<Ply> | undefined;
  draw(path: Path, layout: Layout): unknown;
}

export interface XY {
  readonly x: number;
  readonly y: number;
}

export function renderOverlays({ path, questioned, violations, marked }: Overlays, layout: Layout) {
  const at = ({ m, n }: Point): XY => ({ x: layout.x(m), y: layout.y(n) });
  return svg`${questioned ? ring(at(questioned), layout) : nothing}
    ${marked.map((point) => ring(at(point), layout))}
    ${violations.map((point) => cross(at(point), layout))}
    ${path?.draw(path, layout)}`;
}

function ring({ x, y }: XY, { radius, raster }: Layout) {
  return svg`<circle class="token" cx=${x} cy=${y} r=${raster ? 7 : radius * 1.6}></circle>`;
}

/** A cross through a mark that contradicts the conjecture. */
function cross({ x, y }: XY, { radius, raster }: Layout) {
  const r = raster ? 4 : radius * 1.3;
  return svg`<path class="violation" d=${`M${x - r},${y - r}L${x + r},${y + r}M${x - r},${y + r}L${x + r},${y - r}`}></path>`;
}

/**
 * An arrow from rim to rim, or a ring where an arrow has no room. The arrow of the deciding move is large
 * and black.
 */
export function pointer(from: XY, to: XY, near: number, far: number, kind: string) {
  const deciding = kind.includes('deciding');
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const room = distance - near - far;
  if (room < 5) {
    return svg`<g class=${kind}><circle cx=${to.x} cy=${to.y} r=${far + 2.5}></circle></g>`;
  }
  const [ux, uy] = [(to.x - from.x) / distance, (to.y - from.y) / distance];
  const head = Math.min(deciding ? 16 : 10, room);
  const spread = head * (deciding ? 0.5 : 0.42);
  const tip = { x: to.x - ux * far, y: to.y - uy * far };
  const neck = { x: tip.x - ux * head, y: tip.y - uy * head };
  const corner = (side: number) => `${neck.x - uy * spread * side},${neck.y + ux * spread * side}`;
  return svg`<g class=${kind}>
    <line x1=${from.x + ux * near} y1=${from.y + uy * near} x2=${neck.x} y2=${neck.y}></line>
    <polygon points=${`${tip.x},${tip.y} ${corner(1)} ${corner(-1)}`}></polygon>
  </g>`;
}
