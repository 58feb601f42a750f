import type { Page } from '@playwright/test';
import { slugs } from '../../www/src/exhibits/index.ts';
import { expectNoComplaints, type State } from './support/complaints.ts';
import { hostPage } from './support/host.ts';
import { tabRound } from './support/inspect.ts';
import {
  announcements,
  anyWhy,
  board,
  button,
  expectStep,
  focusBoard,
  mark,
  narration,
  openDialog,
  openLattice,
  openPanel,
  stepField,
} from './support/lattice.ts';
import { expect, test } from './support/test.ts';

const opened = (scene: string, query?: string) => (page: Page) => openLattice(page, scene, query);

/** Small plates, but for the first: axe looks at every mark, and they are all alike. */
const states: readonly State[] = [
  ['the opening finished', opened('#v=1')],
  ['mid-run', opened('#v=1&columns=10&rows=8&cursor=50')],
  ['a why open', opened('#v=1&columns=10&rows=8&cursor=50&ask=4,4')],
  ['a lesson', opened('#v=1&lesson=1/columns=8&rows=8&cursor=2/cursor=4')],
  ['notices', opened('#v=1&nonsense=1&cursor=x')],
  ['presenting', opened('#v=1&columns=10&rows=8&cursor=50&present=on')],
  ['covered marks', opened('#v=1&columns=10&rows=8&cursor=50&reveal=on')],
  ['Chinese', opened('#v=1&columns=10&rows=8&cursor=50&ask=4,4', '?lang=zh')],
  ['Spanish', opened('#v=1&columns=10&rows=8&cursor=50&ask=4,4', '?lang=es')],
  [
    'settings open',
    async (page) => {
      await openLattice(page, '#v=1&columns=10&rows=8&cursor=50');
      const settings = await openPanel(page, 'Settings');
      await settings.getByRole('textbox', { name: 'points across' }).fill('x');
      await settings.getByRole('textbox', { name: 'points across' }).press('Tab');
      await expect(settings.getByRole('alert')).toBeVisible();
    },
  ],
  [
    'the keys listed, the figure as text',
    async (page) => {
      await openLattice(page, '#v=1&columns=10&rows=8&cursor=50');
      await page.getByText('The figure as text').click();
      await openPanel(page, 'Keys');
    },
  ],
  [
    'sharing',
    async (page) => {
      await openLattice(page, '#v=1&columns=10&rows=8&cursor=50');
      await openDialog(page, 'Share');
    },
  ],
  [
    'embedding',
    async (page) => {
      await openLattice(page, '#v=1&columns=10&rows=8&cursor=50');
      await openDialog(page, 'Embed');
    },
  ],
  [
    'a prediction asked',
    async (page) => {
      await openLattice(page, '#v=1&columns=8&rows=8&cursor=0&predict=on');
      await button(page, 'last').click();
      await expect(page.getByRole('group', { name: 'Your prediction' })).toBeVisible();
    },
  ],
  [
    'the gallery',
    async (page) => {
      await page.goto('');
      await expect(button(page, 'Play it here')).toHaveCount(slugs.length);
    },
  ],
  [
    'the gallery playing',
    async (page) => {
      await page.goto('');
      await button(page, 'Play it here').nth(1).click();
      await expectStep(page, 273);
    },
  ],
  [
    'the last plate playing',
    async (page) => {
      await page.goto('');
      await button(page, 'Play it here').last().click();
      await expect(page.getByRole('grid', { name: 'A row of objects' })).toBeVisible();
      await expect(page.locator('.narration')).toContainText('One move wins');
    },
  ],
  [
    'the network playing',
    async (page) => {
      await page.goto('');
      await button(page, 'Play it here').nth(3).click();
      await expect(page.getByRole('grid', { name: /^Sorting network; wires: 16/ })).toBeVisible();
      await expect(page.locator('.narration')).toContainText('This input is sorted');
    },
  ],
  [
    'the frontispiece playing',
    async (page) => {
      await page.goto('');
      await button(page, 'Play it here').first().click();
      await expectStep(page, 8);
    },
  ],
  [
    'an embedded figure',
    async (page) => {
      await openLattice(page, '#v=1&columns=10&rows=8&cursor=50');
      const dialog = await openDialog(page, 'Embed');
      const frame = await dialog.getByRole('textbox', { name: /^In a frame/ }).inputValue();
      await hostPage(frame, async (address) => {
        await page.goto(address);
        await expect(page.frameLocator('iframe').getByRole('grid')).toBeVisible();
      });
    },
  ],
];

expectNoComplaints('the page and its figure', states);

