import type { Page } from '@playwright/test';
import { decode, encode, type SceneSpec } from '../../www/src/share/codec.ts';
import { expect, test } from '../e2e/support/test.ts';
import { taskMoments } from '../support/task-moments.ts';
import { specs } from './specs.ts';
import { Chance, type Exhibit, exhibits, full, mutilate, type Shown, seed } from './support.ts';

/**
 * Only a few, because what a link means is tested without a browser, see
 * tests/unit/mutilated-links.test.ts.
 */
const count = Number(process.env.MONKEY_LINKS ?? (full ? 1000 : 15));
/** Mutilated links to tasks: 2,000 in all exhibits together, or a few of them. */
const tasks = Number(process.env.MONKEY_TASKS ?? (full ? Math.ceil(2000 / exhibits.length) : 60));
/** One of this number of links is opened as a new page. */
const RELOADED = 8;

/** What a figure does with a link. */
interface Outcome {
  readonly picture: boolean;
  /** The text of the error panel, and of the notices. */
  readonly error: string;
  readonly notices: readonly string[];
  readonly codes: readonly string[];
  readonly link: string;
}

/**
 * Waits until the figure has come to rest, and returns its state. It waits a while for a picture and for
 * words.
 */
function outcome(slug: string): Promise<Outcome> {
  const figure = document.querySelector<Shown>(`appleyard-${slug}`) as Shown;
  const root = figure.shadowRoot as ShadowRoot;
  const texts = (selector: string) =>
    [...root.querySelectorAll(selector)].map((element) => element.textContent?.trim() ?? '');
  const began = performance.now();
  return new Promise((resolve) => {
    const look = (): void => {
      const picture = root.querySelector('svg.picture');
      const rests =
        figure.dataset.ready === 'true' && (figure.figure.loaded || figure.figure.error);
      const blank = !picture && !figure.figure.error;
      const wordless = texts('.notices li').length < figure.figure.notices.length;
      // A new figure is drawn in the frame in which it is measured, and the words of notices are fetched.
      if (!rests || ((blank || wordless) && performance.now() - began < 5000)) {
        setTimeout(look, 10);
        return;
      }
      resolve({
        picture: (picture?.childElementCount ?? 0) > 0 && (picture?.clientWidth ?? 0) > 0,
        error: texts('.error').join(' '),
        notices: texts('.notices li'),
        codes: figure.figure.notices.map(({ code }) => code),
        link: figure.currentLink(),
      });
    };
    void figure.updateComplete.then(look);
  });
}

async function open(page: Page, exhibit: Exhibit, link: string, reload: boolean): Promise<Outcome> {
  if (reload) {
    await page.goto('about:blank');
    await page.goto(`${exhibit}/#${link}`);
    await expect(page.locator(`appleyard-${exhibit}[data-ready=true]`)).toHaveCount(1);
  } else {
    await page.evaluate(async (text) => {
      const { hash } = location;
      const heard = new Promise((resolve) =>
        addEventListener('hashchange', resolve, { once: true }),
      );
      location.hash = text;
      if (location.hash !== hash) await heard;
    }, link);
  }
  return page.evaluate(outcome, exhibit);
}

