/** A mistake of ours in the core takes nothing from a visitor but the moment in which it happens. */
import { expect, test } from '../support/test.ts';
import { exhibits } from './exhibits.ts';
import { Figure } from './figure.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const exhibit of exhibits) {
  test(`${exhibit.slug}: after a panic the figure links to its moment, and is built again as it was`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/panicked at/);
    const figure = await new Figure(page, exhibit).open(exhibit.midway);
    const { element, words } = figure;
    // The moment that the visitor has reached, not that of the link.
    const step = (await figure.step()) - 1;
    const later = await figure.pictureMarkup();
    await figure.button('transport-back').click();
    await figure.expectStep(step);
    // A picture that the worker answers comes after its number.
    await expect.poll(() => figure.pictureMarkup()).not.toBe(later);
    const [link, picture] = [await figure.link(), await figure.pictureMarkup()];
    await element.evaluate((figure) => {
      const { run } = (figure as unknown as { figure: { run: { provokePanic(): void } } }).figure;
      run.provokePanic();
    });
    const error = element.locator('.error');
    await expect(error).toContainText(words.text('error-panic'));
    const moment = error.getByRole('link', { name: words.text('error-link') });
    await expect(moment).toHaveAttribute('href', `#${link}`);
    await expect(figure.picture).toBeHidden();
    await error.getByRole('button', { name: words.text('try-again') }).click();
    await figure.stands();
    await figure.expectStep(step);
    await expect.poll(() => figure.pictureMarkup()).toBe(picture);
    await figure.button('transport-forward').click();
    await figure.expectStep(step + 1);
    await expect.poll(() => figure.pictureMarkup()).not.toBe(picture);
  });
}
