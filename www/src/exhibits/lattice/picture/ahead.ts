import { nothing, svg } from 'lit';
import type { Layout } from './layout.ts';
import type { LatticeFrame } from './view.ts';

/**
 * Covers what the front has not reached. On the line that the front is on, the cover begins after the last
 * coloured point.
 */
export function ahead(frame: LatticeFrame, layout: Layout) {
  const { last, cursor, colours } = frame;
  const { left, right, top, bottom } = layout.plot;
  if (cursor === colours.steps) return nothing;
  if (!last) {
    return svg`<rect class="ahead" x=${left} y=${top} width=${right - left}
      height=${bottom - top}></rect>`;
  }
  const [a, b] = frame.weight;
  const weight = a * last.m + b * last.n;
  const n = (m: number, of: number) => (of - a * m) / b;
  const edge = last.m + 0.5;
  const far = colours.columns;
  // Up to the last coloured point the line itself is free; after it only lighter points are.
  const corners = [
    [-1, n(-1, weight + 0.5)],
    [edge, n(edge, weight + 0.5)],
    [edge, n(edge, weight - 0.5)],
    [far, n(far, weight - 0.5)],
    [far, colours.rows],
    [-1, Math.max(colours.rows, n(-1, weight + 0.5))],
  ] as const;
  const points = corners.map(([m, up]) => `${layout.x(m)},${layout.y(up)}`).join(' ');
  return svg`<polygon class="ahead" points=${points}></polygon>`;
}
