import { type SVGTemplateResult, svg } from 'lit';
import type { Layout } from './layout.ts';

/** The largest size of a number beside the graph, in px, and the width of a digit in units of it. */
const [LARGEST_NUMBER, DIGIT] = [72, 0.62];

/** The room beside the graph. */
export type Side = NonNullable<Layout['side']>;

/** A number as large as there is room, in lines that end between groups of digits. */
export function numberPicture(
  number: string,
  { left, top, width, height }: Side,
): SVGTemplateResult {
  const groups = number.split(/(?<=\D)(?=\d)/);
  const most = Math.max(...groups.map(({ length }) => length));
  for (let size = LARGEST_NUMBER; ; size -= 4) {
    const letters = Math.floor(width / (size * DIGIT));
    const lines = [''];
    for (const group of groups) {
      const line = lines.at(-1) ?? '';
      if (line.length + group.length > letters && line !== '') lines.push(group);
      else lines[lines.length - 1] = line + group;
    }
    const fits = most <= letters && lines.length * size * 1.2 <= height;
    if (!fits && size > 12) continue;
    const first = top + (height - lines.length * size * 1.2) / 2 + size;
    return svg`<g class="large" aria-hidden="true" .style=${`--size: ${size}px`}>${lines.map(
      (line, at) =>
        svg`<text x=${left + width / 2} y=${Math.round(first + at * size * 1.2)}>${line}</text>`,
    )}</g>`;
  }
}
