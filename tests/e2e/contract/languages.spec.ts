import { full, share } from '../support/full.ts';
import { expect, test } from '../support/test.ts';
import { languages } from '../support/words.ts';
import { expectSpoken } from './checks.ts';
import { english } from './english.ts';
import { exhibits } from './exhibits.ts';
import { Figure } from './figure.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const exhibit of exhibits) {
  test(`${exhibit.slug}: every word is of the chosen language, and the moment stays`, async ({
    page,
  }) => {
    test.slow();
    const figure = await new Figure(page, exhibit).open(exhibit.midway);
    const step = await figure.step();
    for (const [turn, { code }] of [...languages.slice(1), languages[0]].entries()) {
      await figure.show(exhibit.midway);
      await figure.openPanel('settings');
      await figure.speak(code);
      // The region waits a moment before it speaks the newest text.
      const live = figure.element.locator('.spoken');
      if (code !== 'en') await expect(live).not.toHaveText(english);
      // The open panel has the new language too, and nothing has moved.
      await expect(figure.panel).toHaveAttribute('aria-label', figure.words.text('word-settings'));
      await expect(page).toHaveTitle(figure.words.text('page-title'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(figure.words.text('title'));
      await figure.expectStep(step);
      await figure.closePanel();
      // Beside a panel the picture is narrower, and some pictures then have fewer marks.
      await expect(figure.picture.locator('[role=gridcell]')).toHaveCount(exhibit.marks);
      await figure.asText();
      await expectSpoken(figure, 'the figure as text');
      await figure.show(`${exhibit.midway}&nonsense=1&hints=off`);
      await expectSpoken(figure, 'a notice');
      // Node reads the sentences of every scene, and another test the panels in Spanish.
      if (!full) continue;
      for (const scene of share([...exhibit.scenes, ...(exhibit.more ?? [])], turn, 3)) {
        await figure.show(scene);
        await expectSpoken(figure, scene);
      }
      const [panelScene = ''] = exhibit.panelScenes;
      await figure.show(panelScene);
      await figure.eachPanel((name) => expectSpoken(figure, `${panelScene} ${name}`));
      await figure.eachDialog((name) => expectSpoken(figure, name));
    }
    await expect(page).toHaveURL(/lang=en/);
    // The answer to a touch stays, in the new language.
    await figure.show(exhibit.midway);
    await figure.picture.locator(exhibit.touch.mark).first().click();
    await expect(figure.element.locator(exhibit.touch.seen)).toBeVisible();
    await figure.speak('es');
    await expect(figure.element.locator(exhibit.touch.seen)).toBeVisible();
    await expect(figure.element.locator('.spoken')).not.toHaveText(english);
    await expectSpoken(figure, 'an answer');
  });
}
