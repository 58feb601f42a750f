import { seenTexts, tabRound } from '../support/inspect.ts';
import { expect, test } from '../support/test.ts';
import { exhibits } from './exhibits.ts';
import { Figure } from './figure.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 1280, height: 720 },
});

/** Everything that says or shows who wins, where an element belongs, or whether a network sorts. */
async function leaks(figure: Figure, marksSpeak = false): Promise<string[]> {
  const { secret } = figure.exhibit;
  await figure.asText();
  const said = await figure.element.evaluate(({ shadowRoot }, loud) => {
    const all = (selector: string) => [...(shadowRoot?.querySelectorAll(selector) ?? [])];
    const texts = all('.narration, .spoken, section.why');
    if (!loud) texts.push(...all('.as-text p'));
    const named = loud ? [] : all('svg.picture [aria-label]');
    return [
      ...texts.map((one) => one.textContent?.replaceAll(/\s+/g, ' ') ?? ''),
      ...named.map((one) => one.getAttribute('aria-label') ?? ''),
    ];
  }, marksSpeak);
  const drawn = await figure.picture.locator(secret.drawn).count();
  return [...said.filter((text) => secret.words.test(text)), ...(drawn > 0 ? [secret.drawn] : [])];
}

for (const exhibit of exhibits) {
  const { slug, midway, secret } = exhibit;

  test(`${slug}: without hints, or covered, nothing is given away until the reader wants it`, async ({
    page,
  }) => {
    const figure = await new Figure(page, exhibit).open(secret.scene);
    // These parts exist while nothing is hidden.
    await expect.poll(async () => (await leaks(figure)).length).toBeGreaterThan(1);
    await expect.poll(() => leaks(figure)).toContain(secret.drawn);
    await figure.show(`${secret.scene}&hints=off`);
    await expect.poll(() => leaks(figure, secret.marksSpeak), 'no hints').toEqual([]);
    await figure.show(`${secret.scene}&reveal=on`);
    await expect.poll(() => leaks(figure), 'covered').toEqual([]);
    await figure.openPanel('settings');
    if (secret.uncovers === 'button') {
      await figure.button('reveal-all').first().click();
      await expect.poll(async () => (await leaks(figure)).length).toBeGreaterThan(1);
      return;
    }
    const covered = figure.picture.locator('.covered');
    await expect(covered).not.toHaveCount(0);
    const before = await covered.count();
    await figure.picture.locator(secret.uncovers.mark).first().click();
    await expect.poll(() => covered.count()).toBeLessThan(before);
  });

  test(`${slug}: the page asks for a prediction, does not let play pass it, and counts it on this device`, async ({
    page,
  }) => {
    const scene = `${midway.replace(/&cursor=\d+/, '')}&predict=on&cursor=0`;
    const figure = await new Figure(page, exhibit).open(scene);
    const question = figure.element.locator('.question');
    const last = figure.button('transport-last');
    for (const answered of [1, 2]) {
      await expect(question).toHaveCount(0);
      await last.click();
      await expect(question).toBeVisible();
      const asked = await figure.step();
      for (const key of ['.', 'Shift+Period']) {
        await figure.picture.locator('[tabindex="0"]').focus();
        await page.keyboard.press(key);
        expect(await figure.step(), key).toBe(asked);
      }
      await figure.element.locator('input[type=range]').fill('1000');
      await figure.expectStep(asked);
      await question.getByRole('button').first().click();
      await figure.expectStep(asked + 1);
      await expect(figure.element.locator('p.verdict')).toContainText(
        new RegExp(`On this device you got \\d of ${answered} right`),
      );
    }
    // The score outlives the page.
    await figure.open(scene);
    await last.click();
    await question.getByRole('button').first().click();
    await expect(figure.element.locator('p.verdict')).toContainText(/\d of 3 right/);
  });

  test(`${slug}: presenting shows only figure and narration, 24 px and larger, and obeys a clicker`, async ({
    page,
  }) => {
    const figure = await new Figure(page, exhibit).open(midway);
    const { element, picture } = figure;
    // An open panel below does not catch Escape.
    await figure.openPanel('settings');
    // A pointer resting on the transport would show it.
    await page.mouse.move(640, 5);
    for (const scene of [...(exhibit.presented ?? exhibit.scenes.slice(1, 4)), midway]) {
      await figure.show(`${scene}&present=on`);
      await expect(figure.word('settings')).toHaveCount(0);
      await expect
        .poll(() => element.boundingBox())
        .toEqual({ x: 0, y: 0, width: 1280, height: 720 });
      await expect(async () => {
        const texts = await seenTexts(page, `appleyard-${slug}`);
        expect(texts.length, scene).toBeGreaterThan(3);
        const small = texts.filter(({ size }) => size < 23.9);
        expect(
          small.map(({ text, size }) => `${text} (${size} px)`),
          scene,
        ).toEqual([]);
        expect(
          texts.filter(({ cut }) => cut).map(({ text }) => text),
          scene,
        ).toEqual([]);
      }).toPass({ intervals: [50, 200] });
    }
    const step = await figure.step();
    await page.keyboard.press('PageDown');
    await figure.expectStep(step + 1);
    await page.keyboard.press('PageUp');
    await figure.expectStep(step);
    await picture.locator('[tabindex="0"]').first().focus();
    await page.keyboard.press('b');
    await expect(picture).toHaveCount(0);
    await expect(element.locator('button.blank')).toBeFocused();
    await page.keyboard.press('b');
    await expect(picture).toBeVisible();
    const { reached } = await tabRound(page);
    expect(reached.length).toBeGreaterThan(3);
    expect(
      reached.filter((stop) => /Appleyard|Español|^a /.test(stop)),
      'behind it',
    ).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(figure.word('settings')).toBeVisible();
    await expect(page).toHaveURL(/^(?!.*present)/);
  });

  test(`${slug}: a reader walks through a lesson of three moments`, async ({ page }) => {
    const figure = await new Figure(page, exhibit).open(exhibit.lesson);
    const lesson = figure.element.locator('nav.lesson');
    const go = (id: string) =>
      lesson.getByRole('button', { name: figure.words.text(id), exact: true });
    const pictures = new Set<string>();
    for (const place of [1, 2, 3]) {
      await expect(lesson).toContainText(figure.words.text('lesson-place', { place, scenes: 3 }));
      await expect(figure.element).toHaveAttribute('data-ready', 'true');
      await expect(figure.picture).toBeVisible();
      await expect.poll(async () => pictures.has(await figure.pictureMarkup())).toBe(false);
      // What is drawn before all has come is no picture of the moment.
      await figure.stands();
      pictures.add(await figure.pictureMarkup());
      if (place < 3) await go('lesson-next').click();
    }
    await go('lesson-back').click();
    await expect.poll(async () => pictures.has(await figure.pictureMarkup())).toBe(true);
    await expect(lesson).toContainText(figure.words.text('lesson-place', { place: 2, scenes: 3 }));
  });
}
