/** What the contract leaves out: the states, panels and keys that only the sort has. */
import { complaints } from './support/axe.ts';
import { tabRound } from './support/inspect.ts';
import { announcements, button, expectStep, stepField } from './support/lattice.ts';
import {
  asked,
  board,
  canvas,
  element,
  elements,
  expectList,
  figure,
  openPanel,
  openSort,
  showSort,
  type,
} from './support/quicksort.ts';
import { expect, test } from './support/test.ts';
import { chooseLanguage } from './support/words.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const small = '#v=1&input=typed&values=4,2,7,3,5,6,1&pivot=first';

test('axe finds nothing with a refused list, with swapped elements, and in a picture with the chart of the seeds', async ({
  page,
}) => {
  test.slow();
  await openSort(page, `${small}&cursor=5`);
  await element(page, 2).click();
  await button(page, 'Swap it with another, to see what breaks').click();
  const list = await openPanel(page, 'List');
  await type(list.getByRole('textbox', { name: 'Or your own numbers' }), '3 x');
  await type(list.getByRole('textbox', { name: 'Seed' }), 'x');
  await expect(list.getByRole('alert')).toHaveCount(2);
  expect.soft(await complaints(page, 'page'), 'refused').toEqual([]);
  await showSort(page, '#v=1&length=600&input=time-killer&pivot=middle&cursor=900');
  await expect(canvas(page)).toHaveAttribute('data-settled', 'true');
  const lab = await openPanel(page, 'Worst list');
  await button(lab, 'Sort it with each of them').click();
  await expect(lab.locator('svg.chart')).toBeVisible();
  const rules = ['svg-img-alt', 'button-name', 'aria-hidden-focus', 'color-contrast'];
  expect.soft(await complaints(page, 'page', rules), 'the chart').toEqual([]);
});

test('the accessibility tree describes what the figure shows', async ({ page }) => {
  await openSort(page, '#v=1&input=typed&values=5,8,5,2,9,1&pivot=first&cursor=4');
  await expect(figure(page)).toMatchAriaSnapshot(`
    - figure "What is the worst list?":
      - grid "A list of 6 elements":
        - row "The elements, from left to right":
          - 'gridcell "Place 1: 1, left of the pivot"'
          - 'gridcell "Place 2: 5, equal to the pivot"'
          - 'gridcell "Place 3: 5, equal to the pivot"'
          - 'gridcell "Place 4: 2, not looked at"'
          - 'gridcell "Place 5: 9, not looked at"'
          - 'gridcell "Place 6: 8, right of the pivot"'
        - row "Pointers":
          - gridcell "The pointer “first” stands at place 1.": first
          - gridcell "The pointer “equal” stands at place 2.": equal
          - gridcell "The pointer “larger” stands at place 6.": larger
          - gridcell "The pointer “next” stands at place 4.": next
      - text: left of the pivot pivot not looked at right of the pivot
      - button "Present"
      - text: "6 elements, as typed. Pivot: first."
      - paragraph: /5 equals the pivot/
      - group "Panels":
        - button "List"
        - button "Sort"
        - button "Program"
        - button "Tree"
        - button "Race"
        - button "Worst list"
      - group "Steps":
        - slider "Step of the run": "4"
  `);
});

test('Tab reaches everything beside each kind of picture, and at most one element', async ({
  page,
}) => {
  await openSort(page, '#v=1&length=9&pivot=hand');
  for (const [name, scene, cells] of [
    ['List', '#v=1&length=9&pivot=hand', 1],
    ['Program', '#v=1&length=300&cursor=5', 1],
    ['Race', '#v=1&length=12&race=document_hoare', 0],
    ['Worst list', '#v=1&length=2000', 0],
  ] as const) {
    await test.step(`${name} at ${scene}`, async () => {
      await showSort(page, scene);
      await openPanel(page, name);
      await page.getByRole('link', { name: 'Appleyard' }).focus();
      const { reached, missed } = await tabRound(page);
      // Only one of several radio buttons is a stop.
      expect.soft(missed.filter((stop) => !/^input|^a Appleyard$/.test(stop))).toEqual([]);
      expect.soft(reached.filter((stop) => stop.startsWith('gridcell'))).toHaveLength(cells);
      expect.soft(reached.length).toBeGreaterThan(15);
    });
  }
});

test('the keyboard alone reaches list, pivot, steps and panels', async ({ page }) => {
  await openSort(page, '#v=1&length=6&pivot=hand');
  await test.step('to a typed list', async () => {
    await button(page, 'List').focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('region', { name: 'List', exact: true });
    const typed = panel.getByRole('textbox', { name: 'Or your own numbers' });
    await expect(typed).toBeVisible();
    for (let i = 0; i < 30 && !(await typed.evaluate((one) => one.matches(':focus'))); i += 1) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('3 1 2');
    await page.keyboard.press('Tab');
    await expectList(page, [3, 1, 2]);
  });
  await test.step('to a pivot, and through its steps', async () => {
    await board(page).locator('[tabindex="0"]').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/picks=1\b/);
    await expect(stepField(page)).not.toHaveValue('0');
    // Home goes to the first element on the board, and to the first step in the transport.
    await page.getByRole('slider').focus();
    await page.keyboard.press('Home');
    await expectStep(page, 0);
    await board(page).locator('[tabindex="0"]').focus();
    await page.keyboard.press('.');
    await expectStep(page, 1);
  });
  await test.step('to the card of an element, which is announced, and back to the board', async () => {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: /^Place \d$/ })).toBeVisible();
    await expect(announcements(page)).toContainText(/lies on the|is the pivot|not been looked at/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: /^Place \d$/ })).toBeHidden();
    await expect(board(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('?');
    await expect(page.getByRole('region', { name: 'Keys' })).toBeVisible();
  });
  await test.step('to a shorter list, where the focus still has a place on the board', async () => {
    await showSort(page, '#v=1&length=20');
    await element(page, 20).focus();
    const list = await openPanel(page, 'List');
    await list.getByRole('textbox', { name: 'Elements' }).fill('3');
    await list.getByRole('textbox', { name: 'Elements' }).press('Enter');
    await expect(elements(page)).toHaveCount(3);
    await expect(board(page).locator('[tabindex="0"]')).toHaveCount(1);
  });
});

test('elements and cards speak the language of the page', async ({ page }) => {
  await openSort(page, `${small}&cursor=5`);
  await element(page, 2).click();
  await expect(asked(page, 2)).toBeVisible();
  await chooseLanguage(page, 'zh');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(page.locator('section.why')).toContainText(/\p{Script=Han}/u);
  await expect(element(page, 2)).toHaveAccessibleName(/\p{Script=Han}/u);
  await expect(page.locator('svg.picture')).toHaveAccessibleName(/\p{Script=Han}/u);
});

test('the areas differ in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openSort(page, '#v=1&length=20&input=few-distinct&cursor=9');
  const paint = (area: string) =>
    board(page)
      .locator(`.element.${area}:not(.touched)`)
      .first()
      .evaluate((one) => {
        const { fill, stroke, strokeWidth, strokeDasharray } = getComputedStyle(one);
        return [fill, stroke, strokeWidth, strokeDasharray].join(' ');
      });
  const found = ['smaller', 'equal', 'unprocessed', 'larger'];
  const kinds = new Set<string>();
  for (const area of found) kinds.add(await paint(area));
  expect(kinds.size).toBe(found.length);
});
