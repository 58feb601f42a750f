/** What surrounds the figures: languages, themes, panels, narrow screens, the gallery. */
import { expect } from 'vitest';
import { type Slug, slugs } from '../../www/src/exhibits/slugs.ts';
import { type Language, languageTags } from '../../www/src/words/language.ts';
import type { Exhibit } from '../e2e/contract/exhibit.ts';
import { exhibits } from '../e2e/contract/exhibits.ts';
import { galleryWords, pageWords, stagePanels } from '../e2e/support/catalogue.ts';
import { hostPage } from '../e2e/support/host.ts';
import { type Check, inEveryEngine } from './support/engines.ts';
import type { Reader } from './support/reader.ts';

const gallery = galleryWords('en');
const nim = pageWords('nim', 'en');

/** Everything above the figure is in this language, and the page declares it. */
async function speaks(reader: Reader, language: Language, heading: string): Promise<void> {
  await expect.poll(() => reader.texts('h1')).toEqual([heading]);
  expect(await reader.attributes('html', 'lang')).toEqual([languageTags[language]]);
}

/** One page serves for all these checks. */
const isSurrounded =
  (exhibit: Exhibit): Check =>
  async (reader, site) => {
    await speaksThree(reader, site, exhibit.slug);
    await hasThemes(reader);
    await hasPanels(reader, exhibit);
  };

async function speaksThree(reader: Reader, site: string, slug: Slug): Promise<void> {
  await reader.open(`${site}${slug}/?lang=es#v=1&cursor=2`);
  await speaks(reader, 'es', pageWords(slug, 'es').text('title'));
  for (const language of ['zh', 'en'] as const) {
    await reader.choose('header .language select', language);
    await speaks(reader, language, pageWords(slug, language).text('title'));
    await reader.place('.transport button', pageWords(slug, language).text('transport-forward'));
  }
  // The choice is remembered.
  await reader.open(`${site}${slug}/#v=1&cursor=2`);
  await speaks(reader, 'en', pageWords(slug, 'en').text('title'));
}

/** The visible colours of the paper and of the first mark, from 0 to 255. */
function colours(reader: Reader): Promise<[paper: number, ink: number]> {
  return reader.browser.ask((find) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    const light = (colour = ''): number => {
      if (!context) return Number.NaN;
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      return 0.3 * red + 0.59 * green + 0.11 * blue;
    };
    const [page] = find('.page').map((one) => (one.getRootNode() as ShadowRoot).host);
    const [text] = find('.narration p');
    return [
      light(page && getComputedStyle(page).backgroundColor),
      light(text && getComputedStyle(text).color),
    ];
  });
}

async function hasThemes(reader: Reader): Promise<void> {
  for (const [theme, paper, ink] of [
    ['dark', [0, 80], [160, 255]],
    ['light', [200, 255], [0, 80]],
  ] as const) {
    await reader.choose('header .theme select', theme);
    const isDrawn = async (): Promise<boolean> => {
      const [ground, letters] = await colours(reader);
      return ground >= paper[0] && ground <= paper[1] && letters >= ink[0] && letters <= ink[1];
    };
    await expect.poll(isDrawn, { message: `the page is ${theme}` }).toBe(true);
  }
  await reader.choose('header .theme select', 'auto');
}

/** Each tab opens its panel, which closes the one before. */
async function hasPanels(reader: Reader, { slug, panels }: Exhibit): Promise<void> {
  const words = pageWords(slug, 'en');
  const named = (ids: readonly string[]) => ids.map((id) => words.text(`word-${id}`));
  const tabs = await reader.texts('.words button');
  // The panels stand in groups; those that publish come last.
  expect(tabs.slice(panels.length)).toEqual(named(['share', 'embed', 'export', 'more']));
  expect(tabs.slice(0, panels.length).toSorted()).toEqual(named(panels).toSorted());
  for (const panel of [...panels, ...stagePanels]) {
    await reader.openPanel(panel, words);
    expect(await reader.attributes('section.panel', 'aria-label')).toEqual(named([panel]));
  }
}

