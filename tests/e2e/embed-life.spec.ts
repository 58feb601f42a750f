/** The element in pages that change: frameworks, shadow trees, and scripts that are faster than a figure. */
import type { Page } from '@playwright/test';
import type { AppleyardElement } from '../../www/src/embed/element.ts';
import { hostPage } from './support/host.ts';
import { expect, test } from './support/test.ts';

const SCENE = 'v=1&amp;columns=8&amp;rows=8';
/** The last step of that scene. */
const LAST = 64;

const scriptOf = () =>
  `<script type="module" src="${test.info().project.use.baseURL}embed.js"></script>`;

async function host(page: Page, body: string, see: () => Promise<void>): Promise<void> {
  await hostPage(body, async (address) => {
    await page.goto(address);
    await see();
  });
}

/** The figure of an id, in the page or in any shadow tree. It shows its picture at this step. */
async function expectShown(page: Page, id: string, step: number): Promise<void> {
  const figure = page.locator(`#${id}`);
  await expect(figure.locator('svg.picture')).toBeVisible();
  await expect(figure.locator('input[name=step]')).toHaveValue(String(step));
}

test('what a script sets before the figure has loaded holds, and can be read', async ({ page }) => {
  const early = `<appleyard-lattice id="early" scene="${SCENE}"></appleyard-lattice>
    <script>
      const early = document.getElementById('early');
      Object.assign(early, { step: 7, theme: 'dark', controls: 'minimal' });
      heard = [];
      document.addEventListener('ready', ({ target }) => heard.push(target.id));
    </script>${scriptOf()}`;
  await host(page, early, async () => {
    const before = await page.evaluate(async () => {
      await customElements.whenDefined('appleyard-lattice');
      const figure = document.getElementById('early') as AppleyardElement;
      const { step, lastStep, playing, theme } = figure;
      return [step, theme, playing, lastStep, figure.currentLink(), figure.scene];
    });
    // The figure may have loaded meanwhile on a fast machine, but not with another step or theme.
    expect(before.slice(0, 3)).toEqual([7, 'dark', false]);
    await test.step('it begins at the step, and ready resolves once the picture is there', async () => {
      const ready = await page.evaluate(async () => {
        const figure = document.getElementById('early') as AppleyardElement;
        await figure.ready;
        const { step, lastStep, controls } = figure;
        const drawn = figure.shadowRoot?.querySelector('svg.picture') != null;
        return [step, lastStep, controls, figure.currentLink(), drawn];
      });
      expect(ready).toEqual([7, LAST, 'minimal', 'v=1&columns=8&rows=8&cursor=7', true]);
      expect(await page.evaluate('heard')).toEqual(['early']);
      await expectShown(page, 'early', 7);
      await expect(page.locator('#early svg.picture')).toHaveCSS(
        'background-color',
        'rgb(22, 20, 15)',
      );
    });
    await test.step('a step after a scene belongs to that scene', async () => {
      await page.evaluate(() => {
        const figure = document.getElementById('early') as AppleyardElement;
        figure.scene = '#v=1&columns=9&rows=8';
        figure.step = 3;
        if (figure.step !== 3) throw new Error(`the step is ${figure.step}`);
        if (figure.currentLink() !== 'v=1&columns=9&rows=8') throw new Error(figure.currentLink());
      });
      await expectShown(page, 'early', 3);
      await expect(page.locator('#early .counter')).toContainText('72');
    });
    await test.step('a new element takes properties before it is in the page, and plays', async () => {
      await page.evaluate(() => {
        const figure = document.createElement('appleyard-lattice');
        figure.id = 'made';
        figure.lang = 'es';
        figure.scene = 'v=1&columns=8&rows=8&cursor=0';
        figure.playing = true;
        document.querySelector('main')?.prepend(figure);
        if (!figure.playing) throw new Error('the wish to play is lost');
      });
      await expect(page.locator('#made').getByRole('figure')).toHaveAttribute('lang', 'es');
      await expect(page.locator('#made')).toHaveJSProperty('playing', true);
      await expect(page.locator('#made input[name=step]')).not.toHaveValue('0');
    });
    await test.step('the text “false” is off, also for a figure that has loaded', async () => {
      const figure = page.locator('#made');
      await figure.evaluate((element) => element.setAttribute('fit', ''));
      await expect(figure).toHaveJSProperty('fit', true);
      await figure.evaluate((element) => element.setAttribute('fit', 'false'));
      await expect(figure).toHaveJSProperty('fit', false);
      await expect(figure).not.toHaveAttribute('fit');
      await figure.evaluate((element) => element.setAttribute('autoplay', 'false'));
      await expect(figure).toHaveJSProperty('autoplay', false);
    });
  });
});

