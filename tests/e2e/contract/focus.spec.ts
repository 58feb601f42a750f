/** A button that does its work may disappear; whatever is pressed, the keyboard has a place afterwards. */
import { stagePanels } from '../support/catalogue.ts';
import { expect, test } from '../support/test.ts';
import { exhibits } from './exhibits.ts';
import { Figure } from './figure.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The buttons around a panel that open a dialog. */
const dialogs = ['share', 'embed'];

/** What of the figure is pressed: all around the panel, or all in it. */
type Where = 'around' | 'panel';

/** The names of the buttons that can be pressed. With `at`, the button there gets the keyboard. */
const buttons = ({ element }: Figure, where: Where, at?: number): Promise<string[]> =>
  element.evaluate(
    (figure, [inPanel, place]) => {
      const all = figure.shadowRoot?.querySelectorAll<HTMLElement>('button, summary') ?? [];
      const shown = [...all].filter(
        (one) =>
          one.checkVisibility({ visibilityProperty: true }) &&
          !one.matches(':disabled') &&
          (one.closest('section.panel') !== null) === inPanel,
      );
      if (place !== undefined) shown[place]?.focus();
      return shown.map((one) => (one.ariaLabel ?? one.textContent ?? '').trim());
    },
    [where === 'panel', at] as const,
  );

/** Waits until the figure has done what was asked, and returns whether anything that is seen has the keyboard. */
const held = ({ element }: Figure): Promise<boolean> =>
  element.evaluate(async (figure) => {
    const drawn = figure as HTMLElement & { updateComplete: Promise<boolean> };
    const stands = async () => (await drawn.updateComplete) && drawn.dataset.ready === 'true';
    for (let quiet = 0; quiet < 3; quiet = (await stands()) ? quiet + 1 : 0) {
      await new Promise(requestAnimationFrame);
    }
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return (
      active !== null &&
      active !== document.body &&
      active !== figure &&
      active.checkVisibility({ visibilityProperty: true })
    );
  });

/** Closes the dialog, the presentation, the answer and the panel that a button has opened. */
async function close({ page, panel }: Figure): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Escape');
  if (await panel.isVisible()) await page.keyboard.press('Escape');
}

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
