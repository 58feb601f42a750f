import type { Page } from '@playwright/test';
import { expectNoComplaints, type State } from './support/complaints.ts';
import { smallTexts, tabRound } from './support/inspect.ts';
import { announcements, button, expectStep, openDialog, stepField } from './support/lattice.ts';
import {
  asked,
  board,
  brief,
  element,
  elements,
  expectList,
  figure,
  openPanel,
  openSort,
  ownPanels,
  plate,
} from './support/quicksort.ts';
import { expect, test } from './support/test.ts';

const small = '#v=1&input=typed&values=4,2,7,3,5,6,1&pivot=first';
const opened = (scene: string, query?: string) => (page: Page) => openSort(page, scene, query);
const withPanel = (name: Parameters<typeof openPanel>[1], scene: string) => async (page: Page) => {
  await openSort(page, scene);
  await openPanel(page, name);
};

const states: readonly State[] = [
  ['the sorted list', opened('#v=1')],
  ['the beginning', opened('#v=1&length=12&cursor=0')],
  ['a partition under way', opened(`${small}&cursor=5`)],
  ['Hoare’s', opened('#v=1&length=12&scheme=hoare&cursor=9')],
  ['Lomuto’s', opened('#v=1&length=12&scheme=lomuto&cursor=9')],
  ['a small sort', opened('#v=1&length=12&cutoff=20&small=table&cursor=9')],
  ['cards', opened(`${small}&cursor=5&show=cards`)],
  ['a pivot to be chosen', opened('#v=1&length=9&pivot=hand')],
  ['broken claims', opened(`${small}&cursor=5&exchange=0,6`)],
  ['bars with a picture', opened('#v=1&length=65&cursor=100')],
  ['a picture', opened('#v=1&length=2000&cursor=9000')],
  ['a race', opened('#v=1&length=20&race=document_hoare_lomuto_network&cursor=40')],
  [
    'the stack beyond its line',
    opened('#v=1&length=32&input=time-killer&against=first&pivot=first&recurse=larger&cursor=400'),
  ],
  ['no hints', opened(`${small}&cursor=5&hints=off`)],
  ['covered', opened(`${small}&cursor=5&reveal=on`)],
  ['presenting', opened(`${small}&cursor=5&present=on`)],
  ['notices', opened('#v=1&nonsense=1&length=x')],
  ['a lesson', opened('#v=1&lesson=1/length=9&cursor=2/length=12')],
  ['Chinese', opened(`${small}&cursor=5`, '?lang=zh')],
  ['Spanish', opened(`${small}&cursor=5`, '?lang=es')],
  ...ownPanels.map((name): State => [name, withPanel(name, `${small}&cursor=5`)]),
  [
    'the race panel in a race',
    withPanel('Race', '#v=1&length=20&race=document_hoare_lomuto_network'),
  ],
  [
    'the worst list, built',
    withPanel('Worst list', '#v=1&length=32&input=time-killer&pivot=middle'),
  ],
  ['the settings', withPanel('Settings', small)],
  ['the keys', withPanel('Keys', small)],
  [
    'an asked element, the figure as text',
    async (page) => {
      await openSort(page, `${small}&cursor=5`);
      await page.getByText('The figure as text').click();
      await element(page, 2).click();
      await expect(asked(page, 2)).toBeVisible();
    },
  ],
  [
    'an element being exchanged, the program open',
    async (page) => {
      await openSort(page, `${small}&cursor=5`);
      await element(page, 2).click();
      await button(page, 'Swap it with another, to see what breaks').click();
      await openPanel(page, 'Program');
    },
  ],
  [
    'a refused list',
    async (page) => {
      await openSort(page, small);
      const panel = await openPanel(page, 'List');
      await panel.getByRole('textbox', { name: 'Or your own numbers' }).fill('3 x');
      await panel.getByRole('textbox', { name: 'Seed' }).fill('x');
      await panel.getByRole('textbox', { name: 'Seed' }).press('Tab');
      await expect(panel.getByRole('alert')).toHaveCount(2);
    },
  ],
  [
    'the chart of a thousand seeds',
    async (page) => {
      await openSort(page, '#v=1&length=32&input=time-killer&pivot=middle');
      const panel = await openPanel(page, 'Worst list');
      await button(panel, 'Sort it with each of them').click();
      await expect(panel.locator('svg.values')).toBeVisible();
    },
  ],
  [
    'a prediction asked',
    async (page) => {
      await openSort(page, `${small}&cursor=0&predict=on`);
      await button(page, 'last').click();
      await expect(page.getByRole('group', { name: 'Your prediction' })).toBeVisible();
    },
  ],
  [
    'sharing',
    async (page) => {
      await openSort(page, small);
      await openDialog(page, 'Share');
    },
  ],
];

expectNoComplaints('the sort', states);

test('the accessibility tree is an account of what is shown', async ({ page }) => {
  await openSort(page, '#v=1&input=typed&values=5,8,5,2,9,1&pivot=first&cursor=4');
  await expect(figure(page)).toMatchAriaSnapshot(`
    - figure "What is the worst list?":
      - grid "A list of 6 elements":
        - row "The elements, from left to right":
          - 'gridcell "Place 1: 1, left of the pivot"'
          - 'gridcell "Place 2: 5, as the pivot"'
          - 'gridcell "Place 3: 5, as the pivot"'
          - 'gridcell "Place 4: 2, not looked at"'
          - 'gridcell "Place 5: 9, not looked at"'
          - 'gridcell "Place 6: 8, right of the pivot"'
      - button "List"
      - button "Sort"
      - button "Program"
      - button "Tree"
      - button "Race"
      - button "Worst list"
      - paragraph: /5 equals the pivot/
      - group "Steps":
        - slider "Step of the run": "4"
      - status: /5 equals the pivot/
  `);
});

