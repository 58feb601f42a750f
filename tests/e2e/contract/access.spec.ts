import { languages } from '../../../www/src/words/language.ts';
import { complaints, type Part } from '../support/axe.ts';
import { stagePanels } from '../support/catalogue.ts';
import { full, share } from '../support/full.ts';
import { tabRound } from '../support/inspect.ts';
import { expect, test } from '../support/test.ts';
import { exhibits } from './exhibits.ts';
import { Figure } from './figure.ts';

// Without this a sweep or an opening would still be running.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [turn, exhibit] of exhibits.entries()) {
  const { slug, midway } = exhibit;

  test(`${slug}: axe finds nothing on the page, in its panels and dialogs, in either theme`, async ({
    page,
  }) => {
    test.slow();
    const figure = await new Figure(page, exhibit).open(midway);
    const host = `appleyard-${slug}`;
    const look = async (where: string, part: Part, ...rules: string[]) =>
      expect.soft(await complaints(page, part, rules), where).toEqual([]);
    await figure.asText();
    await figure.picture.locator(exhibit.touch.mark).first().click();
    await expect(figure.element.locator(exhibit.touch.seen)).toBeVisible();
    await look('the page with a touched mark and the figure as text', 'page');
    // The panels of the stage are built alike everywhere, so each exhibit has one of them; so are the dialogs.
    const ofStage = share(stagePanels, turn, stagePanels.length);
    await figure.eachPanel((name) => look(name, [host, 'section.panel']), ofStage);
    if (full || slug === 'nim') {
      await figure.eachDialog((name) => look(name, ['appleyard-share', 'dialog']));
    }
    await figure.show(`${midway}&nonsense=1&hints=off`);
    await look('a notice, no hints', [host, 'figure']);
    const scenes = full ? [...exhibit.scenes, ...(exhibit.more ?? [])] : [];
    for (const language of full ? languages : (['en'] as const)) {
      if (language !== figure.language) await figure.speak(language);
      for (const scene of scenes) {
        await figure.show(scene);
        await look(`${scene} ${language}`, [host, 'figure']);
      }
    }
    // Of everything that axe checks, only the contrast depends on the theme.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await look('the page, dark', 'page', 'color-contrast');
    if (!full) return;
    await figure.show(midway);
    await figure.eachPanel((name) =>
      look(`${name}, dark`, [host, 'section.panel'], 'color-contrast'),
    );
  });

  test(`${slug}: the keyboard alone reaches everything, and its place is always visible`, async ({
    page,
  }) => {
    const figure = await new Figure(page, exhibit).open(midway);
    for (const frame of [false, true]) {
      if (frame) await figure.open(midway, { frame });
      const { reached, missed, unmarked } = await tabRound(page);
      expect.soft(reached.length, 'stops').toBeGreaterThan(10);
      expect.soft(missed, 'controls that Tab does not reach').toEqual([]);
      expect.soft(unmarked, 'stops that do not look it').toEqual([]);
      const marks = reached.filter((stop) => stop.startsWith('gridcell'));
      expect.soft(marks, 'one mark of the picture').toHaveLength(1);
    }
  });

  test(`${slug}: the picture is one tab stop, keys step, Escape closes one thing at a time`, async ({
    page,
  }) => {
    const figure = await new Figure(page, exhibit).open(midway);
    const { picture, element } = figure;
    const stop = picture.locator('[tabindex="0"]');
    await expect(picture.locator('[role=gridcell]')).toHaveCount(exhibit.marks);
    await expectNamed(figure);
    await stop.focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
      await page.keyboard.press(key);
      await expect(picture.locator('[tabindex="0"]:focus'), key).toHaveCount(1);
      await expect(stop, key).toHaveCount(1);
    }
    const step = await figure.step();
    for (const [key, by] of [
      [',', -1],
      [',', -2],
      ['.', -1],
      ['.', 0],
      ['.', 1],
    ] as const) {
      await page.keyboard.press(key);
      await figure.expectStep(step + by);
      await expect(stop, 'the picture is still reached').toHaveCount(1);
    }
    // These keys belong to the slider, and from other parts of the figure to the page around it.
    await element.locator('input[type=range]').focus();
    await page.keyboard.press('Home');
    await figure.expectStep(0);
    await page.keyboard.press('End');
    await expect.poll(() => figure.step()).toBeGreaterThan(step);
    const end = await figure.step();
    await page.keyboard.press('PageDown');
    await expect.poll(() => figure.step()).toBeLessThan(end);
    const there = await figure.step();
    await figure.button('transport-play').focus();
    await page.evaluate(() => {
      addEventListener('keydown', ({ key, defaultPrevented }) => {
        document.body.dataset.keys = `${document.body.dataset.keys ?? ''}${key} ${defaultPrevented} `;
      });
    });
    for (const key of ['PageUp', 'PageDown', 'Home', 'End']) await page.keyboard.press(key);
    await expect(page.locator('body')).toHaveAttribute(
      'data-keys',
      'PageUp false PageDown false Home false End false ',
    );
    expect(await figure.step()).toBe(there);

    await figure.show(midway);
    await figure.openPanel(exhibit.beside ?? exhibit.panels[0] ?? '');
    await picture.locator(exhibit.touch.mark).first().click();
    const seen = element.locator(exhibit.touch.seen);
    await expect(seen).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(seen).toHaveCount(0);
    await expect(figure.panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(figure.panel).toHaveCount(0);
  });

  test(`${slug}: forced colours keep marks apart that mean different things`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    const figure = await new Figure(page, exhibit).open(exhibit.kinds.scene);
    const paints = new Map<string, string>();
    for (const kind of exhibit.kinds.marks) {
      const paint = await figure.picture
        .locator(kind)
        .first()
        .evaluate((one) => {
          const { fill, stroke, strokeWidth, strokeDasharray } = getComputedStyle(one);
          return [fill, stroke, strokeWidth, strokeDasharray].join(' ');
        });
      expect.soft(paints.get(paint), `looks like ${kind}`).toBeUndefined();
      paints.set(paint, kind);
    }
    expect(paints.size).toBeGreaterThan(1);
  });
}

/** What a screen reader finds: a named figure, a grid of rows with named marks, panels, and steps. */
async function expectNamed(figure: Figure): Promise<void> {
  const { element, exhibit, words } = figure;
  const named = element.getByRole('figure', { name: words.text('title'), exact: true });
  await expect(named).toBeVisible();
  const cells = await named.getByRole('grid').first().getByRole('row').getByRole('gridcell').all();
  expect(cells.length).toBeGreaterThan(0);
  const names = await Promise.all(cells.map((cell) => cell.getAttribute('aria-label')));
  expect(new Set(names.map((name) => name?.trim() ?? '')).size, 'names').toBe(exhibit.marks);
  expect(names).not.toContain('');
  const panels = named.getByRole('group', { name: words.text('panels'), exact: true });
  const own = exhibit.panels.map((name) => words.text(`word-${name}`));
  const tabs = (await panels.getByRole('button').allInnerTexts()).map((name) => name.trim());
  expect(tabs.slice(0, own.length).toSorted()).toEqual(own.toSorted());
  const steps = named.getByRole('group', { name: words.text('transport'), exact: true });
  await expect(steps.getByRole('slider')).toHaveValue(String(await figure.step()));
}
