/** What is refused, planned or picked, which no link leads to, on a narrow phone in the language of long words. */
import { complaints } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { expectFits, expectSpoken } from './checks.ts';
import { exhibits } from './exhibits.ts';
import { Figure } from './figure.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 320, height: 640 } });

for (const exhibit of exhibits) {
  test(`${exhibit.slug}: what is refused, planned or picked fits, is translated, and can be read by all`, async ({
    page,
  }) => {
    test.slow();
    const figure = await new Figure(page, exhibit).open(exhibit.midway, { language: 'es' });
    const part = [`appleyard-${exhibit.slug}`, 'figure'];
    for (const state of exhibit.states) {
      await test.step(state.name, async () => {
        await figure.reach(state);
        await expectFits(page, state.name, exhibit.scrolling);
        await expectSpoken(figure, state.name);
        expect.soft(await complaints(page, part), state.name).toEqual([]);
        // Of everything that axe checks, only the contrast depends on the theme.
        await page.emulateMedia({ colorScheme: 'dark' });
        const dark = await complaints(page, part, ['color-contrast']);
        expect.soft(dark, `${state.name}, dark`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'light' });
      });
    }
  });
}