test.describe('the keyboard alone', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [scene, cells] of [
    [`${small}&cursor=5`, 1],
    ['#v=1&length=9&pivot=hand', 1],
    ['#v=1&length=300', 1],
    ['#v=1&length=2000', 0],
    ['#v=1&length=12&race=document_hoare', 0],
  ] as const) {
    test(`reaches everything at ${scene}`, async ({ page }) => {
      await openSort(page, scene);
      const { reached, missed } = await tabRound(page);
      expect(missed).toEqual([]);
      expect(reached.filter((stop) => stop.startsWith('gridcell'))).toHaveLength(cells);
    });
  }

  for (const name of ownPanels) {
    test(`reaches everything in ${name}`, async ({ page }) => {
      await openSort(page, `${small}&cursor=5`);
      await openPanel(page, name);
      const home = page.getByRole('link', { name: 'Appleyard' });
      await home.focus();
      const { missed } = await tabRound(page);
      // Of several radio buttons one is a stop.
      expect(missed.filter((stop) => !/^input|^a Appleyard$/.test(stop))).toEqual([]);
    });
  }

  test('walks through it all: list, pivot, steps, panels', async ({ page }) => {
    await openSort(page, '#v=1&length=6&pivot=hand');
    const tabTo = async (name: string) => {
      for (let i = 0; i < 60; i += 1) {
        if (await button(page, name).evaluate((one) => one.matches(':focus'))) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`Tab does not come to ${name}`);
    };
    await tabTo('List');
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
    await board(page).locator('[tabindex="0"]').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/picks=0\b/);
    await expect(stepField(page)).not.toHaveValue('0');
    await page.keyboard.press('Home');
    await expectStep(page, 0);
    await page.keyboard.press('.');
    await expectStep(page, 1);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: /^Place \d$/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: /^Place \d$/ })).toBeHidden();
    await expect(board(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('?');
    await expect(page.getByRole('region', { name: 'Keys' })).toBeVisible();
  });
});

test.describe('the board', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('is one tab stop wherever the keyboard went, and shows where it is', async ({ page }) => {
    await openSort(page, '#v=1&length=40');
    await board(page).locator('[tabindex="0"]').focus();
    for (const [key, place] of [
      ['ArrowRight', 2],
      ['ArrowUp', 10],
      ['ArrowDown', 2],
      ['ArrowLeft', 1],
      ['ArrowLeft', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(element(page, place)).toBeFocused();
      await expect(board(page).locator('[tabindex="0"]')).toHaveCount(1);
    }
    await expect(element(page, 1)).toHaveCSS('outline-style', 'solid');
    await expect(element(page, 2)).toHaveCSS('outline-style', 'none');
  });

  test('keeps the keyboard when the list becomes shorter', async ({ page }) => {
    await openSort(page, '#v=1&length=20');
    await element(page, 20).focus();
    const panel = await openPanel(page, 'List');
    await panel.getByRole('textbox', { name: 'Elements' }).fill('3');
    await panel.getByRole('textbox', { name: 'Elements' }).press('Enter');
    await expect(elements(page)).toHaveCount(3);
    await expect(board(page).locator('[tabindex="0"]')).toHaveCount(1);
  });

  test('tells what is asked in the live region', async ({ page }) => {
    await openSort(page, `${small}&cursor=5`);
    await element(page, 1).focus();
    await page.keyboard.press('Enter');
    await expect(announcements(page)).toContainText('lies on the left');
  });
});

test('no text is smaller than 12 px in the figure or its panels', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const scene of [
      `${small}&cursor=5`,
      '#v=1',
      '#v=1&length=2000',
      '#v=1&length=20&race=document_hoare_lomuto_network',
    ]) {
      await openSort(page, scene);
      expect.soft(await smallTexts(page), `${scene} ${width}`).toEqual([]);
    }
    await openSort(page, '#v=1&length=32&input=time-killer&pivot=middle');
    for (const name of ownPanels) {
      await openPanel(page, name);
      expect.soft(await smallTexts(page), `${name} ${width}`).toEqual([]);
    }
  }
});

test('forced colours leave the areas apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openSort(page, `${small}&cursor=0`);
  const panel = await openPanel(page, 'Settings');
  await panel.getByRole('radio', { name: 'as bars' }).check();
  await openSort(page, '#v=1&length=20&input=few-distinct&cursor=9');
  const paint = (area: string) =>
    board(page)
      .locator(`.element.${area}:not(.touched)`)
      .first()
      .evaluate((one) => {
        const { fill, stroke, strokeWidth, strokeDasharray } = getComputedStyle(one);
        return [fill, stroke, strokeWidth, strokeDasharray].join(' ');
      });
  const kinds = new Set<string>();
  const found = ['smaller', 'equal', 'unprocessed', 'larger'];
  for (const area of found) kinds.add(await paint(area));
  expect(kinds.size).toBe(found.length);
  await expect(plate(page)).toBeVisible();
  await expect(brief(page)).toBeVisible();
});
