import type { Page } from '@playwright/test';
import { hostPage } from './support/host.ts';
import { board } from './support/lattice.ts';
import { button, counter, expectAt, figures, notices } from './support/picture.ts';
import { expect, test } from './support/test.ts';

/** Shows a page of another origin with this body and the script of its figures. */
async function host(page: Page, body: string, see: () => Promise<void>): Promise<void> {
  const script = `<script type="module" src="${test.info().project.use.baseURL}embed.js"></script>`;
  await hostPage(`${script}${body}`, async (address) => {
    await page.goto(address);
    await see();
  });
}

const lattice = (attributes: string): string =>
  `<appleyard-lattice scene="v=1&amp;columns=8&amp;rows=8" ${attributes}></appleyard-lattice>`;

interface Fired {
  name: string;
  detail: unknown;
}

/** Records the events of the figure from now on. */
async function listen(page: Page): Promise<() => Promise<Fired[]>> {
  await page.evaluate(() => {
    const events: Fired[] = [];
    for (const name of ['step', 'finish', 'scenechange']) {
      document.addEventListener(name, (event) =>
        events.push({ name, detail: (event as CustomEvent).detail }),
      );
    }
    Object.assign(window, { events });
  });
  return () => page.evaluate(() => (window as unknown as { events: Fired[] }).events);
}

const element = (page: Page) =>
  page.locator('appleyard-lattice').first() as ReturnType<Page['locator']>;

/** A property of the element, read or set as a page's own script would do it. */
const property = (page: Page, name: string): Promise<unknown> =>
  element(page).evaluate(
    (figure, key) => (figure as unknown as Record<string, unknown>)[key],
    name,
  );
const set = (page: Page, values: Record<string, unknown>): Promise<unknown> =>
  element(page).evaluate((figure, some) => void Object.assign(figure, some), values);

