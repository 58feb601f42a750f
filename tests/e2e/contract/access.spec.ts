import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import { full } from '../support/full.ts';
import { tabRound } from '../support/inspect.ts';
import { expect, test } from '../support/test.ts';
import { exhibits } from './exhibits.ts';
import { Figure } from './figure.ts';

// A sweep or an opening would still be under way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Where axe looks: a part of the figure, the open dialog, or the whole page. */
type Part = readonly string[] | 'page';

/** axe's complaints, short enough to be read. It is brought to the page once. */
async function complaints(page: Page, part: Part, rules: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ([path, values]) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      const context = path === 'page' ? document : { fromShadowDom: [...path] };
      const { violations } = await axe.run(context as Axe.ElementContext, {
        resultTypes: ['violations'],
        ...(values.length > 0 && { runOnly: [...values] }),
      });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes
          .slice(0, 3)
          .map(({ target, html }) => `${id}: ${help} — ${target} ${html.slice(0, 120)}`),
      );
    },
    [part, rules] as const,
  );
}

for (const exhibit of exhibits) {
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
    await figure.plate.locator(exhibit.touch.mark).first().click();
    await expect(figure.element.locator(exhibit.touch.seen)).toBeVisible();
    await look('the page with a touched mark and the figure as text', 'page');
    await figure.eachPanel((name) => look(name, [host, 'section.panel']));
    await figure.eachDialog((name) => look(name, ['appleyard-share', 'dialog']));
    await figure.show(`${midway}&nonsense=1&hints=off`);
    await look('a notice, no hints', [host, 'figure']);
    const scenes = full ? [...exhibit.scenes, ...(exhibit.more ?? [])] : exhibit.scenes.slice(2, 4);
    for (const scene of scenes) {
      await figure.show(scene);
      await look(scene, [host, 'figure']);
    }
    // Of all that axe looks at only the contrast depends on the theme.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await look('the page, dark', 'page', 'color-contrast');
    await figure.show(midway);
    await figure.eachPanel((name) =>
      look(`${name}, dark`, [host, 'section.panel'], 'color-contrast'),
    );
  });

  test(`${slug}: the keyboard alone reaches everything, and one sees where it is`, async ({
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
      expect.soft(marks, 'one mark of the plate').toHaveLength(1);
    }
  });

  test(`${slug}: the plate is one tab stop, keys step, Escape puts away one thing at a time`, async ({
    page,
  }) => {
    const figure = await new Figure(page, exhibit).open(midway);
    const { plate, element } = figure;
    const stop = plate.locator('[tabindex="0"]');
    expect(await plate.locator('[role=gridcell]').count()).toBe(exhibit.marks);
    await stop.focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
      await page.keyboard.press(key);
      await expect(plate.locator('[tabindex="0"]:focus'), key).toHaveCount(1);
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
      await expect(stop, 'the plate is still reached').toHaveCount(1);
    }
    await stop.focus();
    await page.keyboard.press('Home');
    await figure.expectStep(0);
    await page.keyboard.press('End');
    expect(await figure.step()).toBeGreaterThan(step);

    await figure.show(midway);
    await figure.openPanel(exhibit.panels[0] ?? '');
    await plate.locator(exhibit.touch.mark).first().click();
    const seen = element.locator(exhibit.touch.seen);
    await expect(seen).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(seen).toHaveCount(0);
    await expect(figure.panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(figure.panel).toHaveCount(0);
  });
}
