/** The buttons of a figure, pressed by keyboard one after the other. */
import { expect } from '../support/test.ts';
import type { Figure } from './figure.ts';

/** The buttons around a panel that open a dialog. */
export const dialogs = ['share', 'embed'];

/** What of the figure is pressed: all around the panel, or all in it. */
export type Where = 'around' | 'panel';

/** A button that can be pressed. */
export interface Button {
  readonly name: string;
  /** How many buttons of its table, grid or group stand before it. */
  readonly place: number;
  readonly isOff: boolean;
}

/** The buttons that can be pressed. With `at`, the button there gets the keyboard. */
export const buttons = ({ element }: Figure, where: Where, at?: number): Promise<Button[]> =>
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
      return shown.map((one) => {
        const beside = one.closest('table, [role=grid], [role=group]');
        return {
          name: (one.ariaLabel ?? one.textContent ?? '').trim(),
          place: [...(beside?.querySelectorAll<HTMLElement>('button') ?? [])].indexOf(one),
          isOff: one.ariaDisabled === 'true',
        };
      });
    },
    [where === 'panel', at] as const,
  );

/** Waits until the figure has done what was asked, and returns whether anything that is seen has the keyboard. */
export const held = ({ element }: Figure): Promise<boolean> =>
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
export async function close({ page, panel }: Figure): Promise<void> {
  await page.keyboard.press('Escape');
  // To find it by its role takes ten times as long.
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  if (await panel.isVisible()) await page.keyboard.press('Escape');
}
