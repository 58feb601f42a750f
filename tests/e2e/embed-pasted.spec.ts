import { slugs } from '../../www/src/exhibits/slugs.ts';
import { elementText, frameText, openEmbed, picture } from './support/embed.ts';
import { hostPage } from './support/host.ts';
import { button, openLattice } from './support/lattice.ts';
import { expect, test } from './support/test.ts';

test('the alternative text describes the picture of every exhibit', async ({ page, baseURL }) => {
  const alternatives = new Set<string>();
  for (const slug of slugs) {
    await page.goto(`${slug}/#v=1`);
    await expect(picture(page)).toBeVisible();
    await button(page, 'Embed').click();
    const dialog = page.getByRole('dialog');
    await expect
      .poll(() => frameText(dialog))
      .toMatch(/alt="Picture of the figure: [^"?]+\? [^"]{40,}\."/);
    const [, alt = ''] = / alt="([^"]*)"/.exec(await frameText(dialog)) ?? [];
    alternatives.add(alt);
    expect(await frameText(dialog)).toContain(`src="${baseURL}plates/${slug}.png"`);
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
      await expect.poll(() => text(dialog)).toContain('puntos tienen color');
      await hostPage(await text(dialog), async (address) => {
        await page.goto(address);
        const inside = kind === 'the frame' ? page.frameLocator('iframe') : page;
        await expect(inside.getByRole('figure', { name: '¿Empezarías tú?' })).toBeVisible();
        await expect(inside.getByRole('textbox', { name: /^Paso/ })).toHaveValue('7');
        const paper = inside.locator('svg.picture');
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
    await expect.poll(() => elementText(dialog)).toContain('points are coloured');
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
