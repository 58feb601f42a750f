import type { Page } from '@playwright/test';
import { board, button, expectStep, openLattice, slider } from './support/lattice.ts';
import { expect, test } from './support/test.ts';

/** The plate of the lattice. */
const plate = (page: Page) =>
  page
    .locator('section.plate')
    .filter({ has: page.getByRole('heading', { name: 'Would you go first?' }) });
const picture = (page: Page) => page.locator('a[slot=lattice] .still');
const list = (page: Page) => page.getByRole('grid', { name: 'A list of 64 elements' });
const network = (page: Page) => page.locator('appleyard-networks svg.plate[role=grid]');
const row = (page: Page) => page.getByRole('grid', { name: 'A row of objects' });
const heaps = (page: Page) => page.getByRole('grid', { name: 'Heaps of stones' });

/** Addresses of the wasm that the page has asked for so far. */
function wasmRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.wasm')) requests.push(request.url());
  });
  return requests;
}

test('the plate stands before any wasm is asked for; the first touch loads it', async ({
  page,
}) => {
  const requests = wasmRequests(page);
  await page.goto('', { waitUntil: 'networkidle' });
  await expect(page.getByLabel(/^The positions of the half-apple game/)).toBeVisible();
  await expect(picture(page).locator('.lost').first()).toBeVisible();
  await expect(picture(page).locator('circle[data-step]')).toHaveCount(273);
  expect(requests).toEqual([]);
  await button(plate(page), 'Play it here').click();
  await expect(board(page)).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('the frontispiece comes to life where it is touched, and a stone can be taken', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const requests = wasmRequests(page);
  await page.goto('', { waitUntil: 'networkidle' });
  const still = page.locator('a[slot=nim] .still');
  await expect(still.locator('circle.stone')).toHaveCount(15);
  await expect(still.locator('circle.single')).toHaveCount(1);
  expect(requests).toEqual([]);
  await page.getByLabel(/^Three heaps of 3, 5 and 7 stones/).click();
  await expect(heaps(page)).toBeVisible();
  expect(requests).toHaveLength(1);
  const last = heaps(page).getByRole('gridcell', { name: 'Heap 3, stone 7 of 7: take 1' });
  await last.click();
  await button(page, 'Take').click();
  await expect(page.locator('.narration')).toContainText('Left: 3, 5, 6.');
  await expect(page).toHaveURL(/\/$/);
});

test('all plates can play in place', async ({ page }) => {
  await page.goto('');
  await button(plate(page), 'Play it here').click();
  await expect(board(page)).toBeVisible();
  await button(page, 'Play it here').first().click();
  await expect(heaps(page)).toBeVisible();
  await button(page, 'Play it here').first().click();
  await expect(list(page)).toBeVisible();
  await button(page, 'Play it here').first().click();
  await expect(network(page)).toBeVisible();
  await button(page, 'Play it here').click();
  await expect(row(page)).toBeVisible();
  await expect(button(page, 'Play it here')).toHaveCount(0);
});

test('the plate of the sort stands before any wasm, and comes to life where it is touched', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const requests = wasmRequests(page);
  await page.goto('', { waitUntil: 'networkidle' });
  const still = page.locator('a[slot=quicksort] .still');
  await expect(still.locator('.element')).toHaveCount(64);
  expect(requests).toEqual([]);
  await button(
    page
      .locator('section.plate')
      .filter({ has: page.getByRole('heading', { name: 'What is the worst list?' }) }),
    'Play it here',
  ).click();
  await expect(list(page)).toBeVisible();
  expect(requests).toHaveLength(1);
  await expect(page.locator('.narration')).toContainText('Sorted. Comparisons');
  await button(page, 'first').click();
  await expect(page.locator('.narration')).toContainText('One of them becomes the pivot.');
  await expect(page).toHaveURL(/\/$/);
});

test('leads to the sort by its question, its picture and its invitation', async ({ page }) => {
  for (const way of [
    page.getByRole('heading', { name: 'What is the worst list?' }).getByRole('link'),
    page.locator('a[slot=quicksort] .still'),
    page.getByRole('navigation', { name: 'Exhibits' }).getByRole('link', { name: 'Quicksort' }),
  ]) {
    await page.goto('');
    await way.click();
    await expect(page).toHaveURL(/\/quicksort\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is the worst list?');
  }
});

test('the plate of the network stands before any wasm, and comes to life where it is touched', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const requests = wasmRequests(page);
  await page.goto('', { waitUntil: 'networkidle' });
  const still = page.locator('a[slot=networks] .still');
  await expect(still.locator('.comparator')).toHaveCount(60);
  await expect(still.locator('.thread')).toHaveCount(16);
  expect(requests).toEqual([]);
  await button(
    page
      .locator('section.plate')
      .filter({ has: page.getByRole('heading', { name: 'Can one be left out?' }) }),
    'Play it here',
  ).click();
  await expect(network(page)).toBeVisible();
  expect(requests).toHaveLength(1);
  await expect(page.locator('.verdict')).toHaveAttribute('data-outcome', 'sorts');
  await button(page, 'Leave one out').click();
  await expect(page.locator('.verdict')).toHaveAttribute('data-outcome', 'fails');
  await expect(page).toHaveURL(/\/$/);
});

