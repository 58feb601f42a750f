import type { Locator, Page } from '@playwright/test';
import { mirrored, properties } from '../../www/src/embedding/reference.ts';
import { elementSnippet } from '../../www/src/share/address.ts';
import { expectNoComplaints } from './support/axe.ts';
import { full } from './support/full.ts';
import { scrolls, tabRound } from './support/inspect.ts';
import { expect, test } from './support/test.ts';
import { chooseLanguage, languages, properWords, speaks } from './support/words.ts';

const live = (page: Page, name: string): Locator => page.locator(`[slot=${name}]`);
const field = (page: Page, name: string): Locator => page.locator(`textarea[name=${name}]`);
const remarks = (page: Page, name: string): Locator =>
  page
    .locator('.example')
    .filter({ has: field(page, name) })
    .locator('.remarks li');
const stepOf = (within: Locator): Locator =>
  within.getByRole('textbox', { name: /^(Step|Paso|步)/ });

async function openGuide(page: Page, query = ''): Promise<void> {
  await page.addInitScript(() => {
    // The pause after the last key, before the figure is made again.
    const later = window.setTimeout;
    window.setTimeout = ((act: () => void, ms?: number) =>
      later(act, ms === 400 ? 0 : ms)) as typeof setTimeout;
  });
  await page.goto(`embedding/${query}`);
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
}

/** Brings an example into view and waits until its figure is drawn. */
async function standing(page: Page, name: string): Promise<Locator> {
  await field(page, name).scrollIntoViewIfNeeded();
  await expect(live(page, name).locator('svg.picture').first()).toBeVisible();
  return live(page, name);
}

