import type { CSSResult } from 'lit';

/** A figure does not follow a page whose root font is outside of these limits, in px. */
const [LEAST, MOST] = [14, 24];
/** The size that the figure takes instead, in px. */
const USUAL = 16;

/** Styles with `rem` of a number of px. */
const restyled = new WeakMap<CSSResult, Map<number, CSSStyleSheet>>();
/** The styles that a sheet was made of. */
const sources = new WeakMap<CSSStyleSheet, CSSResult>();

/**
 * Styles with their `rem` in pixels: `size` px, if the author chose the size of the type, or else the usual
 * size, for pages with an unusual root font. `html { font-size: 62.5% }` is common, and would make every
 * word of a figure too small to read. If the reader has enlarged the font, the figure follows. This works on
 * the text of the styles, because a browser's parsed rule may lack its `font`. Undefined if the styles can
 * stay as they are.
 */
export function inPixels(
  styles: CSSResult,
  size: number | undefined = usual(),
): CSSStyleSheet | undefined {
  if (styles.styleSheet) sources.set(styles.styleSheet, styles);
  if (size === undefined) return undefined;
  const sizes = restyled.get(styles) ?? new Map<number, CSSStyleSheet>();
  restyled.set(styles, sizes);
  const known = sizes.get(size);
  if (known) return known;
  const copy = new CSSStyleSheet();
  const pixels = (_: string, rem: string): string => `${Number(rem) * size}px`;
  copy.replaceSync(styles.cssText.replace(/(?<![\w.-])(-?\d*\.?\d+)rem\b/g, pixels));
  sizes.set(size, copy);
  sources.set(copy, styles);
  return copy;
}

/** Gives a figure the same styles with type of another size. */
export function resize(root: ShadowRoot, size: number | undefined): void {
  root.adoptedStyleSheets = root.adoptedStyleSheets.map((sheet) => {
    const styles = sources.get(sheet);
    return (styles && (inPixels(styles, size) ?? styles.styleSheet)) ?? sheet;
  });
}

/** The size for a page with an unusual root font; undefined where the figure follows the page. */
function usual(): number | undefined {
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return (root >= LEAST && root <= MOST) || isReaders(root) ? undefined : USUAL;
}

/** Whether a font size, in px, is the reader's own. Media queries depend on it, whatever the page sets. */
function isReaders(size: number): boolean {
  const [least, most] = [(innerWidth - 1) / size, (innerWidth + 1) / size];
  return matchMedia(`(min-width: ${least}em) and (max-width: ${most}em)`).matches;
}
