/** A task is answered on a phone by keyboard alone, with a place of the keyboard and one announcement for each answer. */
import type { Page } from '@playwright/test';
import { sure } from '../../../www/src/sure.ts';
import { taskMoments } from '../../support/task-moments.ts';
import { complaints } from '../support/axe.ts';
import { wordsOf } from '../support/catalogue.ts';
import { everythingHeard, listen } from '../support/heard.ts';
import { expect, test } from '../support/test.ts';
import { expectFits } from './checks.ts';
import { exhibits } from './exhibits.ts';
import { Figure } from './figure.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

/** More stops than a page has. */
const STOPS = 150;

/** Where the keyboard is: whether in the task, and what it is. */
const place = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    return at?.closest('.task') ? `task ${at.localName}` : (at?.localName ?? '');
  });

/** On the phone the bar of steps lies over what scrolls under it, and never over the place of the keyboard. */
async function expectUncovered({ element }: Figure, where: string): Promise<void> {
  await expect(async () => {
    const covered = await element.evaluate(({ shadowRoot: root }) => {
      const bar = root?.querySelectorAll('.transport:not(.idle) button') ?? [];
      const parts = [...bar, root?.activeElement].filter((one) => one instanceof Element);
      return parts.flatMap((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const over = root?.elementFromPoint(x + width / 2, y + height / 2);
        return over && one.contains(over) ? [] : [`${one.localName} ${one.ariaLabel ?? ''}`];
      });
    });
    expect(covered, where).toEqual([]);
  }).toPass();
}

for (const exhibit of exhibits) {
  const { slug, task } = exhibit;
  test(`${slug}: a task is answered by keyboard alone, wrong and then right`, async ({ page }) => {
    test.slow();
    await listen(page);
    const [, moment] = sure(taskMoments(slug).find(([kind]) => kind === task.kind));
    const figure = await new Figure(page, exhibit).open(moment);
    await figure.element.evaluate((one, scene) => {
      Object.assign(one, { scene });
    }, `${moment}&task=${task.kind}`);
    const group = figure.element.locator('.task');
    await expect(group).toBeVisible();
    const look = async (where: string): Promise<void> => {
      await expectFits(page, where, exhibit.scrolling);
      await expectUncovered(figure, where);
      expect.soft(await complaints(page, [`appleyard-${slug}`, 'figure']), where).toEqual([]);
    };
    await look('before an answer');
    for (let stops = 0; (await place(page)) !== 'task input'; stops += 1) {
      expect(stops, 'stops of Tab').toBeLessThan(STOPS);
      await page.keyboard.press('Tab');
    }
    for (const [answer, right] of [
      [task.wrong, 'no'],
      [task.right, 'yes'],
    ] as const) {
      const before = (await everythingHeard(page)).length;
      await page.keyboard.press('Control+a');
      await page.keyboard.type(answer);
      await page.keyboard.press('Enter');
      const verdict = wordsOf('en', ['tasks']).text('task-verdict', { right });
      await expect(group.locator('.verdict')).toHaveText(verdict);
      const since = async () => (await everythingHeard(page)).slice(before);
      await expect.poll(since).not.toEqual([]);
      await look(verdict);
      const said = await since();
      expect.soft(said, 'one announcement').toHaveLength(1);
      expect.soft(said[0], 'what is announced').toContain(verdict);
      expect.soft(await place(page), 'the keyboard stays at the answer').toBe('task input');
    }
  });
}
