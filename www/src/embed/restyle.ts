import type { CSSResult } from 'lit';

/** A figure does not follow a page whose root font is outside of these limits, in px. */
const [LEAST, MOST] = [14, 24];
/** The size that the figure takes instead, in px. */
const USUAL = 16;

const restyled = new WeakMap<CSSResult, CSSStyleSheet>();

/**
 * Styles with their `rem` in pixels, for pages with an unusual root font. `html { font-size: 62.5% }` is
 * common, and would make every word of a figure too small to read. If the reader has enlarged the font, the
 * figure follows. This works on the text of the styles, because a browser's parsed rule may lack its
 * `font`.
 */
export function inPixels(styles: CSSResult): CSSStyleSheet | undefined {
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  if ((root >= LEAST && root <= MOST) || isReaders(root)) return undefined;
  const known = restyled.get(styles);
  if (known) return known;
  const copy = new CSSStyleSheet();
  const pixels = (_: string, rem: string): string => `${Number(rem) * USUAL}px`;
  copy.replaceSync(styles.cssText.replace(/(?<![\w.-])(-?\d*\.?\d+)rem\b/g, pixels));
  restyled.set(styles, copy);
  return copy;
}

/** Whether a font size, in px, is the reader's own. Media queries depend on it, whatever the page sets. */
function isReaders(size: number): boolean {
  const [least, most] = [(innerWidth - 1) / size, (innerWidth + 1) / size];
  return matchMedia(`(min-width: ${least}em) and (max-width: ${most}em)`).matches;
}
