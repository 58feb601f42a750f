import type { FrameLocator, Page } from '@playwright/test';
import { hostPage } from './support/host.ts';
import {
  askNear,
  board,
  button,
  expectStep,
  openDialog,
  openLattice,
  whyOf,
} from './support/lattice.ts';
import { expectHeaps, openNim, standing, stone, withQuickComputer } from './support/nim.ts';
import { notices } from './support/picture.ts';
import { expect, test } from './support/test.ts';

/** The text that the Embed dialog gives to paste. */
async function snippet(page: Page, kind: RegExp): Promise<string> {
  const dialog = await openDialog(page, 'Embed');
  return dialog.getByRole('textbox', { name: kind }).inputValue();
}

const stepIn = (frame: FrameLocator | Page) => frame.getByRole('textbox', { name: /^Step/ });

test('a frame that WordPress has from an oEmbed answer shows its scene, without a notice', async ({
  page,
}) => {
  // WordPress adds this to the address.
  await page.goto('embed.html?figure=lattice&lang=en#v=1&cursor=9#?secret=AbCdEf1234');
  await expect(stepIn(page)).toHaveValue('9');
  await expect(notices(page)).toHaveCount(0);
});

test.describe('a page of another origin', () => {
  test('shows the frame that was pasted into it', async ({ page }) => {
    await openLattice(page, '#v=1&cursor=168&ask=13,6');
    const frame = await snippet(page, /^In a frame/);
    await hostPage(frame, async (address) => {
      await page.goto(address);
      const inside = page.frameLocator('iframe[title="Would you go first?"]');
      await expect(inside.getByRole('grid')).toBeVisible();
      await expect(stepIn(inside)).toHaveValue('168');
      await expect(inside.getByRole('region', { name: 'Why (13, 6) is as it is' })).toBeVisible();
    });
  });

  test('shows the element that was pasted into it, and its prose steers the figure', async ({
    page,
  }) => {
    await openLattice(page, '#v=1&cursor=168');
    const element = await snippet(page, /^As an element/);
    const [, id] = / id="([^"]*)"/.exec(element) ?? [];
    const prose = `<p><a data-appleyard="${id}" href="#v=1&amp;cursor=57">step 57</a></p>`;
    await hostPage(`${prose}${element}`, async (address) => {
      await page.goto(address);
      await expect(board(page)).toBeVisible();
      await expectStep(page, 168);
      // Browsers do not let a page start a worker of another origin, so the work is done in slices.
      expect(page.workers()).toEqual([]);
      await page.getByRole('link', { name: 'step 57' }).click();
      await expectStep(page, 57);
      await expect(page).toHaveURL(address);
      await button(page, 'forward').click();
      await expectStep(page, 58);
      await askNear(page, 4, 4);
      await expect(whyOf(page, 4, 4)).toBeVisible();
    });
  });

  test('shows the heaps that were pasted into it, and a reader can take a stone', async ({
    page,
  }) => {
    await withQuickComputer(page);
    await openNim(page, '#v=1&heaps=1,2,4');
    const element = await snippet(page, /^As an element/);
    await hostPage(element, async (address) => {
      await page.goto(address);
      await expectHeaps(page, '1 2 4');
      await stone(page, 3, 4).click();
      await expect(page.locator('.planned')).toContainText('leaves 1, 2, 3');
      await page.locator('.planned').getByRole('button').click();
      expect((await standing(page, 2)).heaps).toHaveLength(3);
      await expect(page).toHaveURL(address);
    });
  });

  test('gives the element its own colours', async ({ page, baseURL }) => {
    const body = `<style>appleyard-lattice { --appleyard-paper: rgb(255, 255, 255) }</style>
      <script type="module" src="${baseURL}embed.js"></script>
      <appleyard-lattice scene="v=1"></appleyard-lattice>`;
    await hostPage(body, async (address) => {
      await page.goto(address);
      await expect(board(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    });
  });

  test('shows a picture if neither frame nor script is left', async ({ page }) => {
    // The site has a picture of each opening.
    await openLattice(page, '#v=1');
    const element = await snippet(page, /^As an element/);
    await hostPage(element.replace(/<script.*<\/script>/, ''), async (address) => {
      await page.goto(address);
      const picture = page.getByRole('img', { name: /Would you go first\?/ });
      await expect(picture).toBeVisible();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      await page.getByRole('link', { name: /Would you go first\?/ }).click();
      await expect(page).toHaveURL(/lattice\/#v=1$/);
      await expectStep(page, 273);
    });
  });
});
