/**
 * A browser in which scripts are switched off. Playwright's `javaScriptEnabled` does not reach frames that have a
 * process of their own, as those of other sites have in a browser with windows: their `noscript` stays text.
 */
import { chromiumArgs, findChromium } from '../../scripts/lib/chromium.mjs';
import { host, type Plan } from './hosts.ts';
import { expect, test } from './support/visit.ts';

const executablePath = await findChromium();
test.use({
  launchOptions: {
    args: [...chromiumArgs, '--blink-settings=scriptEnabled=false'],
    ...(executablePath && { executablePath }),
  },
});

const plan: Plan = {
  name: 'scripts-off',
  about: 'a browser without scripts',
  page: 'another-origin.html',
  exhibit: 'lattice',
  place: 'main',
};

test('the picture is a link to the moment', async ({ page, arrive }) => {
  await arrive(host(plan));
  const link = page.locator('#fig1').getByRole('link');
  await expect(link).toBeVisible();
  await expect(link.getByRole('img')).toBeVisible();
});

test('a frame says so in every language', async ({ page, arrive }) => {
  await arrive(host({ ...plan, page: 'sandboxed.html', exhibit: 'chain' }));
  const text = page.frameLocator('#fig1').locator('noscript p');
  await expect(text).toBeVisible();
  for (const said of ['needs JavaScript', '需要 JavaScript', 'necesita JavaScript']) {
    await expect(text).toContainText(said);
  }
});
