/** A lattice figure as its reader uses it: by roles and words. */
import { expect, type Locator, type Page } from '@playwright/test';

export type Within = Page | Locator;

/** The figures of a page, by the question that names them. */
export const figures = (page: Page): Locator =>
  page.getByRole('figure', { name: 'Would you go first?' });

export const grid = (within: Within): Locator =>
  within.getByRole('grid', { name: /^Positions of the half-apple game/ });

export const counter = (within: Within): Locator =>
  within.getByRole('textbox', { name: /^Step\b/ });

export const button = (within: Within, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

/** The figure's notices about its link, above the picture. */
export const notices = (within: Within): Locator => within.locator('.notices');

export async function openLattice(page: Page, link = ''): Promise<void> {
  await page.goto(link === '' ? 'lattice/' : `lattice/#${link}`);
}

/** The picture is drawn, and the cursor is at this step. */
export async function expectAt(within: Within, step: number): Promise<void> {
  await expect(grid(within)).toBeVisible();
  await expect(counter(within)).toHaveValue(String(step));
}

/** Goes to the beginning and plays, so that points get coloured. Leaves the figure paused. */
export async function expectPlays(within: Within): Promise<void> {
  await expect(grid(within)).toBeVisible();
  await expect(button(within, 'play')).toBeEnabled();
  const first = button(within, 'first');
  if (await first.isEnabled()) await first.click();
  await expect(counter(within)).toHaveValue('0');
  // By label, because computing hundreds of accessible names takes a while.
  const coloured = grid(within).locator(':is([aria-label$=": lost"], [aria-label$=": won"])');
  await expect(coloured).toHaveCount(0);
  await button(within, 'play').click();
  await expect(counter(within)).not.toHaveValue('0');
  await button(within, 'pause').click();
  await expect(coloured.first()).toBeVisible();
}

/** Puts a second figure below the first, as an author's page could have it. */
export async function addFigure(page: Page, scene: string): Promise<void> {
  await page.evaluate((text) => {
    const figure = document.createElement('appleyard-lattice');
    figure.setAttribute('scene', text);
    document.querySelector('appleyard-lattice')?.after(figure);
  }, scene);
}
