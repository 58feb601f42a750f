/** What a screen reader speaks after each action: an answer, once, in few words. */
import { everythingHeard, listen } from '../support/heard.ts';
import { expect, test } from '../support/test.ts';
import { buttons, close, dialogs, held } from './buttons.ts';
import { exhibits } from './exhibits.ts';
import { Figure } from './figure.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** An announcement waits so long for a newer one, and is spoken a little later, in ms. */
const SPOKEN_MS = 650;
/** One action is answered in at most this many words. */
const MOST_WORDS = 60;

/** What a reader finds without an announcement: which control has the keyboard, its state, and what is open. */
const state = ({ page }: Figure): Promise<string> =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    const { ariaExpanded, ariaPressed, ariaLabel, textContent, localName } = active ?? {};
    const open = active?.closest('details')?.open;
    return [localName, ariaExpanded, ariaPressed, ariaLabel, open, textContent?.trim()].join();
  });

for (const exhibit of exhibits) {
  test(`${exhibit.slug}: each action is answered once, and in few words`, async ({ page }) => {
    test.slow();
    await listen(page);
    const figure = await new Figure(page, exhibit).open(exhibit.midway);
    const faults: string[] = [];
    let pressed = 0;
    for (let [at, count] = [0, 1]; at < count; at += 1) {
      await figure.show(exhibit.midway);
      await held(figure);
      await page.waitForTimeout(SPOKEN_MS);
      const names = await buttons(figure, 'around', at);
      count = names.length;
      if (at >= count) break;
      const name = names[at] ?? '';
      const [before, known] = [await state(figure), (await everythingHeard(page)).length];
      await page.keyboard.press('Enter');
      pressed += 1;
      if (dialogs.some((id) => name === figure.words.text(`word-${id}`)))
        await expect(page.getByRole('dialog')).toBeVisible();
      await held(figure);
      await page.waitForTimeout(SPOKEN_MS);
      const said = (await everythingHeard(page)).slice(known);
      const words = said.join(' ').split(/\s+/).length;
      if (new Set(said).size < said.length) faults.push(`${name}: said twice: ${said.join(' | ')}`);
      if (words > MOST_WORDS) faults.push(`${name}: ${words} words: ${said.join(' | ')}`);
      if (said.length === 0 && (await state(figure)) === before) faults.push(`${name}: silent`);
      await close(figure);
    }
    expect(pressed).toBeGreaterThan(8);
    expect(faults).toEqual([]);
  });
}
