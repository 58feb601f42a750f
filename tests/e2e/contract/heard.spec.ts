/** What a screen reader speaks after each action: an answer, once, in few words. */
import { stagePanels } from '../support/catalogue.ts';
import { share } from '../support/full.ts';
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

/** The most buttons of one table in a panel that are pressed. */
const MOST_ALIKE = 6;

/** The browser answers this itself, with a dialog that the page does not see. */
const answered = ['file-open'];

/**
 * Presses every button around the figure, or in a panel of it, by keyboard. Returns how many there are, and what is wrong with
 * what is heard after them.
 */
async function pressAll(
  figure: Figure,
  scene: string,
  panel?: string,
): Promise<{ readonly pressed: number; readonly faults: readonly string[] }> {
  const { page, words } = figure;
  const faults: string[] = [];
  const named = (name: string, ids: readonly string[]) =>
    ids.some((id) => name.startsWith(words.text(id, { rows: 'steps' }).split(/[,，]/)[0] ?? id));
  let pressed = 0;
  // The browser speaks of a file that it saves.
  let saved = 0;
  page.on('download', () => {
    saved += 1;
  });
  for (let [at, count] = [0, 1]; at < count; at += 1) {
    await figure.show(scene);
    if (panel) await figure.openPanel(panel);
    await held(figure);
    const names = await buttons(figure, panel ? 'panel' : 'around', at);
    count = names.length;
    if (at >= count) break;
    const name = names[at] ?? '';
    // A button that is off says so, and does nothing. Of the many in one table the first ones stand for all.
    const passed = await figure.element.evaluate(
      ({ shadowRoot }, most) => {
        const button = shadowRoot?.activeElement;
        const all = button?.closest('table, [role=grid], [role=group]')?.querySelectorAll('button');
        const place = button ? [...(all ?? [])].indexOf(button as HTMLButtonElement) : 0;
        return button?.ariaDisabled === 'true' || place >= most;
      },
      panel ? MOST_ALIKE : Number.MAX_SAFE_INTEGER,
    );
    if (passed || named(name, answered)) continue;
    await page.waitForTimeout(SPOKEN_MS);
    const [before, known, files] = [
      await state(figure),
      (await everythingHeard(page)).length,
      saved,
    ];
    await page.keyboard.press('Enter');
    pressed += 1;
    if (
      named(
        name,
        dialogs.map((id) => `word-${id}`),
      )
    )
      await expect(page.getByRole('dialog')).toBeVisible();
    await held(figure);
    await page.waitForTimeout(SPOKEN_MS);
    const said = (await everythingHeard(page)).slice(known);
    const length = said.join(' ').split(/\s+/).length;
    const fault = (what: string) =>
      faults.push(`${panel ?? ''} ${name}: ${what}: ${said.join(' | ')}`);
    if (new Set(said).size < said.length) fault('said twice');
    if (length > MOST_WORDS) fault(`${length} words`);
    const after = await state(figure);
    // What is chosen already says that when it is pressed again.
    const chosen = after.includes(',true,');
    if (said.length === 0 && after === before && saved === files && !chosen) fault('silent');
    await close(figure);
  }
  return { pressed, faults };
}

for (const [turn, exhibit] of exhibits.entries()) {
  test(`${exhibit.slug}: each action is answered once, and in few words`, async ({ page }) => {
    test.slow();
    await listen(page);
    const figure = await new Figure(page, exhibit).open(exhibit.midway);
    const { pressed, faults } = await pressAll(figure, exhibit.midway);
    expect(pressed).toBeGreaterThan(8);
    expect(faults).toEqual([]);
  });

  // Those of the stage are the same everywhere, so each exhibit has one of them.
  const own = stagePanels.slice(turn % 3, (turn % 3) + 1);
  for (const panel of [...share(exhibit.panels, turn, 3), ...own])
    test(`${exhibit.slug}: so is each action in the panel ${panel}`, async ({ page }) => {
      test.slow();
      await listen(page);
      const figure = await new Figure(page, exhibit).open(exhibit.midway);
      const { faults } = await pressAll(figure, exhibit.panelScenes[0] ?? '', panel);
      expect(faults).toEqual([]);
    });
}

test('what the computer has done is heard before whose move it is', async ({ page }) => {
  await listen(page);
  for (const slug of ['nim', 'chain', 'games', 'lattice']) {
    const exhibit = exhibits.find((one) => one.slug === slug);
    if (!exhibit) throw new Error(`there is no exhibit ${slug}`);
    const figure = await new Figure(page, exhibit).open('v=1&opponent=perfect&cursor=0');
    // Lattice asks who begins.
    const begins = slug === 'lattice' ? 'lattice-go-second' : 'game-computer-begins';
    await figure.button(begins).focus();
    await page.keyboard.press('Enter');
    const yours = figure.words.text('game-turn', { who: 'you', last: 'first' });
    const last = async () => (await everythingHeard(page)).at(-1) ?? '';
    await expect.poll(last, slug).toContain(yours);
    // One sentence says what was done, and the same breath ends with whose move it is.
    const said = await last();
    expect(said.search(/computer/i), said).toBeGreaterThanOrEqual(0);
    expect(said.search(/computer/i), said).toBeLessThan(said.indexOf(yours));
  }
});
