/** The height of a frame: the page's script asks, the frame answers, and no other window does. */
import type { Frame, Page } from '@playwright/test';
import { host, type Plan } from './hosts.ts';
import { expect, frameOf, test } from './support/visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const plan: Plan = {
  name: 'height',
  about: 'a page with frames',
  page: 'height.html',
  exhibit: 'nim',
  place: 'worker',
};
/** The same page without our script, so nobody asks. */
const silent: Plan = {
  ...plan,
  rewrite: (html) => html.replace(/<script.*<\/script>/, ''),
};

/** The height of a frame in its page, in px. */
const heightOf = (page: Page, id: string): Promise<number> =>
  page.locator(selectorOf(id)).evaluate((frame) => frame.clientHeight);

/** `again` is the frame with the same id as another. */
const selectorOf = (id: string): string =>
  id === 'again' ? 'iframe.again' : `iframe#${id}:not(.again)`;

/** Waits until the figures of both frames are drawn. */
async function framesOf(page: Page): Promise<[Frame, Frame]> {
  const both: [Frame, Frame] = [
    await frameOf(page, selectorOf('fig1')),
    await frameOf(page, 'iframe#fig2'),
  ];
  await expect(both[0].locator('appleyard-nim svg.picture')).toBeVisible();
  await expect(both[1].locator('appleyard-chain svg.picture')).toBeVisible();
  return both;
}

/** Waits until a frame is exactly as tall as its content: nothing scrolls, no room is left over. */
async function expectFits(page: Page, id: string, frame: Frame): Promise<void> {
  await expect(async () => {
    // Browsers do not lay out a frame that is out of view, so it sends no height.
    await page.locator(selectorOf(id)).scrollIntoViewIfNeeded();
    const needed = await frame.evaluate(() => ({
      text: Math.ceil(document.body.getBoundingClientRect().bottom),
      scrolled: document.documentElement.scrollHeight,
    }));
    const height = await heightOf(page, id);
    expect(Math.abs(height - needed.text)).toBeLessThanOrEqual(1);
    expect(needed.scrolled).toBeLessThanOrEqual(height);
  }).toPass();
}

/** Waits until the page has received all earlier messages, and two frames are drawn. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const heard = new Promise<void>((resolve) => {
      addEventListener('message', ({ data }) => data === 'settled' && resolve());
    });
    for (let i = 0; i < 2; i += 1) await new Promise(requestAnimationFrame);
    postMessage('settled', '*');
    await heard;
    for (let i = 0; i < 2; i += 1) await new Promise(requestAnimationFrame);
  });

test('each frame takes the height that it needs, and no more', async ({ page, arrive }) => {
  await arrive(host(plan));
  const [nim, chain] = await framesOf(page);
  await expectFits(page, 'fig1', nim);
  await expectFits(page, 'fig2', chain);
  // Its own growth does not make it grow.
  const before = [await heightOf(page, 'fig1'), await heightOf(page, 'fig2')];
  for (let round = 0; round < 5; round += 1) await settle(page);
  expect([await heightOf(page, 'fig1'), await heightOf(page, 'fig2')]).toEqual(before);
  for (const height of before) expect(height).toBeLessThan(1500);

  // Opening something in it makes it taller, closing it makes it shorter.
  await nim.getByRole('button', { name: 'More', exact: true }).click();
  await expect.poll(() => heightOf(page, 'fig1')).toBeGreaterThan((before[0] ?? 0) + 50);
  await expectFits(page, 'fig1', nim);
  await nim.getByRole('button', { name: 'More', exact: true }).click();
  await expect.poll(() => heightOf(page, 'fig1')).toBe(before[0]);
  expect(await heightOf(page, 'fig2')).toBe(before[1]);

  // A frame with the id of another has its own height, and a narrower frame gets taller.
  await page.locator(selectorOf('again')).scrollIntoViewIfNeeded();
  const again = await frameOf(page, selectorOf('again'));
  await expect(again.locator('appleyard-nim svg.picture')).toBeVisible();
  await expectFits(page, 'fig1', nim);
  await expectFits(page, 'again', again);
  await page.locator(selectorOf('fig1')).scrollIntoViewIfNeeded();
  await page.locator(selectorOf('fig1')).evaluate((frame) => frame.setAttribute('width', '320'));
  await expectFits(page, 'fig1', nim);
  await expect.poll(() => heightOf(page, 'fig1')).toBeGreaterThan(before[0] ?? 0);
});

test('a frame in an open shadow tree gets its height and the shade of the page', async ({
  page,
  arrive,
}) => {
  await arrive(host(plan));
  await framesOf(page);
  await page.evaluate(() => {
    const card = document.createElement('section');
    card.style.colorScheme = 'dark';
    // A tree inside another comes into the page at once, and its frame without any change of the page.
    const inner = document.createElement('div');
    card.attachShadow({ mode: 'open' }).append(inner);
    document.body.prepend(card);
    const frame = document.querySelector('iframe#fig1')?.cloneNode() as HTMLIFrameElement;
    frame.id = 'inner';
    inner.attachShadow({ mode: 'open' }).append(frame);
  });
  const inner = await frameOf(page, 'iframe#inner');
  await expectFits(page, 'inner', inner);
  await expect(inner.locator('appleyard-nim svg.picture')).toHaveCSS(
    'background-color',
    'rgb(22, 20, 15)',
  );
});

test('the page listens only to the frame itself, and does not believe everything', async ({
  page,
  arrive,
}) => {
  /** Sends a message from a window to the page that a frame is 47 px tall. */
  const say = (from: Page | Frame, id: string): Promise<void> =>
    from.evaluate(
      (name) => parent.postMessage({ type: 'appleyard-height', id: name, height: 47 }, '*'),
      id,
    );
  await arrive(host(plan));
  const [nim, chain] = await framesOf(page);
  const stranger = await frameOf(page, 'iframe#stranger');
  await expectFits(page, 'fig1', nim);
  await expectFits(page, 'fig2', chain);
  const heights = () =>
    page.locator('iframe').evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  const before = await heights();
  const unheard = (whom: string, act: () => Promise<unknown>) =>
    test.step(whom, async () => {
      await act();
      await settle(page);
      expect(await heights()).toEqual(before);
    });

  await unheard('the page itself, and a frame of somebody else', async () => {
    for (const id of ['fig1', 'fig2', 'stranger']) {
      await say(page, id);
      await say(stranger, id);
    }
  });
  await unheard('one frame about another', async () => {
    await say(chain, 'fig1');
    await say(chain, 'stranger');
  });
  await unheard('what is no height', () =>
    nim.evaluate(() => {
      const type = 'appleyard-height';
      const id = 'fig1';
      for (const height of [undefined, null, '47', Number.NaN, Number.POSITIVE_INFINITY, {}]) {
        parent.postMessage({ type, id, height }, '*');
      }
      for (const odd of [null, 7, 'appleyard-height', { type: 'height', id, height: 47 }]) {
        parent.postMessage(odd, '*');
      }
    }),
  );

  // The page believes the frame itself, but only within limits.
  await say(nim, 'fig1');
  await expect.poll(() => heightOf(page, 'fig1')).toBe(47);
  await nim.evaluate(() =>
    parent.postMessage({ type: 'appleyard-height', id: 'fig1', height: 1e9 }, '*'),
  );
  await settle(page);
  const now = await heightOf(page, 'fig1');
  expect(now).toBeLessThan(20_000);

  // Nor does the page believe a stranger's page that the frame has gone to. For the page the frame still
  // has the old address.
  const address = new URL('stranger.html', page.url()).href;
  const gone = page.waitForEvent('framenavigated', (frame) => frame.url() === address);
  await nim.evaluate((url) => {
    location.href = url;
  }, address);
  await gone;
  await say(await frameOf(page, selectorOf('fig1')), 'fig1');
  await settle(page);
  expect(await heightOf(page, 'fig1')).toBe(now);
});

