import { languages as all } from '../../../www/src/words/language.ts';
import { full, share } from '../support/full.ts';
import { overlappingControls, scrolls, seenTexts } from '../support/inspect.ts';
import { expect, test } from '../support/test.ts';
import { expectFits, expectSpoken } from './checks.ts';
import type { Exhibit } from './exhibit.ts';
import { exhibits } from './exhibits.ts';
import { Figure } from './figure.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Size = readonly [width: number, height: number];

/** A narrow phone, a common one, and a screen of 1280 by 720 at 200 %. */
const screens: readonly Size[] = [
  [320, 640],
  [390, 844],
  [640, 360],
];
/**
 * Frames in the sizes that authors use. In the first three and the last one nothing scrolls; in the others
 * a long text may.
 */
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

/**
 * Screens that hold title, picture, sentences, tabs and transport at once. Phones, scrolled to the figure,
 * hold all but title and tabs.
 */
const desks: readonly Size[] = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
];
const phones: readonly Size[] = [
  [390, 844],
  [360, 640],
];

const resize = ({ page }: Figure, [width, height]: Size): Promise<void> =>
  page.setViewportSize({ width, height });

const scenesOf = ({ scenes, more = [] }: Exhibit): readonly string[] =>
  full ? [...scenes, ...more] : scenes;

/** The texts of the picture lie within it and do not overlap. */
async function expectReadable({ picture }: Figure, where: string): Promise<void> {
  const faults = await picture.evaluate((svg) => {
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
  expect.soft(faults, `texts of the picture ${where}`).toEqual([]);
}

for (const exhibit of exhibits) {
  const { slug } = exhibit;

  test(`${slug}: the page fits on small screens, with every scene and every panel`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    const figure = await new Figure(page, exhibit).open();
    // The languages with the longest words get the narrowest screen.
    for (const [i, language] of (full ? all : (['es', 'en'] as const)).entries()) {
      await figure.speak(language);
      for (const size of full ? screens : screens.slice(i, 2 * i + 1)) {
        await resize(figure, size);
        for (const scene of share(scenesOf(exhibit), i)) {
          await figure.show(scene);
          await expectFits(page, `${scene} ${size} ${language}`, exhibit.scrolling);
          await expectReadable(figure, `${scene} ${size} ${language}`);
        }
      }
      if (!full && language !== 'es') continue;
      await resize(figure, [320, 640]);
      const [scene = ''] = exhibit.panelScenes;
      await figure.show(scene);
      await figure.eachPanel(async (name) => {
        await expectFits(page, `${scene} ${name} ${language}`, exhibit.scrolling);
        await expectSpoken(figure, `${scene} ${name}`);
      });
    }
  });

  test(`${slug}: a frame holds the whole figure, whatever its size and language`, async ({
    page,
  }) => {
    test.slow();
    for (const language of full ? all : (['es'] as const)) {
      const figure = await new Figure(page, exhibit).open('v=1', { language, frame: true });
      for (const [i, scene] of (exhibit.framed ?? exhibit.scenes).entries()) {
        await figure.show(scene);
        for (const size of share(frames, i)) {
          await resize(figure, size);
          await expectHolds(figure, `${scene} ${size} ${language}`);
        }
      }
      for (const size of between) {
        await resize(figure, size);
        await expectStacked(figure, `${size} ${language}`);
      }
      // The answer to a touch is whole, too.
      for (const size of share(frames, 0)) {
        await resize(figure, size);
        await figure.show(exhibit.midway);
        // What is drawn over a mark, such as an axis, does not take its touch.
        await figure.picture.locator(exhibit.touch.mark).first().click({ force: true });
        await expect(figure.element.locator(exhibit.touch.seen)).toBeVisible();
        if (exhibit.longAnswer) await expectFits(page, `an answer ${size}`, exhibit.scrolling);
        else await expectHolds(figure, `an answer ${size} ${language}`);
      }
    }
  });
}

for (const exhibit of exhibits) {
  test(`${exhibit.slug}: what a visitor touches and what answers fit on one screen`, async ({
    page,
  }) => {
    test.slow();
    const figure = await new Figure(page, exhibit).open();
    for (const [turn, language] of all.entries()) {
      await figure.speak(language);
      for (const size of share(desks, turn)) {
        await resize(figure, size);
        await page.evaluate(() => scrollTo(0, 0));
        for (const scene of share(scenesOf(exhibit), turn, 3)) {
          await figure.show(scene);
          await expectInView(figure, ['svg.picture', '.lines', '.words', '.transport'], scene);
        }
        const title = await page.getByRole('heading', { level: 1 }).boundingBox();
        expect(title?.y, `title ${size}`).toBeGreaterThanOrEqual(0);
      }
      if (full || language === 'es') {
        await resize(figure, desks[turn] ?? [1280, 720]);
        const boxes = new Set<string>();
        // Some panels have a picture of their own, which takes the place of the first in one render.
        const see = async () =>
          boxes.add(
            await figure.element.evaluate(({ shadowRoot }) =>
              JSON.stringify(shadowRoot?.querySelector('svg.picture')?.getBoundingClientRect()),
            ),
          );
        await figure.eachPanel(async (name) => {
          await expectInView(figure, ['svg.picture', '.words', '.transport', '.panel'], name);
          await see();
        });
        await see();
        // A panel takes room from the picture, in two widths, and the picture stays where it is while it changes.
        expect(boxes.size, 'places of the picture beside panels, and without one').toBeLessThan(4);
      }
      for (const size of phones) {
        await resize(figure, size);
        for (const scene of share(scenesOf(exhibit), turn, 3)) {
          await figure.show(scene);
          await figure.element.evaluate((one) => one.scrollIntoView({ block: 'start' }));
          await expectInView(figure, ['svg.picture', '.narration > *', '.transport'], scene);
        }
      }
      if (!full && language !== 'es') continue;
      await figure.openPanel(exhibit.beside ?? exhibit.panels[0] ?? '');
      await figure.panel.evaluate((panel) => panel.scrollIntoView({ block: 'end' }));
      await expectInView(figure, ['svg.picture', '.transport'], 'a panel on a phone');
      await figure.closePanel();
    }
  });
}

test.describe('on the first screen of a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  for (const exhibit of exhibits) {
    test(`${exhibit.slug}: figure, sentences, buttons and transport do not cover each other`, async ({
      page,
    }) => {
      for (const language of full ? all : (['es'] as const)) {
        const figure = await new Figure(page, exhibit).open('', { language });
        await expect(async () => {
          const [picture, said, controls] = await figure.element.evaluate(({ shadowRoot }) =>
            ['svg.picture', '.narration', '.transport'].map((selector) => {
              const { top, bottom } =
                shadowRoot?.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
              return { top, bottom };
            }),
          );
          expect(picture?.top, language).toBeGreaterThan(0);
          expect(picture?.bottom, language).toBeLessThanOrEqual(said?.top ?? 0);
          expect(said?.bottom, language).toBeLessThanOrEqual(controls?.top ?? 0);
          expect(controls?.bottom, language).toBeLessThanOrEqual(844);
        }).toPass();
      }
    });
  }
});

