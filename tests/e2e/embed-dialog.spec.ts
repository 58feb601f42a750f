import { gzipSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import fc from 'fast-check';
import { choices } from '../../www/src/embed/attributes.ts';
import { slugs } from '../../www/src/exhibits/index.ts';
import { elementSnippet, iframeSnippet } from '../../www/src/share/address.ts';
import { shapes } from '../../www/src/share/options.ts';
import { withHeaders } from './support/breakage.ts';
import { expectNoComplaints } from './support/complaints.ts';
import { hostPage } from './support/host.ts';
import { scrolls } from './support/inspect.ts';
import { board, button, openDialog, openLattice } from './support/lattice.ts';
import { expect, test } from './support/test.ts';
import { languages, properWords } from './support/words.ts';

const moment = '#v=1&columns=9&rows=8&cursor=20';
const frameText = (dialog: Locator) => dialog.locator('textarea[name=embed-iframe]').inputValue();
const elementText = (dialog: Locator) =>
  dialog.locator('textarea[name=embed-element]').inputValue();
const plate = (page: Page) => page.locator('svg.plate[role=grid]');
const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]');

async function openEmbed(page: Page, query = ''): Promise<Locator> {
  await openLattice(page, moment, query);
  await page.locator('.words button[aria-haspopup]').last().click();
  const dialog = page.getByRole('dialog');
  // What is said inside the snippets has arrived.
  await expect
    .poll(() => dialog.locator('textarea[name=embed-iframe]').inputValue())
    .toMatch(/ title="[^"]/);
  return dialog;
}

/** The address of a frame in the snippet, as a browser reads it. */
async function addressIn(dialog: Locator): Promise<URL> {
  const [, source = ''] = / src="([^"]*)"/.exec(await frameText(dialog)) ?? [];
  return new URL(source.replaceAll('&amp;', '&'));
}

