/**
 * All combinations, for `npm test -- --full`: every panel on every scene and every state, in every
 * language.
 */
import { complaints, type Part } from '../support/axe.ts';
import { full } from '../support/full.ts';
import { expect, test } from '../support/test.ts';
import { languages } from '../support/words.ts';
import { expectFits, expectSpoken } from './checks.ts';
import type { Exhibit, State } from './exhibit.ts';
import { exhibits } from './exhibits.ts';
import { Figure } from './figure.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const screens = [
  [320, 640],
  [390, 844],
  [1366, 768],
] as const;

/** This part uses its language, fits on every screen, and axe finds nothing in it in either theme. */
async function expectWhole(figure: Figure, where: string, part: Part): Promise<void> {
  const { page, exhibit, language } = figure;
  await expectSpoken(figure, where);
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    await expectFits(page, `${where} ${width} ${language}`, exhibit.scrolling);
  }
  await expectUncomplained(figure, where, part);
}

async function expectUncomplained(
  { page, language }: Figure,
  where: string,
  part: Part,
): Promise<void> {
  expect.soft(await complaints(page, part), `${where} ${language}`).toEqual([]);
  // Of everything that axe checks, only the contrast depends on the theme.
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await complaints(page, part, ['color-contrast']);
  expect.soft(dark, `${where} ${language}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** States that are reached in the same way in every exhibit. */
function common({ midway, touch, lesson }: Exhibit): readonly State[] {
  const start = midway.replace(/&cursor=\d+/, '');
  return [
    { name: 'a touched mark', scene: midway, acts: [['click', touch.mark]], seen: touch.seen },
    { name: 'covered', scene: `${midway}&reveal=on`, seen: 'svg.picture' },
    { name: 'no hints', scene: `${midway}&hints=off`, seen: 'svg.picture' },
    { name: 'a lesson', scene: lesson, seen: 'nav.lesson' },
    { name: 'notices', scene: `${midway}&nonsense=1&cursor=x`, seen: '.notices button' },
    {
      name: 'a refused step',
      scene: midway,
      acts: [['type', 'step', 'x']],
      seen: '[name=step][aria-invalid=true]',
    },
    {
      name: 'a prediction asked',
      scene: `${start}&cursor=0&predict=on`,
      acts: [['press', 'transport-last']],
      seen: '.question',
    },
    {
      name: 'a prediction answered',
      scene: `${start}&cursor=0&predict=on`,
      acts: [
        ['press', 'transport-last'],
        ['click', '.question button'],
      ],
      seen: 'p.verdict',
    },
  ];
}

for (const exhibit of full ? exhibits : []) {
  const { slug, midway, scenes, more = [], panelScenes, presented = scenes.slice(1, 4) } = exhibit;
  const host = `appleyard-${slug}`;

  for (const { code: language } of languages) {
    test(`${slug}: every panel on every scene in ${language}`, async ({ page }) => {
      test.setTimeout(900_000);
      const figure = await new Figure(page, exhibit).open(midway, { language });
      for (const scene of new Set([...scenes, ...more, ...panelScenes])) {
        await figure.show(scene);
        await figure.eachPanel((name) =>
          expectWhole(figure, `${scene} ${name}`, [host, 'section.panel']),
        );
      }
    });

    test(`${slug}: every state and both dialogs in ${language}`, async ({ page }) => {
      test.setTimeout(300_000);
      const figure = await new Figure(page, exhibit).open(midway, { language });
      for (const state of [...common(exhibit), ...exhibit.states]) {
        await test.step(state.name, async () => {
          await figure.reach(state);
          await expectWhole(figure, state.name, [host, 'figure']);
        });
      }
      await figure.show(midway);
      await figure.eachDialog((name) =>
        expectUncomplained(figure, name, ['appleyard-share', 'dialog']),
      );
      for (const scene of [...presented, midway]) {
        await figure.show(`${scene}&present=on`);
        await expectSpoken(figure, `${scene}, presented`);
        await expectUncomplained(figure, `${scene}, presented`, [host, 'figure']);
      }
      await figure.show(`${midway.replace(/&cursor=\d+/, '')}&cursor=0`);
      await figure.playOn();
      await expectUncomplained(figure, 'while it plays', [host, 'figure']);
      await expect(figure.button('transport-pause'), 'it plays still').toBeVisible();
    });
  }
}