/**
 * Parts of the figure lie within the viewport. A panel, which scrolls, begins there, and so does a long
 * answer.
 */
async function expectInView(
  { page, element, language }: Figure,
  parts: readonly string[],
  where: string,
): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await expect
    .soft(async () => {
      const outside = await element.evaluate(
        ({ shadowRoot }, selectors) =>
          selectors.flatMap((selector) => {
            const part = shadowRoot?.querySelector(selector);
            if (!part) return [`no ${selector}`];
            const box = part.getBoundingClientRect();
            const long = part.matches('.panel, .why');
            const end = long ? Math.min(box.bottom, box.top + 100) : box.bottom;
            return box.top < -1 || end > innerHeight + 1
              ? [`${selector} from ${Math.round(box.top)} to ${Math.round(box.bottom)}`]
              : [];
          }),
        parts,
      );
      expect(outside, `${where} at ${width} × ${height} in ${language}`).toEqual([]);
    })
    .toPass();
}

/** Nothing is cut off, scrolls or overlaps, and the picture keeps its share. */
async function expectHolds(figure: Figure, where: string): Promise<void> {
  const { page, picture } = figure;
  // The figure is measured a frame later, and drawn again.
  await expect(async () => {
    expect(await scrolls(page), `scrolls ${where}`).toEqual([]);
    const cut = (await seenTexts(page)).filter((text) => text.cut).map(({ text }) => text);
    expect(cut, `cut ${where}`).toEqual([]);
    // A picture that is squeezed to a strip is useless.
    expect((await picture.boundingBox())?.height ?? 0, `picture ${where}`).toBeGreaterThan(60);
    expect(await overlappingControls(page), `overlaps ${where}`).toEqual([]);
  }).toPass();
  await expectStacked(figure, where);
}

/** The parts of a frame lie below each other, all of them inside. */
async function expectStacked({ element, page }: Figure, where: string): Promise<void> {
  const height = page.viewportSize()?.height ?? 0;
  await expect(async () => {
    const edges = await element.evaluate(({ shadowRoot }) =>
      ['svg.picture', '.sheet', '.legend', '.narration', '.words', '.transport'].map((selector) => {
        const { top, bottom } =
          shadowRoot?.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return { selector, top: Math.round(top), bottom: Math.round(bottom) };
      }),
    );
    const [picture, sheet] = edges;
    expect(picture?.bottom, `picture ${where}`).toBeLessThanOrEqual((sheet?.bottom ?? 0) + 1);
    for (const [i, { selector, top }] of edges.slice(2).entries()) {
      expect(top, `${selector} ${where}`).toBeGreaterThanOrEqual((edges[i + 1]?.bottom ?? 0) - 1);
    }
    expect(edges.at(-1)?.bottom, `inside ${where}`).toBeLessThanOrEqual(height);
  }).toPass();
}
