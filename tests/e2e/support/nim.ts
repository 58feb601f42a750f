/** The figure of heaps as its reader meets it, and ways to play in it. */
import type { Locator, Page } from '@playwright/test';
import type { Take } from './heaps.ts';
import { type Standing, standingIn } from './standing.ts';
import { openTab } from './tabs.ts';
import { expect } from './test.ts';

/** Opens the exhibit at a scene and waits until the figure has loaded. */
export async function openNim(page: Page, scene = '#v=1', query = ''): Promise<void> {
  // Going to the same page with another hash would not load it again.
  await page.goto('about:blank');
  await page.goto(`nim/${query}${scene}`);
  await expect(board(page)).toBeVisible();
  await expect(board(page).getByRole('row').first()).toBeAttached();
}

/** Shows another scene in the figure on the page, and waits until it has loaded. */
export async function showScene(page: Page, scene: string): Promise<void> {
  const element = page.locator('appleyard-nim');
  await element.evaluate(async (figure: Element & { updateComplete?: Promise<boolean> }, text) => {
    Object.assign(figure, { scene: text });
    await figure.updateComplete;
  }, scene);
  await expect(element).toHaveAttribute('data-ready', 'true');
}

export const board = (page: Page): Locator => page.locator('svg.picture[role=grid]');
export const stones = (page: Page): Locator => board(page).locator('.heap [role=gridcell]');
/** A stone by its heap and its place, both counted from 1; a bar has one stone. */
export const stone = (page: Page, heap: number, which: number): Locator =>
  board(page).locator(`#h${heap - 1}-${which - 1}`);
export const going = (page: Page): Locator => board(page).locator('.stone.going');
export const threads = (page: Page): Locator => board(page).locator('.thread');
export const deciding = (page: Page): Locator => board(page).locator('.deciding');
export const figure = (page: Page): Locator =>
  page.getByRole('figure', { name: 'Which stone would you take?' });
export const play = (page: Page): Locator => page.locator('.play');
/** The words on the picture that say who has won. */
export const status = (page: Page): Locator => page.locator('.ended > p');
export const planned = (page: Page): Locator => page.locator('.planned');
export const notices = (page: Page): Locator => page.locator('.notices');

/** The words at the end of a game. */
export const won = 'You won';
export const lost = 'The computer won';

export async function openPanel(
  page: Page,
  name: 'Rules' | 'Play' | 'Table' | 'Last stone' | 'Settings' | 'Export' | 'Keys',
): Promise<Locator> {
  return openTab(page, name);
}

/** The sizes of the heaps, as their accessible names say. */
export function heapsOf(page: Page): Promise<string> {
  return board(page)
    .locator('.heap')
    .evaluateAll((rows) =>
      rows
        .map((row) => row.getAttribute('aria-label') ?? '')
        .map((name) =>
          name.includes('empty heap') ? '0' : (/heap of ([\d,]*\d)/.exec(name)?.[1] ?? '?'),
        )
        .map((size) => size.replaceAll(',', ''))
        .join(' '),
    );
}
export const expectHeaps = (page: Page, heaps: string): Promise<void> =>
  expect.poll(() => heapsOf(page)).toBe(heaps);

/** The board of digits, a line for each heap and one for the sums; `#` and `.` are cells. */
export function digitsOf(page: Page): Promise<string[]> {
  return board(page)
    .locator('.digits')
    .evaluate((digits) => {
      const lines = new Map<string, { x: number; sign: string }[]>();
      for (const one of digits.querySelectorAll('text.digit, rect.cell')) {
        const y = one.getAttribute('y') ?? '';
        const cell = one.classList.contains('one') ? '#' : '.';
        const sign = one.localName === 'rect' ? cell : (one.textContent ?? '');
        lines.set(y, [...(lines.get(y) ?? []), { x: Number(one.getAttribute('x')), sign }]);
      }
      return [...lines]
        .sort(([a], [b]) => Number(a) - Number(b))
        .map(([, line]) =>
          line
            .sort((a, b) => a.x - b.x)
            .map(({ sign }) => sign)
            .join(''),
        );
    });
}

/** The computer answers at once, without the half second in which it seems to think. */
export { withQuickComputer } from './game.ts';

/** Where a game stands. */
export interface Stand extends Standing {
  readonly heaps: readonly number[];
}

/** Waits until it is the turn of somebody at the page, or the game is over, and at least `ply` plies are made. */
export const standing = (page: Page, ply = 0): Promise<Stand> =>
  standingIn(page, 'appleyard-nim', ply, ({ story, rows }) => {
    const heaps = rows.map((name) => Number(/heap of (\d+)/.exec(name)?.[1] ?? 0));
    const [, list] = /(?:A new game:|and left) ([\d, ]+)\./.exec(story) ?? [];
    // The picture and the narration show the same position. Before a reason it is not said.
    if (list) expect(heaps).toEqual(list.split(', ').map(Number));
    else expect(story).toMatch(/No move is left|took \d+ (of \d+|from each heap)\./);
    return { heaps };
  });

