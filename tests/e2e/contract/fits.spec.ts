import type { Page } from '@playwright/test';
import { languages as all } from '../../../www/src/words/language.ts';
import { full } from '../support/full.ts';
import { overlappingControls, scrolls, seenTexts, smallTexts } from '../support/inspect.ts';
import { expect, test } from '../support/test.ts';
import type { Exhibit } from './exhibit.ts';
import { exhibits } from './exhibits.ts';
import { Figure } from './figure.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Size = readonly [width: number, height: number];

/** A narrow phone, a usual one, and a screen of 1280 by 720 at 200 %. */
const screens: readonly Size[] = [
  [320, 640],
  [390, 844],
  [640, 360],
];
/** Frames as authors cut them. In the first three and the last nothing scrolls; between, a long text may. */
const frames: readonly Size[] = [
  [320, 400],
  [480, 360],
  [640, 360],
  [800, 450],
];
const between: readonly Size[] = [
  [320, 600],
  [400, 520],
  [520, 360],
  [600, 440],
  [720, 500],
];

const resize = ({ page }: Figure, [width, height]: Size): Promise<void> =>
  page.setViewportSize({ width, height });

const scenesOf = ({ scenes, more = [] }: Exhibit): readonly string[] =>
  full ? [...scenes, ...more] : scenes;

/** Nothing is wider than its room but what scrolls in its own box, no control lies on another, all can be read on a usual phone. */
async function expectFits(page: Page, where: string, own: readonly string[] = []): Promise<void> {
  const across = (await scrolls(page)).filter((one) => /across|page/.test(one));
  const strange = across.filter((one) => !own.includes(one));
  expect.soft(strange, `scrolls ${where}`).toEqual([]);
  expect.soft(await overlappingControls(page), `overlaps ${where}`).toEqual([]);
  if ((page.viewportSize()?.width ?? 0) < 390) return;
  expect.soft(await smallTexts(page), `smaller than 12 px ${where}`).toEqual([]);
}

/** Texts of the plate that lie outside it or over each other. */
async function expectReadable({ plate }: Figure, where: string): Promise<void> {
  const faults = await plate.evaluate((svg) => {
    const room = svg.getBoundingClientRect();
    const texts = [...svg.querySelectorAll('text')]
      .map((text) => ({ said: text.textContent?.trim() ?? '', box: text.getBoundingClientRect() }))
      .filter(({ said, box }) => said !== '' && box.width > 0);
    const outside = texts.filter(
      ({ box }) => box.left < room.left - 1 || box.right > room.right + 1,
    );
    const over = texts.flatMap((one, i) =>
      texts
        .slice(i + 1)
        .filter(
          (two) =>
            Math.min(one.box.right, two.box.right) - Math.max(one.box.left, two.box.left) > 1 &&
            // Letters are lower than their lines.
            Math.min(one.box.bottom, two.box.bottom) - Math.max(one.box.top, two.box.top) > 5,
        )
        .map((two) => `${one.said} over ${two.said}`),
    );
    return [...outside.map(({ said }) => `${said} outside`), ...over];
  });
  expect.soft(faults, `texts of the plate ${where}`).toEqual([]);
}

for (const exhibit of exhibits) {
  const { slug } = exhibit;

  test(`${slug}: the page fits on small screens, with every scene and every panel`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    const figure = await new Figure(page, exhibit).open();
    // The longest words on the narrowest screen; whole products with `--full`.
    for (const [i, language] of (full ? all : (['es', 'en'] as const)).entries()) {
      await figure.speak(language);
      for (const size of full ? screens : screens.slice(i, 2 * i + 1)) {
        await resize(figure, size);
        for (const scene of scenesOf(exhibit)) {
          await figure.show(scene);
          await expectFits(page, `${scene} ${size} ${language}`, exhibit.scrolling);
          await expectReadable(figure, `${scene} ${size} ${language}`);
        }
      }
      await resize(figure, [320, 640]);
      for (const scene of exhibit.panelScenes.slice(0, full ? undefined : 1)) {
        await figure.show(scene);
        await figure.eachPanel((name) =>
          expectFits(page, `${scene} ${name} ${language}`, exhibit.scrolling),
        );
      }
    }
  });

  test(`${slug}: a frame holds the whole figure, whatever its size and language`, async ({
    page,
  }) => {
    test.slow();
    for (const language of full ? all : (['es', 'zh'] as const)) {
      const figure = await new Figure(page, exhibit).open('v=1', { language, frame: true });
      const framed = exhibit.framed ?? exhibit.scenes;
      const scenes = full || language === 'es' ? framed : framed.slice(0, 2);
      for (const scene of scenes) {
        await figure.show(scene);
        for (const size of frames) {
          await resize(figure, size);
          await expectHolds(figure, `${scene} ${size} ${language}`);
        }
      }
      for (const size of between) {
        await resize(figure, size);
        await expectStacked(figure, `${size} ${language}`);
      }
    }
  });
}

/** Nothing is cut off, scrolls or lies on something else, and the plate keeps its share. */
async function expectHolds(figure: Figure, where: string): Promise<void> {
  const { page, plate } = figure;
  // It is measured in a frame after, and drawn again.
  await expect(async () => {
    expect(await scrolls(page), `scrolls ${where}`).toEqual([]);
    const cut = (await seenTexts(page)).filter((text) => text.cut).map(({ text }) => text);
    expect(cut, `cut ${where}`).toEqual([]);
    // A plate squeezed to a strip is no figure.
    expect((await plate.boundingBox())?.height ?? 0, `plate ${where}`).toBeGreaterThan(60);
    expect(await overlappingControls(page), `overlaps ${where}`).toEqual([]);
  }).toPass({ timeout: 5000, intervals: [30, 100, 300] });
  await expectStacked(figure, where);
}

/** The parts of a frame lie one below the other, all of them inside. */
async function expectStacked({ element, page }: Figure, where: string): Promise<void> {
  const height = page.viewportSize()?.height ?? 0;
  await expect(async () => {
    const edges = await element.evaluate(({ shadowRoot }) =>
      ['svg.plate', '.sheet', '.words', '.narration', '.transport'].map((selector) => {
        const { top, bottom } =
          shadowRoot?.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return { selector, top: Math.round(top), bottom: Math.round(bottom) };
      }),
    );
    const [plate, sheet] = edges;
    expect(plate?.bottom, `plate ${where}`).toBeLessThanOrEqual((sheet?.bottom ?? 0) + 1);
    for (const [i, { selector, top }] of edges.slice(2).entries()) {
      expect(top, `${selector} ${where}`).toBeGreaterThanOrEqual((edges[i + 1]?.bottom ?? 0) - 1);
    }
    expect(edges.at(-1)?.bottom, `inside ${where}`).toBeLessThanOrEqual(height);
  }).toPass({ timeout: 5000, intervals: [30, 100, 300] });
}
