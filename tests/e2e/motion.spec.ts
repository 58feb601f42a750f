/** A part of a run as an animated picture: the file holds what the form has promised, in every exhibit. */

import { readFile } from 'node:fs/promises';
import { exhibits } from './contract/exhibits.ts';
import { Figure } from './contract/figure.ts';
import { complaints } from './support/axe.ts';
import { exported, settled } from './support/exported.ts';
import { full } from './support/full.ts';
import { distance, framesOf } from './support/gif.ts';
import { overlappingControls, scrolls } from './support/inspect.ts';
import { expect, test } from './support/test.ts';

/** The largest share of pixels that may differ visibly: edges that fall between two pixels. */
const TOLERANCE = 0.005;

/**
 * A moment with few steps around it; whether there are milestones to choose from; and the part of the run that
 * the form suggests.
 */
const parts: Readonly<Record<string, readonly [string, boolean, readonly [number, number]]>> = {
  lattice: ['v=1&columns=8&rows=8&cursor=20', true, [9, 48]],
  nim: ['v=1&cursor=2', true, [0, 7]],
  quicksort: ['v=1&length=12&cursor=9', true, [0, 12]],
  networks: ['v=1&wires=4&cursor=2', true, [0, 4]],
  chain: ['v=1&cursor=2', false, [0, 7]],
  games: ['v=1&cursor=2', false, [0, 9]],
  paths: ['v=1&size=2&cursor=2', true, [0, 4]],
  machines: ['v=1&asked=on&cursor=2', true, [1, 3]],
  dovetailing: ['v=1&rounds=8&cursor=26', true, [25, 28]],
};

/** What records is the same for all; these three differ in what is drawn: marks, a raster or rows, motion. */
const recorded: readonly string[] = ['nim', 'quicksort', 'dovetailing'];

for (const exhibit of exhibits.filter(({ slug }) => full || recorded.includes(slug))) {
  test(`${exhibit.slug}: the GIF holds the steps and pictures that the form promises`, async ({
    page,
  }) => {
    // Beside its panel the picture is as wide as on a common screen without one.
    await page.setViewportSize({ width: 1900, height: 720 });
    const [scene = '', chosen, ends = []] = parts[exhibit.slug] ?? [];
    const figure = await new Figure(page, exhibit).open(scene);
    const [before, link] = [await figure.step(), await figure.link()];
    const form = await motionForm(figure);
    for (const [at, name] of ['from-step', 'to-step'].entries()) {
      const field = form.locator(`${chosen ? 'select' : 'input'}[name=${name}]`);
      if (name === 'from-step') await expect(field).toHaveValue('0');
      if (chosen) await field.selectOption(String(ends[at]));
      else await field.fill(String(ends[at]));
      await field.press('Tab');
      await expect(field).toHaveValue(String(ends[at]));
    }
    const said = form.locator('p').first();
    await expect(said).toHaveText(/MB/);
    const numbers = (await said.innerText()).matchAll(/\d[\d.]*/g);
    const [frames = 0, width = 0, height = 0, seconds = 0, megabytes = 0] = [...numbers].map(
      Number,
    );
    const [from = 0, to = 0] = ends;
    expect(frames).toBe(to - from + 1);
    expect(Math.max(width, height)).toBeLessThanOrEqual(1000);

    const download = page.waitForEvent('download', { timeout: 50_000 });
    await figure.button('motion-save').click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe(`appleyard-${exhibit.slug}.gif`);
    const file = await readFile(await saved.path());
    const decoded = await framesOf(page, file);
    expect(decoded).toMatchObject({ count: frames, width, height });
    // Each sentence stands until it is read, which is known once it is written.
    expect(Math.round(decoded.seconds)).toBeGreaterThanOrEqual(seconds);
    expect(file.length).toBeLessThan(megabytes * 1e6);
    // The figure has gone back to where it was.
    await expect(form.locator('progress')).toHaveCount(0);
    await expect
      .poll(async () => [await figure.step(), await figure.link()])
      .toEqual([before, link]);

    const stills: Buffer[] = [];
    for (const step of ends) {
      await figure.element.evaluate((element, to) => Object.assign(element, { step: to }), step);
      await figure.expectStep(step);
      await settled(figure);
      stills.push(await exported(figure, 'png'));
    }
    const [[first, last], [one, other]] = [decoded.pictures, stills];
    if (!first || !last || !one || !other) throw new Error('a picture is missing');
    expect(await distance(page, first, one)).toBeLessThan(TOLERANCE);
    expect(await distance(page, last, other)).toBeLessThan(TOLERANCE);
    // The two ends look different; otherwise nothing was compared.
    expect(await distance(page, first, other)).toBeGreaterThan(2 * TOLERANCE);
  });
}

