import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/test.ts';
import { exhibits } from './exhibits.ts';
import { Figure } from './figure.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const exhibit of exhibits) {
  const { slug, midway } = exhibit;

  test(`${slug}: a link shows its moment again, whatever was shown before`, async ({ page }) => {
    test.slow();
    const figure = await new Figure(page, exhibit).open(midway);
    const seen: { link: string; picture: string; told: string }[] = [];
    for (const scene of exhibit.scenes) {
      await figure.show(scene);
      await settled(figure);
      const link = await figure.link();
      expect
        .soft(Object.fromEntries(new URLSearchParams(link)), scene)
        .toMatchObject(Object.fromEntries(new URLSearchParams(scene)));
      seen.push({ link, picture: await figure.picture(), told: await told(figure) });
    }
    const shown = seen.map(({ picture, told: said }) => picture + said);
    expect(new Set(shown).size, 'different moments').toBe(seen.length);
    for (const { link, picture, told: before } of seen.reverse()) {
      await figure.show(link);
      await expect
        .soft(async () => {
          expect(await told(figure), link).toBe(before);
          expect(await figure.picture(), link).toBe(picture);
        })
        .toPass({ timeout: 5000 });
    }
  });

  test(`${slug}: the shared link opens the moment in a new page, settings included`, async ({
    page,
    context,
  }) => {
    const figure = await new Figure(page, exhibit).open(midway);
    const settings = [
      ['classroom-hints', 'hints=off'],
      ['classroom-predict', 'predict=on'],
      ['classroom-reveal', 'reveal=on'],
      ...exhibit.settings,
    ] as const;
    const panel = await figure.openPanel('settings');
    for (const [label] of settings) await panel.getByLabel(figure.words.text(label)).click();
    await figure.closePanel();
    const step = await figure.step();
    await figure.word('share').click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('textbox', {
      name: figure.words.text('share-link'),
      exact: true,
    });
    const link = await field.inputValue();
    for (const [, written] of settings) expect.soft(link).toContain(`&${written}`);
    await page.keyboard.press('Escape');
    const opened = await context.newPage();
    await opened.goto(link);
    const there = new Figure(opened, exhibit);
    await there.expectStep(step);
    const again = await there.openPanel('settings');
    for (const [label, written] of settings) {
      const box = again.getByLabel(there.words.text(label));
      await expect.soft(box, label).toBeChecked({ checked: written.endsWith('on') });
    }
  });

  test(`${slug}: a link with mistakes opens a working figure and names them`, async ({ page }) => {
    const figure = await new Figure(page, exhibit).open(`${midway}&nonsense=1`);
    const notices = figure.element
      .getByRole('status')
      .filter({ hasText: figure.words.text('dismiss') });
    await expect(notices).toContainText('“nonsense”');
    const step = await figure.step();
    await figure.button('transport-forward').click();
    await figure.expectStep(step + 1);
    await expect(notices).toBeVisible();
    await figure.button('dismiss').click();
    await expect(notices).toHaveCount(0);
    await figure.button('transport-back').click();
    await expect(notices).toHaveCount(0);
    for (const [refused, quoted] of exhibit.refused) {
      await figure.show(`v=1&${refused}&cursor=x`);
      await expect(notices).toContainText(quoted);
      await expect(notices).toContainText('“cursor” is “x”');
      await figure.element.locator('input[type=range]').fill('1');
      await figure.expectStep(1);
    }
  });

  test(`${slug}: what is exported is what is shown`, async ({ page, context }) => {
    const figure = await new Figure(page, exhibit).open(midway);
    await figure.openPanel('export');
    const svg = (await exported(figure, 'svg')).toString('utf8');
    // As a file, apart from the page and its policy.
    const plain = await context.newPage();
    await plain.setContent(svg);
    const shapes = 'circle, rect, path, line, polygon, polyline, text, use';
    const drawn = await figure.plate.evaluate(
      (plate, wanted) => ({
        shapes: [...plate.querySelectorAll(wanted)].filter((one) => one.getClientRects().length > 0)
          .length,
        texts: [...plate.querySelectorAll('text')].map((one) => one.textContent?.trim()),
      }),
      shapes,
    );
    const read = await plain.evaluate(
      ([text, wanted]) => {
        const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
        return {
          error: parsed.querySelector('parsererror')?.textContent ?? null,
          shapes: parsed.querySelectorAll(wanted).length,
          texts: [...parsed.querySelectorAll('text')].map((one) => one.textContent?.trim()),
          painted: [...parsed.querySelectorAll('[fill], [stroke]')].length,
          foreign: parsed.querySelectorAll('script, foreignObject, image').length,
        };
      },
      [svg, shapes] as const,
    );
    expect(read).toMatchObject({ error: null, texts: drawn.texts, foreign: 0 });
    // Beside them the paper, and what cuts them off.
    expect(read.shapes - drawn.shapes).toBeGreaterThanOrEqual(0);
    expect(read.shapes - drawn.shapes).toBeLessThanOrEqual(2);
    expect(read.painted).toBeGreaterThan(0);
    const box = await figure.plate.boundingBox();
    expect((await plain.locator('svg').boundingBox())?.width).toBeCloseTo(box?.width ?? 0, 0);

    const png = await pixels(figure, await exported(figure, 'png'));
    expect(Math.abs(png.width - 2 * (box?.width ?? 0))).toBeLessThanOrEqual(2);
    expect(Math.abs(png.height - 2 * (box?.height ?? 0))).toBeLessThanOrEqual(2);
    expect(png.corner, 'paper').toBe('251,248,241,255');
    expect(png.colours, 'ink').toBeGreaterThan(8);

    const csv = (await exported(figure, 'csv')).toString('utf8').trimEnd().split('\r\n');
    expect(csv[0]).toBe(exhibit.table.header);
    expect(csv).toHaveLength(1 + exhibit.table.rows);
  });
}

/** What a reader is told: the narration and the legend. */
async function told({ element }: Figure): Promise<string> {
  return (await element.locator('.lines, .legend, h2').allInnerTexts()).join('\n');
}

/** Nothing moves, and what comes late has come. */
async function settled(figure: Figure): Promise<void> {
  let before = '';
  await expect(async () => {
    const now = `${await told(figure)}${await figure.picture()}`;
    const same = now === before;
    before = now;
    expect(same).toBe(true);
  }).toPass({ timeout: 5000, intervals: [60] });
}

/** The file that the visitor gets for a click on this export. */
async function exported({ page, exhibit, panel, words }: Figure, kind: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: words.text(`export-${kind}`), exact: true }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe(`appleyard-${exhibit.slug}.${kind}`);
  return readFile(await saved.path());
}

/** Size and colours of a picture. */
function pixels({ page }: Figure, file: Buffer) {
  return page.evaluate(
    async (bytes) => {
      const png = new Blob([Uint8Array.from(bytes)], { type: 'image/png' });
      const { width, height } = await createImageBitmap(png);
      const context = new OffscreenCanvas(width, height).getContext('2d', {
        willReadFrequently: true,
      });
      if (!context) throw new Error('no canvas');
      context.drawImage(await createImageBitmap(png), 0, 0);
      const all = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
      const corner = [...context.getImageData(1, 1, 1, 1).data].join();
      return { width, height, corner, colours: new Set(all).size };
    },
    [...file],
  );
}
