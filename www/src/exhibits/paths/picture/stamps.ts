import { type SVGTemplateResult, svg } from 'lit';
import type { Place } from '../../../stage/graph/edit-graph.ts';
import { placing } from '../../../stage/graph/edit-picture.ts';
import type { Size } from '../../../stage/picture-view.ts';
import type { Way } from '../fields.ts';

/** The largest and the smallest side of a stamp, and the room between two, in px. */
const [LARGE, SMALL, GAP] = [110, 30, 10];
/** Graphs with more nodes have stamps without dots. */
const MOST_DOTS = 64;

/** The side of the squares with which `count` of them fit, and the number of squares in a row. */
export function stampGrid(
  count: number,
  { width, height }: Size,
): { side: number; columns: number } {
  for (let side = LARGE; side > SMALL; side -= 2) {
    const columns = Math.max(1, Math.floor((width + GAP) / (side + GAP)));
    if (Math.ceil(count / columns) * (side + GAP) - GAP <= height) return { side, columns };
  }
  return { side: SMALL, columns: Math.max(1, Math.floor((width + GAP) / (SMALL + GAP))) };
}

/** The paths that a visitor has found, each as a small picture, and an empty place for the next one. */
export function stampsPicture(
  found: readonly Way[],
  places: readonly Place[],
  area: Size & { readonly left: number; readonly top: number },
  again: number | undefined,
): SVGTemplateResult {
  const { side, columns } = stampGrid(found.length + 1, area);
  const room = Math.max(1, Math.floor((area.height + GAP) / (side + GAP))) * columns - 1;
  // If there is no room for all, the newest are shown.
  const shown = found.slice(Math.max(0, found.length - room));
  const first = found.length - shown.length;
  const inset = side * 0.16;
  const corner = (at: number) => ({
    x: Math.round(area.left + (at % columns) * (side + GAP)),
    y: Math.round(area.top + Math.floor(at / columns) * (side + GAP)),
  });
  const { spot } = placing(places, {
    width: side - 2 * inset,
    height: side - 2 * inset,
    even: true,
    margin: 0,
  });
  const spots = places.map(spot);
  const dots = places.length <= MOST_DOTS ? spots : [];
  const frame = (kind: string, { x, y }: Place) =>
    svg`<rect class=${`stamp ${kind}`} x=${x} y=${y} width=${side} height=${side} rx="4"></rect>`;
  return svg`<g class="stamps" aria-hidden="true">${shown.map((way, at) => {
    const { x, y } = corner(at);
    const points = way.map((node) => {
      const one = spots[node] ?? { x: 0, y: 0 };
      return `${Math.round(x + inset + one.x)} ${Math.round(y + inset + one.y)}`;
    });
    return svg`${frame(first + at === again ? 'again' : '', { x, y })}${dots.map(
      (dot) =>
        svg`<circle class="dot" cx=${Math.round(x + inset + dot.x)} cy=${Math.round(y + inset + dot.y)} r="1.5"></circle>`,
    )}<path class="kept" d=${`M${points.join('L')}`}></path>`;
  })}${frame('next', corner(shown.length))}</g>`;
}
