/** A button that does its work may disappear; whatever is pressed, the keyboard has a place afterwards. */
import { stagePanels } from '../support/catalogue.ts';
import { expect, test } from '../support/test.ts';
import { buttons, close, dialogs, held } from './buttons.ts';
import { exhibits } from './exhibits.ts';
import { Figure } from './figure.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const exhibit of exhibits) {
  test(`${exhibit.slug}: no button takes the keyboard with it`, async ({ page }) => {
    test.slow();
    const figure = await new Figure(page, exhibit).open(exhibit.midway);
    const lost: string[] = [];
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
        await page.keyboard.press('Enter');
        pressed += 1;
        // Dialogs come late.
        const dialog = dialogs.some((id) => names[at] === figure.words.text(`word-${id}`));
        if (dialog) await expect(page.getByRole('dialog')).toBeVisible();
        if (!(await held(figure))) lost.push(`${panel ?? 'the figure'}: ${names[at]}`);
        await close(figure);
      }
    }
    expect(pressed).toBeGreaterThan(20);
    expect(lost).toEqual([]);
  });
}
