/** Which keys a page hears that were pressed in a figure: those that neither the figure nor a field takes. */
import type { Locator, Page } from '@playwright/test';
import { host, type Plan } from './hosts.ts';
import { expect, expectStep, picture, test } from './support/visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1100, height: 900 } });

const plan: Plan = {
  name: 'keys',
  about: 'a page with keys of its own',
  page: 'keys.html',
  exhibit: 'lattice',
  place: 'main',
};

/** Presses keys one after the other; returns those that the page has heard, each once. */
async function heardOf(page: Page, keys: readonly string[]): Promise<string[]> {
  const heard: string[] = [];
  for (const key of keys) {
    await page.evaluate(() => Object.assign(window, { heard: [] }));
    await page.keyboard.press(key);
    const all = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    // Modifiers are the page's in any case.
    const acted = all.filter((one) => !/ (Shift|Control|Alt)$/.test(one));
    if (acted.length > 0) heard.push(`${key}: ${acted.join(', ')}`);
  }
  return heard;
}

/** The page hears none of the keys, in no way. */
async function expectKept(page: Page, ...keys: readonly string[]): Promise<void> {
  expect(await heardOf(page, keys)).toEqual([]);
}

/** The page hears all of the keys, if it listens as most pages do. */
async function expectPassed(page: Page, ...keys: readonly string[]): Promise<void> {
  const heard = await heardOf(page, keys);
  expect(heard.map((one) => one.split(':')[0])).toEqual(keys);
  for (const one of heard)
    for (const way of ['document', 'window', 'release']) expect(one).toContain(way);
}

const field = (figure: Locator, name: string): Locator => figure.locator(`[name=${name}]`).first();

test('keys that a figure or its field takes end there, and all others reach the page', async ({
  page,
  visit,
}) => {
  const { figure } = await visit(host(plan));

  await test.step('keys of the figure', async () => {
    await picture(figure).locator('[tabindex="0"]').focus();
    await expectKept(
      page,
      'ArrowRight',
      'ArrowUp',
      'Home',
      'End',
      'Control+Home',
      '.',
      ',',
      '+',
      '?',
    );
    await expectKept(page, 'Enter', 'Escape', 'Escape');
    // The first has closed what Enter opened, come or not, and the second the help. Nothing is open now.
    await expectPassed(page, 'Escape', 'PageDown', 'n', 's', 'F8', 'Control+b', 'Control+s', '/');
  });

  await test.step('keys of its slider', async () => {
    await figure.getByRole('slider').focus();
    await expectKept(page, 'ArrowRight', 'ArrowLeft', 'Home', 'End', 'PageUp', 'x', 'n', '/');
    await expectPassed(page, 'Control+b', 'F8', 'Tab');
  });

  await test.step('keys of a text field', async () => {
    await field(figure, 'step').focus();
    await expectKept(
      page,
      'n',
      's',
      'f',
      '/',
      'ArrowLeft',
      'ArrowRight',
      'Backspace',
      'Delete',
      'Home',
    );
    await expectKept(page, 'Control+a', 'Control+c', 'Control+z', 'Shift+ArrowLeft', 'Enter');
    await expectPassed(page, 'PageDown', 'Escape', 'Control+k');
    await field(figure, 'step').fill('20');
    await field(figure, 'step').press('Enter');
    await expectStep(figure, 20);
  });

  await test.step('keys of a button', async () => {
    await figure.getByRole('button', { name: 'forward', exact: true }).focus();
    await expectKept(page, 'Space');
    await expectStep(figure, 21);
    await expectKept(page, 'Enter');
    await expectStep(figure, 22);
    await expectPassed(page, 'ArrowRight', 'n', 'PageUp');
  });

  await test.step('a press outside the figure is the page’s again', async () => {
    await page.locator('a[data-appleyard]').focus();
    await expectPassed(page, '.', 'Home', 'x', 'Space');
  });

  await test.step('keys of a panel that scrolls', async () => {
    await figure.getByRole('button', { name: 'More', exact: true }).click();
    const panel = figure.getByRole('region', { name: 'Settings', exact: true });
    await expect(panel).not.toBeEmpty();
    await panel.evaluate((one) =>
      Object.assign(one.style, { maxHeight: '60px', overflowY: 'auto' }),
    );
    await panel.focus();
    await expectKept(page, 'ArrowDown', 'PageDown', 'Space');
    await expectPassed(page, 'ArrowLeft', 'n');
  });

  await test.step('keys of a dialog of the figure', async () => {
    await figure.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').first().focus();
    await expectKept(page, 'n', 'ArrowRight', 'Control+c', 'Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('keys of a figure that presents, wherever the focus is', async () => {
    await figure.getByRole('button', { name: 'Present', exact: true }).click();
    await figure.evaluate((one: HTMLElement) => {
      one.blur();
      (one.shadowRoot?.activeElement as HTMLElement | null)?.blur();
    });
    await expectKept(page, 'PageUp', 'Home', 'b');
    await expect(figure.locator('.blank')).toBeVisible();
    // A clicker.
    await expectKept(page, '.');
    await expect(figure.locator('.blank')).toHaveCount(0);
    await expectPassed(page, 'ArrowRight', 'F8');
    // On the whole screen, the browser itself takes Escape.
    await page.evaluate(() => document.fullscreenElement && document.exitFullscreen());
    await expect(figure.locator('.leave')).toHaveCount(0);
  });
});

test('the editor of scripts takes its keys, and the next figure that loads the keys of its link', async ({
  page,
  visit,
}) => {
  await visit(host({ ...plan, exhibit: 'games' }));
  const figure = page.locator('#fig2');
  await figure.scrollIntoViewIfNeeded();
  await figure.getByRole('button', { name: 'Write a game', exact: true }).click();
  await figure.getByRole('textbox', { name: 'Script of the game' }).click();
  await expectKept(page, 'n', ',', '/', 'ArrowRight', 'PageDown', 'Control+z', 'Escape');
  await expectPassed(page, 'Control+k', 'F8');

  const link = page.locator('#fig4 a');
  // Without a scroll it does not come near, so it does not load.
  await link.evaluate((one: HTMLElement) => one.focus({ preventScroll: true }));
  await expectKept(page, 'Enter');
  await expectPassed(page, 'n');
  await expect(page.locator('#fig4')).toHaveAttribute('data-lm-suppress-shortcuts');
});
