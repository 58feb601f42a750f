/** Drawing in the diagram of a network with a pointer. */
import type { Locator, Page } from '@playwright/test';
import { bead, board, comparator, comparators, input, picture } from './networks.ts';
import { expect } from './test.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
}

async function middleOf(mark: Locator): Promise<Place> {
  const box = await mark.boundingBox();
  if (!box) throw new Error('the mark is not drawn');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Waits until the whole diagram is visible and has its final place. */
async function settle(page: Page): Promise<void> {
  await picture(page).evaluate((svg) => svg.scrollIntoView({ block: 'center' }));
  const moving = () =>
    picture(page).evaluate((svg) => (svg.getRootNode() as ShadowRoot).getAnimations().length);
  await expect.poll(moving, 'nothing moves').toBe(0);
}

/** The element of a wire at the front, and the element at its input. */
export async function atFront(page: Page, wire: number): Promise<Place> {
  await settle(page);
  return middleOf(bead(page, wire));
}
export async function atInput(page: Page, wire: number): Promise<Place> {
  await settle(page);
  return middleOf(input(page, wire));
}

/** The end of a comparator on a wire, or its middle. */
export async function atComparator(page: Page, number: number, wire?: number): Promise<Place> {
  await settle(page);
  const middle = await middleOf(comparator(page, number).locator('.post'));
  if (wire === undefined) return middle;
  return { x: middle.x, y: (await atFront(page, wire)).y };
}

/** A place on a wire right before a comparator; after the last comparator if no later one follows. */
export async function before(page: Page, number: number, wire: number): Promise<Place> {
  const { y } = await atFront(page, wire);
  const count = await comparators(page).count();
  const last = await atFront(page, wire);
  if (count === 0) {
    const room = await board(page).boundingBox();
    return { x: (room?.x ?? 0) + (room?.width ?? 0) / 2, y };
  }
  if (number > count) {
    const { x } = await atComparator(page, count);
    return { x: Math.max(x + 12, (x + last.x) / 2), y };
  }
  const { x } = await atComparator(page, number);
  const left =
    number > 1 ? (await atComparator(page, number - 1)).x : (await atInput(page, wire)).x;
  return { x: (x + left) / 2, y };
}

/** Presses at one place and moves to another, without releasing. */
export async function hold(page: Page, from: Place, to: Place): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
}

export async function drag(page: Page, from: Place, to: Place): Promise<void> {
  await hold(page, from, to);
  await expect(picture(page)).toHaveAttribute('data-held', '');
  await page.mouse.up();
  await expect(picture(page)).not.toHaveAttribute('data-held');
}

/** The distance of two neighbouring wires, in px. */
export async function gapOf(page: Page): Promise<number> {
  return (await atFront(page, 2)).y - (await atFront(page, 1)).y;
}
