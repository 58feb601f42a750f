import { expect, test } from '../support/test.ts';
import { exhibits } from './exhibits.ts';
import { Figure } from './figure.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const exhibit of exhibits) {
  const { slug, midway } = exhibit;

  test(`${slug}: a link shows its moment again, whatever was shown before`, async ({ page }) => {
    test.slow();
    const figure = await new Figure(page, exhibit).open(midway);
    const seen: { link: string; picture: string; words: string }[] = [];
    for (const scene of exhibit.scenes) {
      await figure.show(scene);
      await settled(figure);
      const link = await figure.link();
      expect
        .soft(Object.fromEntries(new URLSearchParams(link)), scene)
        .toMatchObject(Object.fromEntries(new URLSearchParams(scene)));
      seen.push({ link, picture: await figure.pictureMarkup(), words: await wordsOf(figure) });
    }
    const shown = seen.map(({ picture, words }) => picture + words);
    expect(new Set(shown).size, 'different moments').toBe(seen.length);
    for (const { link, picture, words: before } of seen.reverse()) {
      await figure.show(link);
      await expect
        .soft(async () => {
          expect(await wordsOf(figure), link).toBe(before);
          expect(await figure.pictureMarkup(), link).toBe(picture);
        })
        .toPass();
    }
  });

  test(`${slug}: the shared link opens the moment in a new page, settings included`, async ({
    page,
    context,
  }) => {
    const figure = await new Figure(page, exhibit).open(midway);
    const settings = [
      ['classroom-hints', 'hints=off'],
      ['classroom-predict', 'predict=on'],
      ['classroom-reveal', 'reveal=on'],
      ...exhibit.settings,
    ] as const;
    const panel = await figure.openPanel('settings');
    for (const [label] of settings) await panel.getByLabel(figure.words.text(label)).click();
    await figure.closePanel();
    const step = await figure.step();
    await figure.word('share').click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('textbox', {
      name: figure.words.text('share-link'),
      exact: true,
    });
    const link = await field.inputValue();
    for (const [, written] of settings) expect.soft(link).toContain(`&${written}`);
    await page.keyboard.press('Escape');
    const opened = await context.newPage();
    await opened.goto(link);
    const there = new Figure(opened, exhibit);
    await there.expectStep(step);
    const again = await there.openPanel('settings');
    for (const [label, written] of settings) {
      const box = again.getByLabel(there.words.text(label));
      await expect.soft(box, label).toBeChecked({ checked: written.endsWith('on') });
    }
  });

  test(`${slug}: a link with mistakes opens a working figure and names them`, async ({ page }) => {
    const figure = await new Figure(page, exhibit).open(`${midway}&nonsense=1`);
    const notices = figure.element.locator('.notices');
    await expect(notices).toContainText('“nonsense”');
    const step = await figure.step();
    await figure.button('transport-forward').click();
    await figure.expectStep(step + 1);
    await expect(notices).toBeVisible();
    await figure.button('dismiss').click();
    await expect(notices).toHaveCount(0);
    await figure.button('transport-back').click();
    await figure.expectStep(step);
    await expect(notices).toHaveCount(0);
    for (const [refused, quoted] of exhibit.refused.slice(0, 1)) {
      await figure.show(`v=1&${refused}&cursor=x`);
      await expect(notices).toContainText(quoted);
      await expect(notices).toContainText('“cursor” is “x”');
      await figure.element.locator('input[type=range]').fill('1');
      await figure.expectStep(1);
      // When the cursor moves, the notice about it goes, and no other.
      await expect(notices).not.toContainText('“cursor”');
      await expect(notices).toContainText(quoted);
    }
    // A notice at the end shows that the links before it had none.
    const links = page.locator('[slot=try] a');
    const tried = await links.count();
    expect(tried).toBeGreaterThan(2);
    const pictures = new Set<string>();
    for (let at = 0; at < tried; at += 1) {
      const link = (await links.nth(at).getAttribute('href')) ?? '';
      await links.nth(at).click();
      await expect.poll(async () => sameFields(await figure.link(), link), link).toBe(true);
      await figure.stands();
      await expect(figure.picture).toBeInViewport();
      await expect.soft(notices, link).toHaveCount(0);
      pictures.add((await figure.pictureMarkup()) + (await wordsOf(figure)));
    }
    // Two links may show one moment in other words of the page.
    expect(pictures.size, 'different moments').toBeGreaterThanOrEqual(tried - 1);
    await figure.show(`${midway}&nonsense=1`);
    await expect(notices).toContainText('“nonsense”');
  });
}

/** Whether a link says at least what another one says. */
function sameFields(link: string, other: string): boolean {
  const said = new URLSearchParams(link);
  return [...new URLSearchParams(other.replace(/^#/, ''))].every(
    ([name, value]) => said.get(name) === value,
  );
}

/** What a reader reads: the narration and the legend. */
async function wordsOf({ element }: Figure): Promise<string> {
  return (await element.locator('.lines, .legend, h2').allInnerTexts()).join('\n');
}

/**
 * Waits until nothing moves and late parts have come: a line about the rules that is longer or shorter gives the picture
 * another room a moment later. The page itself looks at every frame.
 */
async function settled({ element }: Figure): Promise<void> {
  const still = await element.evaluate(async ({ shadowRoot }) => {
    const look = () =>
      [...(shadowRoot?.querySelectorAll('.lines, .legend, h2, svg.picture') ?? [])]
        .map((one) => one.outerHTML)
        .join();
    let [before, same] = ['', 0];
    for (let frames = 0; same < 8 && frames < 600; frames += 1) {
      await new Promise(requestAnimationFrame);
      const now = look();
      same = now === before ? same + 1 : 0;
      before = now;
    }
    return same >= 8;
  });
  expect(still, 'nothing moves').toBe(true);
}
