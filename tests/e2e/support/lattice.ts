import type { Locator, Page } from '@playwright/test';
import { openTab } from './tabs.ts';
import { expect } from './test.ts';

export type Within = Page | Locator;

/** Opens the exhibit at a scene and waits until the figure is ready. */
export async function openLattice(page: Page, scene = '#v=1', query = ''): Promise<void> {
  // Another hash alone would not load the page again.
  await page.goto('about:blank');
  await page.goto(`lattice/${query}${scene}`);
  await expect(board(page)).toBeVisible();
}

/** Shows another scene in the present figure, and waits until it is ready. */
export async function showScene(page: Page, scene: string): Promise<void> {
  const element = page.locator('appleyard-lattice');
  await element.evaluate(async (figure: Element & { updateComplete?: Promise<boolean> }, text) => {
    Object.assign(figure, { scene: text });
    await figure.updateComplete;
  }, scene);
  await expect(element).toHaveAttribute('data-ready', 'true');
}

/** Waits until the core has answered every question so far and the figure has drawn the answers. */
export async function settled(page: Page): Promise<void> {
  type Asked = Partial<{
    figure: { run?: { ask(method: 'summary'): Promise<unknown> } };
    updateComplete: Promise<boolean>;
  }>;
  await page.locator('appleyard-lattice').evaluate(async (figure: Element & Asked) => {
    for (let i = 0; i < 2; i += 1) {
      await figure.figure?.run?.ask('summary');
      await new Promise(requestAnimationFrame);
      await figure.updateComplete;
    }
  });
}

/** Short intervals, for what appears within a moment. */
export const often = { intervals: [20, 30, 50, 100, 250] };

/** The picture, by its name, because the editor of the rules is a grid too. */
export const board = (page: Page): Locator => page.locator('svg[role=grid]');
export const slider = (page: Page): Locator => page.getByRole('slider');
export const stepField = (page: Page): Locator => page.getByRole('textbox', { name: /^Step/ });
export const narration = (page: Page): Locator => page.locator('.narration');
export const announcements = (page: Page): Locator => page.locator('.spoken');
export const whyOf = (page: Page, m: number, n: number): Locator =>
  page.getByRole('region', { name: `Why (${m}, ${n}) is as it is` });
export const anyWhy = (page: Page): Locator => page.getByRole('region', { name: /^Why \(/ });
/** The name of a position in words. */
export const inWords = (m: number, n: number): string =>
  `${m} ${m === 1 ? 'whole' : 'wholes'}, ${n} ${n === 1 ? 'half' : 'halves'}`;

/** The mark of a position, by its label: `getByRole` would compute the labels of hundreds of marks. */
export const mark = (page: Page, m: number, n: number): Locator =>
  board(page).locator(`[role=gridcell][aria-label^="${inWords(m, n)}:"]`);
/** A mark of any game, by its numbers. */
export const point = (page: Page, m: number, n: number): Locator =>
  board(page).locator(`#p${m}-${n}`);
export const button = (within: Within, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

/** Expects the cursor after this number of steps. */
export async function expectStep(page: Page, step: number): Promise<void> {
  await expect(stepField(page)).toHaveValue(String(step));
}

export async function openPanel(
  page: Page,
  name: 'Rules' | 'Play' | 'Pattern' | 'Settings' | 'Export' | 'Keys',
): Promise<Locator> {
  return openTab(page, name);
}

export async function openDialog(page: Page, word: 'Share' | 'Embed'): Promise<Locator> {
  await button(page, word).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The link that the Share dialog gives for this moment. */
export async function sharedLink(page: Page): Promise<string> {
  const dialog = await openDialog(page, 'Share');
  const link = await dialog.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'close' }).click();
  await expect(dialog).toBeHidden();
  return link;
}

/** A mark: its label and its drawing. */
export interface Mark {
  readonly m: number;
  readonly n: number;
  /** The end of the label: `lost`, `won`, `covered`, `not coloured yet`. */
  readonly state: string;
  readonly drawn: 'disc' | 'ring' | 'cover' | 'dot';
  /** The middle of the mark, from the picture's upper left corner. */
  readonly x: number;
  readonly y: number;
}

/** Every mark of the picture. */
export async function marks(page: Page): Promise<Mark[]> {
  return board(page)
    .getByRole('gridcell')
    .evaluateAll((cells) =>
      cells.map((cell) => {
        const label = cell.getAttribute('aria-label') ?? '';
        const [, m, n, state] = /^\D*(\d+)\D+(\d+)[^:：]*[:：]\s*(.*)$/.exec(label) ?? [];
        const { fill, strokeDasharray } = getComputedStyle(cell);
        const { x, y, width, height } = cell.getBoundingClientRect();
        const picture = cell.closest('svg')?.getBoundingClientRect();
        const painted = strokeDasharray !== 'none' ? 'cover' : width < 4 ? 'dot' : 'disc';
        return {
          m: Number(m),
          n: Number(n),
          state: state ?? label,
          drawn: fill === 'none' ? ('ring' as const) : (painted as 'disc' | 'cover' | 'dot'),
          x: x + width / 2 - (picture?.x ?? 0),
          y: y + height / 2 - (picture?.y ?? 0),
        };
      }),
    );
}

/** The rule of the blog post: whether the player to move loses. */
export const isLost = (m: number, n: number): boolean =>
  m === 0 ? n % 2 === 1 : m >= 2 && m % 2 === 0 && n % 2 === 0;

/** Focuses the one tab stop of the board. */
export const focusBoard = (page: Page): Promise<void> =>
  board(page).locator('[tabindex="0"]').focus();

/** The middle of a mark in the viewport. */
export async function middleOf(
  page: Page,
  m: number,
  n: number,
): Promise<{ x: number; y: number }> {
  const box = await point(page, m, n).boundingBox();
  if (!box) throw new Error(`(${m}, ${n}) is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Asks about a mark by a click beside it, where it is still the nearest. */
export async function askNear(page: Page, m: number, n: number): Promise<void> {
  await board(page).scrollIntoViewIfNeeded();
  const here = await middleOf(page, m, n);
  const there = await middleOf(page, m + 1, n);
  // A touch means a point only near it.
  const off = Math.min((there.x - here.x) * 0.4, 18);
  await page.mouse.click(here.x + off, here.y - off * 0.5);
}

/** The distance of two neighbours in px, which zooming changes. */
export async function spread(page: Page): Promise<number> {
  return (await middleOf(page, 5, 4)).x - (await middleOf(page, 4, 4)).x;
}
