/** What surrounds the figures: languages, themes, panels, narrow screens, the gallery. */
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { type Slug, slugs } from '../../www/src/exhibits/index.ts';
import { type Language, languageNames, languageTags } from '../../www/src/words/language.ts';
import { Messages } from '../../www/src/words/messages.ts';
import { hostPage } from '../e2e/support/host.ts';
import { type Check, inEveryEngine } from './support/engines.ts';
import type { Reader } from './support/reader.ts';

function wordsOf(language: Language, file: string): Messages {
  const text = readFileSync(`www/locales/${language}/${file}.ftl`, 'utf8');
  return new Messages(language, [text]);
}

/** Everything above the figure speaks a language; the page says which. */
async function speaks(reader: Reader, language: Language, heading: string): Promise<void> {
  await expect.poll(() => reader.texts('h1')).toEqual([heading]);
  expect(await reader.attributes('html', 'lang')).toEqual([languageTags[language]]);
}

/** One page serves all of it. */
const isSurrounded =
  (slug: Slug): Check =>
  async (reader, site) => {
    await speaksThree(reader, site, slug);
    await hasThemes(reader);
    await hasPanels(reader);
  };

async function speaksThree(reader: Reader, site: string, slug: Slug): Promise<void> {
  await reader.open(`${site}${slug}/?lang=es#v=1&cursor=2`);
  await speaks(reader, 'es', wordsOf('es', slug).text('title'));
  for (const language of ['zh', 'en'] as const) {
    await reader.click('.choices button', languageNames[language]);
    await speaks(reader, language, wordsOf(language, slug).text('title'));
    const told = wordsOf(language, 'common').text('transport-forward');
    await reader.sees('.transport button', new RegExp(`^${told}$`));
  }
  // What was chosen is kept.
  await reader.open(`${site}${slug}/#v=1&cursor=2`);
  await speaks(reader, 'en', wordsOf('en', slug).text('title'));
}

/** The colours of the paper and of the first mark, from 0 to 255 as they are seen. */
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
    await reader.browser.choose('.choices select', theme);
    await expect
      .poll(async () => {
        const [ground, letters] = await colours(reader);
        return ground >= paper[0] && ground <= paper[1] && letters >= ink[0] && letters <= ink[1];
      })
      .toBe(true);
  }
  await reader.browser.choose('.choices select', 'auto');
}

async function hasPanels(reader: Reader): Promise<void> {
  const words = (await reader.texts('.words button')).filter(
    (word) => !['Share', 'Embed'].includes(word),
  );
  expect(words.length).toBeGreaterThan(4);
  for (const word of words) {
    await reader.click('.words button', word);
    // One that is opened puts the one before away.
    await reader.sees(`section.panel[aria-label="${word}"]`, /\S.{20}/);
    expect(await reader.count('section.panel')).toBe(1);
  }
}

/** A setting changes the picture, by pointer, and is kept in the address. */
const hasSettings: Check = async (reader, site) => {
  await reader.open(`${site}lattice/#v=1&columns=8&rows=8`);
  await reader.click('.words button', 'Settings');
  await reader.fill('input[name=columns]', '12');
  await reader.press('Enter');
  await expect.poll(() => reader.count('svg.plate circle[id]')).toBe(12 * 8);
  await reader.click('.panel button', 'larger');
  await expect.poll(() => reader.browser.ask(() => location.hash)).toMatch(/columns=12.*view=/);
};

/** As wide as a telephone, for no window may be so narrow: in a frame. */
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
      await reader.click('.transport button', 'forward');
      await reader.isAt(3);
    });
  };

const gallery: Readonly<Record<string, Check>> = {
  'the gallery: a picture of each exhibit stands before anything is loaded': async (
    reader,
    site,
  ) => {
    await reader.browser.open(site);
    await reader.sees('h1', /Small games and machines/);
    for (const slug of slugs) {
      await reader.place(`a[slot=${slug}] svg`);
      expect(await reader.count(`a[slot=${slug}] svg [class]`)).toBeGreaterThan(8);
    }
    expect(await reader.count('svg.plate')).toBe(0);
  },
  'the gallery: the frontispiece comes to life where it is touched': async (reader, site) => {
    await reader.browser.open(site);
    await reader.click('a[slot=nim] svg');
    await reader.standing();
    // The opening goes through the bundles first.
    await reader.click('.transport button', 'last');
    await reader.moment();
    await reader.click('#h2-6');
    await reader.sees('.planned strong', /^Take 1 from heap 3$/);
    await reader.click('#h2-6');
    await reader.sees('.narration p', /Left: 3, 5, 6/);
    expect(await reader.browser.ask(() => location.pathname)).toBe('/');
  },
  'the gallery: every plate plays in its place': async (reader, site) => {
    await reader.browser.open(site);
    await reader.sees('h1', /Small games and machines/);
    for (const slug of slugs) {
      await reader.click('section.plate button', 'Play it here');
      // What grows above it may have pushed it away: not every engine keeps what is read in its place.
      const alive = (): Promise<boolean> =>
        reader.browser.ask((find, tag) => {
          const [figure] = find(tag);
          figure?.scrollIntoView({ block: 'center', behavior: 'instant' });
          return Boolean(figure?.shadowRoot?.querySelector('svg.plate'));
        }, `appleyard-${slug}`);
      await expect.poll(alive, { message: slug }).toBe(true);
    }
  },
};

inEveryEngine({
  ...gallery,
  'a setting changes the picture': hasSettings,
  'the gallery is narrow': fitsNarrow(''),
  ...Object.fromEntries(
    slugs.flatMap((slug) => [
      [
        `${slug} speaks three languages, is light and dark, and opens every panel`,
        isSurrounded(slug),
      ],
      [`${slug} is narrow`, fitsNarrow(slug)],
    ]),
  ),
});
