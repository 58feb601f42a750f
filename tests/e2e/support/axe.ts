import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type Axe from 'axe-core';
import { expect, test } from './test.ts';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** A part of a page: a selector for each shadow root on the way to it. */
export type Path = readonly string[];

/** What axe checks: a part of the page, or all of it. */
export type Part = Path | 'page';

/** axe's complaints, short enough to read. The page gets axe once. */
export async function complaints(
  page: Page | Frame,
  part: Part,
  rules: readonly string[] = [],
  without: readonly Path[] = [],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ([path, values, left]) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      const at = (one: readonly string[]) => ({ fromShadowDom: [...one] });
      const include = path === 'page' ? [document] : [at(path)];
      const context = { include, exclude: left.map(at) } as unknown as Axe.ElementContext;
      const { violations } = await axe.run(context, {
        resultTypes: ['violations'],
        // A frame is a page of its own, and has its own check.
        iframes: false,
        ...(values.length > 0 && { runOnly: [...values] }),
      });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes
          .slice(0, 3)
          .map(({ target, html }) => `${id}: ${help} — ${target} ${html.slice(0, 120)}`),
      );
    },
    [part, rules, without] as const,
  );
}

/** A state of a page: its name, and how to get there. */
export type State = readonly [name: string, reach: (page: Page) => Promise<unknown>];

/** Makes a test for each state of the part that `where` names: axe finds nothing there, in either theme. */
export function expectNoComplaints(
  where: string,
  states: readonly State[],
  without: readonly Path[] = [],
): void {
  test.describe(`axe finds nothing in ${where}`, () => {
    // Without this a sweep or an opening would still be running.
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    for (const [name, reach] of states) {
      test(name, async ({ page }) => {
        await reach(page);
        expect.soft(await complaints(page, 'page', [], without), 'light').toEqual([]);
        // Of everything that axe checks, only the contrast depends on the theme.
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        const dark = await complaints(page, 'page', ['color-contrast'], without);
        expect.soft(dark, 'dark').toEqual([]);
      });
    }
  });
}