test('an element is found in shadow trees, and a link there steers it', async ({ page }) => {
  const body = `<x-card id="open"></x-card><x-shut id="shut"></x-shut>${scriptOf()}`;
  await host(page, body, async () => {
    await page.evaluate(() => customElements.whenDefined('appleyard-lattice'));
    await page.evaluate((scene) => {
      // A tree of its own comes into being without any change of the page itself.
      const card = (mode: ShadowRootMode) =>
        class extends HTMLElement {
          connectedCallback(): void {
            const root = this.attachShadow({ mode });
            root.innerHTML = `<p><a data-appleyard="inner" href="#${scene}&amp;cursor=9">9</a></p>
              <appleyard-lattice id="inner" scene="${scene}&amp;cursor=2"></appleyard-lattice>`;
            Object.assign(this, { inside: root.getElementById('inner') });
          }
        };
      document.querySelector('x-card')?.setAttribute('lang', 'es');
      customElements.define('x-card', card('open'));
      customElements.define('x-shut', card('closed'));
    }, SCENE);
    await expectShown(page, 'inner', 2);
    await expect(page.locator('#inner').getByRole('figure')).toHaveAttribute('lang', 'es');
    await page.getByRole('link', { name: '9' }).click();
    await expectShown(page, 'inner', 9);
    // Only its own page can look into a closed tree.
    const step = () =>
      page
        .locator('#shut')
        .evaluate((card) => (card as unknown as { inside: AppleyardElement }).inside.lastStep);
    await expect.poll(step).toBe(LAST);
  });
});

test('a page that puts another body in the place of its own keeps working figures', async ({
  page,
}) => {
  const post = (cursor: number) =>
    `<p><a data-appleyard="fig1" href="#${SCENE}&amp;cursor=30">30</a></p>
    <appleyard-lattice id="fig1" scene="${SCENE}&amp;cursor=${cursor}"><p>fallback</p></appleyard-lattice>`;
  await host(page, `${scriptOf()}${post(4)}`, async () => {
    await expectShown(page, 'fig1', 4);
    await test.step('the next page, and back to a copy of the first, as Turbo keeps it', async () => {
      await page.evaluate((next) => {
        const copy = document.body.cloneNode(true) as HTMLBodyElement;
        Object.assign(window, { copy });
        const body = document.createElement('body');
        body.innerHTML = next;
        document.body.replaceWith(body);
      }, post(5));
      await expectShown(page, 'fig1', 5);
      await page.getByRole('link', { name: '30' }).click();
      await expectShown(page, 'fig1', 30);
      await page.evaluate('document.body.replaceWith(copy)');
      await expectShown(page, 'fig1', 4);
      await page.getByRole('link', { name: '30' }).click();
      await expectShown(page, 'fig1', 30);
    });
    await test.step('a figure that was taken out goes on where it was when it is back', async () => {
      await page.evaluate(() => {
        const figure = document.getElementById('fig1') as AppleyardElement;
        figure.remove();
        Object.assign(window, { figure });
        setTimeout(() => document.body.append(figure), 1500);
      });
      await expect(page.locator('#fig1')).toBeVisible();
      await expectShown(page, 'fig1', 30);
    });
    await test.step('colours follow the new body', async () => {
      await expect(page.locator('#fig1 svg.picture')).toBeVisible();
      await page.evaluate(() => {
        document.body.style.colorScheme = 'dark';
      });
      await expect(page.locator('#fig1 svg.picture')).toHaveCSS(
        'background-color',
        'rgb(22, 20, 15)',
      );
    });
  });
});
