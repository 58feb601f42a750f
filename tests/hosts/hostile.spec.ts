/** A figure looks and measures the same with any styles of the page around it. */

import type { Locator } from '@playwright/test';
import { fetched } from '../e2e/support/fetched.ts';
import { host, hostile, type Plan } from './hosts.ts';
import { expect, test } from './support/visit.ts';

// High enough for the whole figure, so that what sticks to the edge of the screen is in its normal place.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 1280, height: 2400 },
});

/** A figure of the height that it needs: a page may overrule the size that the attributes give it. */
const unsized = (html: string): string =>
  html.replace(/(<appleyard-[^>]*?) width="\d+" height="\d+"/, '$1');
const own = (plan: Plan): Plan => ({ ...plan, rewrite: unsized });

/** The same page without its styles, except the width of the column. */
const calm = (plan: Plan): Plan => ({
  ...plan,
  rewrite: (html) =>
    unsized(html)
      .replace(' dir="rtl"', '')
      .replace(/<style>[\s\S]*<\/style>/, '<style>.column { width: 800px }</style>'),
});

/** Properties that a page might pass on to a figure, or set for every element. */
const properties = [
  ...['box-sizing', 'color', 'cursor', 'direction', 'display', 'fill', 'stroke', 'visibility'],
  ...['font-family', 'font-size', 'font-style', 'font-variant-caps', 'font-weight', 'hyphens'],
  ...['letter-spacing', 'line-height', 'text-align', 'text-indent', 'text-shadow'],
  ...['text-transform', 'white-space', 'word-spacing'],
];

/** The figure and every element in it: its name, its styles, and its place in the figure, in px. */
function measured(figure: Locator): Promise<string[]> {
  return figure.evaluate((host, names) => {
    const frame = host.getBoundingClientRect();
    const lines: string[] = [];
    const look = (element: Element, path: string): void => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const box = [left - frame.left, top - frame.top, width, height].map((px) => px.toFixed(1));
      const style = getComputedStyle(element);
      const styles = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      const shown = style.display !== 'none' && width + height > 0;
      if (shown) lines.push(`${path} at ${box.join(' ')}; ${styles.join('; ')}`);
      for (const child of element.children) {
        look(child, `${path}>${child.localName}.${child.getAttribute('class') ?? ''}`);
      }
    };
    lines.push(`figure at 0 0 ${frame.width.toFixed(1)} ${frame.height.toFixed(1)}`);
    for (const child of host.shadowRoot?.children ?? []) look(child, child.localName);
    return lines;
  }, properties);
}

/** The figure as it stays: its words come at some time, so two accounts in a row must be the same. */
async function settled(figure: Locator): Promise<string[]> {
  let [before, now] = [[''], await measured(figure)];
  while (before.join() !== now.join()) {
    await fetched(figure.page());
    [before, now] = [now, await measured(figure)];
  }
  return now;
}

/** The difference between two accounts of one element, in few words. */
function difference(calmly: string | undefined, hostilely: string | undefined): string | undefined {
  if (calmly === hostilely) return undefined;
  const [before, after] = [calmly?.split('; ') ?? [], hostilely?.split('; ') ?? []];
  const parts = before.flatMap((part, i) => (part === after[i] ? [] : [`${part} → ${after[i]}`]));
  return `${before[0]?.split(' at ')[0]}: ${parts.join('; ')}`;
}

for (const plan of Object.values(hostile)) {
  test(`a figure looks as elsewhere in ${plan.about}`, async ({ visit }) => {
    const before = await settled((await visit(host(calm(plan)))).figure);
    const { figure } = await visit(host(own(plan)));
    // The words of the page come at some time; nothing else changes any more.
    await expect(async () => {
      const after = await measured(figure);
      const all = before.map((line, i) => difference(line, after[i])).filter((one) => one);
      expect(all.slice(0, 12), `${all.length} differences`).toEqual([]);
      expect(after).toHaveLength(before.length);
    }).toPass();
    expect(before.length).toBeGreaterThan(60);
  });
}
