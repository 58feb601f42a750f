import { nothing, type SVGTemplateResult, svg } from 'lit';
import type { Size } from '../../../stage/plate-view.ts';

/** The positions of a solved game, as the picture of the solver's run needs them. */
export interface Positions {
  /** For each position the plies from the start. */
  readonly depths: readonly number[];
  readonly outcomes: readonly ('P' | 'N' | 'D')[];
  /** For each position the round of the solver that decides it; 0 where play ends. */
  readonly rounds: readonly number[];
  /** For each position those to which its moves lead. */
  readonly after: readonly (readonly number[])[];
}

/** Which rounds of the run are over: none of them while the positions are still unknown. */
export type Round = number | 'unknown';

/** The smallest pitch at which a number fits into a mark, in px. */
const LEGIBLE = 17;

/** Where each position stands: a band for each depth, of one line or more. */
export function layoutPositions({ width, height }: Size, depths: readonly number[]) {
  const counts: number[] = [];
  for (const depth of depths) counts[depth] = (counts[depth] ?? 0) + 1;
  const linesAt = (pitch: number) =>
    counts.reduce((sum, count) => sum + Math.ceil(count / Math.floor(width / pitch)), 0);
  let pitch = Math.min(40, width / 4);
  while (pitch > 4 && (linesAt(pitch) + counts.length * 0.35) * pitch > height) pitch -= 0.5;
  const across = Math.floor(width / pitch);
  const met = counts.map(() => 0);
  const tops: number[] = [];
  let top = 0;
  for (const [depth, count] of counts.entries()) {
    tops[depth] = top;
    top += (Math.ceil(count / across) + 0.35) * pitch;
  }
  const places = depths.map((depth) => {
    const at = met[depth] ?? 0;
    met[depth] = at + 1;
    const line = Math.floor(at / across);
    const inLine = Math.min(across, (counts[depth] ?? 0) - line * across);
    const x = width / 2 + ((at % across) - (inLine - 1) / 2) * pitch;
    return { x, y: (tops[depth] ?? 0) + (line + 0.5) * pitch };
  });
  return { pitch, places, height: top };
}

/**
 * All positions by depth. Those decided in the rounds that are over are discs, rings and squares; each of
 * the others shows how many of its moves may still save it.
 */
export function positionsPlate(
  size: Size,
  positions: Positions,
  round: Round,
): { picture: SVGTemplateResult; height: number } {
  const { depths, outcomes, rounds, after } = positions;
  const { pitch, places, height } = layoutPositions(size, depths);
  const known = (at: number) => round !== 'unknown' && (rounds[at] ?? 0) <= round;
  const r = pitch * 0.34;
  const marks = places.map(({ x, y }, at) => {
    const outcome = outcomes[at];
    const step = rounds[at];
    if (!known(at)) {
      const hopes = (after[at] ?? []).filter((next) => !(known(next) && outcomes[next] === 'N'));
      const counts = pitch >= LEGIBLE && round !== 'unknown' && hopes.length > 0;
      return svg`<circle class="not-yet" cx=${x} cy=${y} r=${counts ? 0 : r / 2}></circle>${
        counts ? svg`<text x=${x} y=${y + 4}>${hopes.length}</text>` : nothing
      }`;
    }
    if (outcome === 'D')
      return svg`<rect class="drawn" data-step=${step} x=${x - r} y=${y - r} width=${2 * r} height=${2 * r}></rect>`;
    return svg`<circle class=${outcome === 'N' ? 'won' : 'lost'} data-step=${step} cx=${x} cy=${y} r=${r}></circle>`;
  });
  return { picture: svg`<g class="positions">${marks}</g>`, height };
}
