import { withoutWorkers } from './support/breakage.ts';
import { hostPage } from './support/host.ts';
import { button, expectStep, openDialog } from './support/lattice.ts';
import {
  astray,
  board,
  comparator,
  comparators,
  expectFront,
  expectNetwork,
  expectOutcome,
  frontOf,
  markedNetwork,
  openNetwork,
  words,
} from './support/networks.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const broken = '#v=1&wires=4&kind=typed&net=1:2,3:4,1:3,2:4&input=typed&values=1,3,2,4';

test('a page of another origin shows the pasted element, and visitors can draw in it', async ({
  page,
}) => {
  await openNetwork(page, broken);
  const dialog = await openDialog(page, 'Embed');
  const element = await dialog.getByRole('textbox', { name: /^As an element/ }).inputValue();
  await hostPage(element, async (address) => {
    await page.goto(address);
    await expectOutcome(page, 'fails');
    await board(page).locator('#w1').click();
    await board(page).locator('#w2').click();
    await expect(comparators(page)).toHaveCount(5);
    await expectOutcome(page, 'sorts');
    await expect(page).toHaveURL(address);
  });
});

for (const place of ['in the worker', 'on the main thread']) {
  test(`a panic ${place} shows an error, and the figure can be rebuilt as it was`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/panicked at/);
    if (place === 'on the main thread') await withoutWorkers(page);
    await openNetwork(page, `${broken}&cursor=2`);
    const front = await frontOf(page);
    const { pairs } = await markedNetwork(page);
    await button(page, 'forward').click();
    await button(page, 'back').click();
    await expectStep(page, 2);
    await page.locator('appleyard-networks').evaluate((figure) => {
      (
        figure as unknown as { figure: { run: { provokePanic(): void } } }
      ).figure.run.provokePanic();
    });
    const alert = page.locator('.error').filter({ hasText: words.text('error-panic') });
    await expect(alert).toBeVisible();
    await expect(alert.getByRole('link', { name: words.text('error-link') })).toHaveAttribute(
      'href',
      `${broken}&cursor=2`,
    );
    await page
      .getByRole('button', { name: words.text('try-again') })
      .first()
      .click();
    await expectStep(page, 2);
    await expectFront(page, front);
    await expectNetwork(page, pairs);
    await button(page, 'last').click();
    await expect(astray(page)).toHaveCount(2);
    await expectOutcome(page, 'fails');
    await comparator(page, 4).click();
    await page.keyboard.press('Delete');
    await expect(comparators(page)).toHaveCount(3);
    await expectOutcome(page, 'fails');
  });
}