test('the accessibility tree is an account of what is shown', async ({ page }) => {
  await openLattice(page, '#v=1&cursor=168&ask=7,6');
  await expect(narration(page)).toContainText('From');
  await expect(page.getByRole('figure')).toMatchAriaSnapshot(`
    - figure "Would you go first?":
      - grid /Positions of the half-apple game/:
        - row "12 halves":
          - 'gridcell "0 wholes, 12 halves: won"'
          - 'gridcell "20 wholes, 12 halves: not coloured yet"'
        - row "6 halves":
          - 'gridcell "6 wholes, 6 halves: lost"'
          - 'gridcell "7 wholes, 6 halves: won" [selected]'
        - row "1 half":
          - 'gridcell "0 wholes, 1 half: lost"'
          - 'gridcell "1 whole, 1 half: won"'
        - row "0 halves":
          - 'gridcell "0 wholes, 0 halves: won"'
      - region "Why (7, 6) is as it is":
        - heading /\\(7, 6\\) is won in \\d+ plies/
        - list:
          - listitem:
            - text: /a whole.*lost in \\d+/
            - emphasis: this one decides
            - button "Why is (6, 6) as it is?"
          - listitem:
            - text: /a half.*won in \\d+/
          - listitem:
            - text: /half of a whole.*won in \\d+/
        - button "close"
      - button "Rules"
      - button "Play"
      - button "Pattern"
      - button "Settings"
      - button "Share"
      - button "Embed"
      - button "Export"
      - button "Keys"
      - paragraph: /From \\(\\d+, \\d+\\)/
      - group "Steps":
        - button "first"
        - button "back"
        - button "play"
        - button "forward"
        - button "last"
        - slider "Step of the run": "168"
        - textbox /Step/: "168"
        - combobox "Speed"
      - group:
        - heading "The figure as text" [level=2]
      - status: /From/
  `);
  await page.getByText('The figure as text').click();
  await expect(page.getByText(/^168 of 273 points are coloured: \d+ lost, \d+ won/)).toBeVisible();
  const row = page.getByText(
    /^With 1 half, \d+ points coloured: lost with 0 wholes, won with the others\.$/,
  );
  await expect(row).toBeVisible();
});

test.describe('the live region', () => {
  /** Gathers what is announced from now on. */
  const listen = (page: Page) =>
    announcements(page).evaluate((region) => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      new MutationObserver(() => heard.push(region.textContent?.trim() ?? '')).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
  const heard = (page: Page) =>
    page.evaluate(() => (window as unknown as { heard: string[] }).heard);

  test('tells each step', async ({ page }) => {
    await openLattice(page, '#v=1&cursor=9');
    await expect(announcements(page)).toContainText('(2, 0)');
    await button(page, 'back').click();
    await expect(announcements(page)).not.toContainText('(2, 0)');
    await expect(announcements(page)).toHaveText((await narration(page).innerText()).trim());
  });

  test('of several steps in a row tells the last only', async ({ page }) => {
    await openLattice(page, '#v=1&cursor=9');
    await expect(announcements(page)).toContainText('(2, 0)');
    await listen(page);
    await focusBoard(page);
    await page.evaluate(() => {
      const cell = document.querySelector('appleyard-lattice');
      for (let i = 0; i < 10; i += 1) {
        cell?.dispatchEvent(new KeyboardEvent('keydown', { key: '.', bubbles: true }));
      }
    });
    await expectStep(page, 19);
    await expect.poll(() => heard(page)).toHaveLength(1);
    expect(await heard(page)).toEqual([(await narration(page).innerText()).trim()]);
  });

  test('while playing tells milestones only', async ({ page }) => {
    await openLattice(page, '#v=1&columns=8&rows=8&cursor=10');
    await expect(announcements(page)).not.toBeEmpty();
    await listen(page);
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('4×');
    await button(page, 'play').click();
    await expect(announcements(page)).toContainText('Every point is coloured');
    const told = await heard(page);
    expect(told.length).toBeGreaterThan(1);
    for (const text of told) {
      expect(text).toMatch(/all three kinds|first lost point|nothing but whole|Every point/);
    }
    expect(told[0]).toContain('(7, 0)');
  });
});

test.describe('the keyboard alone', () => {
  for (const path of ['', 'lattice/#v=1&cursor=168&ask=13,6']) {
    test(`reaches everything on /${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (path) await expect(anyWhy(page)).toBeVisible();
      const { reached, missed, unmarked } = await tabRound(page);
      expect(missed).toEqual([]);
      expect(unmarked).toEqual([]);
      const cells = reached.filter((stop) => stop.startsWith('gridcell'));
      expect(cells).toHaveLength(path ? 1 : 0);
    });
  }

  for (const path of slugs.flatMap((slug) => [`${slug}/#v=1`, `embed.html?figure=${slug}#v=1`])) {
    test(`is seen wherever it is on ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
      const { reached, unmarked } = await tabRound(page);
      expect(reached.length).toBeGreaterThan(10);
      expect(unmarked).toEqual([]);
    });
  }

  test('does everything: size, step, ask, share, close', async ({ page }) => {
    await openLattice(page, '#v=1&cursor=57');
    const tabTo = async (name: string) => {
      for (let i = 0; i < 60; i += 1) {
        if (await button(page, name).evaluate((one) => one.matches(':focus'))) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`Tab does not come to ${name}`);
    };
    await focusBoard(page);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(anyWhy(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await tabTo('Settings');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Settings' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: 'Settings' })).toBeHidden();
    await tabTo('Share');
    await page.keyboard.press('Space');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button(page, 'Share')).toBeFocused();
  });

  for (const [name, other, end] of [
    ['first', ',', 0],
    ['last', '.', 273],
  ] as const) {
    test(`keeps the figure's focus when “${name}” has nothing left to do`, async ({ page }) => {
      await openLattice(page, '#v=1&cursor=57');
      await button(page, name).focus();
      await page.keyboard.press('Enter');
      await expectStep(page, end);
      await page.keyboard.press(other === ',' ? '.' : ',');
      await expect(stepField(page)).toHaveValue(String(end === 0 ? 1 : 272));
    });
  }
});

test('the board stays one tab stop wherever the keyboard went', async ({ page }) => {
  await openLattice(page);
  await focusBoard(page);
  await page.keyboard.press('ArrowRight');
  await expect(mark(page, 1, 0)).toBeFocused();
  await expect(board(page).locator('[tabindex="0"]')).toHaveCount(1);
});
