import type { Page } from '@playwright/test';
import { readAsText } from './support/as-text.ts';
import { button, expectStep, narration, sharedLink } from './support/lattice.ts';
import { costOf, openPanel, openSort, plate, seek, stepsOf } from './support/quicksort.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const lanes = (page: Page) => plate(page).locator('text.lane');
const counts = (page: Page) => plate(page).locator('text.count');

/** A lane as the figure tells it. */
interface Lane {
  readonly name: string;
  readonly comparisons: number;
  readonly swaps: number;
  readonly writes: number;
  readonly waiting: number;
  readonly steps: number;
}

async function laneAt(page: Page, at: number): Promise<Lane> {
  const text = (await (await readAsText(page)).nth(at).textContent()) ?? '';
  const [, name = '', ...numbers] =
    /^(.*): ([\d,]+) comparisons, ([\d,]+) swaps, ([\d,]+) elements written; at most ([\d,]+) calls waited; ([\d,]+) steps in all\.$/.exec(
      text.trim(),
    ) ?? [];
  const [comparisons, swaps, writes, waiting, steps] = numbers.map((n) =>
    Number(n.replaceAll(',', '')),
  );
  if (steps === undefined) throw new Error(`no lane: ${text}`);
  return { name, comparisons, swaps, writes, waiting, steps } as Lane;
}

/** The scenes of the variants on their own. */
const alone: Readonly<Record<string, string>> = {
  document: '',
  'first-pivot': '&pivot=first',
  'middle-pivot': '&pivot=middle',
  'median-pivot': '&pivot=median-of-three',
  'ninther-pivot': '&pivot=ninther',
  hoare: '&scheme=hoare',
  lomuto: '&scheme=lomuto',
  'larger-first': '&recurse=larger',
  'two-calls': '&calls=two',
  insertion: '&cutoff=17',
  network: '&cutoff=33&small=unrolled',
};

const ready = [
  ['Three ways to divide', 'document_hoare_lomuto'],
  ['Which side is called', 'document_larger-first_two-calls'],
  ['Four pivot rules', 'first-pivot_median-pivot_ninther-pivot_document'],
  ['Small parts sorted otherwise', 'document_insertion_network'],
] as const;