test.describe('the frame answers', () => {
  interface Heard {
    readonly id: string;
    readonly height: number;
    readonly origin: string;
  }

  /** Records the messages about heights that a window gets. */
  const listen = (at: Page | Frame): Promise<void> =>
    at.evaluate(() => {
      const heard: Heard[] = [];
      Object.assign(window, { heard });
      addEventListener('message', ({ data, origin }) => {
        if (data?.type === 'appleyard-height') heard.push({ ...data, origin });
      });
    });
  const heardBy = (at: Page | Frame): Promise<Heard[]> =>
    at.evaluate(() => (window as unknown as { heard: Heard[] }).heard);

  test('only the page that asks, with its id', async ({ page, arrive, context }) => {
    const { origins } = await arrive(host(silent));
    await listen(page);
    const [nim] = await framesOf(page);
    const stranger = await frameOf(page, 'iframe#stranger');
    await listen(stranger);
    const nothing = async (): Promise<void> => {
      await settle(page);
      expect(await heardBy(page)).toEqual([]);
      expect(await heardBy(stranger)).toEqual([]);
    };

    await test.step('no page that has not asked', async () => {
      await nim.getByRole('button', { name: 'More', exact: true }).click();
      await nothing();
      expect(await heightOf(page, 'fig1')).toBe(150);
    });
    await test.step('no window beside it, not itself, and no other message', async () => {
      const ask = { type: 'appleyard-height', id: 'mine' };
      await stranger.evaluate((question) => parent.frames[0]?.postMessage(question, '*'), ask);
      await nim.evaluate((question) => postMessage(question, '*'), ask);
      await page.evaluate(() => {
        const odd = [null, 7, 'appleyard-height', { type: 'appleyard-height' }, { id: 'x' }];
        for (const one of odd) frames[0]?.postMessage(one, '*');
      });
      await nothing();
    });
    await page.evaluate(() =>
      frames[0]?.postMessage({ type: 'appleyard-height', id: 'mine' }, '*'),
    );
    await expect.poll(async () => (await heardBy(page)).length).toBeGreaterThan(0);
    for (const { id, height, origin } of await heardBy(page)) {
      expect(id).toBe('mine');
      expect(height).toBeGreaterThan(100);
      expect(origin).toBe(origins[1]);
    }
    expect(await heardBy(stranger)).toEqual([]);
    expect(context.pages()).toHaveLength(1);
  });
});