/** A setting changes the picture when it is clicked, and the address keeps it. */
const hasSettings: Check = async (reader, site) => {
  await reader.open(`${site}lattice/#v=1&columns=8&rows=8`);
  await reader.openPanel('settings');
  await reader.fill('input[name=columns]', '12');
  await reader.press('Enter');
  await expect.poll(() => reader.count('svg.picture circle[id]')).toBe(12 * 8);
  await reader.clickButton('view-larger');
  await expect.poll(() => reader.browser.ask(() => location.hash)).toMatch(/columns=12.*view=/);
};

/** The frame is as wide as a phone, because no window can be so narrow. */
const fitsNarrow =
  (slug: Slug | ''): Check =>
  async (reader, site) => {
    const page = slug === '' ? site : `${site}${slug}/#v=1&cursor=2`;
    const frame = `<iframe src="${page}" width="390" height="800"></iframe>`;
    await hostPage(frame, async (address) => {
      await reader.browser.open(address);
      await reader.browser.enter('iframe');
      await reader.sees('h1', /\S{3}/);
      if (slug !== '') await reader.standing();
      await reader.browser.ask(() => scrollTo(0, 400));
      const sideways = await reader.browser.ask(() => [
        innerWidth,
        document.documentElement.scrollWidth,
      ]);
      expect(sideways).toEqual([390, Math.min(390, sideways[1] ?? 0)]);
      if (slug === '') return;
      await reader.clickButton('transport-forward');
      await reader.isAt(3);
    });
  };

const galleryChecks: Readonly<Record<string, Check>> = {
  'the gallery: a picture of each exhibit is there before anything is loaded': async (
    reader,
    site,
  ) => {
    await reader.browser.open(site);
    await reader.sees('h1', gallery.text('lede'));
    for (const slug of slugs) {
      await reader.place(`a[slot=${slug}] svg`);
      expect(await reader.count(`a[slot=${slug}] svg [class]`)).toBeGreaterThan(8);
    }
    expect(await reader.count('svg.picture')).toBe(0);
  },
  'the gallery: the frontispiece becomes a figure when it is touched': async (reader, site) => {
    await reader.browser.open(site);
    await reader.click('a[slot=nim] svg');
    await reader.standing();
    await reader.click('#h2-6');
    await reader.place('.planned button', nim.text('planned-take', { both: 'no', stones: 1 }));
    await reader.click('#h2-6');
    const took = { who: 'you', both: 'no', stones: 1, size: 7, left: '3, 5, 6' };
    await reader.sees('.narration p', nim.text('nim-made', took));
    expect(await reader.browser.ask(() => location.pathname)).toBe('/');
  },
  'the gallery: every picture plays in its place': async (reader, site) => {
    await reader.browser.open(site);
    await reader.sees('h1', gallery.text('lede'));
    for (const slug of slugs) {
      await reader.click('section.card button', gallery.text('card-here'));
      // The figure may have been pushed away, because some engines do not keep the reader's place when the
      // text above grows.
      const alive = (): Promise<boolean> =>
        reader.browser.ask((find, tag) => {
          const [figure] = find(tag);
          figure?.scrollIntoView({ block: 'center', behavior: 'instant' });
          return Boolean(figure?.shadowRoot?.querySelector('svg.picture'));
        }, `appleyard-${slug}`);
      await expect.poll(alive, { message: slug }).toBe(true);
    }
  },
};

inEveryEngine({
  ...galleryChecks,
  'a setting changes the picture': hasSettings,
  'the gallery is narrow': fitsNarrow(''),
  ...Object.fromEntries(
    exhibits.flatMap((exhibit) => [
      [
        `${exhibit.slug} speaks three languages, is light and dark, and opens every panel`,
        isSurrounded(exhibit),
      ],
      [`${exhibit.slug} is narrow`, fitsNarrow(exhibit.slug)],
    ]),
  ),
});