for (const exhibit of exhibits) {
  test(`each of ${count} mutilated links of ${exhibit} shows something`, async ({ page }) => {
    test.setTimeout(120_000 + count * 2000);
    const chance = new Chance(seed);
    const spec = specs[exhibit] as SceneSpec<unknown>;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${exhibit}/`);
    await expect(page.locator(`appleyard-${exhibit}[data-ready=true]`)).toHaveCount(1);
    // The links to try, at least one of each kind of scene, and what should happen to them.
    const valid = await page
      .locator('a[href^="#v="]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash.slice(1)));
    expect(valid.length).toBeGreaterThan(2);

    for (let i = 0; i < count; i += 1) {
      let link = mutilate(chance.pick(valid), chance);
      if (chance.next() < 0.3) link = mutilate(link, chance);
      const context = `link ${i} (MONKEY_SEED=${seed}): ${JSON.stringify(link)}`;
      const shown = await open(page, exhibit, link, i % RELOADED === 0);
      expect(shown.picture || shown.error !== '', `blank: ${context}`).toBe(true);
      // Whatever was not understood is named, and every notice has its sentence.
      const { notices } = decode(spec, new URL(`#${link}`, page.url()).hash);
      const codes = notices.map(({ code }) => code);
      expect(shown.codes.slice(0, codes.length), context).toEqual(codes);
      expect(shown.notices, context).toHaveLength(shown.codes.length);
      for (const [at, sentence] of shown.notices.entries()) {
        expect(sentence, context).toMatch(/ /);
        expect(sentence, context).not.toContain(shown.codes[at]);
      }

      // The link to what is shown is understood completely, and shows the same.
      const again = decode(spec, shown.link);
      expect(again.notices, context).toEqual([]);
      expect(encode(spec, again.link), context).toBe(shown.link);
      if (shown.error) continue;
      // The address already has this link, so going there would change nothing.
      await page.evaluate(
        ([slug, text]) => {
          const figure = document.querySelector<Shown>(`appleyard-${slug}`);
          if (figure) figure.scene = text;
        },
        [exhibit, shown.link] as const,
      );
      const same = await page.evaluate(outcome, exhibit);
      expect(same.link, context).toBe(shown.link);
      expect(same.codes, context).toEqual([]);
      if (valid.length < 200) valid.push(shown.link);
    }
  });
}

for (const exhibit of exhibits) {
  test(`each of ${tasks} mutilated links to tasks of ${exhibit} asks or shows something`, async ({
    page,
  }) => {
    test.setTimeout(120_000 + tasks * 2000);
    const chance = new Chance(seed);
    const spec = specs[exhibit] as SceneSpec<unknown>;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${exhibit}/`);
    await expect(page.locator(`appleyard-${exhibit}[data-ready=true]`)).toHaveCount(1);
    const valid = taskMoments(exhibit).map(([kind, moment]) => `${moment}&task=${kind}&tries=2`);
    let asked = 0;
    for (let i = 0; i < tasks; i += 1) {
      let link = mutilate(chance.pick(valid), chance);
      if (chance.next() < 0.3) link = mutilate(link, chance);
      const context = `link ${i} (MONKEY_SEED=${seed}): ${JSON.stringify(link)}`;
      const shown = await open(page, exhibit, link, false);
      expect(shown.picture || shown.error !== '', `blank: ${context}`).toBe(true);
      for (const sentence of shown.notices) expect(sentence, context).toMatch(/ /);
      // The shown moment asks, or says that it cannot, and then asks nothing.
      const came = await page.waitForFunction((slug) => {
        const shown = document.querySelector<Shown>(`appleyard-${slug}`);
        const asks = shown?.figure.asksTask() && !shown.figure.error;
        const task = shown?.shadowRoot?.querySelector('.task p')?.textContent?.trim();
        return asks ? task && 'asked' : 'nothing';
      }, exhibit);
      if ((await came.jsonValue()) === 'nothing') continue;
      asked += 1;
      expect(decode(spec, shown.link).notices, context).toEqual([]);
    }
    // Most fields that are mutilated are not those of the task.
    expect(asked, 'links that ask').toBeGreaterThan(tasks / 4);
  });
}

test('a new address wins over the figure’s own change of the address', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('nim/#v=1&heaps=1,2,3');
  await expect(page.locator('appleyard-nim[data-ready=true]')).toHaveCount(1);
  await page.evaluate(() => {
    location.hash = 'v=1&heaps=4,5';
    // Before the page gets the event, the figure reports that it has moved.
    document.querySelector('appleyard-nim')?.dispatchEvent(new Event('scenechange'));
  });
  const shown = () =>
    page.locator('appleyard-nim').evaluate((figure) => (figure as Shown).currentLink());
  await expect.poll(shown).toBe('v=1&heaps=4,5');
  await expect(page).toHaveURL(/#v=1&heaps=4,5$/);
});
