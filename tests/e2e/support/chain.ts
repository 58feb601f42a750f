/** The row of objects as a reader sees it, and ways to play in it. */
import type { Locator, Page } from '@playwright/test';
import type { Sentence } from '../../../www/src/words/sentence.ts';
import { chainWords } from './catalogue.ts';
import { ChainSolver, groupsOf, type Take, type Worth, whole, without } from './chain-solver.ts';
import { type Standing, standingIn } from './standing.ts';
import { openTab } from './tabs.ts';
import { expect } from './test.ts';

export { withQuickComputer } from './game.ts';

/** The words of the page, as the tests expect them. */
export const words = chainWords('en');
export const sentence = (id: string, args?: Sentence['args']): string => words.text(id, args);

/** Opens the exhibit at a scene and waits until the figure has loaded. */
export async function openChain(page: Page, scene = '#v=1', query = ''): Promise<void> {
  // Another hash alone would not load the page again.
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  await page.goto(`chain/${query}${scene}`);
  await expect(board(page)).toBeVisible();
  await expect(page.locator('.play')).toBeVisible();
}

/** Shows another scene in the loaded figure, and waits until it is ready. */
export async function showScene(page: Page, scene: string): Promise<void> {
  const element = page.locator('appleyard-chain');
  await element.evaluate(async (figure: Element & { updateComplete?: Promise<boolean> }, text) => {
    Object.assign(figure, { scene: text });
    await figure.updateComplete;
  }, scene);
  await expect(element).toHaveAttribute('data-ready', 'true');
}

export const board = (page: Page): Locator => page.locator('svg.picture[role=grid]');
export const marks = (page: Page): Locator => board(page).locator('[role=gridcell]');
export const markOf = ([object, count]: Take): string => `${count === 1 ? 'o' : 'j'}${object - 1}`;
/** An object, or the joint between it and the next one; counted from 1. */
export const mark = (page: Page, take: Take): Locator => board(page).locator(`#${markOf(take)}`);
export const going = (page: Page): Locator => board(page).locator('.object.going');
export const bars = (page: Page): Locator => board(page).locator('.bar');
export const figure = (page: Page): Locator =>
  page.getByRole('figure', { name: sentence('title') });
export const play = (page: Page): Locator => page.locator('.play');
/** The winner, as the picture names them. */
export const status = (page: Page): Locator => page.locator('.ended > p');
export const planned = (page: Page): Locator => page.locator('div.planned');
export const takeField = (page: Page): Locator => page.getByLabel(sentence('take-field'));
export const chart = (page: Page): Locator => page.locator('.plies .chart').getByRole('button');
export const notices = (page: Page): Locator =>
  page.locator('.notices').filter({ hasText: sentence('dismiss') });

/** The last sentences of a game. */
export const won = sentence('play-winner', { who: 'you', last: 'first' });
export const lost = sentence('play-winner', { who: 'computer', last: 'first' });

export const takeArgs = ([object, count]: Take) => ({
  count,
  from: object,
  to: object + count - 1,
});

/** The sentence about a position: who wins, and in how many plies. */
export const verdict = (
  { wins, plies }: Worth,
  who: 'you' | 'computer' | 'mover' = 'mover',
): string => {
  const outcome = wins ? 'N' : 'P';
  return plies === 0
    ? sentence('chain-ended', { outcome })
    : sentence('game-worth', { outcome, who, plies });
};

/** Why a row is lost: the opponent copies each take if the groups are equal in pairs. */
export function lostBecause(cells: string, misere: boolean): string {
  const groups = groupsOf(cells);
  if (groups.length === 0) return 'none';
  const paired = groups.every((size, at) => size === groups[at % 2 === 0 ? at + 1 : at - 1]);
  if (misere || !paired) return 'answer';
  return groups.length === 2 ? 'pair' : 'pairs';
}

/** The sentence about the winning moves of a row. */
export function winningMoves(solver: ChainSolver, cells: string, ply = 1): string {
  const winning = solver.winning(cells, ply);
  const [best] = solver.best(cells, ply);
  if (winning.length === 0 || !best) {
    return sentence('chain-no-winning', { reason: lostBecause(cells, solver.misere) });
  }
  const left = without(cells, best);
  const reason = lostBecause(left, solver.misere);
  const all = winning.length === solver.takes(cells, ply).length && winning.length > 1;
  return sentence('chain-winning', {
    ...takeArgs(best),
    kinds: new Set(winning.map((take) => groupsOf(without(cells, take)).join())).size,
    ways: winning.length,
    all: all ? 'yes' : 'no',
    left: groupsOf(left).join(' + ') || 0,
    reason: all ? 'answer' : reason,
  });
}

export interface Made {
  readonly before: string;
  readonly take: Take;
  readonly ply: number;
  readonly who: 'line' | 'you' | 'computer' | 'mover';
}

/** The name of a mark, with the value of its move. */
export function nameOf(solver: ChainSolver, cells: string, take: Take, ply: number): string {
  const barred = take[1] === 2 && solver.restricted(cells, ply);
  const { wins, plies } = solver.worth(cells, take);
  const shown = wins ? 'wins' : 'loses';
  return sentence('mark-take', { ...takeArgs(take), shown, plies, barred: barred ? 'yes' : 'no' });
}

type Panel =
  | 'row'
  | 'play'
  | 'groups'
  | 'table'
  | 'race'
  | 'map'
  | 'octal'
  | 'settings'
  | 'export'
  | 'help';
