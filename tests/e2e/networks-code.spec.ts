import { readFile } from 'node:fs/promises';
import vm from 'node:vm';
import type { Locator, Page } from '@playwright/test';
import {
  countsFrom,
  drawList,
  expectNetwork,
  inputsOf,
  list,
  networkOf,
  openNetwork,
  openPanel,
  press,
  words,
} from './support/networks.ts';
import { ascending, five, type Pair, sceneOf } from './support/sorter.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What is saved by a button. */
async function saved(page: Page, button: Locator): Promise<{ file: string; text: string }> {
  const download = page.waitForEvent('download');
  await button.click();
  const got = await download;
  return { file: got.suggestedFilename(), text: await readFile(await got.path(), 'utf8') };
}

/** Every pair of numbers in a text. */
const pairsIn = (text: string, first: 0 | 1): Pair[] =>
  [...text.matchAll(/(\d+)\s*[:,]\s*(\d+)/g)].map(([, low, high]) => [
    Number(low) + 1 - first,
    Number(high) + 1 - first,
  ]);

test.describe('what is drawn is taken away', () => {
  test('as a list in each notation, which comes back as it was', async ({ page }) => {
    test.slow();
    await openNetwork(page, '#v=1&wires=11');
    const net = await networkOf(page);
    const panel = await openPanel(page, 'text');
    const notation = panel.getByRole('combobox', { name: words.text('text-notation') });
    for (const way of ['colons', 'pairs', 'json'] as const) {
      for (const first of [0, 1] as const) {
        await openNetwork(page, '#v=1&wires=11');
        await openPanel(page, 'text');
        await notation.selectOption(way);
        await countsFrom(panel, first).check();
        await expect.poll(async () => pairsIn(await list(panel).inputValue(), first)).toEqual(net);
        const text = await list(panel).inputValue();
        if (way === 'json') expect(JSON.parse(text).flat(2)).toHaveLength(2 * net.length);
        const file = `network_11.${way === 'json' ? 'json' : 'txt'}`;
        const got = await saved(page, press(panel, 'text-save', { file }));
        expect(got.file).toBe(file);
        expect(got.text.trim()).toBe(text.trim());
        await openNetwork(page, '#v=1&wires=2');
        await openPanel(page, 'text');
        await drawList(panel, text, first);
        await expectNetwork(page, net);
      }
    }
  });

  test('to the clipboard', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openNetwork(page, sceneOf(five));
    const panel = await openPanel(page, 'text');
    await expect(list(panel)).not.toHaveValue('');
    await press(panel, 'text-copy-network').click();
    await expect(panel.getByText(words.text('text-copied'))).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(pairsIn(text, 1)).toEqual(five);
    await press(panel, 'text-copy-code').click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('sort_4');
  });

  test('and says so where the browser does not allow it', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('no')) },
      });
    });
    await openNetwork(page, sceneOf(five));
    const panel = await openPanel(page, 'text');
    await expect(list(panel)).not.toHaveValue('');
    await press(panel, 'text-copy-network').click();
    await expect(panel.getByText(words.text('text-not-copied'))).toBeVisible();
  });

  test('as a program in four languages; the one in JavaScript sorts', async ({ page }) => {
    await openNetwork(page, '#v=1&wires=13');
    const panel = await openPanel(page, 'text');
    const program = panel.locator('pre code');
    const seen = new Set<string>();
    for (const [language, suffix, mark] of [
      ['c', 'c', 'int'],
      ['rust', 'rs', 'fn sort_13'],
      ['javascript', 'js', 'function sort_13'],
      ['python', 'py', 'def sort_13'],
    ] as const) {
      await press(panel, `text-language-${language}`).click();
      await expect(press(panel, `text-language-${language}`)).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(program).toContainText(mark);
      await expect(program).toContainText('sort_13');
      const code = (await program.textContent()) ?? '';
      seen.add(code);
      const file = `sort_13.${suffix}`;
      const got = await saved(page, press(panel, 'text-save', { file }));
      expect(got.file).toBe(file);
      expect(got.text.trim()).toBe(code.trim());
      if (language !== 'javascript') continue;
      const elements = await inputsOf(page);
      const run = `${code.replaceAll(/^export /gm, '')}
        ;(() => { const list = ${JSON.stringify(elements)}; return sort_13(list) ?? list; })()`;
      expect(vm.runInNewContext(run)).toEqual(ascending(elements));
    }
    expect(seen.size).toBe(4);
  });
});