test('all frames have the room that the highest one needs', async ({ page }) => {
  // The link to the end is a line shorter, because it names no step.
  // At this height few edges of the picture fall between two pixels of the smaller film.
  await page.setViewportSize({ width: 440, height: 840 });
  const figure = await new Figure(page, exhibitOf('lattice')).open(
    'v=1&columns=8&rows=8&cursor=62',
  );
  const form = await motionForm(figure);
  const high = await exported(figure, 'png');
  const before = form.locator('[name=from-step] option').last();
  await form.locator('[name=from-step]').selectOption((await before.getAttribute('value')) ?? '');
  await expect(form.locator('[name=to-step]')).toHaveValue('64');
  await expect(form.locator('p').first()).toHaveText(/MB/);
  const download = page.waitForEvent('download', { timeout: 50_000 });
  await figure.button('motion-save').click();
  const decoded = await framesOf(page, await readFile(await (await download).path()));
  await figure.button('transport-last').click();
  await figure.expectStep(64);
  await settled(figure);
  const low = await exported(figure, 'png');
  // A PNG begins with its signature and the header, where the size stands.
  const [higher, lower] = [high, low].map((file) => file.readUInt32BE(20)) as [number, number];
  expect(lower).toBeLessThan(higher);
  const scale = decoded.width / high.readUInt32BE(16);
  expect(decoded.height).toBeGreaterThan(scale * higher - 2);
  // So much of this small film is letters, whose edges fall between two pixels.
  expect(await distance(page, decoded.pictures[1] ?? '', low)).toBeLessThan(2 * TOLERANCE);
});

test('a film keeps its promise where the first frame has no legend, and the others have one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const figure = await new Figure(page, exhibitOf('nim')).open('v=1');
  const said = (await motionForm(figure)).locator('p').first();
  await expect(said).toHaveText(/MB/);
  const [frames, width, height] = [...(await said.innerText()).matchAll(/\d+/g)].map(Number);
  const download = page.waitForEvent('download', { timeout: 50_000 });
  await figure.button('motion-save').click();
  const file = await readFile(await (await download).path());
  expect(await framesOf(page, file)).toMatchObject({ count: frames, width, height });
});

test('a recording can be stopped, gives way to the visitor, and is refused if it is too large', async ({
  page,
}) => {
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.suggestedFilename()));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const figure = await new Figure(page, exhibitOf('quicksort')).open('v=1&length=2000&cursor=20');
  const form = await motionForm(figure);
  const { words } = figure;
  const progress = form.locator('progress');
  const sheet = figure.element.locator('.sheet');
  const begin = async () => {
    await figure.button('motion-save').click();
    await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(0);
  };

  // A picture of noise, and more steps than a file has frames.
  await form.locator('[name=to-step]').fill('27000');
  await form.locator('[name=to-step]').press('Tab');
  await expect(form.getByText(/One step in \d+ gets a frame/)).toBeVisible();
  const large = words.text('motion-large', { megabytes: 20 });
  await expect(form.getByRole('alert')).toHaveText(large);
  await expect(figure.button('motion-save')).toHaveAttribute('aria-disabled', 'true');
  await form.locator('[name=size]').selectOption('0.5');
  await expect(figure.button('motion-save')).toHaveAttribute('aria-disabled', 'false');
  await expect(form.getByText(large)).toHaveCount(0);

  await begin();
  // The steps fly past unseen, because this visitor wants no motion.
  await expect(sheet).toHaveCSS('opacity', '0');
  await figure.button('cancel').click();
  await expect(progress).toHaveCount(0);
  await expect(sheet).toHaveCSS('opacity', '1');
  await figure.expectStep(20);

  await begin();
  await figure.button('transport-last').click();
  await expect(form.getByRole('alert')).toHaveText(words.text('motion-moved'));
  await figure.expectStep(await figure.element.evaluate(lastStep));

  await begin();
  await figure.closePanel();
  await expect(sheet).toHaveCSS('opacity', '1');
  await figure.openPanel('export');
  await expect(figure.button('motion-save')).toBeVisible();
  expect(saved).toEqual([]);

  // On a narrow dark screen, in every language.
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 800 });
  for (const language of ['es', 'zh', 'en'] as const) {
    await figure.speak(language);
    await expect(form.locator('p').first()).toHaveText(/MB/);
    const across = (await scrolls(page)).filter((one) => /across|page/.test(one));
    expect.soft(across, language).toEqual([]);
    expect.soft(await overlappingControls(page), language).toEqual([]);
    const part = ['appleyard-quicksort', 'section.panel'];
    expect.soft(await complaints(page, part), language).toEqual([]);
  }

  // What the visitor has yet to predict is not given away.
  await figure.show('v=1&length=12&predict=on&cursor=9');
  await expect(form.locator('[name=to-step]')).toHaveValue('9');
  await figure.show('v=1&length=12&predict=on');
  await expect(form.getByText(words.text('motion-none'))).toBeVisible();
});

/** Opens the form for animated pictures. */
async function motionForm(figure: Figure) {
  await figure.openPanel('export');
  await figure.button('export-gif').click();
  const form = figure.panel.locator('.motion');
  await expect(form).toBeVisible();
  return form;
}

function exhibitOf(slug: string) {
  const found = exhibits.find((one) => one.slug === slug);
  if (!found) throw new Error(`there is no exhibit ${slug}`);
  return found;
}

const lastStep = (element: Element) => (element as HTMLElement & { lastStep: number }).lastStep;
