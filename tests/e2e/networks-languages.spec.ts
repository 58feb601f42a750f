import { listed } from '../../www/src/words/listed.ts';
import { networkWords } from './support/catalogue.ts';
import { announcements } from './support/lattice.ts';
import {
  comparator,
  drawList,
  networkOf,
  openNetwork,
  openPanel,
  picture,
  verdict,
} from './support/networks.ts';
import { tried } from './support/sorter.ts';
import { expect, test } from './support/test.ts';
import { chooseLanguage, languages, speaks } from './support/words.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const broken = '#v=1&wires=4&kind=typed&net=1:2,3:4,1:3,2:4&input=typed&values=1,3,2,4';

test('another language reaches names, an asked comparator, the verdict, a refusal and announcements', async ({
  page,
}) => {
  await openNetwork(page, broken);
  const { sorted } = tried(4, await networkOf(page));
  const panel = await openPanel(page, 'text');
  await drawList(panel, '1:2 x');
  await expect(panel.getByRole('alert')).toBeVisible();
  await comparator(page, 2).click();
  await expect(page.locator('section.why')).toBeVisible();
  for (const { code, tag } of [languages[1], languages[2]]) {
    const words = networkWords(code);
    await chooseLanguage(page, code);
    await speaks(page, tag);
    await expect(page.locator('section.why h2')).toHaveText(words.text('why-label', { number: 2 }));
    await expect(comparator(page, 2)).toHaveAccessibleName(
      words.text('mark-comparator', { number: 2, layer: 1, top: 3, bottom: 4, reversed: 'no' }),
    );
    await expect(picture(page)).toHaveAccessibleName(
      words.text('networks-picture', { wires: 4, size: 4 }),
    );
    await expect(verdict(page)).toContainText(
      words.text('verdict-broken', { inputs: '16', sorted: String(sorted) }),
    );
    await expect(page.locator('.panel textarea')).toHaveValue('1:2 x');
    await expect(page.locator('.panel').getByRole('alert')).toHaveText(
      words.text('error-not-a-comparator', { line: 1, column: 5, found: 'x', form: 'colons' }),
    );
    await expect(announcements(page)).toContainText(
      words.text('networks-unsorted', {
        wires: listed([2, 3], code, { style: 'narrow' }),
        count: 2,
      }),
    );
  }
});
