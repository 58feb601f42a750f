import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1366, height: 768 } });

const figureOf = (page: Page) => page.locator('appleyard-dovetailing');
const lines = (page: Page) => figureOf(page).locator('div.lines');
const button = (page: Page, name: string) =>
  figureOf(page).getByRole('button', { name, exact: true });

async function open(page: Page, link = ''): Promise<Locator> {
  await page.goto('about:blank');
  await page.goto(`dovetailing/?lang=en#${link}`);
  const figure = figureOf(page);
  await expect(figure).toHaveAttribute('data-ready', 'true');
  await expect(figure.locator('svg.plate [role=gridcell]').first()).toBeVisible();
  return figure;
}

test('whichever machine goes first may hold up all others; the sweep reports each that stops', async ({
  page,
}) => {
  const figure = await open(page);
  await button(page, 'Machine 0').click();
  await expect(figure.locator('p.verdict')).toContainText('has not stopped after 12 steps');
  await button(page, 'Machine 3').click();
  await expect(figure.locator('p.verdict')).toContainText('Machine 3 stops after 4 steps');
  // Nothing of it is seen yet.
  await expect(figure.locator('.halts, .report')).toHaveCount(0);

  await button(page, 'Go to the next report').click();
  await expect(lines(page)).toContainText('Report 1 drops into the tray');
  await expect(figure.locator('.cell.halts')).toHaveCount(1);
  await figure.locator('.report').click();
  await expect(figure.locator('section.why')).toContainText('15 + 5 = 20');

  await button(page, 'Run the first one first').click();
  await expect(lines(page)).toContainText('Nothing else has moved.');
  await expect(figure.locator('.report')).toHaveCount(0);
});

test('a cell says when its step comes, and only later whether it came', async ({ page }) => {
  const figure = await open(page, 'v=1&cursor=40');
  const cell = (t: number) =>
    figure.locator('.cell').filter({ hasText: new RegExp(`^\\s*${t}\\s*$`) });
  await cell(52).click();
  await expect(figure.locator('section.why')).toContainText('If the machine still runs then');
  await cell(33).click();
  await expect(figure.locator('section.why')).toContainText('which has stopped before');
  await cell(17).click();
  await expect(figure.locator('section.why')).toContainText('15 + 2 = 17');
});

test('all machines of two states are swept to report 9,784, and X flags the wrong report', async ({
  page,
}) => {
  const figure = await open(page, 'v=1&cursor=40');
  await button(page, 'All of two states').click();
  const panel = figure.locator('section.panel');
  await expect(panel).toContainText('Report 9784 comes at moment 215,001,215');
  await button(page, 'Systems').click();
  await expect(panel).toContainText('H stops in its round 2');
  await expect(panel.locator('tr').filter({ hasText: 'Is 21 a sum' }).locator('.lost')).toHaveText(
    'wrong',
  );
});
