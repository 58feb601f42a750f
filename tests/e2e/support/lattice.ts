import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

export type Within = Page | Locator;

/** Opens the exhibit at a scene and waits until the figure stands. */
export async function openLattice(page: Page, scene = '#v=1', query = ''): Promise<void> {
  // The same page with another hash would only be a move within it.
  await page.goto('about:blank');
  await page.goto(`lattice/${query}${scene}`);
  await expect(board(page)).toBeVisible();
}

/** Shows another scene in the figure that is there, and waits until it stands. */
export async function showScene(page: Page, scene: string): Promise<void> {
  const element = page.locator('appleyard-lattice');
  await element.evaluate(async (figure: Element & { updateComplete?: Promise<boolean> }, text) => {
    Object.assign(figure, { scene: text });
    await figure.updateComplete;
  }, scene);
  await expect(element).toHaveAttribute('data-ready', 'true');
}

/** Whatever was asked of the core until now is answered and drawn: it answers in order. */
export async function settled(page: Page): Promise<void> {
  type Asked = Partial<{
    run: { ask(method: 'summary'): Promise<unknown> };
    updateComplete: Promise<boolean>;
  }>;
  await page.locator('appleyard-lattice').evaluate(async (figure: Element & Asked) => {
    for (let i = 0; i < 2; i += 1) {
      await figure.run?.ask('summary');
      await new Promise(requestAnimationFrame);
      await figure.updateComplete;
    }
  });
}

/** What comes within a moment is looked for often. */
export const often = { intervals: [20, 30, 50, 100, 250] };

/** The plate; the editor of the rules is a grid too. */
export const board = (page: Page): Locator => page.locator('svg[role=grid]');
export const slider = (page: Page): Locator => page.getByRole('slider');
export const stepField = (page: Page): Locator => page.getByRole('textbox', { name: /^Step/ });
export const narration = (page: Page): Locator => page.locator('.narration');
export const announcements = (page: Page): Locator => page.locator('[aria-live=polite]');
export const whyOf = (page: Page, m: number, n: number): Locator =>
  page.getByRole('region', { name: `Why (${m}, ${n}) is as it is` });
export const anyWhy = (page: Page): Locator => page.getByRole('region', { name: /^Why \(/ });
/** How a position is named in words. */
export const inWords = (m: number, n: number): string =>
  `${m} ${m === 1 ? 'whole' : 'wholes'}, ${n} ${n === 1 ? 'half' : 'halves'}`;

/** By the label it has for a screen reader, of which `getByRole` would work out hundreds. */
export const mark = (page: Page, m: number, n: number): Locator =>
  board(page).locator(`[role=gridcell][aria-label^="${inWords(m, n)}:"]`);
/** A mark of any game, by its numbers. */
export const point = (page: Page, m: number, n: number): Locator =>
  board(page).locator(`#p${m}-${n}`);
export const button = (within: Within, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

/** The cursor stands after so many steps. */
export async function expectStep(page: Page, step: number): Promise<void> {
  await expect(stepField(page)).toHaveValue(String(step));
}

export async function openPanel(
  page: Page,
  name: 'Rules' | 'Play' | 'Pattern' | 'Settings' | 'Export' | 'Keys',
): Promise<Locator> {
  await button(page, name).click();
  const panel = page.getByRole('region', { name });
  await expect(panel).toBeVisible();
  return panel;
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

/** A mark as it is told and as it is drawn. */
export interface Mark {
  readonly m: number;
  readonly n: number;
  /** The end of its label: `lost`, `won`, `covered`, `not coloured yet`. */
  readonly state: string;
  readonly drawn: 'disc' | 'ring' | 'cover' | 'dot';
  /** Its middle, from the plate's upper left corner. */
  readonly x: number;
  readonly y: number;
}

/** Every mark of the plate. */
export async function marks(page: Page): Promise<Mark[]> {
  return board(page)
    .getByRole('gridcell')
    .evaluateAll((cells) =>
      cells.map((cell) => {
        const label = cell.getAttribute('aria-label') ?? '';
        const [, m, n, state] = /^\D*(\d+)\D+(\d+)[^:：]*[:：]\s*(.*)$/.exec(label) ?? [];
        const { fill, strokeDasharray } = getComputedStyle(cell);
        const { x, y, width, height } = cell.getBoundingClientRect();
        const plate = cell.closest('svg')?.getBoundingClientRect();
        const painted = strokeDasharray !== 'none' ? 'cover' : width < 4 ? 'dot' : 'disc';
        return {
          m: Number(m),
          n: Number(n),
          state: state ?? label,
          drawn: fill === 'none' ? ('ring' as const) : (painted as 'disc' | 'cover' | 'dot'),
          x: x + width / 2 - (plate?.x ?? 0),
          y: y + height / 2 - (plate?.y ?? 0),
        };
      }),
    );
}

/** The general solution: lost for whoever must move. */
export const isLost = (m: number, n: number): boolean =>
  m === 0 ? n % 2 === 1 : m >= 2 && m % 2 === 0 && n % 2 === 0;

/** Puts the keyboard on the board's one tab stop. */
export const focusBoard = (page: Page): Promise<void> =>
  board(page).locator('[tabindex="0"]').focus();

/** Where a mark's middle is in the viewport. */
export async function middleOf(
  page: Page,
  m: number,
  n: number,
): Promise<{ x: number; y: number }> {
  const box = await point(page, m, n).boundingBox();
  if (!box) throw new Error(`(${m}, ${n}) is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Asks a mark why by clicking beside it, where it is still the nearest. */
export async function askNear(page: Page, m: number, n: number): Promise<void> {
  await board(page).scrollIntoViewIfNeeded();
  const here = await middleOf(page, m, n);
  const there = await middleOf(page, m + 1, n);
  const off = (there.x - here.x) * 0.4;
  await page.mouse.click(here.x + off, here.y - off * 0.5);
}

/** How far apart two neighbours are drawn, in px: what zooming changes. */
export async function spread(page: Page): Promise<number> {
  return (await middleOf(page, 5, 4)).x - (await middleOf(page, 4, 4)).x;
}
