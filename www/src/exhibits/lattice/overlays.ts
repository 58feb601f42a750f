import { nothing, svg } from 'lit';
import type { Point } from '../../share/codec-fields.ts';
import type { Layout } from './layout.ts';

/** A point that can be moved to, and by which move; those of a ray come from near to far. */
export interface Legal extends Point {
  readonly index: number;
}

/** Arrows that are drawn at most, each on its own: a rook far out has hundreds of moves. */
export const MOST_ARROWS = 24;

/** What lies over the marks: a game, and where a conjecture fails. */
export interface Overlays {
  /** The point that the keyboard is on: of a raster the only mark. */
  readonly focus: Point;
  /** A game up to the cursor, the points it has still to come to, and where one may go. */
  readonly path?:
    | { readonly played: readonly Point[]; readonly legal: readonly Legal[] }
    | undefined;
  /** The point that the finished plate asks about. */
  readonly questioned?: Point | undefined;
  /** Points where the conjecture is wrong, the first of them first. */
  readonly violations: readonly Point[];
}

interface XY {
  readonly x: number;
  readonly y: number;
}

export function renderOverlays({ path, questioned, violations }: Overlays, layout: Layout) {
  const at = ({ m, n }: Point): XY => ({ x: layout.x(m), y: layout.y(n) });
  return svg`${questioned ? ring(at(questioned), layout) : nothing}
    ${violations.map((point) => cross(at(point), layout))}
    ${path ? game(path.played.map(at), farthest(path.legal).map(at), layout) : nothing}`;
}

function ring({ x, y }: XY, { radius, raster }: Layout) {
  return svg`<circle class="token" cx=${x} cy=${y} r=${raster ? 7 : radius * 1.6}></circle>`;
}

/** A cross through a mark that contradicts the conjecture. */
function cross({ x, y }: XY, { radius, raster }: Layout) {
  const r = raster ? 4 : radius * 1.3;
  return svg`<path class="violation" d=${`M${x - r},${y - r}L${x + r},${y + r}M${x - r},${y + r}L${x + r},${y - r}`}></path>`;
}

/** Each point that can be moved to; of very many, the last of each move: all up to it are legal too. */
function farthest(legal: readonly Legal[]): readonly Legal[] {
  if (legal.length <= MOST_ARROWS) return legal;
  return legal.filter(({ index }, i) => legal[i + 1]?.index !== index);
}

/** The game so far: a line from point to point, the token, and thin arrows to where it may go. */
function game(played: readonly XY[], legal: readonly XY[], layout: Layout) {
  const token = played.at(-1);
  if (!token) return nothing;
  const radius = Math.max(layout.raster ? 0 : layout.radius, 5);
  return svg`
    ${played.slice(1).map((to, i) => {
      const from = played[i] ?? to;
      const kind = i % 2 === 0 ? 'played first' : 'played second';
      return svg`<line class=${kind} x1=${from.x} y1=${from.y} x2=${to.x} y2=${to.y}></line>`;
    })}
    <circle class="token" cx=${token.x} cy=${token.y} r=${radius * 1.5}></circle>
    ${legal.map(
      (to) => svg`${pointer(token, to, radius * 1.5, radius * 1.2, 'arrow')}
      <circle class="legal" cx=${to.x} cy=${to.y} r=${radius * 1.45}></circle>`,
    )}`;
}

/** An arrow from rim to rim, the deciding one large and black; a ring where an arrow has no room. */
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
