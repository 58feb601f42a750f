import { type SVGTemplateResult, svg } from 'lit';
import type { Size } from '../../../stage/picture-view.ts';

/** A count of each lane, drawn as bars one below another. */
export interface Counted {
  readonly title: string;
  readonly bars: readonly { readonly name: string; readonly count: number }[];
}

/** The largest height of a line, the share that its bar fills, and the room for a number, in px. */
const [LINE, FILLED, NUMBER] = [34, 0.62, 64];
/** The largest share of the names in the width, and the width of a letter, in px. */
const [NAMES, LETTER] = [0.4, 7.6];

/** The counts as bars. The same number has the same length within a count, and each count has a separate scale. */
export function comparison(
  counts: readonly Counted[],
  { width, height }: Size,
  text: number,
): SVGTemplateResult {
  const lines = counts.reduce((sum, { bars }) => sum + bars.length + 1, 0);
  const longest = Math.max(...counts.flatMap(({ bars }) => bars.map(({ name }) => lengthOf(name))));
  const wanted = longest * LETTER * text + 12;
  // Long names stand above their bars.
  const above = wanted > width * NAMES;
  const names = above ? 6 : wanted;
  const line = Math.min(LINE * text * (above ? 1.4 : 1), (height - 8) / lines);
  const filled = line * (above ? 0.4 : FILLED);
  const room = width - names - NUMBER * text - 8;
  let at = -1;
  const middle = () => {
    at += 1;
    return 4 + (at + 0.5) * line;
  };
  return svg`${counts.map(({ title, bars }) => {
    const most = Math.max(1, ...bars.map(({ count }) => count));
    return svg`<text class="lane" x="6" y=${middle().toFixed(1)}>${title}</text>${bars.map(
      ({ name, count }) => {
        const y = middle();
        const wide = Math.max(1, (room * count) / most);
        const [named, bar] = above ? [y - line * 0.25, y + line * 0.22] : [y, y];
        return svg`<text class="bar-name" x="6" y=${named.toFixed(1)}>${name}</text>
          <rect class="bar" x=${names.toFixed(1)} y=${(bar - filled / 2).toFixed(1)}
            width=${wide.toFixed(1)} height=${filled.toFixed(1)}></rect>
          <text class="count" x=${(names + wide + 6).toFixed(1)} y=${bar.toFixed(1)}>${count}</text>`;
      },
    )}`;
  })}`;
}

/** The length in letters: a Han character is as wide as two. */
const lengthOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 0);