/** Types another text into the field of an example. */
async function retype(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).scrollIntoViewIfNeeded();
  await field(page, name).fill(text);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every example follows what is typed into it', async ({ page, baseURL }) => {
  await openGuide(page);
  await test.step('options', async () => {
    const shown = await standing(page, 'options');
    const figure = shown.locator('appleyard-nim');
    await expect(figure).toHaveAttribute('controls', 'minimal');
    await expect(shown.locator('.words')).toBeHidden();
    await retype(
      page,
      'options',
      '<appleyard-chain lang="es" theme="dark" start="2" scene="v=1&amp;objects=5"></appleyard-chain>',
    );
    const chain = shown.locator('appleyard-chain');
    await expect(chain.getByRole('figure', { name: '¿Cuál quitarías?' })).toBeVisible();
    await expect(stepOf(shown)).toHaveValue('2');
    await expect(figure).toHaveCount(0);
    await expect(remarks(page, 'options')).toHaveCount(0);
    await page.getByRole('button', { name: 'Restore' }).first().click();
    await expect(figure).toBeVisible();
    await expect(field(page, 'options')).toHaveValue(/^<appleyard-nim/);
  });
  await test.step('options, with a snippet of the dialog', async () => {
    const base = { url: baseURL ?? '', isPublic: true };
    const given = { exhibit: 'lattice', link: 'v=1&cursor=9', title: 'A', picture: 'B' };
    await retype(page, 'options', elementSnippet(base, { ...given, options: { lang: 'en' } }));
    await expect(stepOf(live(page, 'options'))).toHaveValue('9');
    await expect(remarks(page, 'options')).toHaveCount(0);
  });
  await test.step('prose', async () => {
    const shown = await standing(page, 'prose');
    await expect(shown.locator('.narration')).toContainText('(0, 0)');
    await shown.getByRole('link', { name: '57 steps' }).click();
    await expect(shown.locator('appleyard-lattice')).toHaveJSProperty('step', 57);
    await shown.getByRole('link', { name: 'why 20 apples are lost' }).click();
    await expect(shown.getByRole('region', { name: 'Why (20, 0) is as it is' })).toBeVisible();
    await expect(page).toHaveURL(/\/embedding\/$/);
    await retype(
      page,
      'prose',
      '<p><a data-appleyard="other" href="#v=1&cursor=3">three</a></p><appleyard-lattice id="other"></appleyard-lattice>',
    );
    await expect(shown.locator('#other svg.picture')).toBeVisible();
    await shown.getByRole('link', { name: 'three' }).click();
    await expect(stepOf(shown)).toHaveValue('3');
  });
  await test.step('events', async () => {
    const shown = await standing(page, 'events');
    const heard = page.locator('.log li');
    const figure = shown.locator('appleyard-quicksort');
    await page.getByRole('button', { name: 'figure.step = 40' }).click();
    await expect(figure).toHaveJSProperty('step', 40);
    await expect(heard.filter({ hasText: 'step {"step":40,"lastStep":105}' })).toHaveCount(1);
    await expect(heard.first()).toHaveText('scenechange');
    await page.getByRole('button', { name: 'figure.currentLink()' }).click();
    await expect(heard.first()).toHaveText('currentLink() v=1&cursor=40');
    await page.getByRole('button', { name: 'figure.playing = true' }).click();
    await expect.poll(() => figure.evaluate((one) => Reflect.get(one, 'step'))).toBeGreaterThan(40);
    await page.getByRole('button', { name: 'figure.playing = false' }).click();
    await expect(figure).toHaveJSProperty('playing', false);
    await shown.getByRole('button', { name: 'last', exact: true }).click();
    await expect(heard.filter({ hasText: 'finish' })).toHaveCount(1);
    await expect(heard).toHaveCount(8);
  });
  await test.step('colours', async () => {
    const shown = await standing(page, 'colours');
    const picture = shown.locator('svg.picture');
    await expect(picture).toHaveCSS('background-color', 'rgb(16, 40, 63)');
    await retype(
      page,
      'colours',
      '--appleyard-paper: rgb(1, 2, 3);\n\n--appleyard-serif: monospace',
    );
    await expect(picture).toHaveCSS('background-color', 'rgb(1, 2, 3)');
    await expect(shown.locator('.narration')).toHaveCSS('font-family', 'monospace');
    await expect(remarks(page, 'colours')).toHaveCount(0);
    const wrong = ['color: red', '--appleyard-ink: blau', '--appleyard-mono: 7px', 'nonsense'];
    await retype(page, 'colours', `${wrong.join('\n')}\n--appleyard-paper: #fff`);
    await expect(remarks(page, 'colours')).toHaveText([
      /^“color: red” is not understood/,
      '“--appleyard-ink” is “blau”, which is not a colour.',
      '“--appleyard-mono” is “7px”, which is not a list of fonts.',
      /^“nonsense” is not understood/,
    ]);
    await expect(picture).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(field(page, 'colours')).toHaveValue(/^color: red/);
  });
});

