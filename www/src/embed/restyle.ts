/** Where a page's root font lies outside of these, in px, a figure does not follow it. */
const [LEAST, MOST] = [14, 24];

const restyled = new WeakMap<CSSStyleSheet, CSSStyleSheet>();

/**
 * A style sheet with its `rem` in pixels, where the page has an odd idea of them: `html { font-size: 62.5% }` is
 * common, and would make every word of a figure too small to read. A reader's own larger letters
 * are followed, up to a limit.
 */
export function inPixels(sheet: CSSStyleSheet): CSSStyleSheet {
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (root >= LEAST && root <= MOST) return sheet;
  const rem = root < LEAST ? 16 : MOST;
  const known = restyled.get(sheet);
  if (known) return known;
  const copy = new CSSStyleSheet();
  const text = [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
  copy.replaceSync(
    text.replace(/(?<![\w.-])(-?\d*\.?\d+)rem\b/g, (_, n) => `${Number(n) * rem}px`),
  );
  restyled.set(sheet, copy);
  return copy;
}