test.describe('a race', () => {
  for (const [name, race] of ready) {
    test(`${name}: each lane ends with what its sort costs alone`, async ({ page }) => {
      await openSort(page, '#v=1&length=40');
      const panel = await openPanel(page, 'Race');
      await panel.getByRole('button', { name, exact: true }).click();
      const variants = race.split('_');
      await expect(lanes(page)).toHaveCount(variants.length);
      await expect(page).toHaveURL(new RegExp(`race=${race}\\b`));
      await expectStep(page, 0);
      await expect(narration(page)).toContainText('All are on their way.');
      await button(page, 'last').click();
      await expect(narration(page)).toContainText('All have sorted the list.');
      await expect(await readAsText(page)).toHaveCount(variants.length);
      const ended: Lane[] = [];
      for (const at of variants.keys()) ended.push(await laneAt(page, at));
      const names = await lanes(page).allTextContents();
      expect(names.map((lane) => lane.trim())).toEqual(ended.map((lane) => `${lane.name} ✓`));
      expect(await stepsOf(page)).toBe(Math.max(...ended.map(({ steps }) => steps)));
      for (const [at, variant] of variants.entries()) {
        const lane = ended[at];
        await openSort(page, `#v=1&length=40${alone[variant] ?? '?'}`);
        await page.getByText('The figure as text').click();
        const { comparisons, swaps, writes, most } = await costOf(page);
        const cost = { comparisons, swaps, writes, waiting: most - 1, steps: await stepsOf(page) };
        expect(lane, variant).toMatchObject(cost);
      }
    });
  }

  test('runs in lock-step: after so many steps each has done as many', async ({ page }) => {
    await openSort(page, '#v=1&length=20&race=document_hoare_lomuto&cursor=0');
    await page.getByText('The figure as text').click();
    for (const step of [3, 7, 30]) {
      await seek(page, step);
      const told: number[] = [];
      for (const [at, variant] of ['document', 'hoare', 'lomuto'].entries()) {
        const other = await page.context().newPage();
        await openSort(other, `#v=1&length=20${alone[variant]}&cursor=${step}`);
        await other.getByText('The figure as text').click();
        const { comparisons, swaps } = await costOf(other);
        await expect.poll(() => laneAt(page, at)).toMatchObject({ comparisons, swaps });
        told.push(comparisons);
        await other.close();
      }
      expect(Math.max(...told)).toBeGreaterThan(0);
      await expect(counts(page).first()).toContainText(`${told[0]} comparisons`);
    }
  });

  test('goes step by step, by buttons, keys and scrubber, and lanes come home', async ({
    page,
  }) => {
    await openSort(page, '#v=1&length=12&race=document_hoare&cursor=0');
    await button(page, 'forward').click();
    await expectStep(page, 1);
    await page.keyboard.press('.');
    await expectStep(page, 2);
    await page.keyboard.press(',');
    await expectStep(page, 1);
    await page.getByText('The figure as text').click();
    const home = Math.min((await laneAt(page, 0)).steps, (await laneAt(page, 1)).steps);
    const last = await stepsOf(page);
    expect(home).toBeLessThan(last);
    await button(page, 'forward').focus();
    await page.keyboard.press('Shift+Period');
    await expectStep(page, home);
    await expect(narration(page)).toContainText('1 home, 1 still on their way.');
    await expect(lanes(page).filter({ hasText: '✓' })).toHaveCount(1);
    await page.keyboard.press('Shift+Period');
    await expectStep(page, last);
    await expect(lanes(page).filter({ hasText: '✓' })).toHaveCount(2);
  });

  test('has two to four lanes, chosen one by one', async ({ page }) => {
    await openSort(page, '#v=1&length=16');
    const panel = await openPanel(page, 'Race');
    const box = (name: string) => panel.getByRole('checkbox', { name, exact: true });
    await box('Lomuto’s partition').check();
    // One alone is no race: the document's comes along.
    await expect(lanes(page)).toHaveText([/^Lomuto/, /^As the document says/]);
    await expect(box('As the document says')).toBeChecked();
    await box('Pivot: first').check();
    await expect(lanes(page)).toHaveCount(3);
    await box('Both sides are calls').check();
    await expect(lanes(page)).toHaveCount(4);
    await box('Pivot: middle').click({ force: true });
    await expect(box('Pivot: middle')).not.toBeChecked();
    await expect(lanes(page)).toHaveCount(4);
    await expect(box('Pivot: middle')).toHaveAttribute('aria-disabled', 'true');
    await box('Pivot: first').uncheck();
    await expect(lanes(page)).toHaveCount(3);
    await button(panel, 'End the race').click();
    await expect(lanes(page)).toHaveCount(0);
    await expect(page.locator('svg.plate[role=grid]')).toBeVisible();
    await expect(narration(page)).toContainText('Sorted');
    await expect(page).not.toHaveURL(/race/);
  });

  test('against one’s own sort', async ({ page }) => {
    await openSort(page, '#v=1&length=16&scheme=lomuto&pivot=last&race=mine_document');
    await page.getByText('The figure as text').click();
    const mine = await laneAt(page, 0);
    expect(mine.name).toBe('As set under “Sort”');
    await openSort(page, '#v=1&length=16&scheme=lomuto&pivot=last');
    await page.getByText('The figure as text').click();
    const { comparisons, swaps, writes } = await costOf(page);
    expect(mine).toMatchObject({ comparisons, swaps, writes, steps: await stepsOf(page) });
  });

  test('of the same killer list shows whom it kills', async ({ page }) => {
    await openSort(
      page,
      '#v=1&length=64&input=time-killer&against=first&race=first-pivot_document',
    );
    await page.getByText('The figure as text').click();
    const [killed, unhurt] = [await laneAt(page, 0), await laneAt(page, 1)];
    expect(killed.comparisons).toBeGreaterThan(1500);
    expect(unhurt.comparisons).toBeLessThan(700);
  });

  test('is opened by its link at its step', async ({ page }) => {
    await openSort(page, '#v=1&length=20&race=document_hoare_lomuto&cursor=33');
    await expectStep(page, 33);
    const told = await (await readAsText(page)).allTextContents();
    const link = await sharedLink(page);
    await page.goto('about:blank');
    await page.goto(link);
    await expectStep(page, 33);
    await expect(await readAsText(page)).toHaveText(told);
  });

  test('of too many elements is not offered, and says so', async ({ page }) => {
    await openSort(page, '#v=1&length=513');
    const panel = await openPanel(page, 'Race');
    await expect(panel).toContainText('at most 512 elements. Choose a shorter list.');
    await expect(panel.getByRole('checkbox')).toHaveCount(0);
    await openSort(page, '#v=1&length=512&race=document_hoare');
    await expect(lanes(page)).toHaveCount(2);
  });

  for (const width of [1280, 390]) {
    test(`of four lanes stands side by side, or below each other, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await openSort(page, '#v=1&length=64&race=document_hoare_lomuto_network');
      const boxes = await Promise.all([0, 1, 2, 3].map((at) => lanes(page).nth(at).boundingBox()));
      const columns = new Set(boxes.map((box) => Math.round(box?.x ?? 0)));
      expect(columns.size).toBe(width > 700 ? 2 : 1);
      const room = await plate(page).boundingBox();
      for (const box of await Promise.all(
        [0, 1, 2, 3].map((at) => counts(page).nth(at).boundingBox()),
      )) {
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
          (room?.x ?? 0) + (room?.width ?? 0) + 1,
        );
      }
      const pairs = boxes.flatMap((a, i) => boxes.slice(i + 1).map((b) => [a, b] as const));
      for (const [a, b] of pairs) {
        expect(
          Math.abs((a?.y ?? 0) - (b?.y ?? 0)) + Math.abs((a?.x ?? 0) - (b?.x ?? 0)),
        ).toBeGreaterThan(40);
      }
    });
  }
});
