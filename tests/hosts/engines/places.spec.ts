/**
 * What a reader sees of each code of the dialog after a tool from npm or PyPI, as docs/places.md says it. This takes
 * minutes, a network and a Python 3 with `venv`, so it runs only with `--full`.
 */
import { full } from '../../e2e/support/full.ts';
import { claims, type FormName, formOf, rows } from '../../support/places-table.ts';
import { serve } from '../../support/server.ts';
import { published } from '../hosts.ts';
import { dist, expect, test } from '../support/visit.ts';
import { seenIn } from './seen.ts';
import { tools } from './tools.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Tools of one folder come one after the other.
test.describe.configure({ mode: 'default' });
test.skip(!full, 'installs the tools from npm and PyPI: npm test -- --full');

const snippet = {
  exhibit: 'nim',
  link: 'v=1&heaps=1,4,5,7&cursor=1',
  title: 'Which move wins?',
  picture: 'Heaps of 1, 4, 5 and 7 stones',
  options: { lang: 'en' },
} as const;

/** The only form without a size, because Markdown has none for a picture. */
const unsized: FormName = 'Markdown';

for (const tool of tools) {
  const row = rows.find((one) => one.tool === tool.name);
  if (!row) throw new Error(`docs/places.md has no row for ${tool.name}`);
  test(`${tool.name} shows what docs/places.md says`, async ({ page }) => {
    test.setTimeout(1_200_000);
    const site = await serve({ folder: dist, path: '/', headers: published });
    await page.addInitScript(countShifts);
    // Some tools make pages that fetch scripts of others: formulas, or fonts. No figure needs them.
    await page.route(
      ({ hostname }) => hostname !== '127.0.0.1',
      (route) => route.fulfill({ body: '' }),
    );
    for (const [form, what] of claims(row)) {
      const pasted = formOf(form).write({ url: site.address, isPublic: true }, snippet);
      const made = await tool.make(pasted);
      const theirs = await serve({ folder: made.folder, path: '/' });
      for (const size of [
        { width: 1280, height: 900 },
        { width: 390, height: 844 },
      ]) {
        await page.setViewportSize(size);
        await page.goto(`${theirs.address}${made.page}`);
        expect(await seenIn(page, site.address), `the ${form} at ${size.width} px`).toBe(what);
        if (form !== unsized) {
          const moved = await page.evaluate(() => (window as unknown as { moved: number }).moved);
          expect(moved, `the ${form} moves the page at ${size.width} px`).toBeLessThan(0.01);
        }
      }
      await theirs.close();
    }
    await site.close();
  });
}

/** Adds up the layout shifts of a page. */
function countShifts(): void {
  const counted = Object.assign(window, { moved: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      counted.moved += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}
