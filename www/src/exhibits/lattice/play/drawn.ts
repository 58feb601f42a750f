import { nothing, svg } from 'lit';
import type { Ply } from '../../../../pkg/lattice.js';
import type { Layout } from '../picture/layout.ts';
import { MOST_ARROWS, type Path, pointer } from '../picture/overlays.ts';
import type { Point } from '../picture/view.ts';

/**
 * The points that moves lead to. If they are very many, only the farthest along each ray: the points before
 * it are legal too.
 */
function farthest(legal: readonly Ply[]): readonly Ply[] {
  if (legal.length <= MOST_ARROWS) return legal;
  return legal.filter(({ index }, i) => legal[i + 1]?.index !== index);
}

/** Draws the game so far: a line from point to point, the token, and thin arrows along its moves. */
export function renderPath(path: Path, layout: Layout) {
  const at = ({ m, n }: Point) => ({ x: layout.x(m), y: layout.y(n) });
  const played = path.played.map(at);
  const legal = farthest(path.legal).map(({ to }) => at(to));
  const token = played.at(-1);
  if (!token) return nothing;
  const [missed, better] = [path.missed?.did, path.missed?.better].map((ply) => ply && at(ply.to));
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
    )}
    ${missed ? svg`<line class="played missed" x1=${token.x} y1=${token.y} x2=${missed.x} y2=${missed.y}></line>` : nothing}
    ${better ? pointer(token, better, radius * 1.5, radius * 1.2, 'arrow deciding') : nothing}`;
}
