import type { CSSResult } from 'lit';

/** Where a page sets its root font outside of these, in px, a figure does not follow it. */
const [LEAST, MOST] = [14, 24];
/** What it takes instead, in px. */
const USUAL = 16;

const restyled = new WeakMap<CSSResult, CSSStyleSheet>();

/**
 * Styles with their `rem` in pixels, where the page has an odd idea of them: `html { font-size: 62.5% }` is
 * common, and would make every word of a figure too small to read. Letters that the reader has made larger
 * are followed. Made from the text: what a browser says of a parsed rule may lack its `font`.
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

/** Whether a size of letters, in px, is the reader's own: media queries go by it, whatever the page says. */
function isReaders(size: number): boolean {
  const [least, most] = [(innerWidth - 1) / size, (innerWidth + 1) / size];
  return matchMedia(`(min-width: ${least}em) and (max-width: ${most}em)`).matches;
}