test.describe('the weight', () => {
  /** Bytes of scripts, words and wasm that are transferred until the figure stands, each compressed. */
  async function transferred(page: Page, address: string): Promise<number> {
    const files = new Map<string, Promise<Buffer>>();
    page.context().on('response', (response) => {
      if (/\.(js|wasm)$/.test(new URL(response.url()).pathname)) {
        files.set(response.url(), response.body());
      }
    });
    await page.goto(address);
    await expect(plate(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    const bodies = await Promise.all(files.values());
    return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  }

  for (const slug of slugs) {
    const spoken = slug === 'lattice' ? languages : languages.slice(0, 1);
    for (const { code } of spoken) {
      test(`of ${slug} in ${code} is what a browser transfers`, async ({ page }) => {
        const weights = await (await page.request.get('weights.json')).json();
        const address = `embed.html?figure=${slug}&lang=${code}`;
        expect(await transferred(page, address)).toBe(weights[slug][code].frame);
      });
    }
  }

  test('of an element in a page of another site is what a browser transfers', async ({
    page,
    baseURL,
  }) => {
    const weights = await (await page.request.get('weights.json')).json();
    const element = elementSnippet(
      { url: baseURL ?? '', isPublic: true },
      { exhibit: 'lattice', link: 'v=1', title: '', picture: '', options: { lang: 'en' } },
    );
    await hostPage(element, async (address) => {
      const bytes = await transferred(page, address);
      expect(bytes).toBe(weights.lattice.en.element);
    });
  });

  test('is told in KB, in the language that is chosen', async ({ page }) => {
    const weights = await (await page.request.get('weights.json')).json();
    const dialog = await openEmbed(page);
    const told = ({ frame, element }: { frame: number; element: number }) =>
      `at most ${Math.ceil(Math.max(frame, element) / 1024)} KB`;
    await expect(dialog).toContainText(told(weights.lattice.en));
    await dialog.getByLabel('Language').selectOption('zh');
    await expect(dialog).toContainText(told(weights.lattice.zh));
  });
});

test.describe('the dialog', () => {
  test('loads the preview only once it is open, and shows the moment', async ({ page }) => {
    const frames: string[] = [];
    page.on('request', (request) => {
      if (/embed\.html|weights\.json/.test(request.url())) frames.push(request.url());
    });
    await openLattice(page, moment);
    await page.waitForLoadState('networkidle');
    expect(frames).toEqual([]);
    await openDialog(page, 'Embed');
    await expect(preview(page).getByRole('grid')).toBeVisible();
    await expect(preview(page).getByRole('textbox', { name: /^Step/ })).toHaveValue('20');
  });

  test('writes every option into both snippets and the preview', async ({ page }) => {
    const dialog = await openEmbed(page);
    const before = await page.evaluate(() => history.length);
    await dialog.getByLabel('Language').selectOption('es');
    await dialog.getByLabel('Light or dark').selectOption('dark');
    await dialog.getByLabel('Controls').selectOption('minimal');
    await dialog.getByLabel('Shape of the frame').selectOption('16/9');
    await dialog.getByLabel('Begins at step').fill('7');
    await dialog.getByLabel('plays when it comes into view').check();
    await dialog.getByLabel('begins again at its end').check();
    const query = 'figure=lattice&lang=es&theme=dark&controls=minimal&start=7&autoplay&loop';
    const address = await addressIn(dialog);
    expect(address.search).toBe(`?${query}`);
    expect(address.hash).toBe('#v=1&columns=9&rows=8&cursor=20');
    await expect.poll(() => frameText(dialog)).toContain('title="¿Empezarías tú?"');
    expect(await frameText(dialog)).toContain('aspect-ratio:16/9;');
    expect(await frameText(dialog)).toContain('alt="Imagen de la figura: ¿Empezarías tú? Las');
    expect(await elementText(dialog)).toContain(
      '<appleyard-lattice id="fig1" lang="es" theme="dark" controls="minimal" start="7" autoplay loop scene="v=1&amp;columns=9&amp;rows=8&amp;cursor=20">',
    );
    const frame = dialog.locator('iframe');
    await expect(frame).toHaveAttribute('src', new RegExp(`embed\\.html\\?${query}#v=1`));
    await expect(frame).toHaveAttribute('data-shape', '16/9');
    await expect(preview(page).locator('html')).toHaveAttribute('lang', 'es');
    // Going through the options is no step of the page's history.
    expect(await page.evaluate(() => history.length)).toBe(before);
  });

  test('leaves the defaults out, and lets the page choose the language', async ({ page }) => {
    const dialog = await openEmbed(page);
    expect((await addressIn(dialog)).search).toBe('?figure=lattice&lang=en');
    await dialog.getByLabel('Language').selectOption({ index: languages.length });
    expect((await addressIn(dialog)).search).toBe('?figure=lattice');
    expect(await elementText(dialog)).toContain('<appleyard-lattice id="fig1" scene=');
  });

  test('keeps a first step that is none as it was typed, and names the limit', async ({ page }) => {
    const dialog = await openEmbed(page);
    const field = dialog.getByLabel('Begins at step');
    for (const typed of ['73', '-1', 'x', '1.5', '9'.repeat(40)]) {
      await field.fill(typed);
      const limit = 'A whole number from 0 to 72, please, or nothing.';
      await expect(dialog.getByRole('alert')).toHaveText(limit);
      await expect(field).toHaveValue(typed);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      expect(await frameText(dialog)).not.toContain('start=');
    }
    await field.fill(' 72 ');
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    expect((await addressIn(dialog)).searchParams.get('start')).toBe('72');
    await field.fill('');
    expect((await addressIn(dialog)).searchParams.get('start')).toBeNull();
  });

  test('remembers nothing: it begins with the figure’s own language and theme', async ({
    page,
  }) => {
    await openLattice(page, moment);
    await page.getByRole('combobox', { name: 'Light or dark' }).selectOption('dark');
    const open = async () => {
      const dialog = await openDialog(page, 'Embed');
      await expect(dialog.getByLabel('Language')).toHaveValue('en');
      await expect(dialog.getByLabel('Light or dark')).toHaveValue('dark');
      await expect(dialog.getByLabel('Controls')).toHaveValue('full');
      await expect(dialog.getByLabel('begins again at its end')).not.toBeChecked();
      return dialog;
    };
    const dialog = await open();
    await dialog.getByLabel('Language').selectOption('zh');
    await dialog.getByLabel('Light or dark').selectOption('light');
    await dialog.getByLabel('Controls').selectOption('none');
    await dialog.getByLabel('begins again at its end').check();
    await dialog.getByRole('button', { name: 'close' }).click();
    await expect(dialog).toBeHidden();
    await open();
  });

  test('says what to do on one’s own machine, and leads to the guide', async ({ page }) => {
    const dialog = await openEmbed(page);
    await expect(dialog).toContainText('runs on your own machine');
    await expect(dialog.locator('.local')).toContainText(
      'APPLEYARD_PUBLIC_BASE=https://example.org/appleyard npm run build',
    );
    await expect(dialog.locator('.local')).toContainText('https://example.org/appleyard/0.1.0/');
    const [guide] = await Promise.all([
      page.waitForEvent('popup'),
      dialog.getByRole('link', { name: 'The guide' }).click(),
    ]);
    await expect(guide).toHaveURL(/\/embedding\/\?lang=en$/);
    await expect(guide.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('says so where the words of a language cannot be had', async ({ page, expectConsole }) => {
    expectConsole(/Failed to load resource/);
    const dialog = await openEmbed(page);
    await page.route(/assets\/pictures-[^/]*\.js$/, (route) => route.abort());
    await dialog.getByLabel('Language').selectOption('zh');
    await expect(dialog.getByRole('alert')).toContainText('could not be downloaded');
    expect(await frameText(dialog)).toContain('title="Would you go first?"');
  });

  test('says so where the page forbids frames', async ({ page, expectConsole }) => {
    expectConsole(/frame-src/);
    const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; frame-src 'none'";
    await page.route('**/lattice/', withHeaders({ 'content-security-policy': policy }));
    const dialog = await openEmbed(page);
    await expect(dialog).toContainText('forbids frames');
    await expect(dialog.locator('iframe')).toHaveCount(0);
  });

  test('is gone through by keyboard, and Escape gives the focus back', async ({ page }) => {
    await openLattice(page, moment);
    const word = button(page, 'Embed');
    await word.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Language')).toBeFocused();
    await expect(preview(page).getByRole('grid')).toBeVisible();
    const reached = new Set<string>();
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      reached.add(
        await page.evaluate(() => {
          let at = document.activeElement;
          while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
          return `${at?.localName} ${at?.getAttribute('name') ?? at?.textContent?.trim()}`;
        }),
      );
      if (reached.has('button close')) break;
    }
    expect([...reached]).toEqual([
      'select theme',
      'select controls',
      'select shape',
      'input start',
      'input autoplay',
      'input loop',
      expect.stringMatching(/^iframe/),
      'textarea embed-iframe',
      'button Copy',
      'textarea embed-element',
      'a step by step',
      'a The guide',
      'button close',
    ]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(word).toBeFocused();
    await expect(page.locator('body > :not(appleyard-page)')).toHaveCount(0);
  });

  for (const { code } of languages) {
    test(`fits 390 px and speaks ${code}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openLattice(page, moment, `?lang=${code}`);
      await page.locator('.words button[aria-haspopup]').last().click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.locator('iframe')).toBeVisible();
      await dialog.getByRole('textbox').first().fill('x');
      await expect(dialog.getByRole('alert')).toBeVisible();
      await properWords(page);
      // The dialog as a whole may be scrolled.
      expect(await scrolls(page)).toEqual(['dialog up']);
      const box = await dialog.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    });
  }
});

expectNoComplaints(
  'the Embed dialog',
  languages.map(({ code }) => [
    `in ${code}, with a first step that is none`,
    async (page) => {
      const dialog = await openEmbed(page, `?lang=${code}`);
      await dialog.getByRole('textbox').first().fill('x');
      await expect(dialog.getByRole('alert')).toBeVisible();
      await expect(page.frameLocator('appleyard-share iframe').getByRole('grid')).toBeVisible();
    },
  ]),
);

test.describe('in a page of another site the dialog', () => {
  const body = (baseURL = '', more = '') => `${more}
    <script type="module" src="${baseURL}embed.js"></script>
    <appleyard-lattice scene="v=1&amp;columns=9&amp;rows=8&amp;cursor=20"></appleyard-lattice>`;

  const hostile = [
    '* { all: unset }',
    '* { display: block; font-size: 40px; color: red; text-transform: uppercase }',
    'html { font-size: 40px }',
    'html { font-size: 62.5% }',
    'html { direction: rtl } body { letter-spacing: 1em; text-align: right; cursor: wait }',
  ];
  for (const style of hostile) {
    test(`looks as ever under ${style}`, async ({ page, baseURL }) => {
      await hostPage(body(baseURL, `<style>${style}</style>`), async (address) => {
        await page.goto(address);
        await expect(board(page)).toBeVisible();
        await button(page, 'Embed').click();
        const dialog = page.getByRole('dialog');
        await expect(preview(page).getByRole('grid')).toBeVisible();
        const look = await dialog
          .locator('p')
          .first()
          .evaluate((element) => {
            const { color, direction, letterSpacing, textTransform, fontSize } =
              getComputedStyle(element);
            return {
              color,
              direction,
              letterSpacing,
              textTransform,
              size: Number.parseFloat(fontSize),
            };
          });
        expect(look).toEqual({
          color: 'rgb(33, 29, 23)',
          direction: 'ltr',
          letterSpacing: 'normal',
          textTransform: 'none',
          size: expect.any(Number),
        });
        expect(look.size).toBeGreaterThanOrEqual(14);
        expect(look.size).toBeLessThanOrEqual(24);
        await expect(dialog).toHaveCSS('position', 'fixed');
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      });
    });
  }

  test('opens beside another copy that has taken its name', async ({ page, baseURL }) => {
    const taken = `<script>
      customElements.define('appleyard-share', class extends HTMLElement {});
      customElements.define('appleyard-share-2', class extends HTMLElement {});
    </script>`;
    await hostPage(body(baseURL, taken), async (address) => {
      await page.goto(address);
      await expect(board(page)).toBeVisible();
      for (const word of ['Embed', 'Share'] as const) {
        const dialog = await openDialog(page, word);
        await expect(dialog.getByRole('textbox').last()).toHaveValue(/appleyard-lattice|#v=1/);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }
    });
  });
});

test.describe('what is pasted', () => {
  for (const shape of shapes) {
    test(`keeps the shape ${shape}, and fits its column where styles are stripped`, async ({
      page,
      baseURL,
    }) => {
      const [width = 1, height = 1] = shape.split('/').map(Number);
      const base = { url: baseURL ?? '', isPublic: true };
      const link = moment.slice(1);
      const snippet = { exhibit: 'lattice', link, title: 'A', picture: 'B', options: { shape } };
      const frame = iframeSnippet(base, snippet);
      const stripped = frame.replace(/ style="[^"]*"/, '');
      const column = (inner: string) => `<div style="width:760px">${inner}</div>`;
      await hostPage(`${column(frame)}${column(stripped)}`, async (address) => {
        await page.setViewportSize({ width: 900, height: 900 });
        await page.goto(address);
        const boxOf = async (at: number) => page.locator('iframe').nth(at).boundingBox();
        expect(await boxOf(0)).toMatchObject({ width: 760 });
        expect((await boxOf(0))?.height).toBeCloseTo((760 * height) / width, 0);
        // An iframe has a border of 2 px unless a style says otherwise.
        expect((await boxOf(1))?.width).toBe(764);
        expect((await boxOf(1))?.height).toBeCloseTo(Math.round((640 * height) / width) + 4, 0);
      });
    });
  }

  test('is read by a browser as it was meant, whatever is in it', async ({ page }) => {
    const text = fc
      .string({ unit: 'binary', maxLength: 40 })
      .map((any) => any.replaceAll('\0', ''));
    const nasty = fc.constantFrom(
      '"><script>x</script>',
      "'",
      '&quot;',
      '&amp',
      '\r\n',
      '</iframe>',
    );
    const word = fc.oneof(text, nasty);
    const options = fc.record({
      lang: fc.constantFrom(undefined, ...languages.map(({ code }) => code)),
      theme: fc.constantFrom(...choices.theme),
      controls: fc.constantFrom(...choices.controls),
      start: fc.constantFrom(undefined, 0, 273),
      autoplay: fc.boolean(),
      loop: fc.boolean(),
      shape: fc.constantFrom(...shapes),
    });
    const exhibit = fc.constantFrom(...slugs);
    const snippet = fc.record({ exhibit, link: word, title: word, picture: word, options });
    const base = { url: 'https://plates.example/0.1.0/', isPublic: true };
    const samples = fc.sample(snippet, { numRuns: 400, seed: 8 });
    const read = await page.evaluate(
      (markups) =>
        markups.map((markup) => {
          const { body, head } = new DOMParser().parseFromString(markup, 'text/html');
          return [...head.querySelectorAll('*'), ...body.querySelectorAll('*')].map((element) => ({
            name: element.localName,
            attributes: Object.fromEntries([...element.attributes].map((a) => [a.name, a.value])),
          }));
        }),
      samples.map((one) => elementSnippet(base, one)),
    );
    for (const [at, { exhibit, link, picture, options }] of samples.entries()) {
      const expected: Record<string, string> = { id: 'fig1', scene: link };
      if (options.lang) expected.lang = options.lang;
      if (options.theme !== 'auto') expected.theme = options.theme;
      if (options.controls !== 'full') expected.controls = options.controls;
      if (options.start !== undefined) expected.start = String(options.start);
      if (options.autoplay) expected.autoplay = '';
      if (options.loop) expected.loop = '';
      expect(read[at]).toEqual([
        { name: 'script', attributes: { type: 'module', src: `${base.url}embed.js` } },
        { name: `appleyard-${exhibit}`, attributes: expected },
        { name: 'a', attributes: { href: `${base.url}${exhibit}/#${link}` } },
        {
          name: 'img',
          attributes: { src: `${base.url}plates/${exhibit}.svg`, alt: picture, width: '100%' },
        },
      ]);
    }
    const frames = await page.evaluate(
      (markups) =>
        markups.map((markup) => {
          const { body } = new DOMParser().parseFromString(markup, 'text/html');
          const [frame] = body.children;
          const { src = '', title = '' } = (frame as HTMLIFrameElement) ?? {};
          const inside = new DOMParser().parseFromString(frame?.textContent ?? '', 'text/html');
          return {
            frames: body.children.length,
            address: frame?.getAttribute('src'),
            search: new URL(src).search,
            title,
            shape: (frame as HTMLElement | undefined)?.style.aspectRatio.replaceAll(' ', ''),
            alt: inside.querySelector('img')?.alt,
            href: inside.querySelector('a')?.getAttribute('href'),
          };
        }),
      samples.map((one) => iframeSnippet(base, one)),
    );
    for (const [at, { exhibit, link, title, picture, options }] of samples.entries()) {
      const flags = `${options.autoplay ? '&autoplay' : ''}${options.loop ? '&loop' : ''}`;
      const search = [
        `?figure=${exhibit}`,
        options.lang ? `&lang=${options.lang}` : '',
        options.theme === 'auto' ? '' : `&theme=${options.theme}`,
        options.controls === 'full' ? '' : `&controls=${options.controls}`,
        options.start === undefined ? '' : `&start=${options.start}`,
        flags,
      ].join('');
      expect(frames[at]).toEqual({
        frames: 1,
        address: `${base.url}embed.html${search}#${link}`,
        search,
        title,
        shape: options.shape,
        alt: picture,
        href: `${base.url}${exhibit}/#${link}`,
      });
    }
  });
});

test('a picture of every exhibit is said in the alternative text', async ({ page, baseURL }) => {
  const told = new Set<string>();
  for (const slug of slugs) {
    await page.goto(`${slug}/#v=1`);
    await expect(plate(page)).toBeVisible();
    await button(page, 'Embed').click();
    const dialog = page.getByRole('dialog');
    await expect
      .poll(() => frameText(dialog))
      .toMatch(/alt="Picture of the figure: [^"?]+\? [^"]{40,}\."/);
    const [, alt = ''] = / alt="([^"]*)"/.exec(await frameText(dialog)) ?? [];
    told.add(alt);
    expect(await frameText(dialog)).toContain(`src="${baseURL}plates/${slug}.svg"`);
  }
  expect(told.size).toBe(slugs.length);
});

test.describe('options take effect in a page of another site', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [kind, text] of [
    ['the frame', frameText],
    ['the element', elementText],
  ] as const) {
    test(`by ${kind}`, async ({ page }) => {
      const dialog = await openEmbed(page);
      await dialog.getByLabel('Language').selectOption('es');
      await dialog.getByLabel('Light or dark').selectOption('dark');
      await dialog.getByLabel('Controls').selectOption('minimal');
      await dialog.getByLabel('Begins at step').fill('7');
      await expect.poll(() => text(dialog)).toContain('Imagen de la figura');
      await hostPage(await text(dialog), async (address) => {
        await page.goto(address);
        const inside = kind === 'the frame' ? page.frameLocator('iframe') : page;
        await expect(inside.getByRole('figure', { name: '¿Empezarías tú?' })).toBeVisible();
        await expect(inside.getByRole('textbox', { name: /^Paso/ })).toHaveValue('7');
        const paper = inside.locator('svg.plate');
        await expect(paper).toHaveCSS('background-color', 'rgb(22, 20, 15)');
        await expect(inside.locator('.transport')).toBeVisible();
        await expect(inside.locator('figcaption')).toBeHidden();
      });
    });
  }
});