/** Expects this planned take, and the heaps that it would leave. */
export async function expectPlanned(page: Page, take: string, left?: string): Promise<void> {
  const [, count = '', from] = /^Take (\d+) from (each|heap)/.exec(take) ?? [];
  const one = count === '1' ? 'Take this one' : `Take these ${count}`;
  await expect(planned(page).getByRole('button')).toHaveText(
    from === 'each' ? `Take ${count} from each` : one,
  );
  if (left !== undefined) await expect(planned(page)).toContainText(`leaves ${left}`);
}

/** A way to make a take. */
export type Hand = (page: Page, take: Take, heaps: readonly number[]) => Promise<void>;

/** The heap and the place of the leftmost stone of a take. */
const firstOf = ([from, count]: Take, heaps: readonly number[]) => {
  const heap = from === 'both' ? 1 : from;
  return [heap, (heaps[heap - 1] ?? 0) - count + 1] as const;
};

export async function middleOf(mark: Locator): Promise<{ x: number; y: number }> {
  await mark.scrollIntoViewIfNeeded();
  const box = await mark.boundingBox();
  if (!box) throw new Error('the stone is not drawn');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Hovering shows a take, a click plans it, a second click makes it. */
export const byMouse: Hand = async (page, take, heaps) => {
  const { x, y } = await middleOf(stone(page, ...firstOf(take, heaps)));
  await page.mouse.move(x, y);
  await expect(going(page)).toHaveCount(take[1]);
  await expect(planned(page)).toBeHidden();
  await page.mouse.click(x, y);
  await expectPlanned(page, `Take ${take[1]} from heap ${take[0]}`);
  await page.mouse.click(x, y);
};

export const byTouch: Hand = async (page, take, heaps) => {
  const { x, y } = await middleOf(stone(page, ...firstOf(take, heaps)));
  await page.touchscreen.tap(x, y);
  await expectPlanned(page, `Take ${take[1]} from heap ${take[0]}`);
  await page.touchscreen.tap(x, y);
};

/** With the keyboard on the board: the arrow keys go to the stone, Enter plans, Enter takes. */
export const byArrows: Hand = async (page, take, heaps) => {
  const focused = board(page).locator(':focus');
  if (!(await focused.count())) await board(page).locator('[tabindex="0"]').focus();
  const id = (await focused.getAttribute('id')) ?? '';
  const [, row] = /^h(\d+)-\d+$/.exec(id) ?? [];
  const [heap, which] = firstOf(take, heaps);
  // The arrow keys pass over empty heaps.
  const from = Number(row);
  const between = heaps.slice(Math.min(from, heap - 1), Math.max(from, heap - 1));
  const filled = from < heap - 1 ? [...between.slice(1), heaps[heap - 1] ?? 0] : between;
  for (const size of filled) {
    if (size > 0) await page.keyboard.press(from < heap - 1 ? 'ArrowDown' : 'ArrowUp');
  }
  const [, column] = /-(\d+)$/.exec((await focused.getAttribute('id')) ?? '') ?? [];
  const off = which - 1 - Number(column);
  for (let i = 0; i < Math.abs(off); i += 1) {
    await page.keyboard.press(off > 0 ? 'ArrowRight' : 'ArrowLeft');
  }
  await expect(stone(page, heap, which)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPlanned(page, `Take ${take[1]} from heap ${take[0]}`);
  await page.keyboard.press('Enter');
};

/** By the fields: which heap, and how many stones. */
export const byFields: Hand = async (page, [from, count], heaps) => {
  await planByFields(page, from, String(count), heaps.length);
  await planned(page).getByRole('button').click();
};

export const takeField = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'take', exact: true });

export async function planByFields(
  page: Page,
  from: number | 'both',
  count: string,
  heaps = 2,
): Promise<void> {
  if (!(await takeField(page).isVisible())) await openPanel(page, 'Play');
  if (heaps > 1) {
    const value = from === 'both' ? 'both' : String(from - 1);
    await page.getByRole('combobox', { name: 'From' }).selectOption(value);
  }
  await expect(async () => {
    await takeField(page).fill(count);
    await expect(takeField(page)).toHaveValue(count, { timeout: 300 });
  }).toPass();
  await page.getByRole('button', { name: 'Show what that leaves' }).click();
}

/**
 * Plays from this ply until no move is left; returns the positions in which somebody at the page moved. A page that
 * still shows an earlier ply is waited for.
 */
export async function playOut(
  page: Page,
  choose: (heaps: readonly number[], ply: number) => Take | undefined,
  take: Hand = byFields,
  first = 0,
): Promise<Stand[]> {
  const stands: Stand[] = [];
  for (;;) {
    const stand = await standing(page, (stands.at(-1)?.ply ?? first - 1) + 1);
    stands.push(stand);
    if (stand.over) return stands;
    const chosen = choose(stand.heaps, stand.ply);
    if (!chosen) throw new Error(`nothing to take from ${stand.heaps}`);
    await take(page, chosen, stand.heaps);
  }
}
