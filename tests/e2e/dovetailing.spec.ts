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
  await expect(figure.locator('svg.picture [role=gridcell]').first()).toBeVisible();
  return figure;
}

test('whichever machine goes first may hold up all others; the sweep reports each that stops', async ({
  page,
}) => {
  const figure = await open(page);
  await button(page, 'Machine 0').click();
  await expect(lines(page)).toContainText('has not stopped after 12 steps');
  await button(page, 'Machine 3').click();
  await expect(lines(page)).toContainText('Machine 3 stops after 4 steps');
  // It is seen in the column of the machine, and only there: the sweep has reported nothing.
  await expect(figure.locator('.cell.tried')).toHaveCount(4);
  await expect(figure.locator('.cell.halts')).toHaveCount(1);
  await expect(figure.locator('.report')).toHaveCount(0);

  await expect(button(page, 'Next report')).toHaveCount(0);
  await button(page, 'Take a step').click();
  await button(page, 'Next report').click();
  await expect(lines(page)).toContainText('Report 1 drops into the tray');
  await expect(figure.locator('.cell.halts')).toHaveCount(1);
  await figure.locator('.report').click();
  await expect(figure.locator('section.why')).toContainText('this is moment 15 + 5 + 1 = 21');

  await button(page, 'Run the first one first').click();
  await expect(lines(page)).toContainText('Nothing else has moved.');
  await expect(figure.locator('.report')).toHaveCount(0);

  // Where the first one runs first, nothing of machine 3 has run, and yet it is known to stop.
  await open(page, 'v=1&order=first&rounds=78');
  await button(page, 'Machine 3').click();
  await expect(lines(page)).toContainText('Machine 3 stops after 4 steps');
  await button(page, 'Machine 1').click();
  await expect(lines(page)).toContainText('Machine 1 has not stopped after 77 steps');
});

test('the button that has the keyboard may go, and the picture gets it', async ({ page }) => {
  const figure = await open(page, 'v=1&cursor=77');
  await button(page, 'Take a step').focus();
  await page.keyboard.press('Enter');
  await expect(lines(page)).toContainText('so none that stops is missed. Here the figure ends');
  await expect(button(page, 'Take a step')).toHaveCount(0);
  await expect(figure.locator('svg.picture [tabindex="0"]')).toBeFocused();
  await page.keyboard.press(',');
  await expect(lines(page)).toContainText('Moment 77');
  await expect(figure.locator('.counter input')).toHaveValue('77');
});

test('a cell says when its step comes, and only later whether it came', async ({ page }) => {
  const figure = await open(page, 'v=1&cursor=40');
  const cell = (moment: number) =>
    figure.locator('.cell').filter({ hasText: new RegExp(`^\\s*${moment}\\s*$`) });
  await cell(53).click();
  await expect(figure.locator('section.why')).toContainText(
    'If the machine still runs then, it takes the step',
  );
  await cell(34).click();
  await expect(figure.locator('section.why')).toContainText('which has stopped before');
  await cell(18).click();
  await expect(figure.locator('section.why')).toContainText('15 + 2 + 1 = 18');
});

test('H goes one procedure after the other, X goes over all questions, and a touch says what each is', async ({
  page,
}) => {
  const figure = await open(page, 'v=1');
  await button(page, 'Systems').click();
  await expect(lines(page)).toContainText('Take a step.');
  // Nothing is said of an answer before it has come.
  await expect(figure.locator('.halts, .report')).toHaveCount(0);
  await figure.locator('svg.picture').focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('.');
  await expect(figure.locator('.report')).toHaveText('question 0: yes, step 4');
  await figure.locator('.report').click();
  await expect(figure.locator('section.why')).toContainText('Is 0 a sum of two squares?');
  await page.keyboard.press('Escape');
  await expect(figure.locator('section.why')).toHaveCount(0);
  await expect(figure.locator('section.panel')).toBeVisible();

  // The figure itself has not moved.
  await button(page, 'Systems').click();
  await expect(lines(page)).toContainText('Which of the first four would you run first?');
});

test('bars are magnified, the link holds the view, and a touch finds one of them', async ({
  page,
}) => {
  const figure = await open(page, 'v=1&rounds=400&cursor=80200');
  const wide = () =>
    figure
      .locator('.bar rect')
      .nth(100)
      .evaluate((bar) => bar.getBoundingClientRect().width);
  const before = await wide();
  await figure.locator('svg.picture').focus();
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('+');
  await expect.poll(wide).toBeGreaterThan(8 * before);
  const link = await figure.evaluate((one) =>
    (one as unknown as { currentLink(): string }).currentLink(),
  );
  expect(link).toContain('view=');
  const numbers = () => figure.locator('.axes text').allTextContents();
  const seen = await numbers();
  expect(seen).not.toContain('0');
  await open(page, link);
  await expect.poll(numbers).toEqual(seen);
  const edge = await figure.locator('.axes .edge').boundingBox();
  if (!edge) throw new Error('the grid has no edge');
  await page.mouse.click(edge.x + edge.width / 2, edge.y + edge.height - 3);
  const title = figure.locator('section.why h2');
  await expect(title).toHaveText(/^Machine \d+, step \d+$/);
  const machine = Number((await title.textContent())?.match(/\d+/)?.[0]);
  const shown = seen.filter((text) => /^\d+$/.test(text)).map(Number);
  expect(machine).toBeGreaterThanOrEqual((shown[0] ?? 0) - 20);
  expect(machine).toBeLessThanOrEqual(Math.max(...shown) + 20);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a touch of a bar that is narrower than the finger means this bar', async ({ page }) => {
    const figure = await open(page, 'v=1');
    await button(page, 'Systems').tap();
    const step = figure.locator('.counter input');
    await expect(figure.locator('.counter')).toContainText('/ 30');
    await step.fill('14');
    await step.press('Enter');
    await expect(figure.locator('.bar[aria-label^="Question 9:"]')).toHaveCount(1);
    await figure.evaluate((one) => one.scrollIntoView());
    for (let question = 0; question < 10; question += 1) {
      const bar = await figure
        .locator(`.bar[aria-label^="Question ${question}:"]`)
        .first()
        .boundingBox();
      if (!bar) throw new Error(`question ${question} has no bar`);
      await page.touchscreen.tap(bar.x + bar.width / 2, bar.y + bar.height / 2);
      await expect(figure.locator('section.why h2')).toHaveText(
        new RegExp(`^Question ${question}:`),
      );
      await page.keyboard.press('Escape');
      await expect(figure.locator('section.why')).toHaveCount(0);
    }
  });
});
