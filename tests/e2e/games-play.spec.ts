import type { Page } from '@playwright/test';
import { withQuickComputer } from './support/game.ts';
import { openTab } from './support/tabs.ts';
import { expect, test } from './support/test.ts';

const square = (page: Page, id: string) => page.locator(`svg.picture[role=grid] #${id}`);
const ended = (page: Page) => page.locator('.ended > p');
const narration = (page: Page) => page.locator('.narration');
const planned = (page: Page) => page.locator('div.planned');

/** Plans a move by touching a square, and makes it by touching the square again. */
async function touch(page: Page, id: string): Promise<void> {
  await square(page, id).click();
  await expect(planned(page)).toBeVisible();
  await square(page, id).click();
  await expect(planned(page)).toBeHidden();
}

test.beforeEach(({ page }) => withQuickComputer(page));

test('a visitor holds tic-tac-toe against the computer, and nothing is given away before', async ({
  page,
}) => {
  await page.goto('games/');
  await expect(narration(page)).toContainText('Your move. Can you hold it?');
  await expect(page.locator('svg.picture').locator('.won, .lost, .drawn')).toHaveCount(0);
  await touch(page, 's4');
  await expect(page.locator('svg.picture .mark')).toHaveCount(2);
  // The computer takes a corner; from then on each move of the visitor blocks or draws.
  await expect(square(page, 's0')).toHaveAccessibleName('a3, a nought');
  await square(page, 's0').click();
  await expect(planned(page)).toHaveText('Somebody has marked a3 already.');
  for (let marks = 2; marks < 9; marks += 2) {
    await page.getByRole('button', { name: 'Why?' }).click();
    const best = page.locator('svg.picture [role=gridcell]:has(.drawn)').first();
    await expect(best).toBeVisible();
    const id = (await best.getAttribute('id')) ?? '';
    await page.getByRole('button', { name: 'Why?' }).click();
    await touch(page, id);
    await expect(page.locator('svg.picture .mark')).toHaveCount(Math.min(9, marks + 2));
  }
  await expect(ended(page)).toHaveText('A draw');
});

test('the rows of a board are apart for a screen reader, each with its squares', async ({
  page,
}) => {
  await page.goto('games/#v=1&opponent=human&plies=1_5');
  await expect(page.locator('appleyard-games')).toHaveAttribute('data-ready', 'true');
  await expect(page.getByRole('grid')).toMatchAriaSnapshot(`
    - grid "A board with 3 columns and 3 rows":
      - row "Row 3":
        - gridcell "a3, a cross"
        - gridcell "b3, empty"
        - gridcell "c3, empty"
      - row "Row 2":
        - gridcell "a2, empty"
        - gridcell "b2, a nought"
        - gridcell "c2, empty"
      - row "Row 1":
        - gridcell "a1, empty"
        - gridcell "b1, empty"
        - gridcell "c1, empty"
  `);
});

test('Hexapawn is played by the keyboard alone, and its rules explain themselves', async ({
  page,
}) => {
  await page.goto('games/#v=1&game=hexapawn&opponent=human&plies=start');
  await expect(page.locator('appleyard-games')).toHaveAttribute('data-ready', 'true');
  await square(page, 's4').focus();
  await page.keyboard.press('Enter');
  await expect(planned(page)).toHaveText('Touch one of your own pieces first.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  await expect(square(page, 's7')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(square(page, 's7')).toHaveClass(/held/);
  // The question stands at the piece, and its answers are marked: the way ahead is free, and nothing can be captured.
  await expect(square(page, 's7').locator('.where')).toHaveText('Where to?');
  await expect(page.locator('svg.picture [role=gridcell]:has(.goal)')).toHaveCount(1);
  await expect(square(page, 's4').locator('.goal')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(planned(page)).toHaveText('The rules do not let the piece on b1 go to b3.');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(planned(page)).toContainText('Go from b1 to b2');
  await page.keyboard.press('Enter');
  await expect(narration(page)).toContainText('A piece went from b1 to b2.');
  await expect(square(page, 's4')).toHaveAccessibleName('b2, a dark pawn');
});

test('the panel chooses a game and its sizes, and keeps what the core refuses', async ({
  page,
}) => {
  test.slow();
  await page.goto('games/');
  await openTab(page, 'Game');
  await page.getByLabel('Connect Four and other falling rows').check();
  // A slow machine takes a while for its 3,945,711 positions.
  await expect(page.locator('svg.picture [role=gridcell]')).toHaveCount(20, { timeout: 60_000 });
  // A touch anywhere in a column means its lowest free square.
  await square(page, 's2').click();
  await expect(planned(page)).toContainText('Drop a stone onto c1');
  await page.getByLabel('Tic-tac-toe and other rows').check();
  await expect(page.locator('svg.picture [role=gridcell]')).toHaveCount(9);
  const columns = page.getByLabel('columns', { exact: true });
  await columns.fill('6');
  await columns.press('Enter');
  await expect(
    page.getByText('This board has 18 squares: the game may have at most 16.'),
  ).toBeVisible();
  await expect(columns).toHaveValue('6');
  await expect(page.locator('svg.picture [role=gridcell]')).toHaveCount(9);
  await columns.fill('4');
  await columns.press('Enter');
  await expect(page.locator('svg.picture [role=gridcell]')).toHaveCount(12);
  await expect(page).toHaveURL(/size=4,3,3|size=4%2C3%2C3/);
});

/** What of the result lies on the board, and whether the first screen shows all of it. */
const result = (page: Page) =>
  page.locator('appleyard-games').evaluate((element) => {
    const root = element.shadowRoot as ShadowRoot;
    const boxOf = (one: Element) => one.getBoundingClientRect();
    const parts = [...root.querySelectorAll('.ended :is(p, button)')].map(boxOf);
    const covers = [...root.querySelectorAll('svg.picture [role=gridcell]')]
      .map(boxOf)
      .filter((mark) =>
        parts.some(
          ({ left, right, top, bottom }) =>
            left < mark.right && right > mark.left && top < mark.bottom && bottom > mark.top,
        ),
      );
    const transport = boxOf(root.querySelector('.transport') as Element);
    const low = Math.max(...parts.map(({ bottom }) => bottom));
    return { parts: parts.length, covered: covers.length, seen: low <= transport.top };
  });

for (const [width, height] of [
  [390, 844],
  [1366, 768],
] as const) {
  test(`at ${width} by ${height} the result lies beside the board, and no square is covered`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    // A row of three, and one of four on a board that leaves no room at its side.
    for (const scene of ['plies=1_2_5_3_9', 'game=four-in-a-row&plies=16_11_17_12_18_13_19']) {
      await page.goto('about:blank');
      await page.goto(`games/#v=1&${scene}`);
      await expect(ended(page)).toHaveText('You won');
      await expect(page.locator('.legend')).toContainText('The game is over here.');
      // The headline, and the buttons for another game and for the reason.
      expect(await result(page)).toEqual({ parts: 3, covered: 0, seen: true });
      await page.locator('.ended').getByRole('button', { name: 'New game' }).click();
      await expect(ended(page)).toHaveCount(0);
    }
  });
}
