import type { Locator, Page } from '@playwright/test';
import { board, focusBoard, middleOf, point } from './lattice.ts';
import { Game, type Point } from './solver.ts';
import { type Standing, standingIn } from './standing.ts';
import { expect } from './test.ts';

export const status = (page: Page): Locator => page.locator('.narration .lines');
export const movesOf = (page: Page): Locator => page.getByRole('group', { name: 'Legal moves' });
export const bars = (page: Page): Locator => page.locator('.plies .chart').getByRole('button');

/** The computer answers at once, without the half second for which it seems to think. */
export async function withQuickComputer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later = window.setTimeout;
    window.setTimeout = ((run: () => void, ms?: number) =>
      later(run, ms === 500 ? 0 : ms)) as typeof setTimeout;
  });
}

/** The state of a game. */
export interface Stand extends Standing {
  readonly at: Point;
}

/** Waits until it is the visitor's turn or the game is over, with at least `ply` plies made. */
export const standing = (page: Page, ply = 0): Promise<Stand> =>
  standingIn(page, 'appleyard-lattice', ply, ({ story, over, moves }) => {
    // The figure knows the legal moves.
    if (over) expect(moves).toBe(0);
    else expect(moves).toBeGreaterThan(0);
    const [, m, n] = /(?:begins at|left|(?<!leads )to) \((\d+), (\d+)\)/.exec(story) ?? [];
    return { at: [Number(m), Number(n)] };
  });

/** Makes a move in one of the possible ways. */
export type Hand = (page: Page, to: Point, from: Point) => Promise<void>;

/** The region beside a touched mark, with its buttons that make a move. */
export const offer = (page: Page): Locator => page.getByRole('region', { name: 'Your move' });
const offered = (page: Page): Locator => offer(page).locator('button.strong');

/** Clicks a point, whether or not a move leads there. */
export async function click(page: Page, [m, n]: Point): Promise<void> {
  await point(page, m, n).scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(page, m, n);
  await page.mouse.click(x, y);
}

export const byMouse: Hand = async (page, to) => {
  await click(page, to);
  await offered(page).click();
};

/** The name of a move on its button. */
const nameOf = ([toM, toN]: Point, [m, n]: Point): string =>
  toM === m ? 'Eat a half' : toN === n ? 'Eat a whole apple' : 'Eat half of an apple';

/** Plays on the apples themselves: touches one, then chooses what to eat of it. */
export const byApples: Hand = async (page, to, from) => {
  const piece = to[0] === from[0] ? ':is(.half, .split)' : '.whole';
  await page.locator(`.pieces.yours ${piece}`).last().click();
  await offer(page)
    .getByRole('button', { name: nameOf(to, from), exact: true })
    .click();
};

/** The same with a finger, on what is in view. */
export const byTouch: Hand = async (page, to, from) => {
  const piece = to[0] === from[0] ? ':is(.half, .split)' : '.whole';
  const tap = async (what: Locator) => {
    await what.waitFor();
    const box = await what.boundingBox();
    if (!box) throw new Error('there is nothing to tap');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  };
  await tap(page.locator(`.pieces.yours ${piece}`).last());
  await tap(offer(page).getByRole('button', { name: nameOf(to, from), exact: true }));
};

export const byButtons: Hand = async (page, to, from) => {
  await movesOf(page)
    .getByRole('button', { name: nameOf(to, from), exact: true })
    .click();
};

/** Opens the chart of a game that is over. */
export async function openCourse(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'How it went' }).click();
  await expect(page.locator('.plies')).toBeVisible();
}

/** Plays with the keyboard on the board: it stands where the game is, arrow keys go to a point, Enter plays it. */
export const byArrows: Hand = async (page, [m, n], from) => {
  if (!(await board(page).locator(':focus').count())) await focusBoard(page);
  await expect(board(page).locator(`#p${from[0]}-${from[1]}`)).toBeFocused();
  const id = await board(page).locator(':focus').getAttribute('id');
  const [, left, up] = /^p(\d+)-(\d+)$/.exec(id ?? '') ?? [];
  const press = async (by: number, forward: string, back: string) => {
    for (let i = 0; i < Math.abs(by); i += 1) await page.keyboard.press(by > 0 ? forward : back);
  };
  await press(m - Number(left), 'ArrowRight', 'ArrowLeft');
  await press(n - Number(up), 'ArrowUp', 'ArrowDown');
  await expect(board(page).locator(`#p${m}-${n}`)).toBeFocused();
  await expect(offered(page)).toBeVisible();
  await page.keyboard.press('Enter');
};

/** Plays with the Tab key, which goes to the button of the move. */
export const byTabbing: Hand = async (page, to, from) => {
  const name = nameOf(to, from);
  const wanted = movesOf(page).getByRole('button', { name, exact: true });
  for (let i = 0; i < 60; i += 1) {
    if (await wanted.evaluate((one) => one.matches(':focus'))) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to “${name}”`);
};

/** Plays until no move is left. Returns the points at which it was the visitor's turn. */
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
/** The text on the picture at the end of a game, and the text beside it. */
export const wonThere = 'You have won.';
export const lostThere = 'The computer has won.';
export const won =
  /No move is left\. You have won, because (you made|the computer had to make) the last move\./;
export const lost =
  /No move is left\. The computer has won, because (it made|you had to make) the last move\./;
