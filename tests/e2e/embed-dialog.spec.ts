import { figureId } from '../../www/src/share/address.ts';
import { expectNoComplaints } from './support/axe.ts';
import { withHeaders } from './support/breakage.ts';
import { addressIn, elementText, frameText, moment, openEmbed, preview } from './support/embed.ts';
import { fetched } from './support/fetched.ts';
import { full } from './support/full.ts';
import { hostPage } from './support/host.ts';
import { scrolls } from './support/inspect.ts';
import { board, button, openDialog, openLattice } from './support/lattice.ts';
import { expect, test } from './support/test.ts';
import { languages, properWords } from './support/words.ts';

/** How the codes for each place begin. */
const codesOf: Readonly<Record<string, readonly RegExp[]>> = {
  page: [/^<figure><iframe .*popover/, /^<link .*<script .*\n<appleyard-lattice /],
  slides: [/^<figure><iframe (?!.*popover)/, /^\[!\[w:\d+ h:\d+ /],
  notebook: [/^<figure><iframe (?!.*popover)/, /^<p><a /, /^<a [^>]*>[^<]/],
  pandoc: [
    /^<iframe [\s\S]*\n\n<appleyard-picture /,
    /^<link [\s\S]*\n\n<appleyard-lattice [\s\S]*\[!\[/,
  ],
  wordpress: [/^<figure><iframe .*popover/, /^<p><a [^>]*><img /, /^<a [^>]*>[^<]/],
  moodle: [/^<figure><iframe (?!.*popover)/, /^<p><a [^>]*><img /],
  mail: [/^<p><a [^>]*><img /, /^\[!\[/, /^<a [^>]*>[^<]/],
};

test('the weight is given in KB, for the chosen language', async ({ page }) => {
  const weights = await (await page.request.get('weights.json')).json();
  const dialog = await openEmbed(page);
  const weightOf = ({ frame, element }: { frame: number; element: number }) =>
    `at most ${Math.ceil(Math.max(frame, element) / 1024)} KB`;
  await expect(dialog).toContainText(weightOf(weights.lattice.en));
  await dialog.getByLabel('Language').selectOption('zh');
  await expect(dialog).toContainText(weightOf(weights.lattice.zh));
});

test.describe('the dialog', () => {
  test('loads its preview when it is opened, and can be used and closed by keyboard', async ({
    page,
  }) => {
    await test.step('loads the preview only once it is open, and shows the moment', async () => {
      const frames: string[] = [];
      page.on('request', (request) => {
        if (/embed\.html|weights\.json/.test(request.url())) frames.push(request.url());
      });
      await openLattice(page, moment);
      await fetched(page);
      expect(frames).toEqual([]);
      await openDialog(page, 'Embed');
      await expect(preview(page).getByRole('grid')).toBeVisible();
      await expect(preview(page).getByRole('textbox', { name: /^Step/ })).toHaveValue('20');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    });
    await test.step('can be used by keyboard, and Escape gives the focus back', async () => {
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
        'select picture',
        'button Download the picture (PNG)',
        expect.stringMatching(/^iframe/),
        'select place',
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
      await expect(
        page.locator('body > :not(appleyard-page, appleyard-offline, noscript)'),
      ).toHaveCount(0);
    });
    await test.step('closes with Escape in its preview, if the figure has nothing to close', async () => {
      const word = button(page, 'Embed');
      await word.click();
      const dialog = page.getByRole('dialog');
      const why = preview(page).getByRole('region', { name: /^Why/ });
      await preview(page).getByRole('gridcell').nth(3).click();
      await expect(why).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(why).toBeHidden();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(word).toBeFocused();
    });
  });

  test('gives snippets with every option, and explains what to do with them', async ({
    page,
    context,
  }) => {
    const dialog = await openEmbed(page);
    await expect(dialog).toContainText('no cookies');
    expect(await context.cookies()).toEqual([]);
    const search = async () => (await addressIn(dialog)).search;
    await test.step('leaves the defaults out, and lets the page choose the language', async () => {
      await expect.poll(search).toBe('?figure=lattice&lang=en');
      await dialog.getByLabel('Language').selectOption({ index: languages.length });
      await expect.poll(search).toBe('?figure=lattice');
      expect(await elementText(dialog)).toMatch(
        /<appleyard-lattice id="lattice-\w{4}" width="640" height="480" scene=/,
      );
      await dialog.getByLabel('Language').selectOption('en');
    });
    await test.step('keeps an invalid first step as it was typed, and names the limit', async () => {
      const field = dialog.getByLabel('Begins at step');
      for (const typed of ['73', '-1', 'x', '1.5', '9'.repeat(40)]) {
        await field.fill(typed);
        const limit = 'Enter a whole number from 0 to 72, or nothing.';
        await expect(dialog.getByRole('alert')).toHaveText(limit);
        await expect(field).toHaveValue(typed);
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        expect(await frameText(dialog)).not.toContain('start=');
      }
      await field.fill(' 72 ');
      await expect.poll(search).toContain('start=72');
      await expect(dialog.getByRole('alert')).toHaveCount(0);
      await field.fill('');
      await expect.poll(search).not.toContain('start=');
    });
    await test.step('writes every option into both snippets and the preview', async () => {
      const before = await page.evaluate(() => history.length);
      await dialog.getByLabel('Language').selectOption('es');
      await dialog.getByLabel('Light or dark').selectOption('dark');
      await dialog.getByLabel('Controls').selectOption('minimal');
      await dialog.getByLabel('Shape').selectOption('16/9');
      await dialog.getByLabel('Begins at step').fill('7');
      await dialog.getByLabel('plays when it comes into view').check();
      await dialog.getByLabel('begins again at its end').check();
      const query = 'figure=lattice&lang=es&theme=dark&controls=minimal&start=7&autoplay&loop';
      await expect.poll(search).toBe(`?${query}`);
      expect((await addressIn(dialog)).hash).toBe('#v=1&columns=9&rows=8&cursor=20');
      await expect.poll(() => frameText(dialog)).toContain('title="¿Empezarías tú?"');
      await expect
        .poll(() => frameText(dialog))
        .toContain('width="100%" frameBorder="0" height="400"');
      await expect
        .poll(() => frameText(dialog))
        .toContain('20 de 72 puntos tienen color: 6 perdidos, 14 ganados');
      expect(await elementText(dialog)).toContain(
        `<appleyard-lattice id="${figureId({ exhibit: 'lattice', link: 'v=1&columns=9&rows=8&cursor=20' })}" width="711" height="400" lang="es" theme="dark" controls="minimal" start="7" autoplay="autoplay" loop="loop" scene="v=1&amp;columns=9&amp;rows=8&amp;cursor=20">`,
      );
      const frame = dialog.locator('iframe');
      await expect(frame).toHaveAttribute('src', new RegExp(`embed\\.html\\?${query}#v=1`));
      await expect(frame).toHaveAttribute('height', '400');
      await expect(preview(page).locator('html')).toHaveAttribute('lang', 'es');
      // Changing the options does not add steps to the page's history.
      expect(await page.evaluate(() => history.length)).toBe(before);
    });
    await test.step('gives the code for a place, and says how to paste it', async () => {
      const place = dialog.getByLabel('Where does it go?');
      const given = () =>
        dialog
          .locator('textarea')
          .evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value));
      for (const [name, codes] of Object.entries(codesOf)) {
        await place.selectOption(name);
        const meant = codes.map((code) => expect.stringMatching(code));
        await expect.poll(given, name).toEqual(meant);
        const script = dialog.getByText('The first line is the script', { exact: false });
        await expect(script).toHaveCount(name === 'page' || name === 'pandoc' ? 1 : 0);
      }
      await expect(dialog.getByRole('status')).toContainText(['A mail takes the picture']);
      await place.selectOption('page');
    });
    await test.step('says what to do on one’s own machine, and leads to the guide', async () => {
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
      await expect(dialog.getByLabel('Where does it go?')).toHaveValue('page');
      await expect(dialog.getByLabel('begins again at its end')).not.toBeChecked();
      return dialog;
    };
    const dialog = await open();
    await dialog.getByLabel('Language').selectOption('zh');
    await dialog.getByLabel('Light or dark').selectOption('light');
    await dialog.getByLabel('Controls').selectOption('none');
    await dialog.getByLabel('Where does it go?').selectOption('moodle');
    await dialog.getByLabel('begins again at its end').check();
    await dialog.getByRole('button', { name: 'close' }).click();
    await expect(dialog).toBeHidden();
    await open();
  });

  test('says so if the words of a language cannot be fetched', async ({ page, expectConsole }) => {
    expectConsole(/Failed to load resource/);
    const dialog = await openEmbed(page);
    await page.route(/words\/\w+\/zh\/pictures\.txt$/, (route) => route.abort());
    await dialog.getByLabel('Language').selectOption('zh');
    await expect(dialog.getByRole('alert')).toContainText('could not be downloaded');
    expect(await frameText(dialog)).toContain('title="Would you go first?"');
  });

  test('says so if the page forbids frames', async ({ page, expectConsole }) => {
    expectConsole(/frame-src/);
    const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; frame-src 'none'";
    await page.route('**/lattice/', withHeaders({ 'content-security-policy': policy }));
    const dialog = await openEmbed(page);
    await expect(dialog).toContainText('forbids frames');
    await expect(dialog.locator('iframe')).toHaveCount(0);
  });

  test('fits 390 px and speaks every language', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const { code, tag } of languages) {
      await openLattice(page, moment, `?lang=${code}`);
      await page.locator('.words button[aria-haspopup]').last().click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.locator('iframe')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await dialog.getByRole('textbox').first().fill('x');
      await expect(dialog.getByRole('alert')).toBeVisible();
      await properWords(page);
      // The dialog as a whole may scroll.
      await expect.poll(() => scrolls(page)).toEqual(['dialog up']);
      const box = await dialog.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    }
  });
});

expectNoComplaints(
  'the Embed dialog',
  (full ? languages : languages.slice(0, 1)).map(({ code }) => [
    `in ${code}, with an invalid first step`,
    async (page) => {
      const dialog = await openEmbed(page, `?lang=${code}`);
      await dialog.getByRole('textbox').first().fill('x');
      await expect(dialog.getByRole('alert')).toBeVisible();
      await expect(page.frameLocator('appleyard-share iframe').getByRole('grid')).toBeVisible();
    },
  ]),
  [
    ['appleyard-lattice', 'svg.picture'],
    ['appleyard-lattice', 'appleyard-share', 'iframe'],
  ],
);

test.describe('in a page of another site the dialog', () => {
  const body = (baseURL = '', more = '') => `${more}
    <script type="module" src="${baseURL}embed.js"></script>
    <appleyard-lattice scene="v=1&amp;columns=9&amp;rows=8&amp;cursor=20"></appleyard-lattice>`;

  test('looks the same, whatever the styles of the page say', async ({ page, baseURL }) => {
    const dialog = page.getByRole('dialog');
    const expectLook = async (): Promise<void> => {
      const look = await dialog
        .locator('p')
        .first()
        .evaluate((element) => {
          const { color, direction, letterSpacing, textTransform, fontSize } =
            getComputedStyle(element);
          const size = Number.parseFloat(fontSize);
          return { color, direction, letterSpacing, textTransform, size };
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
    };
    // The element reads the size of the root's letters when it begins; the rest may come later.
    for (const [size, others] of [
      ['40px', ['* { all: unset }', 'html { direction: rtl } body { letter-spacing: 1em }']],
      ['62.5%', ['* { display: block; font-size: 40px; color: red; text-transform: uppercase }']],
    ] as const) {
      const style = `<style>html { font-size: ${size} }</style><style id="other"></style>`;
      await hostPage(body(baseURL, style), async (address) => {
        await page.goto(address);
        await expect(board(page)).toBeVisible();
        await button(page, 'Embed').click();
        await expect(preview(page).getByRole('grid')).toBeVisible();
        await expectLook();
        for (const other of others) {
          await page.locator('#other').evaluate((element, rules) => {
            element.textContent = rules;
          }, other);
          await expectLook();
        }
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      });
    }
  });

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
