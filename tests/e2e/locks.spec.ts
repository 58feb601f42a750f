/** What a teacher has fixed, as whoever opens the link meets it: marked, and answered where it is touched and aloud. */
import type { Locator, Page } from '@playwright/test';
import type { Slug } from '../../www/src/exhibits/slugs.ts';
import { complaints } from './support/axe.ts';
import { wordsOf } from './support/catalogue.ts';
import { everythingHeard, listen } from './support/heard.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SENTENCE = 'The teacher has fixed the rules and the start.';
/** What is said stands this near to where it was touched, in px. */
const NEAR = 90;

/** A control of each exhibit that changes something fixed: in a panel, or the tab of one. */
const fixed: Record<Slug, { panel: string; control?: string; types?: true }> = {
  chain: { panel: 'row', control: '[name=first][value=any]' },
  dovetailing: { panel: 'order', control: '[name=order][value=rounds]' },
  games: { panel: 'choose', control: '[name=game][value=dao]' },
  lattice: { panel: 'rules', control: '[name=end][value=normal]' },
  machines: { panel: 'machine', control: '[name=machine][value=counter]' },
  networks: { panel: 'network', control: '[name=kind][value=bubble]' },
  nim: { panel: 'rules', control: '[name=heaps]', types: true },
  paths: { panel: 'graph' },
  quicksort: { panel: 'variant', control: '[name=pivot][value=first]' },
};

/** The page of an exhibit with a link. */
async function open(page: Page, slug: Slug, link: string): Promise<Locator> {
  await page.goto(`${slug}/?lang=en#${link}`);
  const element = page.locator(`appleyard-${slug}`);
  await expect(element.locator('.fixed')).toBeVisible();
  return element;
}

const linkOf = (element: Locator): Promise<string> =>
  element.evaluate((one) => (one as unknown as { currentLink(): string }).currentLink());

/** Touches the middle of something, whatever it says of itself; returns where. */
async function touch(page: Page, control: Locator): Promise<{ x: number; y: number }> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('it is not drawn');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.click(at.x, at.y);
  return at;
}

/** The sentence stands where somebody has touched. */
async function expectSaidAt(element: Locator, at: { x: number; y: number }): Promise<void> {
  const note = element.locator('.refused');
  await expect(note).toBeVisible();
  await expect(note).toHaveText(SENTENCE);
  const box = await note.boundingBox();
  if (!box) throw new Error('it is not drawn');
  expect(box.x).toBeLessThanOrEqual(at.x);
  expect(box.x + box.width).toBeGreaterThanOrEqual(at.x);
  expect(Math.abs(box.y + box.height / 2 - at.y)).toBeLessThan(NEAR);
}

const timesHeard = async (page: Page): Promise<number> =>
  (await everythingHeard(page)).filter((said) => said === SENTENCE).length;

for (const [slug, { panel, control, types }] of Object.entries(fixed) as [
  Slug,
  (typeof fixed)[Slug],
][]) {
  test(`${slug} marks what is fixed and answers a touch and a key on it, once`, async ({
    page,
  }) => {
    await listen(page);
    const element = await open(page, slug, 'v=1&lock=rules,start');
    await expect(element.locator('.fixed')).toHaveText(SENTENCE);
    const name = wordsOf('en', [slug, `${slug}-panels`]).text(`word-${panel}`);
    const tab = element.locator('.words').getByRole('button', { name, exact: true });
    if (control) await tab.click();
    const one = control ? element.locator(`.panel ${control}`) : tab;
    await expect(one).toHaveAttribute('aria-disabled', 'true');
    const before = await linkOf(element);
    const heard = await timesHeard(page);

    await expectSaidAt(element, await touch(page, one));
    await expect.poll(() => timesHeard(page)).toBe(heard + 1);
    await one.focus();
    await page.keyboard.press(types ? '7' : control ? 'Space' : 'Enter');
    await expect.poll(() => timesHeard(page)).toBe(heard + 2);
    await expect(element.locator('.refused')).toBeVisible();
    expect(await complaints(page, [`appleyard-${slug}`])).toEqual([]);
    await page.keyboard.press('Shift');
    await expect(element.locator('.refused')).toHaveCount(0);
    expect(await linkOf(element)).toBe(before);

    if (slug !== 'nim') return;
    await test.step('a link of the page opens nothing in the figure', async () => {
      await page.locator('[slot=try] a').first().click();
      await expect(element.locator('.refused')).toBeVisible();
      expect(await linkOf(element)).toBe(before);
    });
    await test.step('moves go on', async () => {
      await element.getByRole('gridcell').first().click();
      await expect(element.locator('.planned')).toBeVisible();
    });
  });
}

test('panels that are closed are said to be, and another moment opens them', async ({ page }) => {
  const element = await open(page, 'nim', 'v=1&lesson=1/lock=panels/heaps=1,2');
  const tabs = element.locator('.words button');
  for (const tab of await tabs.all()) await expect(tab).toHaveAttribute('aria-disabled', 'true');
  await touch(page, tabs.first());
  await expect(element.locator('.refused')).toHaveText('The teacher has closed the panels.');
  await page.locator('.lesson').getByRole('button', { name: 'Next' }).click();
  await expect(element.locator('.fixed')).toHaveCount(0);
  await expect(tabs.first()).not.toHaveAttribute('aria-disabled');
  await tabs.first().click();
  await expect(element.locator('.panel')).toBeVisible();
});

test('a teacher fixes the rules in the settings for a class', async ({ page }) => {
  await page.goto('nim/?lang=en#v=1');
  const element = page.locator('appleyard-nim');
  await element.getByRole('button', { name: 'More', exact: true }).click();
  const box = element.getByRole('checkbox', {
    name: 'the link fixes the rules',
  });
  await box.click();
  await expect(box).toBeChecked();
  await expect(page).toHaveURL(/lock=rules/);
  await expect(element.locator('.fixed')).toHaveCount(0);
  await page.reload();
  await expect(element.locator('.fixed')).toHaveText('The teacher has fixed the rules.');
});
