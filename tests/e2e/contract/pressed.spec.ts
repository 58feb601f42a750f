/**
 * Every button around a figure and in its panels, pressed by keyboard: the keyboard has a place afterwards, though the
 * button may be gone; no button has become another one under it; and a screen reader speaks an answer, once, in few words.
 */
import { stagePanels } from '../support/catalogue.ts';
import { full, share } from '../support/full.ts';
import { everythingHeard, listen } from '../support/heard.ts';
import { expect, test } from '../support/test.ts';
import { type Button, buttons, close, dialogs, held } from './buttons.ts';
import { exhibits } from './exhibits.ts';
import { Figure } from './figure.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** An announcement waits so long for a newer one, and is spoken a little later, in ms. */
const SPOKEN_MS = 650;
/** One action is answered in at most this many words. */
const MOST_WORDS = 60;
/** The most buttons of one table that are pressed: the others have the same template. */
const MOST_ALIKE = full ? Number.MAX_SAFE_INTEGER : 6;

/** The browser answers this itself, with a dialog that the page does not see. */
const answered = ['file-open'];

/** What is known before and after a press. */
interface Now {
  /** What a reader finds without an announcement: which control has the keyboard, its state, and what is open. */
  readonly state: string;
  /** The name of the button that has the keyboard, if it is still the one that had it when this was asked last. */
  readonly kept: string | undefined;
  /** All that has been heard. */
  readonly heard: readonly string[];
}

/** Each question to the page takes its time, so this is one. */
const look = ({ page }: Figure): Promise<Now> =>
  page.evaluate(() => {
    const own = window as unknown as { had: Element | null; heard: string[] };
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    const { ariaExpanded, ariaPressed, ariaLabel, textContent, localName } = active ?? {};
    const open = active?.closest('details')?.open;
    const name = (ariaLabel ?? textContent ?? '').trim();
    // Play and pause are one button, and what opens says “less” when it is open.
    const turns = active?.closest('.transport') || active?.hasAttribute('aria-expanded');
    const same = active !== document.body && active === own.had && !turns;
    own.had = active;
    return {
      state: [localName, ariaExpanded, ariaPressed, ariaLabel, open, textContent?.trim()].join(),
      kept: same ? name : undefined,
      heard: own.heard,
    };
  });

/** What a button does, without its state after a colon, and without the place, the state or the number that it does it with. */
const deed = (name: string): string => name.replace(/: .*$/, '').replace(/\d+|\b[A-Z]\b/g, '…');

/** Lets what is announced be spoken, and what a worker answers meanwhile. An answer that does not come takes longest. */
async function speak(figure: Figure, isSilent: () => Promise<boolean>): Promise<void> {
  await figure.page.clock.runFor(SPOKEN_MS);
  for (let tries = 0; tries < 20; tries += 1) {
    await held(figure);
    await figure.page.clock.runFor(SPOKEN_MS);
    if (!(await isSilent())) return;
  }
}

/** What is wrong after a press. */
interface Faults {
  readonly lost: string[];
  readonly changed: string[];
  readonly spoken: string[];
}

/** Presses every button around the figure, or in a panel of it. Returns how many there are. */
async function pressAll(
  figure: Figure,
  panel: string | undefined,
  faults: Faults,
): Promise<number> {
  const { page, words, exhibit } = figure;
  const scene = panel ? (exhibit.panelScenes[0] ?? '') : exhibit.midway;
  const named = (name: string, ids: readonly string[]) =>
    ids.some((id) => name.startsWith(words.text(id, { rows: 'steps' }).split(/[,，]/)[0] ?? id));
  let pressed = 0;
  // The browser speaks of a file that it saves.
  let saved = 0;
  page.on('download', () => {
    saved += 1;
  });
  let all: readonly Button[] = [];
  for (let at = 0; at === 0 || at < all.length; at += 1) {
    if (panel && (all[at]?.place ?? 0) >= MOST_ALIKE) continue;
    await figure.show(scene);
    if (panel) await figure.openPanel(panel);
    await held(figure);
    all = await buttons(figure, panel ? 'panel' : 'around', at);
    const button = all[at];
    if (!button) break;
    const { name, isOff } = button;
    await page.clock.runFor(SPOKEN_MS);
    const before = await look(figure);
    const files = saved;
    await page.keyboard.press('Enter');
    pressed += 1;
    // Dialogs come late.
    const dialog = dialogs.some((id) => named(name, [`word-${id}`]));
    if (dialog) await expect(page.getByRole('dialog')).toBeVisible();
    const where = `${panel ?? 'the figure'}: ${name}`;
    if (!(await held(figure))) faults.lost.push(where);
    const { kept } = await look(figure);
    if (kept !== undefined && deed(kept) !== deed(name)) faults.changed.push(`${name} → ${kept}`);
    let now = before;
    // A button that is off says so, and does nothing. What is chosen already says that when it is pressed again.
    const isSilent = async () => {
      now = await look(figure);
      const heard = now.heard.length > before.heard.length || saved > files;
      return !(
        heard ||
        now.state !== before.state ||
        isOff ||
        named(name, answered) ||
        now.state.includes(',true,')
      );
    };
    await speak(figure, isSilent);
    const silent = await isSilent();
    // Time passes faster here than the solver is loaded, so that is said sooner and more often than to a visitor.
    const said = now.heard
      .slice(before.heard.length)
      .filter((text) => text !== words.text('loading'));
    const fault = (what: string) => faults.spoken.push(`${where}: ${what}: ${said.join(' | ')}`);
    if (new Set(said).size < said.length) fault('said twice');
    if (said.join(' ').split(/\s+/).length > MOST_WORDS) fault('too many words');
    if (silent) fault('silent');
    await close(figure);
  }
  return pressed;
}

for (const [turn, exhibit] of exhibits.entries()) {
  test(`${exhibit.slug}: no button takes the keyboard with it, and each is answered once, in few words`, async ({
    page,
  }) => {
    test.slow();
    // An announcement waits; here time passes when the test wants it.
    await page.clock.install();
    await listen(page);
    const figure = await new Figure(page, exhibit).open(exhibit.midway);
    const faults: Faults = { lost: [], changed: [], spoken: [] };
    let pressed = await pressAll(figure, undefined, faults);
    expect(pressed).toBeGreaterThan(8);
    // The panels of the stage have the same buttons everywhere, so each exhibit has one of them.
    for (const panel of [...exhibit.panels, ...share(stagePanels, turn, stagePanels.length)])
      pressed += await test.step(panel, () => pressAll(figure, panel, faults));
    test.info().annotations.push({ type: 'pressed', description: `${pressed}` });
    expect(pressed).toBeGreaterThan(15);
    expect(faults).toEqual({ lost: [], changed: [], spoken: [] });
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
