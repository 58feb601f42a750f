/** The panel of patterns. A unit test checks what it says about each game. */
import type { Locator, Page } from '@playwright/test';
import { button, openLattice, openPanel, point, showScene, whyOf } from './support/lattice.ts';
import { expect, test } from './support/test.ts';

const classes = (panel: Locator) => panel.getByRole('group', { name: 'Touch a mark to change it' });
const classOf = (panel: Locator, m: number, n: number, p = 2, q = 2) =>
  classes(panel).getByRole('button', {
    name: new RegExp(
      `^m has remainder ${m} when divided by ${p}, n has remainder ${n} when divided by ${q}:`,
    ),
  });
const violation = (page: Page) => page.locator('path.violation');

test('the check of a very large picture shows its progress, and the figure answers in the meantime', async ({
  page,
}) => {
  await openLattice(
    page,
    '#v=1&moves=-1,0*_0,-1*_-1,-1*&end=normal&columns=4096&rows=4096&ask=2,1',
  );
  const panel = await openPanel(page, 'Pattern');
  const check = panel.getByRole('group', { name: 'Checked against the rules' });
  const checked = async () =>
    Number(/^([\d,]+) of/.exec(await check.locator('span').innerText())?.[1]?.replaceAll(',', ''));
  await expect(check).toContainText(/[\d,]+ of 16,777,216 points checked\./);
  const before = await checked();
  await expect.poll(checked).toBeGreaterThan(before);

  // With the panel closed it stops, and later goes on from there.
  await expect(whyOf(page, 2, 1)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(whyOf(page, 2, 1)).toBeHidden();
  await button(page, 'Pattern').click();
  await expect(panel).toBeHidden();
  await button(page, 'Pattern').click();
  await expect(check).toContainText('points checked');
  expect(await checked()).toBeGreaterThan(before);
  await expect(check).not.toContainText('No lost point');

  // The check of another picture does not wait for it.
  await showScene(page, 'v=1');
  await expect(check).toContainText('273 points. The check looked at 583 moves');
});

test('the first point where a conjecture fails is marked, and the link holds the conjecture', async ({
  page,
}) => {
  await openLattice(page);
  const panel = await openPanel(page, 'Pattern');
  await button(panel, 'Paint one').click();
  await expectFails(page, panel, 0, 0);
  await classOf(panel, 1, 0).click();
  await expect(page).toHaveURL(/conjecture=2,2,0,0,1100/);
  await page.reload();
  await expect(violation(page)).toHaveCount(1);
  const again = await openPanel(page, 'Pattern');
  await expect(classOf(again, 1, 0)).toHaveAttribute('aria-pressed', 'true');
  await expectFails(page, again, 0, 0);
});

/** The panel and the picture name the same first point where the conjecture fails. */
async function expectFails(page: Page, panel: Locator, m: number, n: number): Promise<void> {
  await expect(panel.getByRole('status')).toContainText(`first at (${m}, ${n}).`);
  await expect(violation(page)).toHaveCount(1);
  const middle = async (one: Locator) => {
    const box = await one.boundingBox();
    return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
  };
  const apart = async () => {
    const [there, here] = [await middle(violation(page)), await middle(point(page, m, n))];
    return Math.hypot(there[0] - here[0], there[1] - here[1]);
  };
  await expect.poll(apart).toBeLessThan(1);
}