test('leads to the networks by its question, its picture and its invitation', async ({ page }) => {
  for (const way of [
    page.getByRole('heading', { name: 'Can one be left out?' }).getByRole('link'),
    page.locator('a[slot=networks] .still'),
    page.getByRole('navigation', { name: 'Exhibits' }).getByRole('link', { name: 'Networks' }),
  ]) {
    await page.goto('');
    await way.click();
    await expect(page).toHaveURL(/\/networks\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Can one be left out?');
  }
});

test('the plate of the row stands before any wasm, and comes to life where it is touched', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const requests = wasmRequests(page);
  await page.goto('', { waitUntil: 'networkidle' });
  const still = page.locator('a[slot=chain] .still');
  await expect(still.locator('.object')).toHaveCount(9);
  await expect(still.locator('.bar.wins')).toHaveCount(1);
  await expect(still.locator('.bar.loses')).toHaveCount(8);
  expect(requests).toEqual([]);
  await button(
    page
      .locator('section.plate')
      .filter({ has: page.getByRole('heading', { name: 'Why only the middle?' }) }),
    'Play it here',
  ).click();
  await expect(row(page)).toBeVisible();
  expect(requests).toHaveLength(1);
  await row(page).locator('#o4').click();
  await button(page, 'Take').click();
  await expect(page.locator('.narration')).toContainText('Ply 1: you took object 5.');
  await expect(page).toHaveURL(/\/$/);
});

test('leads to the row by its question, its picture and its invitation', async ({ page }) => {
  for (const way of [
    page.getByRole('heading', { name: 'Why only the middle?' }).getByRole('link'),
    page.locator('a[slot=chain] .still'),
    page.getByRole('navigation', { name: 'Exhibits' }).getByRole('link', { name: 'Chain' }),
  ]) {
    await page.goto('');
    await way.click();
    await expect(page).toHaveURL(/\/chain\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Why only the middle?');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the plate is there and leads to the exhibit', async ({ page }) => {
    await page.goto('');
    await expect(picture(page).locator('.lost').first()).toBeVisible();
    await expect(page.locator('a[slot=nim] .still .single')).toBeVisible();
    await expect(page.locator('a[slot=quicksort] .still .element').first()).toBeVisible();
    await expect(page.locator('a[slot=networks] .still .comparator').first()).toBeVisible();
    await expect(page.locator('a[slot=chain] .still .object').first()).toBeVisible();
    await page.locator('a[href="./lattice/"]').click();
    await expect(page).toHaveURL(/\/lattice\/$/);
  });
});

test('plays in place', async ({ page }) => {
  await page.goto('');
  await button(plate(page), 'Play it here').click();
  await expect(button(page, 'pause')).toBeVisible();
  await button(page, 'pause').click();
  await expect(button(plate(page), 'Play it here')).toHaveCount(0);
  await slider(page).fill('57');
  await expectStep(page, 57);
  await expect(page.locator('.narration')).toContainText('(');
});

test('the figure that plays in place can be asked and shared', async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('');
  await button(plate(page), 'Play it here').click();
  await expectStep(page, 273);
  await button(page, 'Share').click();
  const dialog = page.getByRole('dialog', { name: 'Share this moment' });
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  const opened = await context.newPage();
  await opened.goto(link);
  await expect(opened).toHaveURL(/\/lattice\//);
  await expectStep(opened, 273);
});

test('leads to the exhibit, by its question, its picture and its invitation', async ({ page }) => {
  const ways = [
    page.getByRole('heading', { name: 'Would you go first?' }).getByRole('link'),
    picture(page),
    page.getByRole('link', { name: 'Watch it being coloured, ask a point why' }),
    page.getByRole('navigation', { name: 'Exhibits' }).getByRole('link', { name: 'Lattice' }),
  ];
  for (const way of ways) {
    await page.goto('');
    await way.click();
    await expect(page).toHaveURL(/\/lattice\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Would you go first?');
  }
  await page.getByRole('link', { name: 'Appleyard' }).click();
  await expect(page.getByText('Small games and machines, worked out completely.')).toBeVisible();
});

test('a still plays when centred, and ends complete', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('');
  const unseen = picture(page).locator('.unseen');
  // Again and again: while the page's words come the picture moves away.
  await expect
    .poll(async () => {
      await picture(page).evaluate((plate) => plate.scrollIntoView({ block: 'center' }));
      return unseen.count();
    })
    .toBeGreaterThan(0);
  await expect(unseen).toHaveCount(0, { timeout: 15_000 });
});

test('has three doors', async ({ page }) => {
  await page.goto('');
  const doors = page.getByRole('region', { name: 'Three doors' });
  for (const name of ['Teach', 'Embed', 'Without seeing']) {
    await expect(doors.getByRole('heading', { name })).toBeVisible();
  }
});

test('the door to embedding has the snippet filled in', async ({ page, baseURL }) => {
  await page.goto('');
  const doors = page.getByRole('region', { name: 'Three doors' });
  await expect(doors.getByRole('textbox')).toHaveValue(new RegExp(`${baseURL}embed.(js|html)`));
});

test('the header leads back from the exhibit', async ({ page }) => {
  await openLattice(page);
  await page.getByRole('link', { name: 'Appleyard' }).click();
  await expect(picture(page)).toBeVisible();
});