test.describe('attributes of the element', () => {
  test('attributes of the element choose what is shown, the theme, the language, and the first step', async ({
    page,
  }) => {
    await test.step('controls="minimal" leaves picture, narration and transport', async () => {
      await host(page, lattice('controls="minimal"'), async () => {
        await expect(board(page)).toBeVisible();
        await expect(button(page, 'play')).toBeVisible();
        await expect(page.locator('.narration')).toBeVisible();
        await expect(button(page, 'More')).toBeHidden();
        await expect(page.locator('.words')).toBeHidden();
      });
    });
    await test.step('controls="none" leaves picture and narration, and the keys', async () => {
      await host(page, lattice('controls="none" start="5"'), async () => {
        await expect(board(page)).toBeVisible();
        await expect(page.locator('.narration')).toBeVisible();
        await expect(button(page, 'play')).toBeHidden();
        await board(page).locator('[tabindex="0"]').focus();
        await page.keyboard.press('.');
        await expect.poll(() => property(page, 'step')).toBe(6);
      });
    });
    await test.step('theme belongs to the figure; without it, the page’s counts', async () => {
      const dark = 'rgb(22, 20, 15)';
      const light = 'rgb(251, 248, 241)';
      await host(page, lattice('theme="dark"'), async () => {
        await expect(board(page)).toHaveCSS('background-color', dark);
        await element(page).evaluate((figure) => figure.setAttribute('theme', 'light'));
        await expect(board(page)).toHaveCSS('background-color', light);
        await element(page).evaluate((figure) => figure.removeAttribute('theme'));
        await page.evaluate(() =>
          document.documentElement.style.setProperty('color-scheme', 'dark'),
        );
        await expect(board(page)).toHaveCSS('background-color', dark);
      });
    });
    await test.step('a raster is painted again when the page turns dark', async () => {
      const large =
        '<appleyard-lattice scene="v=1&amp;columns=300&amp;rows=300"></appleyard-lattice>';
      await host(page, large, async () => {
        const raster = page.locator('canvas.raster');
        await expect(raster).toHaveAttribute('data-settled', 'true');
        const painted = (): Promise<string> =>
          raster.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
        const before = await painted();
        await page.evaluate(() =>
          document.documentElement.style.setProperty('color-scheme', 'dark'),
        );
        await expect.poll(painted).not.toBe(before);
      });
    });
    await test.step('lang takes precedence over the language of the page around it', async () => {
      const body = `<div lang="es-MX">${lattice('')}</div>`;
      await host(page, body, async () => {
        await expect(page.getByRole('figure')).toHaveAttribute('lang', 'es');
        await expect(page.getByRole('figure')).toHaveAccessibleName('¿Empezarías tú?');
        await element(page).evaluate((figure) => figure.setAttribute('lang', 'zh-Hans'));
        await expect(page.getByRole('figure')).toHaveAttribute('lang', 'zh-Hans');
      });
    });
    await test.step('start is the first step; a later scene begins at its own', async () => {
      const prose =
        '<a data-appleyard="fig1" href="#v=1&amp;columns=8&amp;rows=8&amp;cursor=30">30</a>';
      await host(page, `${prose}${lattice('id="fig1" start="12"')}`, async () => {
        await expectAt(figures(page), 12);
        await expect(notices(page)).toHaveCount(0);
        await page.getByRole('link', { name: '30' }).click();
        await expectAt(figures(page), 30);
      });
    });
    await test.step('attributes that are not understood have notices beside the figure, which is shown', async () => {
      const bad = 'theme="purple" controls="some" start="soon"';
      await host(page, lattice(bad), async () => {
        await expect(board(page)).toBeVisible();
        await expect(notices(page)).toContainText(
          '“theme” is “purple”: it must be one of auto, light, dark',
        );
        await expect(notices(page)).toContainText(
          '“controls” is “some”: it must be one of full, minimal, none',
        );
        await expect(notices(page)).toContainText(
          '“start” is “soon”: it must be a whole number from 0 to 64',
        );
        await button(page, 'dismiss').click();
        await expect(notices(page)).toBeHidden();
      });
      await host(page, lattice('start="65"'), async () => {
        await expect(notices(page)).toContainText('“start” is “65”: it must be');
      });
    });
  });

  test('autoplay plays once the figure is visible, not in a hidden tab, and not for readers who want less motion', async ({
    page,
  }) => {
    await test.step('autoplay plays once the figure is visible, and only then', async () => {
      const body = `<div style="height: 3000px">far</div>${lattice('autoplay start="0"')}`;
      await host(page, body, async () => {
        await element(page).scrollIntoViewIfNeeded();
        await expect(button(page, 'pause')).toBeVisible();
        await expect(counter(page)).not.toHaveValue('0');
        await page.evaluate(() => scrollTo(0, 0));
        await expect.poll(() => property(page, 'playing')).toBe(false);
        const rested = await property(page, 'step');
        await element(page).scrollIntoViewIfNeeded();
        await expect.poll(() => property(page, 'playing')).toBe(true);
        await expect.poll(() => property(page, 'step')).toBeGreaterThan(rested as number);
      });
    });
    await test.step('a hidden tab rests', async () => {
      await host(page, lattice('autoplay start="0"'), async () => {
        await expect.poll(() => property(page, 'playing')).toBe(true);
        const hide = (hidden: boolean): Promise<void> =>
          page.evaluate((value) => {
            Object.defineProperty(document, 'hidden', { configurable: true, value });
            document.dispatchEvent(new Event('visibilitychange'));
          }, hidden);
        await hide(true);
        await expect.poll(() => property(page, 'playing')).toBe(false);
        await hide(false);
        await expect.poll(() => property(page, 'playing')).toBe(true);
      });
    });
    await test.step('autoplay does not play for readers who want less motion', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await host(page, lattice('autoplay start="3"'), async () => {
        await expectAt(figures(page), 3);
        await button(page, 'forward').click();
        await expectAt(figures(page), 4);
        expect(await property(page, 'playing')).toBe(false);
      });
    });
  });

  test('loop begins again where it started', async ({ page }) => {
    await host(page, lattice('loop start="60"'), async () => {
      await expect.poll(() => property(page, 'step')).toBe(60);
      const events = await listen(page);
      await set(page, { playing: true });
      await expect
        .poll(async () => (await events()).some(({ name }) => name === 'finish'))
        .toBe(true);
      await expect
        .poll(async () => {
          const steps = (await events()).filter(({ name }) => name === 'step');
          const end = steps.findIndex(({ detail }) => (detail as { step: number }).step === 64);
          return (steps[end + 1]?.detail as { step: number } | undefined)?.step;
        })
        .toBe(60);
      await expect.poll(() => property(page, 'playing')).toBe(true);
    });
  });
});