export async function openPanel(page: Page, name: Panel): Promise<Locator> {
  return openTab(page, sentence(`word-${name}`));
}

/** The cells of the drawn row: 1 for an object with a mark, 0 for an empty place. */
const drawn = (cells: number, ids: readonly string[]): string =>
  Array.from({ length: cells }, (_, at) => (ids.includes(`o${at}`) ? '1' : '0')).join('');

/** The times between two looks, in ms; they are short because the change comes in a moment. */
export const soon = { intervals: [10, 20, 50, 100] };

export function cellsOf(page: Page): Promise<string> {
  return board(page).evaluate((picture) =>
    [...picture.querySelectorAll('circle.cell')]
      .map((_, at) => (picture.querySelector(`#o${at}`) ? '1' : '0'))
      .join(''),
  );
}
export const expectCells = (page: Page, cells: string): Promise<void> =>
  expect.poll(() => cellsOf(page), soon).toBe(cells);

/** The state of a game. */
export interface Stand extends Standing {
  readonly cells: string;
}

/** Waits until a person must move or the game is over, after at least `ply` plies. */
export async function standing(page: Page, ply = 0): Promise<Stand> {
  return standingIn(page, 'appleyard-chain', ply, ({ story, marks: ids, places, over }) => {
    const cells = drawn(places, ids);
    const groups = groupsOf(cells).join(' + ');
    expect(over).toBe(groups === '');
    // The picture and the narration show the same position.
    if (/took|taken/.test(story) && !over) expect(story).toContain(`leaves ${groups}.`);
    return { cells };
  });
}

/** Expects a plan for this take. */
export async function expectPlanned(page: Page, take: Take): Promise<void> {
  await expect(planned(page).getByRole('button')).toHaveText(
    sentence('planned-take', takeArgs(take)),
  );
}

/** A way to make a take: by mouse, touch, arrow keys or number. */
export type Hand = (page: Page, take: Take, cells: string) => Promise<void>;

export async function middleOf(one: Locator): Promise<{ x: number; y: number }> {
  await one.scrollIntoViewIfNeeded();
  const box = await one.boundingBox();
  if (!box) throw new Error('the mark is not drawn');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Hovering shows the objects of a take, a click plans it, and a second click makes it. */
export const byMouse: Hand = async (page, take) => {
  const { x, y } = await middleOf(mark(page, take));
  await page.mouse.move(x, y);
  await expect(going(page)).toHaveCount(take[1]);
  await expect(planned(page)).toBeHidden();
  await page.mouse.click(x, y);
  await expectPlanned(page, take);
  await page.mouse.click(x, y);
};

export const byTouch: Hand = async (page, take) => {
  const { x, y } = await middleOf(mark(page, take));
  await page.touchscreen.tap(x, y);
  await expectPlanned(page, take);
  await page.touchscreen.tap(x, y);
};

/** The marks from left to right, in the order of the arrow keys. */
const inOrder = (cells: string): string[] =>
  [...cells].flatMap((cell, at) =>
    cell === '0' ? [] : cells[at + 1] === '1' ? [`o${at}`, `j${at}`] : [`o${at}`],
  );

/** The arrow keys go to the mark, Enter plans the take, and a second Enter makes it. */
export const byArrows: Hand = async (page, take, cells) => {
  await walkTo(page, take, cells);
  await page.keyboard.press('Enter');
  await expectPlanned(page, take);
  await page.keyboard.press('Enter');
};

export async function walkTo(page: Page, take: Take, cells: string): Promise<void> {
  const focused = board(page).locator(':focus');
  if (!(await focused.count())) await board(page).locator('[tabindex="0"]').focus();
  const order = inOrder(cells);
  const from = order.indexOf((await focused.getAttribute('id')) ?? '');
  const by = order.indexOf(markOf(take)) - from;
  for (let i = 0; i < Math.abs(by); i += 1) {
    await page.keyboard.press(by > 0 ? 'ArrowRight' : 'ArrowLeft');
  }
  await expect(mark(page, take)).toBeFocused();
}

/** Types the number of an object, or those of two. */
export const byNumber: Hand = async (page, take) => {
  await planByNumber(page, writtenAs(take));
  await expectPlanned(page, take);
  await planned(page).getByRole('button').click();
};

const writtenAs = ([object, count]: Take): string =>
  count === 1 ? String(object) : `${object}-${object + 1}`;

export async function planByNumber(page: Page, typed: string): Promise<void> {
  if (!(await takeField(page).isVisible())) await openPanel(page, 'play');
  await takeField(page).fill(typed);
  await takeField(page).press('Enter');
}

/** Plays until nothing is left, and returns the states at which a person had to move. */
export async function playOut(
  page: Page,
  choose: (cells: string, ply: number) => Take | undefined,
  take: Hand = byNumber,
): Promise<Stand[]> {
  const stands: Stand[] = [];
  for (;;) {
    const stand = await standing(page, (stands.at(-1)?.ply ?? -1) + 1);
    stands.push(stand);
    if (stand.over) return stands;
    const chosen = choose(stand.cells, stand.ply);
    if (!chosen) throw new Error(`nothing to take from ${stand.cells}`);
    await take(page, chosen, stand.cells);
  }
}

export const direct = new ChainSolver();
export const reverse = new ChainSolver({ misere: true });
export const nine = whole(9);
