/** The figure of paths on its page. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

export const figureOf = (page: Page) => page.locator('appleyard-paths');
export const lines = (page: Page) => figureOf(page).locator('div.lines');
export const button = (page: Page, name: string) =>
  figureOf(page).getByRole('button', { name, exact: true });

export async function open(page: Page, link = ''): Promise<Locator> {
  await page.goto('about:blank');
  await page.goto(`paths/?lang=en#${link}`);
  const figure = figureOf(page);
  await expect(figure).toHaveAttribute('data-ready', 'true');
  await expect(figure.locator('svg.picture [role=gridcell]').first()).toBeVisible();
  return figure;
}

/** The middle of a node on the screen. */
export async function middle(figure: Locator, node: number): Promise<[number, number]> {
  const box = await figure.locator(`#graph-${node}`).boundingBox();
  return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
}
