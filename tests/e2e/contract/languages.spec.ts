import { full } from '../support/full.ts';
import { allWords } from '../support/inspect.ts';
import { expect, test } from '../support/test.ts';
import { languages, properWords } from '../support/words.ts';
import { exhibits } from './exhibits.ts';
import { Figure } from './figure.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Words that stand in every other English sentence, and in none of another language. */
const english =
  /(?<!\p{L})(the|and|with|of|is|are|that|which|smaller|larger|sorted|wins|loses)(?!\p{L})/iu;
/** Titles of books and articles, quotations, links, code, and the language's own button. */
const quoted =
  /[“«]|Winning Ways|Programming|Journal|Software|Sorting|SorterHunter|English|v=1|https?:|OEIS|Annals|^\d{4} |Proceedings|[{};=]/;

/** Nothing is shown raw, and nothing in English on a page of another language. */
async function expectSpoken({ page, language }: Figure, where: string): Promise<void> {
  await properWords(page);
  if (language === 'en') return;
  const found = (await allWords(page)).filter((text) => english.test(text) && !quoted.test(text));
  expect.soft(found, `English at ${where} in ${language}`).toEqual([]);
}

for (const exhibit of exhibits) {
  test(`${exhibit.slug}: every word is of the chosen language, and the moment stays`, async ({
    page,
  }) => {
    test.slow();
    const figure = await new Figure(page, exhibit).open(exhibit.midway);
    const step = await figure.step();
    const marks = await figure.plate.locator('[role=gridcell]').count();
    for (const { code } of [...languages.slice(1), languages[0]]) {
      await figure.show(exhibit.midway);
      await figure.openPanel('settings');
      await figure.speak(code);
      // It waits a moment before it says the newest.
      const live = figure.element.locator('[aria-live]');
      if (code !== 'en') await expect(live).not.toHaveText(english);
      // What is open speaks the new language too, and nothing has moved.
      await expect(figure.panel).toHaveAttribute('aria-label', figure.words.text('word-settings'));
      await expect(page).toHaveTitle(figure.words.text('page-title'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(figure.words.text('title'));
      await figure.expectStep(step);
      await expect(figure.plate.locator('[role=gridcell]')).toHaveCount(marks);
      await figure.closePanel();
      await figure.asText();
      await expectSpoken(figure, 'the figure as text');
      for (const scene of [...exhibit.scenes, ...((full && exhibit.more) || [])]) {
        await figure.show(scene);
        await expectSpoken(figure, scene);
      }
      await figure.show(`${exhibit.midway}&nonsense=1&hints=off`);
      await expectSpoken(figure, 'a notice');
      for (const scene of exhibit.panelScenes.slice(0, full ? undefined : 1)) {
        await figure.show(scene);
        await figure.eachPanel((name) => expectSpoken(figure, `${scene} ${name}`));
      }
      await figure.eachDialog((name) => expectSpoken(figure, name));
    }
    await expect(page).toHaveURL(/lang=en/);
  });
}