test.describe('text that is not understood', () => {
  const cases: readonly (readonly [typed: string, remark: RegExp])[] = [
    ['', /^The snippet has no figure\. .*appleyard-lattice/],
    ['<appleyard-apple></appleyard-apple>', /“appleyard-apple” is left out/],
    [
      '<appleyard-nim onclick="alert(1)"></appleyard-nim>',
      /“onclick” of “appleyard-nim” is left out/,
    ],
    ['<appleyard-nim style="color:red"></appleyard-nim>', /“style” of “appleyard-nim” is left out/],
    ['<appleyard-nim theme="pink"></appleyard-nim>', /“theme” is “pink”: .* auto, light, dark\./],
    ['<appleyard-nim width="90%"></appleyard-nim>', /“width” is “90%”: .* whole number/],
    ['<appleyard-nim start="-1"></appleyard-nim>', /“start” is “-1”: .* whole number, 0 or more/],
    [
      '<appleyard-nim loop="no"></appleyard-nim>',
      /“loop” is “no”, but it still counts as on\. Write “false”/,
    ],
    ['<appleyard-nim />', /A slash cannot close “appleyard-nim”/],
    ['<appleyard-nim></appleyard-nim><script>boom()</script>', /“script” is left out/],
    ['<appleyard-nim></appleyard-nim><b onclick="x">bold</b>', /“b” is left out/],
    [
      '<appleyard-nim></appleyard-nim><a href="javascript:boom()">x</a>',
      /“javascript:boom\(\)” is left out/,
    ],
    [
      '<appleyard-nim></appleyard-nim><a data-appleyard="a" href="#v=1">x</a>',
      /figure “a”, and no figure/,
    ],
    [
      '<appleyard-nim></appleyard-nim><img src="https://example.org/x.png">',
      /“https:\/\/example.org\/x.png” is left/,
    ],
    ['<appleyard-nim></appleyard-nim>'.repeat(4), /at most 3 figures/],
    [`<p>${'x'.repeat(4000)}</p>`, /at most 4000 characters/],
  ];

  test('is named beside the field, and what was typed stays', async ({ page, expectConsole }) => {
    // Even for a text that is only parsed, the browser reports what the policy would forbid in it.
    expectConsole(/inline (style|event handler) violates/);
    await openGuide(page);
    await standing(page, 'options');
    for (const [typed, remark] of cases) {
      await test.step(typed.slice(0, 60), async () => {
        await retype(page, 'options', typed);
        await expect(remarks(page, 'options').filter({ hasText: remark })).toHaveCount(1);
        await expect(field(page, 'options')).toHaveValue(typed);
        await expect(field(page, 'options')).toHaveAttribute('aria-invalid', 'true');
        // Only the described elements have come into the page.
        const strange = await live(page, 'options').evaluate((root) =>
          [...root.querySelectorAll('*')].flatMap((element) => {
            const names = element.getAttributeNames().filter((name) => /^on|style/.test(name));
            const known = /^(appleyard-(nim|lattice|quicksort|networks|chain)|p|a|img)$/;
            return known.test(element.localName) ? names : [element.localName];
          }),
        );
        expect(strange).toEqual([]);
      });
    }
  });

  test('can be anything at all, and the page goes on', async ({ page }) => {
    await openGuide(page);
    const broken = ['<', '<appleyard-nim', '</p></p>', '<!--', '<svg><p></svg>', '\0\uD800'];
    for (const text of [
      ...broken,
      '<table><appleyard-nim scene="v=7">',
      '<template><p>x</template>',
    ]) {
      await retype(page, 'options', text);
      await expect(field(page, 'options')).toHaveAttribute('aria-invalid', 'true');
    }
    await retype(page, 'options', '<appleyard-nim></appleyard-nim>');
    await expect(live(page, 'options').locator('svg.picture')).toBeVisible();
    await expect(remarks(page, 'options')).toHaveCount(0);
  });
});

