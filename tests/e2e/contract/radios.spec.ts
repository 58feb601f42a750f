/** A choice among radio buttons only chooses: arrow keys go through all of them, so none may begin what runs. */
import type { Locator } from '@playwright/test';
import { stagePanels } from '../support/catalogue.ts';
import { full, share } from '../support/full.ts';
import { everythingHeard, listen } from '../support/heard.ts';
import { expect, test } from '../support/test.ts';
import { held } from './buttons.ts';
import { exhibits } from './exhibits.ts';
import { Figure } from './figure.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** An announcement waits so long for a newer one, and is spoken a little later, in ms. */
const SPOKEN_MS = 650;
/** After one choice at most this many words are spoken beside its name, which the reader says; letters are names. */
const MOST_WORDS = 60;

/** What of an element tells whether something runs. */
interface Running extends Element {
  readonly figure?: {
    readonly timeline: { readonly playing: boolean; readonly cursor: number };
    readonly overlay?: unknown;
  };
}

const running = (element: Locator) =>
  element.evaluate((drawn: Running) => {
    const { timeline, overlay } = drawn.figure ?? {};
    const called = drawn.shadowRoot?.querySelector('.demonstration');
    return { plays: timeline?.playing ?? true, shows: Boolean(called), covers: Boolean(overlay) };
  });

/** The names of the groups of radio buttons in a panel, of which more than one can be chosen. */
const groupsIn = (panel: Locator): Promise<string[]> =>
  panel.locator('input[type=radio]:enabled').evaluateAll((radios) => {
    const names = radios.map((radio) => (radio as HTMLInputElement).name);
    return [...new Set(names)].filter((name) => names.indexOf(name) !== names.lastIndexOf(name));
  });

/** This number of buttons of a group stands for all of them. */
const SOME = 3;

for (const [turn, exhibit] of exhibits.entries()) {
  test(`${exhibit.slug}: arrow keys in a choice begin nothing, and nothing else is read out`, async ({
    page,
  }) => {
    test.slow();
    // An announcement waits; here time passes when the test wants it.
    await page.clock.install();
    await listen(page);
    const figure = await new Figure(page, exhibit).open(exhibit.panelScenes[0]);
    const faults: string[] = [];
    let chosen = 0;
    for (const name of [...exhibit.panels, ...share(stagePanels, turn, stagePanels.length)]) {
      await figure.show(exhibit.panelScenes[0] ?? '');
      const panel = await figure.openPanel(name);
      await held(figure);
      // Some choices are folded away.
      await panel.locator('details').evaluateAll((all) => {
        for (const one of all) (one as HTMLDetailsElement).open = true;
      });
      const covered = (await running(figure.element)).covers;
      for (const group of await groupsIn(panel)) {
        const radios = panel.locator(`input[type=radio][name="${group}"]:enabled`);
        // A choice before this one can have taken it away.
        if ((await radios.count()) === 0) continue;
        const first = panel.locator(`input[type=radio][name="${group}"]:enabled:checked`);
        await ((await first.count()) > 0 ? first : radios.first()).focus();
        const all = await radios.count();
        for (let left = full ? all : Math.min(all, SOME); left > 0; left -= 1) {
          await page.clock.runFor(SPOKEN_MS);
          const known = (await everythingHeard(page)).length;
          await page.keyboard.press('ArrowDown');
          chosen += 1;
          await held(figure);
          await page.clock.runFor(SPOKEN_MS);
          const now = await running(figure.element);
          const heard = (await everythingHeard(page)).slice(known);
          const fault = (what: string) =>
            faults.push(`${name} ${group}: ${what}: ${heard.join(' | ')}`);
          if (now.plays || now.shows) fault('runs');
          if (now.covers && !covered) fault('shows something else');
          if (new Set(heard).size < heard.length) fault('said twice');
          if ((heard.join(' ').match(/\p{L}{2,}/gu) ?? []).length > MOST_WORDS) fault('says much');
          // Another panel may have opened, where the choice has led.
          if (!(await panel.locator(`input[name="${group}"]:focus`).count())) {
            fault('the keyboard has left the choice');
            break;
          }
        }
      }
    }
    expect(faults).toEqual([]);
    expect(chosen).toBeGreaterThan(0);
  });
}
