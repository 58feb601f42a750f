/** The row of objects as its reader meets it, and ways to play in it. */
import type { Locator, Page } from '@playwright/test';
import type { Sentence } from '../../../www/src/words/sentence.ts';
import { chainWords } from './catalogue.ts';
import { ChainSolver, groupsOf, type Take, type Worth, whole, without } from './chain-solver.ts';
import { type Standing, standingIn } from './standing.ts';
import { expect } from './test.ts';

export { withQuickComputer } from './game.ts';

/** The words of the page, as the tests expect them. */
export const words = chainWords('en');
export const told = (id: string, args?: Sentence['args']): string => words.text(id, args);

/** Opens the exhibit at a scene and waits until the figure stands. */
export async function openChain(page: Page, scene = '#v=1', query = ''): Promise<void> {
  // The same page with another hash would only be a move within it.
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  await page.goto(`chain/${query}${scene}`);
  await expect(board(page)).toBeVisible();
  await expect(page.locator('.play')).toBeVisible();
}

/** Shows another scene in the figure that is there, and waits until it stands. */
export async function showScene(page: Page, scene: string): Promise<void> {
  const element = page.locator('appleyard-chain');
  await element.evaluate(async (figure: Element & { updateComplete?: Promise<boolean> }, text) => {
    Object.assign(figure, { scene: text });
    await figure.updateComplete;
  }, scene);
  await expect(element).toHaveAttribute('data-ready', 'true');
}

export const board = (page: Page): Locator => page.locator('svg.plate[role=grid]');
export const marks = (page: Page): Locator => board(page).locator('[role=gridcell]');
export const markOf = ([object, count]: Take): string => `${count === 1 ? 'o' : 'j'}${object - 1}`;
/** An object, or the joint between it and the next one; counted from 1. */
export const mark = (page: Page, take: Take): Locator => board(page).locator(`#${markOf(take)}`);
export const going = (page: Page): Locator => board(page).locator('.object.going');
export const bars = (page: Page): Locator => board(page).locator('.bar');
export const figure = (page: Page): Locator => page.getByRole('figure', { name: told('title') });
export const play = (page: Page): Locator => page.locator('.play');
export const status = (page: Page): Locator => page.locator('.play > p[role=status]');
export const planned = (page: Page): Locator => page.locator('div.planned');
export const takeField = (page: Page): Locator => page.getByLabel(told('take-field'));
export const chart = (page: Page): Locator => page.locator('.chart ol li').getByRole('button');
export const notices = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: told('dismiss') });

/** What a game says at its end. */
export const won = told('play-over', { who: 'you', last: 'first' });
export const lost = told('play-over', { who: 'computer', last: 'first' });

export const takeArgs = ([object, count]: Take) => ({
  count,
  from: object,
  to: object + count - 1,
});

/** What is said of a position: who wins, and in how many plies. */
export const verdict = ({ wins, plies }: Worth): string =>
  told(plies === 0 ? 'chain-ended' : 'chain-verdict', { outcome: wins ? 'N' : 'P', plies });

/** What is said of how one can win there. */
export function winningMoves(solver: ChainSolver, cells: string, ply = 1): string {
  const winning = solver.winning(cells, ply);
  const [best] = solver.best(cells, ply);
  if (winning.length === 0 || !best) return told('chain-no-winning');
  const all = winning.length === solver.takes(cells, ply).length && winning.length > 1;
  return told('chain-winning', {
    ...takeArgs(best),
    kinds: new Set(winning.map((take) => groupsOf(without(cells, take)).join())).size,
    ways: winning.length,
    all: all ? 'yes' : 'no',
    left: groupsOf(without(cells, best)).join(' + ') || 0,
  });
}

/** What was taken between two rows. */
export function takeMade(before: string, left: string): Take {
  const gone = [...before].flatMap((cell, at) => (cell === left[at] ? [] : [at + 1]));
  const [first = 0, second] = gone;
  if (first === 0 || gone.length > 2) throw new Error(`no take leads from ${before} to ${left}`);
  return [first, second === undefined ? 1 : 2];
}

/** What is told of a start: what lies there, who wins, how. */
export function toldOfStart(solver: ChainSolver, cells: string): string {
  const groups = groupsOf(cells);
  const objects = groups.reduce((sum, group) => sum + group);
  const end = solver.misere ? 'misere' : 'normal';
  const ruled = solver.restricted(cells, 0) ? 'yes' : 'no';
  const id = cells.includes('0') ? 'chain-start-gaps' : 'chain-start';
  const start = told(id, { objects, end, ruled, groups: groups.join(' + ') });
  return [start, verdict(solver.value(cells, 0)), winningMoves(solver, cells, 0)].join(' ');
}

