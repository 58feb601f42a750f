/**
 * A button that does its work may disappear; whatever is pressed, the keyboard has a place afterwards, and no button has become
 * another one under it.
 */
import { stagePanels } from '../support/catalogue.ts';
import { expect, test } from '../support/test.ts';
import { buttons, close, dialogs, held } from './buttons.ts';
import { exhibits } from './exhibits.ts';
import { Figure } from './figure.ts';

/** The name of the button that has the keyboard, if it is still the one that had it when this was asked last. */
const kept = ({ element }: Figure): Promise<string | undefined> =>
  element.evaluate((figure) => {
    const page = window as unknown as { had: Element | null | undefined };
    const { activeElement: now = null } = figure.shadowRoot ?? {};
    const same = now !== null && now === page.had;
    page.had = now;
    // Play and pause are one button, and what opens says “less” when it is open.
    const turns = now?.closest('.transport') || now?.hasAttribute('aria-expanded');
    return same && !turns ? (now.ariaLabel ?? now.textContent ?? '').trim() : undefined;
  });

/** What a button does, without its state after a colon, and without the place, the state or the number that it does it with. */
const deed = (name: string): string => name.replace(/: .*$/, '').replace(/\d+|\b[A-Z]\b/g, '…');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const exhibit of exhibits) {
  test(`${exhibit.slug}: no button takes the keyboard with it`, async ({ page }) => {
    test.slow();
    const figure = await new Figure(page, exhibit).open(exhibit.midway);
    const lost: string[] = [];
    const changed: string[] = [];
    let pressed = 0;
    for (const panel of [undefined, ...exhibit.panels, ...stagePanels]) {
      const where = panel ? 'panel' : 'around';
      const scene = panel ? (exhibit.panelScenes[0] ?? '') : exhibit.midway;
      for (let [at, count] = [0, 1]; at < count; at += 1) {
        await figure.show(scene);
        if (panel) await figure.openPanel(panel);
        await held(figure);
        const names = await buttons(figure, where, at);
        count = names.length;
        if (at >= count) break;
        await kept(figure);
        await page.keyboard.press('Enter');
        pressed += 1;
        // Dialogs come late.
        const dialog = dialogs.some((id) => names[at] === figure.words.text(`word-${id}`));
        if (dialog) await expect(page.getByRole('dialog')).toBeVisible();
        if (!(await held(figure))) lost.push(`${panel ?? 'the figure'}: ${names[at]}`);
        const name = await kept(figure);
        if (name !== undefined && deed(name) !== deed(names[at] ?? ''))
          changed.push(`${names[at]} → ${name}`);
        await close(figure);
      }
    }
    expect(pressed).toBeGreaterThan(20);
    expect(lost).toEqual([]);
    expect(changed).toEqual([]);
  });
}