test('the guide lists what the elements have, and can be read by links and keys', async ({
  page,
}) => {
  await openGuide(page);
  const shown = await standing(page, 'events');
  const listed = (section: string) =>
    page.locator('section', { has: page.getByRole('heading', { name: section }) });
  const figure = shown.locator('appleyard-quicksort');
  await expect(listed('The element').locator('dl').nth(1).locator('dt')).toHaveCount(
    properties.length + 1,
  );
  for (const name of [...properties.map(([one]) => one), ...mirrored]) {
    expect(await figure.evaluate((one, key) => key in one, name), name).toBe(true);
  }
  const seen = await figure.evaluate((one) =>
    [...(one.shadowRoot?.querySelectorAll('[part]') ?? [])].map((part) =>
      part.getAttribute('part'),
    ),
  );
  expect(seen).toEqual(expect.arrayContaining(['figure', 'sheet', 'narration', 'transport']));
  await expect(page.locator('.tokens dt')).toHaveCount(17);
  await expect(page.locator('.weights dd').first()).toHaveText(/^1\d\d KB$/);

  await page.evaluate(() => scrollTo(0, 0));
  const { reached } = await tabRound(page);
  expect(reached.filter((name) => name.startsWith('textarea'))).not.toEqual([]);

  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Host' })
    .click();
  const heading = page.getByRole('heading', { name: 'Host the figures yourself' });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL(/#host$/);
  await page.reload();
  await expect(heading).toBeInViewport();
});

test('a recipe comes when it is opened, with its files and in the language of the page', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/embedding-recipes/);
  await openGuide(page);
  const recipe = (name: string) =>
    page.locator('details').filter({ has: page.locator('summary', { hasText: name }) });
  // Figures that have come already have details of their own.
  const recipes = page.locator('details[id^=recipe-]');
  await expect(recipes).toHaveCount(19);
  await expect(recipes.locator('pre')).toHaveCount(0);
  await test.step('if its words do not come it says so, and can be tried again', async () => {
    await page.route(/embedding-recipes/, (route) => route.abort());
    await recipe('Hugo').locator('summary').click();
    await expect(recipe('Hugo').getByRole('alert')).toContainText('Are you online?');
    await page.unroute(/embedding-recipes/);
    await recipe('Hugo').getByRole('button', { name: 'Try again' }).click();
  });
  await test.step('it names its files, with the address of this site in them', async () => {
    const hugo = recipe('Hugo');
    await expect(hugo.locator('li')).toHaveCount(3);
    await expect(hugo.locator('h4')).toHaveText([
      'layouts/shortcodes/appleyard.html',
      'content/posts/nim.md',
    ]);
    await expect(hugo.locator('pre').first()).toContainText(
      `<script type="module" src="${new URL('../embed.js', page.url())}"></script>`,
    );
    await recipe('Next.js').locator('summary').click();
    await expect(recipe('Next.js').locator('code', { hasText: '<Elements />' })).toHaveCount(1);
  });
  await test.step('and a server', async () => {
    await recipe('nginx').locator('summary').click();
    await expect(recipe('nginx').locator('pre')).toContainText('immutable');
  });
  await test.step('and follows the language', async () => {
    await chooseLanguage(page, 'es');
    await expect(recipe('Hugo').locator('li').first()).toContainText('Hugo quita el HTML');
    await expect(page.locator('details[id^=recipe-][open]')).toHaveCount(3);
  });
});

test('it has words in every language, and fits 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGuide(page);
  await retype(page, 'options', '<b>x</b><appleyard-nim theme="x" loop="no"></appleyard-nim>');
  for (const summary of await page.locator('summary').all()) await summary.click();
  await standing(page, 'options');
  for (const { code, tag } of languages.toReversed()) {
    await test.step(code, async () => {
      await chooseLanguage(page, code);
      await speaks(page, tag);
      await expect(remarks(page, 'options')).toHaveCount(3);
      await expect(live(page, 'options').locator('svg.picture')).toBeVisible();
      await properWords(page);
      await expect(page.locator('details li').first()).toBeVisible();
      await expect.poll(() => scrolls(page)).toEqual([]);
      // An unchanged example follows the language; a changed one stays.
      await expect(field(page, 'options')).toHaveValue(/<b>x<\/b>/);
      if (code === 'es') await expect(field(page, 'prose')).toHaveValue(/medias manzanas/);
    });
  }
});

expectNoComplaints(
  'the guide to embedding',
  (full ? languages : languages.slice(0, 1)).map(({ code }) => [
    `in ${code}`,
    async (page) => {
      await openGuide(page, `?lang=${code}`);
      await retype(page, 'options', '<appleyard-nim theme="x"></appleyard-nim>');
      await expect(remarks(page, 'options')).toHaveCount(1);
      await standing(page, 'options');
    },
  ]),
  ['lattice', 'nim', 'quicksort'].map((slug) => [`appleyard-${slug}`, 'svg.picture'] as const),
);

test('the gallery’s door leads to it', async ({ page }) => {
  await page.goto('');
  await page.getByRole('link', { name: 'The guide: all options, with examples to change' }).click();
  await expect(page).toHaveURL(/\/embedding\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A figure in your own page');
});
