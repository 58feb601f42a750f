/** The figure of heaps as its reader meets it, and ways to play in it. */
import type { Locator, Page } from '@playwright/test';
import type { Take } from './heaps.ts';
import { type Standing, standingIn } from './standing.ts';
import { expect } from './test.ts';

/** Opens the exhibit at a scene and waits until the figure stands. */
export async function openNim(page: Page, scene = '#v=1', query = ''): Promise<void> {
  // The same page with another hash would only be a move within it.
  await page.goto('about:blank');
  await page.goto(`nim/${query}${scene}`);
  await expect(board(page)).toBeVisible();
  await expect(board(page).getByRole('row').first()).toBeAttached();
}

/** Shows another scene in the figure that is there, and waits until it stands. */
export async function showScene(page: Page, scene: string): Promise<void> {
  const element = page.locator('appleyard-nim');
  await element.evaluate(async (figure: Element & { updateComplete?: Promise<boolean> }, text) => {
    Object.assign(figure, { scene: text });
    await figure.updateComplete;
  }, scene);
  await expect(element).toHaveAttribute('data-ready', 'true');
}

export const board = (page: Page): Locator => page.locator('svg.plate[role=grid]');
export const stones = (page: Page): Locator => board(page).locator('[role=gridcell]');
/** Heap and stone counted from 1; of a bar there is one stone. */
export const stone = (page: Page, heap: number, which: number): Locator =>
  board(page).locator(`#h${heap - 1}-${which - 1}`);
export const going = (page: Page): Locator => board(page).locator('.stone.going');
export const threads = (page: Page): Locator => board(page).locator('.thread');
export const deciding = (page: Page): Locator => board(page).locator('.deciding');
export const figure = (page: Page): Locator =>
  page.getByRole('figure', { name: 'Which stone would you take?' });
export const play = (page: Page): Locator => page.locator('.play');
export const status = (page: Page): Locator => page.locator('.play > p[role=status]');
export const planned = (page: Page): Locator => page.locator('.planned');
export const notices = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'dismiss' });

/** What a game says at its end. */
export const won = 'Nothing is left to play. You have won.';
export const lost = 'Nothing is left to play. The computer has won.';

export async function openPanel(
  page: Page,
  name: 'Rules' | 'Play' | 'Table' | 'Last stone' | 'Settings' | 'Export' | 'Keys',
): Promise<Locator> {
  await page.getByRole('button', { name, exact: true }).click();
  const panel = page.getByRole('region', { name, exact: true });
  await expect(panel).toBeVisible();
  await expect(panel).not.toBeEmpty();
  return panel;
}

/** What lies there, by the names of the heaps. */
export function heapsOf(page: Page): Promise<string> {
  return board(page)
    .getByRole('row')
    .evaluateAll((rows) =>
      rows
        .map((row) => row.getAttribute('aria-label') ?? '')
        .map((name) =>
          name.endsWith('empty') ? '0' : (/([\d,]+) stones?$/.exec(name)?.[1] ?? '?'),
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

/** The computer answers at once, instead of after the half second in which one sees it think. */
export { withQuickComputer } from './game.ts';

/** Where a game stands. */
export interface Stand extends Standing {
  readonly heaps: readonly number[];
}

/** Waits until somebody at the page is to move, or nobody is, and at least `ply` plies are made. */
export const standing = (page: Page, ply = 0): Promise<Stand> =>
  standingIn(page, 'appleyard-nim', ply, ({ story, rows }) => {
    const [, list = ''] = /(?:begins with|Left:) ([\d, ]+)\./.exec(story) ?? [];
    const heaps = list.split(', ').map(Number);
    // The picture and the story are of the same position.
    expect(rows.map((name) => Number(/, (\d+) stone/.exec(name)?.[1] ?? 0))).toEqual(heaps);
    return { heaps };
  });

/** What is planned, and what that would leave. */
export async function expectPlanned(page: Page, take: string, left?: string): Promise<void> {
  await expect(planned(page).locator('strong')).toHaveText(take);
  if (left !== undefined) await expect(planned(page)).toContainText(`That leaves ${left}.`);
}

/** Makes a take in one of the ways there are. */
export type Hand = (page: Page, take: Take, heaps: readonly number[]) => Promise<void>;

/** The first stone of those that go, by its numbers. */
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

/** Hovering shows what would go, a click plans it, a second click takes it. */
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
  // Empty heaps are passed over.
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

/** By the numbers: which heap, how many. */
export const byFields: Hand = async (page, [from, count], heaps) => {
  await planByFields(page, from, String(count), heaps.length);
  await planned(page).getByRole('button', { name: 'Take', exact: true }).click();
};

export const takeField = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'take', exact: true });

export async function planByFields(
  page: Page,
  from: number | 'both',
  count: string,
  heaps = 2,
): Promise<void> {
  if (heaps > 1) {
    const value = from === 'both' ? 'both' : String(from - 1);
    await page.getByRole('combobox', { name: 'From' }).selectOption(value);
  }
  await expect(async () => {
    await takeField(page).fill(count);
    await expect(takeField(page)).toHaveValue(count, { timeout: 300 });
  }).toPass({ timeout: 5000 });
  await page.getByRole('button', { name: 'Show what that leaves' }).click();
}

/** Plays until nothing is left; gives the stands at which somebody at the page had to move. */
export async function playOut(
  page: Page,
  choose: (heaps: readonly number[], ply: number) => Take | undefined,
  take: Hand = byFields,
): Promise<Stand[]> {
  const stands: Stand[] = [];
  for (;;) {
    const stand = await standing(page, (stands.at(-1)?.ply ?? -1) + 1);
    stands.push(stand);
    if (stand.over) return stands;
    const chosen = choose(stand.heaps, stand.ply);
    if (!chosen) throw new Error(`nothing to take from ${stand.heaps}`);
    await take(page, chosen, stand.heaps);
  }
}
