import fc from 'fast-check';
import { choices } from '../../www/src/embed/attributes.ts';
import { slugs } from '../../www/src/exhibits/index.ts';
import { elementSnippet, figureId, iframeSnippet } from '../../www/src/share/address.ts';
import { shapes } from '../../www/src/share/options.ts';
import { elementText, frameText, moment, openEmbed, plate } from './support/embed.ts';
import { full } from './support/full.ts';
import { hostPage } from './support/host.ts';
import { button, openLattice } from './support/lattice.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/words.ts';

test.describe('a pasted snippet', () => {
  test('keeps its shape, and fits its column if styles are stripped', async ({ page, baseURL }) => {
    for (const shape of full ? shapes : shapes.slice(0, 2)) {
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
        // An iframe has a border of 2 px unless a style removes it.
        expect((await boxOf(1))?.width).toBe(764);
        expect((await boxOf(1))?.height).toBeCloseTo(Math.round((640 * height) / width) + 4, 0);
      });
    }
  });

  test('means the same to a browser, whatever is in it', async ({ page }) => {
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
    const samples = fc.sample(snippet, { numRuns: full ? 400 : 60, seed: 8 });
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
      const expected: Record<string, string> = { id: figureId({ exhibit, link }), scene: link };
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

test('the alternative text describes the picture of every exhibit', async ({ page, baseURL }) => {
  const alternatives = new Set<string>();
  for (const slug of slugs) {
    await page.goto(`${slug}/#v=1`);
    await expect(plate(page)).toBeVisible();
    await button(page, 'Embed').click();
    const dialog = page.getByRole('dialog');
    await expect
      .poll(() => frameText(dialog))
      .toMatch(/alt="Picture of the figure: [^"?]+\? [^"]{40,}\."/);
    const [, alt = ''] = / alt="([^"]*)"/.exec(await frameText(dialog)) ?? [];
    alternatives.add(alt);
    expect(await frameText(dialog)).toContain(`src="${baseURL}plates/${slug}.svg"`);
  }
  expect(alternatives.size).toBe(slugs.length);
});

test.describe('options work in a page of another site', () => {
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
        await expect(inside.locator('.words')).toBeHidden();
      });
    });
  }
});

test('each of two figures in one post follows its own links, as the dialog gives them', async ({
  page,
}) => {
  const pieces: string[] = [];
  for (const scene of ['#v=1&columns=9&rows=8&cursor=20', '#v=1&columns=8&rows=9&cursor=30']) {
    await openLattice(page, scene);
    await button(page, 'Embed').click();
    const dialog = page.getByRole('dialog');
    await expect.poll(() => elementText(dialog)).toContain('alt="Picture');
    const example = await dialog.getByText('<a data-appleyard=').innerText();
    // It begins at another step, so that the link has somewhere to lead.
    await dialog.getByLabel('Begins at step').fill('3');
    await expect.poll(() => elementText(dialog)).toContain('start="3"');
    pieces.push(`<p>${example}${scene}</a></p>${await elementText(dialog)}`);
  }
  await hostPage(pieces.join(''), async (address) => {
    await page.goto(address);
    const steps = page.getByRole('textbox', { name: /^Step/ });
    await expect(steps.nth(1)).toHaveValue('3');
    await page.getByRole('link', { name: /cursor=30$/ }).click();
    await expect(steps.nth(1)).toHaveValue('30');
    await expect(steps.nth(0)).toHaveValue('3');
    await page.getByRole('link', { name: /cursor=20$/ }).click();
    await expect(steps.nth(0)).toHaveValue('20');
    await expect(steps.nth(1)).toHaveValue('30');
  });
});
