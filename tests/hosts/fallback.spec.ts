/** The content of the element is visible if our script never runs. */
import type { Page } from '@playwright/test';
import type { AppleyardElement } from '../../www/src/embed/element.ts';
import { unfetchedWords } from '../../www/src/embed/unfetched.ts';
import { host, type Plan } from './hosts.ts';
import { element, frame } from './markdown/snippets.ts';
import { expect, expectStep, test } from './support/visit.ts';

const plan: Plan = {
  name: 'without-script',
  about: 'a page in which our script does not run',
  page: 'another-origin.html',
  exhibit: 'lattice',
  place: 'main',
};

/** A picture that has come, or its words, and a link to the moment. */
async function expectFallback(page: Page): Promise<void> {
  const link = page.locator('#fig1').getByRole('link');
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', /\/lattice\/#v=1&columns=9&rows=8&cursor=20$/);
  const picture = link.getByRole('img');
  await expect(picture).toBeVisible();
  await expect(picture).toHaveAttribute('alt', /figure/);
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
}

test('the script does not exist', async ({ page, arrive, expectConsole }) => {
  expectConsole(/404 \(Not Found\)/);
  const rewrite = (html: string): string => html.replace('embed.js', 'gone.js');
  await arrive(host({ ...plan, rewrite }));
  await expectFallback(page);
});

test('an exhibit’s part of the script does not exist', async ({ page, arrive, expectConsole }) => {
  expectConsole(/404 \(Not Found\)/);
  await page.route(/\/assets\/lattice-[\w-]+\.js$/, (route) => route.fulfill({ status: 404 }));
  const rewrite = (html: string): string => html.replace(' lang="en" scene', ' lang="es" scene');
  await arrive(host({ ...plan, rewrite }));
  await expectFallback(page);
  await expect(page.locator('#fig1').getByText(unfetchedWords.es)).toBeVisible();
});

test('the words do not exist, and an element says so in the language of its page', async ({
  page,
  arrive,
  expectConsole,
}) => {
  expectConsole(/404 \(Not Found\)/);
  expectConsole(/there are no words/);
  await page.route(/\/words\//, (route) => route.fulfill({ status: 404 }));
  const rewrite = (html: string): string =>
    html.replace('<html lang="en"', '<html lang="zh-TW"').replace(' lang="en" scene', ' scene');
  await arrive(host({ ...plan, rewrite }));
  await expectFallback(page);
  const sentence = page.locator('#fig1').getByText(unfetchedWords['zh-Hans']);
  await expect(sentence).toBeVisible();
  // The solver works without words, and its first step must not take the sentence away.
  await expect
    .poll(() => page.locator('#fig1').evaluate((one) => (one as AppleyardElement).lastStep))
    .toBeGreaterThan(0);
  await expect(sentence).toBeVisible();
});

const missing = {
  'its words': [/\/words\//, (text: string) => text === unfetchedWords.es],
  'the exhibit’s scripts': [
    /\/assets\/chain-[\w-]+\.js$/,
    (text: string) => text === unfetchedWords.es,
  ],
  // Nothing that knows the language has come.
  'its own script': [
    /\/assets\/embed-page-[\w-]+\.js$/,
    (text: string) => Object.values(unfetchedWords).every((one) => text.includes(one)),
  ],
} as const;
for (const [what, [files, says]] of Object.entries(missing)) {
  test(`a frame without ${what} says so`, async ({ page, arrive, expectConsole }) => {
    expectConsole(/404 \(Not Found\)/);
    if (what === 'its words') expectConsole(/there are no words/);
    await page.route(files, (route) => route.fulfill({ status: 404 }));
    const rewrite = (html: string): string => html.replace('lang=en#', 'lang=es#');
    await arrive(host({ ...plan, page: 'sandboxed.html', exhibit: 'chain', rewrite }));
    const sentence = page.frameLocator('#fig1').getByText(unfetchedWords.es);
    await expect(sentence).toBeVisible({ timeout: 40_000 });
    expect(says((await sentence.innerText()).trim())).toBe(true);
  });
}

const forbidding = {
  'every script of another origin': () => "script-src 'self'",
  'all of our scripts but the first': (ours: string) => `script-src ${ours}/embed.js`,
};
for (const [what, rule] of Object.entries(forbidding)) {
  test(`the page’s policy forbids ${what}`, async ({ page, arrive, expectConsole }) => {
    expectConsole(/violates the following Content Security Policy directive/);
    const headers = (ours: string) => ({ 'Content-Security-Policy': rule(ours) });
    await arrive(host({ ...plan, headers }));
    await expectFallback(page);
  });
}

test('our server does not let other pages have the script', async ({
  page,
  arrive,
  expectConsole,
}) => {
  expectConsole(/blocked by CORS policy/);
  expectConsole(/ERR_FAILED/);
  await arrive(host({ ...plan, figures: { headers: {} } }));
  await expectFallback(page);
});

test('a frame that must not run scripts says so', async ({ page, arrive, expectConsole }) => {
  expectConsole(/the document's frame is sandboxed/);
  const rewrite = (html: string): string => html.replace('sandbox="allow-scripts"', 'sandbox');
  await arrive(host({ ...plan, page: 'sandboxed.html', exhibit: 'chain', rewrite }));
  const text = page.frameLocator('#fig1').locator('noscript p');
  await expect(text).toBeVisible();
  await expect(text).toContainText('needs JavaScript');
});

const stripped = {
  'the script of an element': element.replace(/<script.*<\/script>/, ''),
  'the element too': element.replaceAll(/<script.*<\/script>|<\/?appleyard[^>]*>/g, ''),
  'a frame': frame.replaceAll(/<\/?iframe[^>]*>| popover="manual"/g, ''),
};
test('a feed reader that strips the snippet leaves a picture with a link', async ({
  page,
  arrive,
}) => {
  for (const [what, left] of Object.entries(stripped)) {
    await test.step(what, async () => {
      const rewrite = (html: string): string =>
        html.replace(/<script[\s\S]*<\/appleyard-lattice>/, left);
      await arrive(host({ ...plan, rewrite }));
      const link = page.getByRole('link', { name: 'Picture of the figure: Would you go first?' });
      await expect(link.getByRole('img')).toBeVisible();
      await link.click();
      await expectStep(page.locator('appleyard-lattice'), 20);
    });
  }
});