export interface Made {
  readonly before: string;
  readonly take: Take;
  readonly ply: number;
  readonly who: 'line' | 'you' | 'computer' | 'mover';
}

/** What is told of a ply: what was taken, whether it was right, what is left of it. */
export function toldOfPly(solver: ChainSolver, { before, take, ply, who }: Made): string[] {
  const cells = without(before, take);
  const left = groupsOf(cells).join(' + ');
  const made = told('chain-made', { who, ply, left: left || 0, ...takeArgs(take) });
  const positions = solver.positions(before, ply - 1);
  const same = positions.get(groupsOf(cells).join()) ?? [];
  const winning = [...positions.values()].filter(([one]) => one && solver.worth(before, one).wins);
  const gave = winning.length > 0 && !solver.worth(before, take).wins;
  const only = winning.length === 1 && !gave && positions.size > 1;
  return [
    made,
    ...(gave ? [told('play-blunder', { who })] : []),
    ...(only ? [told('chain-only', { ways: same.length })] : []),
    verdict(solver.value(cells)),
  ];
}

/** The name of a mark, with what it is worth. */
export function nameOf(solver: ChainSolver, cells: string, take: Take, ply: number): string {
  const barred = take[1] === 2 && solver.restricted(cells, ply);
  const { wins, plies } = solver.worth(cells, take);
  const shown = wins ? 'wins' : 'loses';
  return told('mark-take', { ...takeArgs(take), shown, plies, barred: barred ? 'yes' : 'no' });
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
  const word = told(`word-${name}`);
  await page.getByRole('button', { name: word, exact: true }).click();
  const panel = page.getByRole('region', { name: word, exact: true });
  await expect(panel).toBeVisible();
  await expect(panel).not.toBeEmpty();
  return panel;
}

/** The row that lies there, by its objects: as many cells as have a place. */
const drawn = (cells: number, ids: readonly string[]): string =>
  Array.from({ length: cells }, (_, at) => (ids.includes(`o${at}`) ? '1' : '0')).join('');

/** How soon it is looked again, in ms: what is awaited is there in a moment. */
export const soon = { intervals: [10, 20, 50, 100] };

export function cellsOf(page: Page): Promise<string> {
  return board(page).evaluate((plate) =>
    [...plate.querySelectorAll('circle.cell')]
      .map((_, at) => (plate.querySelector(`#o${at}`) ? '1' : '0'))
      .join(''),
  );
}
export const expectCells = (page: Page, cells: string): Promise<void> =>
  expect.poll(() => cellsOf(page), soon).toBe(cells);

/** Where a game stands. */
export interface Stand extends Standing {
  readonly cells: string;
}

/** Waits until somebody at the page is to move, or nobody is, and at least `ply` plies are made. */
export async function standing(page: Page, ply = 0): Promise<Stand> {
  return standingIn(page, 'appleyard-chain', ply, ({ story, marks: ids, places, over }) => {
    const cells = drawn(places, ids);
    const groups = groupsOf(cells).join(' + ');
    expect(over).toBe(groups === '');
    // The picture and the story are of the same position.
    if (story.startsWith('Ply') && !over) expect(story).toContain(`leaves ${groups}.`);
    return { cells };
  });
}

/** What is planned, and what that would leave. */
export async function expectPlanned(page: Page, take: Take): Promise<void> {
  await expect(planned(page).locator('strong')).toHaveText(told('planned', takeArgs(take)));
}

/** Makes a take in one of the ways there are. */
export type Hand = (page: Page, take: Take, cells: string) => Promise<void>;

export async function middleOf(one: Locator): Promise<{ x: number; y: number }> {
  await one.scrollIntoViewIfNeeded();
  const box = await one.boundingBox();
  if (!box) throw new Error('the mark is not drawn');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Hovering shows what would go, a click plans it, a second click takes it. */
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

/** Marks from left to right, as the arrow keys go through them. */
const inOrder = (cells: string): string[] =>
  [...cells].flatMap((cell, at) =>
    cell === '0' ? [] : cells[at + 1] === '1' ? [`o${at}`, `j${at}`] : [`o${at}`],
  );

/** With the keyboard on the row: the arrow keys go to the mark, Enter plans, Enter takes. */
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

/** By the number of an object, or those of two. */
export const byNumber: Hand = async (page, take) => {
  await planByNumber(page, writtenAs(take));
  await expectPlanned(page, take);
  await planned(page)
    .getByRole('button', { name: told('planned-take'), exact: true })
    .click();
};

const writtenAs = ([object, count]: Take): string =>
  count === 1 ? String(object) : `${object}-${object + 1}`;

export async function planByNumber(page: Page, typed: string): Promise<void> {
  await takeField(page).fill(typed);
  await takeField(page).press('Enter');
}

/** Plays until nothing is left; gives the stands at which somebody at the page had to move. */
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
