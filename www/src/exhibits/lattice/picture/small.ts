import { svg } from 'lit';
import type { Point } from '../../../share/codec-fields.ts';
import { drawn, piecesOf } from './table.ts';

/** A small picture of a position, as high as a line of text. */
export function renderSmall({ m, n }: Point) {
  const pieces = piecesOf({ at: { m, n }, eaten: undefined });
  const size = 14;
  const width = Math.max(1, pieces.length) * size;
  return svg`<svg class="small" viewBox=${`0 0 ${width} ${size}`} width=${width} height=${size} aria-hidden="true">
    ${pieces.map((piece, i) => drawn(piece, (i + 0.5) * size, size / 2, size))}</svg>`;
}
