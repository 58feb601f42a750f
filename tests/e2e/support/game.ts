import type { Locator, Page } from '@playwright/test';
import { board, focusBoard, middleOf, point } from './lattice.ts';
import { Game, type Point } from './solver.ts';
import { type Standing, standingIn } from './standing.ts';
import { expect } from './test.ts';

export const status = (page: Page): Locator => page.locator('.play > p[role=status]');
export const movesOf = (page: Page): Locator => page.getByRole('group', { name: 'Legal moves' });
export const bars = (page: Page): Locator => page.locator('.chart li').getByRole('button');

/** The computer answers at once, instead of after the half second in which one sees it think. */
export async function withQuickComputer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later = window.setTimeout;
    window.setTimeout = ((run: () => void, ms?: number) =>
      later(run, ms === 500 ? 0 : ms)) as typeof setTimeout;
  });
}

/** Where a game stands. */
export interface Stand extends Standing {
  readonly at: Point;
}

/** Waits until somebody at the page is to move, or nobody is, and at least `ply` plies are made. */
export const standing = (page: Page, ply = 0): Promise<Stand> =>
  standingIn(page, 'appleyard-lattice', ply, ({ story, over, moves }) => {
    // What can be played is known.
    if (over) expect(moves).toBe(0);
    else expect(moves).toBeGreaterThan(0);
    const [, m, n] = /(?:begins at|Left:|to) \((\d+), (\d+)\)/.exec(story) ?? [];
    return { at: [Number(m), Number(n)] };
  });

/** Makes a move in one of the ways there are. */
export type Hand = (page: Page, to: Point, from: Point) => Promise<void>;

export const byMouse: Hand = async (page, [m, n]) => {
  await point(page, m, n).scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(page, m, n);
  await page.mouse.click(x, y);
};

export const byTouch: Hand = async (page, [m, n]) => {
  await point(page, m, n).scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(page, m, n);
  await page.touchscreen.tap(x, y);
};

/** On the apples themselves: the left side of a whole, its right side, or a half. */
export const byApples: Hand = async (page, [toM, toN], [m, n]) => {
  const apples = page.locator('.table svg.yours .piece');
  const whole = apples.filter({ has: page.locator('.eat-half') }).first();
  if (toM === m) await apples.last().locator('.eat-all').click();
  else if (toN === n) await whole.locator('.eat-all').click();
  else await whole.locator('.eat-half').click();
};

export const byButtons: Hand = async (page, [toM, toN], [m, n]) => {
  const name = toM === m ? 'eat a half' : toN === n ? 'eat a whole' : 'eat half of a whole';
  await movesOf(page).getByRole('button', { name, exact: true }).click();
};

/** With the keyboard on the board: the arrow keys go to the point, Enter plays it. */
export const byArrows: Hand = async (page, [m, n]) => {
  if (!(await board(page).locator(':focus').count())) await focusBoard(page);
  const id = await board(page).locator(':focus').getAttribute('id');
  const [, left, up] = /^p(\d+)-(\d+)$/.exec(id ?? '') ?? [];
  const press = async (by: number, forward: string, back: string) => {
    for (let i = 0; i < Math.abs(by); i += 1) await page.keyboard.press(by > 0 ? forward : back);
  };
  await press(m - Number(left), 'ArrowRight', 'ArrowLeft');
  await press(n - Number(up), 'ArrowUp', 'ArrowDown');
  await expect(board(page).locator(`#p${m}-${n}`)).toBeFocused();
  await page.keyboard.press('Enter');
};

/** With the Tab key to the button of the move. */
export const byTabbing: Hand = async (page, [toM, toN], [m, n]) => {
  const name = toM === m ? 'eat a half' : toN === n ? 'eat a whole' : 'eat half of a whole';
  const wanted = movesOf(page).getByRole('button', { name, exact: true });
  for (let i = 0; i < 60; i += 1) {
    if (await wanted.evaluate((one) => one.matches(':focus'))) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to “${name}”`);
};

/** Plays until nothing is left; gives the points at which somebody at the page had to move. */
export async function playOut(
  page: Page,
  choose: (at: Point, ply: number) => Point | undefined,
  move: Hand = byButtons,
): Promise<Stand[]> {
  const stands: Stand[] = [];
  for (;;) {
    const stand = await standing(page, (stands.at(-1)?.ply ?? -1) + 1);
    stands.push(stand);
    if (stand.over) return stands;
    const to = choose(stand.at, stand.ply);
    if (!to) throw new Error(`nothing to play at (${stand.at})`);
    await move(page, to, stand.at);
  }
}

export const apples = new Game();
/** The best move in the apple game, by the tests' own solver. */
export const perfectly = (at: Point) => apples.best(at);
/** What a game says at its end. */
export const won = 'Nothing is left to play. You have won.';
export const lost = 'Nothing is left to play. The computer has won.';
