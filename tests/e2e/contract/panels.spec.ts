import { languages as all } from '../../../www/src/words/language.ts';
import { expect, test } from '../support/test.ts';
import { exhibits } from './exhibits.ts';
import { Figure } from './figure.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const desk = { width: 1366, height: 768 };
const phone = { width: 390, height: 844 };
/** An open panel has at least this share of the room from the top of the picture to the legend. */
const HIGH = 0.9;
/** Where a panel begins, so much of it is seen at once, in px. */
const BEGINNING = 150;

/** What scrolls on its own. */
const OWN = 'pre, code, textarea, select, input, .cm-editor';

/** On a phone anything else that is lower than this part of the screen is whole. */
const SCREEN = 0.75;
const TYPED = 'textarea, select, input, .cm-editor, .cm-editor *';

/** What is wrong with the open panel, in words. */
async function faults({ element }: Figure): Promise<readonly string[]> {
  return element.evaluate(
    ({ shadowRoot }, { high, beginning, own, typed, screen }) => {
      const part = (selector: string) => {
        const found = shadowRoot?.querySelector(selector);
        if (!found) throw new Error(`no ${selector}`);
        return found;
      };
      const panel = part('.panel');
      const box = panel.getBoundingClientRect();
      const found: string[] = [];
      const beside = innerWidth > 1000;
      // The button that hides the picture stands only where the panel lies beside it.
      const seen = [...panel.querySelectorAll('*')].filter(
        (one) => one.checkVisibility() && !one.matches('.hidden'),
      );
      for (const one of seen) {
        if (one instanceof SVGElement && one.ownerSVGElement) continue;
        const { overflowX, overflowY } = getComputedStyle(one);
        const scrollsBy = one.clientHeight > 0 ? one.scrollHeight - one.clientHeight : 0;
        const name = `${one.localName}.${one.className}`;
        const fits = one.scrollHeight < screen * innerHeight && !one.matches(typed);
        if (!beside && fits && scrollsBy > 1 && /auto|scroll/.test(overflowY))
          found.push(`${name} scrolls by ${scrollsBy} px, though a screen has room for all of it`);
        // Programs and what a visitor types scroll on their own. On a phone, a wide table or chart does.
        if (one.closest(beside ? own : `${own}, .scroll`)) continue;
        if (one.getBoundingClientRect().right > box.right + 1) found.push(`${name} is cut`);
        if (beside && /auto|scroll/.test(overflowY) && scrollsBy > 1)
          found.push(`${name} scrolls within the panel`);
        const wider = one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1;
        if (/auto|scroll|hidden/.test(overflowX) && wider)
          found.push(`${name} hides its right end`);
      }
      if (beside) {
        const room =
          part('.legend').getBoundingClientRect().top - part('.sheet').getBoundingClientRect().top;
        const scrolls = panel.scrollHeight > panel.clientHeight + 1;
        if (scrolls && box.height < high * room)
          found.push(`the panel scrolls in ${box.height} of ${room} px`);
        if (box.bottom > part('.transport').getBoundingClientRect().top + 1)
          found.push('the panel lies under the transport');
      } else {
        const bar = shadowRoot?.querySelector('.transport:not(.idle)')?.getBoundingClientRect();
        const sheet = part('.sheet');
        const from =
          getComputedStyle(sheet).position === 'sticky' ? sheet.getBoundingClientRect().bottom : 0;
        const to = bar?.top ?? innerHeight;
        if (box.top < from - 1)
          found.push(`the panel begins at ${box.top} px, under the picture to ${from} px`);
        if (Math.min(box.bottom, box.top + beginning) > to + 1)
          found.push(`the panel begins at ${box.top} px, under the transport from ${to} px`);
      }
      return found;
    },
    { high: HIGH, beginning: BEGINNING, own: OWN, typed: TYPED, screen: SCREEN },
  );
}

/** The middle of a tab, where a finger touches it. */
function middle(tab: { y: number; height: number } | null): number {
  if (!tab) throw new Error('the tab is not seen');
  return tab.y + tab.height / 2;
}

for (const exhibit of exhibits) {
  test(`${exhibit.slug}: an opened panel is whole, has the room there is, and lies under nothing`, async ({
    page,
  }) => {
    test.slow();
    const figure = await new Figure(page, exhibit).open();
    for (const language of all) {
      await figure.speak(language);
      for (const size of [desk, phone]) {
        await page.setViewportSize(size);
        await page.evaluate(() => scrollTo(0, 0));
        for (const name of exhibit.panels) {
          const word = figure.word(name);
          const before = await word.boundingBox();
          await figure.openPanel(name);
          await expect.soft
            .poll(() => faults(figure), {
              message: `${name} at ${size.width} px in ${language}`,
              timeout: 4000,
            })
            .toEqual([]);
          const after = await word.boundingBox();
          if (size === desk) {
            const finger = middle(before);
            const under = after && after.y < finger && finger < after.y + after.height;
            expect.soft(under, `the tab of ${name} in ${language} is under the finger`).toBe(true);
          }
        }
        await figure.closePanel();
      }
    }
  });
}
