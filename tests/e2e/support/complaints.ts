import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** A state of a page: what it is called, and how it is come to. */
export type State = readonly [name: string, reach: (page: Page) => Promise<unknown>];

/** A part that is looked at elsewhere, by a selector in each shadow root on the way to it. */
export type Part = readonly [host: string, inside: string, ...deeper: string[]];

/** A test for each state of what `where` names: axe finds nothing there, in either theme. */
export function expectNoComplaints(
  where: string,
  states: readonly State[],
  without: readonly Part[] = [],
): void {
  test.describe(`axe finds nothing in ${where}`, () => {
    // Hundreds of marks take axe a while on a busy machine.
    test.describe.configure({ timeout: 60_000 });
    // A sweep or an opening would still be under way.
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    for (const [name, reach] of states) {
      test(name, async ({ page }) => {
        await reach(page);
        expect.soft(await complaints(page, without), 'light').toEqual([]);
        // Of all that axe looks at only the contrast depends on the theme.
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        expect.soft(await complaints(page, without, 'color-contrast'), 'dark').toEqual([]);
      });
    }
  });
}

/** axe's complaints, short enough to be read. */
async function complaints(
  page: Page,
  without: readonly Part[],
  ...only: string[]
): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  for (const part of without) axe.exclude({ fromShadowDom: [...part] });
  const { violations } = await (only.length > 0 ? axe.withRules(only) : axe).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 3).map(({ target, html }) => `${id}: ${help} — ${target} ${html.slice(0, 120)}`),
  );
}