test.describe('properties and events of the element', () => {
  test('step and playing can be read and set, and cause events', async ({ page }) => {
    await test.step('step can be read and set; every move fires an event, and so does the end', async () => {
      await host(page, lattice('start="10"'), async () => {
        await expect.poll(() => property(page, 'step')).toBe(10);
        expect(await property(page, 'lastStep')).toBe(64);
        const events = await listen(page);
        await set(page, { step: 20 });
        await expectAt(figures(page), 20);
        await set(page, { step: 999 });
        await expectAt(figures(page), 64);
        await set(page, { step: -4 });
        await set(page, { step: Number.NaN });
        await expectAt(figures(page), 0);
        await expect.poll(async () => (await events()).at(-1)?.name).toBe('scenechange');
        expect((await events()).filter(({ name }) => name !== 'scenechange')).toEqual([
          { name: 'step', detail: { step: 20, lastStep: 64 } },
          { name: 'step', detail: { step: 64, lastStep: 64 } },
          { name: 'finish', detail: null },
          { name: 'step', detail: { step: 0, lastStep: 64 } },
        ]);
        const link = await element(page).evaluate((figure) =>
          (figure as unknown as { currentLink(): string }).currentLink(),
        );
        expect(link).toBe('v=1&columns=8&rows=8&cursor=0');
      });
    });
    await test.step('a run that is opened at its end does not fire finish', async () => {
      const body = `<script>events = []; addEventListener('finish', () => events.push('finish'), true);
      addEventListener('step', (event) => events.push(event.detail.step), true);</script>${lattice('')}`;
      await host(page, body, async () => {
        await expectAt(figures(page), 64);
        await expect.poll(() => page.evaluate('events')).toEqual([64]);
      });
    });
    await test.step('playing can be set and read', async () => {
      await host(page, lattice('start="0"'), async () => {
        await expectAt(figures(page), 0);
        await set(page, { playing: true });
        await expect(button(page, 'pause')).toBeVisible();
        await set(page, { playing: false });
        await expect(button(page, 'play')).toBeVisible();
      });
    });
    await test.step('its parts can be styled from outside', async () => {
      const parts = ['figure', 'sheet', 'caption', 'narration', 'transport'];
      const rules = parts.map(
        (part) => `appleyard-lattice::part(${part}) { outline: 3px dotted red }`,
      );
      await host(page, `<style>${rules.join('')}</style>${lattice('')}`, async () => {
        await expect(board(page)).toBeVisible();
        for (const part of parts) {
          await expect(page.locator(`[part=${part}]`)).toHaveCSS('outline-style', 'dotted');
        }
      });
    });
  });

  test('on paper and after a failure the link leads to a page that opens the moment', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/panicked at/);
    const ours = `${test.info().project.use.baseURL}lattice/#v=1&columns=8&rows=8&cursor=4`;
    await host(page, lattice('start="4"'), async () => {
      await expectAt(figures(page), 4);
      // The address is made when it is needed, not at every step.
      await expect(page.locator('.printed')).toHaveText('');
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('.printed')).toHaveText(ours);
      await page.emulateMedia({ media: 'screen' });
      await element(page).evaluate((figure) => {
        (
          figure as unknown as { figure: { run: { provokePanic(): void } } }
        ).figure.run.provokePanic();
      });
      const link = figures(page).getByRole('link', { name: 'a link to this moment' });
      await expect(link).toHaveAttribute('href', ours);
    });
  });
});

test.describe('a frame', () => {
  test('takes what the element takes', async ({ page }) => {
    await page.goto('embed.html?figure=nim&lang=es&theme=dark&controls=minimal&start=1#v=1');
    await expect(page.getByRole('figure')).toHaveAttribute('lang', 'es');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(22, 20, 15)');
    await expect(page.locator('.words')).toBeHidden();
    await expect(counter(page).or(page.locator('input[name=step]')).first()).toHaveValue('1');
  });

  test('without a figure lists the figures that exist', async ({ page }) => {
    for (const [query, message] of [
      ['', 'The address does not say which figure'],
      ['?figure=latice', 'There is no figure “latice”'],
    ] as const) {
      await page.goto(`embed.html${query}`);
      await expect(page.getByRole('main')).toContainText(message);
      await expect(page.getByRole('main')).toContainText(
        'nim, lattice, quicksort, networks, chain',
      );
    }
  });
});
