import { css, nothing, svg } from 'lit';
import { nodeId } from '../../stage/graph/edit-picture.ts';
import type { Size } from '../../stage/picture-view.ts';
import { type Moment, upOf } from './account.ts';

/** The middle of each switch and, after them, of the lamp; and how large they are. */
export function spotsOf({ width, height }: Size) {
  const spots = [1, 3, 5, 7].map((eighths) => ({ x: (eighths / 8) * width, y: height / 2 }));
  return { spots, radius: Math.min(width / 10, height / 5, 44) };
}

export function switchesPicture(
  { lamp, covered, explained }: Moment,
  size: Size,
  { name, tabindex }: { name(mark: number): string; tabindex(mark: number): 0 | undefined },
) {
  const { spots, radius: r } = spotsOf(size);
  const low = size.height / 2 + 2 * r;
  const marks = spots.map(({ x, y }, mark) => {
    const up = lamp.up[mark];
    const lit = covered ? 'covered' : lamp.on ? 'on' : 'off';
    const look = up === undefined ? `lamp ${lit}` : `switch ${up ? 'up' : 'down'}`;
    const shape =
      up === undefined
        ? svg`<circle cx=${x} cy=${y} r=${r}></circle>
          ${explained ? svg`<text class="parity" x=${x} y=${y}>${upOf(lamp)}</text>` : nothing}`
        : svg`<rect x=${x - r / 2} y=${y - r} width=${r} height=${2 * r} rx=${r / 2}></rect>
          <circle cx=${x} cy=${up ? y - r / 2 : y + r / 2} r=${r * 0.4}></circle>
          <text x=${x} y=${y - r - 16}>${Number(up)}</text>`;
    return svg`<g class=${`mark ${look}`} role="gridcell" id=${nodeId(mark)} tabindex=${tabindex(mark)}
      aria-label=${name(mark)}>${shape}</g>`;
  });
  return svg`<line x1=${size.width / 8} y1=${low} x2=${(size.width * 7) / 8} y2=${low}></line>
    ${spots.map(({ x, y }) => svg`<line x1=${x} y1=${y} x2=${x} y2=${low}></line>`)}
    <g role="row">${marks}</g>`;
}

export const switchesStyles = css`
  .switches text {
    font: 700 16px var(--mono);
    fill: var(--ink);
    text-anchor: middle;
    dominant-baseline: central;
    pointer-events: none;
  }
  .switches :is(line, rect, circle) {
    fill: var(--sheet);
    stroke: var(--ink);
  }
  .switches .mark {
    cursor: pointer;
  }
  .switches .up rect {
    stroke-width: 3;
  }
  .switches .on circle {
    fill: var(--highlight);
    stroke-width: 5;
  }
  .switches .covered circle {
    stroke-dasharray: 4 4;
  }
  .switches .mark:focus-visible :is(rect, circle) {
    stroke: var(--focus);
  }
  :host([presenting]) .switches text {
    font-size: 24px;
  }
`;
