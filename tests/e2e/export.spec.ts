/** Exports show what the screen shows, in every exhibit. The rows of tables are tested without a browser. */
import { exhibits } from './contract/exhibits.ts';
import { Figure } from './contract/figure.ts';
import { wordsOf } from './support/catalogue.ts';
import {
  difference,
  exported,
  onScreen,
  pictureAlone,
  settled,
  withoutInvitations,
} from './support/exported.ts';
import { expect, test } from './support/test.ts';

/**
 * The most pixels that may differ, at two for each of the page's: edges of letters that fall between two
 * pixels.
 */
const TOLERANCE = 40;

/** Moments with different difficulties for a picture. The first one is followed by a step. */
const moments: Readonly<Record<string, readonly [string, string, string]>> = {
  // Points without a colour yet; a raster under the picture; a magnified part, cut off at its edges.
  lattice: [
    'v=1&cursor=57',
    'v=1&columns=200&rows=200',
    'v=1&columns=40&rows=30&colour=plies&view=300,40000,60000',
  ],
  // Bundles with their threads and digits; heaps as bars; a game with stones that are gone.
  nim: ['v=1&cursor=5', 'v=1&heaps=100,60', 'v=1&takes=3-1_1-1&opponent=human'],
  // Rows that have not been pressed yet; a raster; the lanes of a race.
  quicksort: ['v=1&cursor=57', 'v=1&length=2000', 'v=1&length=12&race=document_hoare&cursor=9'],
  // Threads that end in the middle; an element on the wrong wire; two networks, magnified.
  networks: [
    'v=1&wires=8&cursor=7',
    'v=1&wires=4&kind=typed&net=1:2,3:4,1:3,2:4&input=typed&values=1,3,2,4',
    'v=1&wires=8&kind=insertion&beside=bubble&cursor=9&view=150,40000,50000',
  ],
  // Joints and objects that are gone, and their rings among the groups; gaps; a long row.
  chain: ['v=1&cursor=2', 'v=1&row=1101110', 'v=1&objects=30'],
};

test.use({ deviceScaleFactor: 2, contextOptions: { reducedMotion: 'reduce' } });

for (const exhibit of exhibits) {
  test(`${exhibit.slug}: SVG and PNG show what the screen shows, and CSV every step`, async ({
    page,
    context,
  }) => {
    // Beside its panel the picture is as wide as on a common screen without one.
    await page.setViewportSize({ width: 1900, height: 720 });
    const [first = '', ...others] = moments[exhibit.slug] ?? [];
    const figure = await new Figure(page, exhibit).open(first);
    await figure.openPanel('export');
    const alone = await context.newPage();
    const seen = async () => {
      await settled(figure);
      return onScreen(figure.picture);
    };
    for (const scene of [first, ...others]) {
      await test.step(scene, async () => {
        if (scene !== first) await figure.show(scene);
        const screen = await seen();
        const svg = (await exported(figure, 'svg')).toString('utf8');
        const { words, description, ...drawing } = await pictureAlone(alone, svg);
        await page.bringToFront();
        const png = { ...drawing, file: await exported(figure, 'png') };
        expect.soft(await difference(page, screen, png), 'PNG').toBeLessThan(TOLERANCE);
        expect.soft(await difference(page, screen, drawing), 'SVG').toBeLessThan(TOLERANCE);
        expect(words).toContain(figure.words.text('title'));
        const address = new URL(`../${exhibit.slug}/#${await figure.link()}`, page.url()).href;
        // Long lines are broken.
        expect(words.join('')).toContain(address);
        const legend = await withoutInvitations(figure.element.locator('.legend > div'));
        expect(words.join('').replaceAll(/\s/g, '')).toContain(legend);
        const said = await withoutInvitations(figure.element.locator('.narration .lines p'));
        expect(words.join('').replaceAll(/\s/g, '')).toContain(said);
        // Where invitations are left out, there may be room for another sentence.
        expect(description.replaceAll(/\s/g, '')).toContain(said);
        if (scene !== first) return;
        // Another moment has another picture; otherwise nothing was compared.
        await figure.button('transport-forward').click();
        const next = await seen();
        expect(await difference(page, next, png)).toBeGreaterThan(2 * TOLERANCE);
      });
    }
    await figure.show(exhibit.midway);
    const last = await figure.element.evaluate(
      (element) => (element as HTMLElement & { lastStep: number }).lastStep,
    );
    expect(last).toBeGreaterThan(2);
    // Node reads the tables of every scene in each language.
    const [head = '', ...rows] = (await exported(figure, 'csv'))
      .toString('utf8')
      .trimEnd()
      .split('\r\n');
    const named = wordsOf('en', ['tables']);
    const [column = ''] = head.slice(1).split(',');
    const headings = ['step', 'ply', 'comparator', 'moment'].map((name) =>
      named.text(`column-${name}`),
    );
    expect(headings).toContain(column);
    // Each row is a step, in order. Some tables begin with the state before the first step.
    const steps = rows.map((row) => Number(row.split(',')[0]));
    expect([0, 1]).toContain(steps[0]);
    expect(steps).toEqual(Array.from({ length: steps.length }, (_, at) => at + (steps[0] ?? 0)));
    expect(steps.at(-1)).toBe(last);
  });
}

test('a picture carries what is said, and nobody is invited to touch paper', async ({ page }) => {
  for (const [slug, scene, said] of [
    ['nim', 'v=1', 'Take any number from one heap.'],
    ['chain', 'v=1', ''],
    ['games', 'v=1', 'Your move.'],
    // What invites stands first here, and alone takes all the words that are said at once.
    ['quicksort', 'v=1&length=9', 'The rows below the elements show the list'],
  ] as const) {
    const exhibit = exhibits.find((one) => one.slug === slug);
    if (!exhibit) throw new Error(`no ${slug}`);
    const figure = await new Figure(page, exhibit).open(scene);
    await expect(figure.element.locator('.invite').first()).toHaveText(/Touch/);
    await figure.openPanel('export');
    const svg = (await exported(figure, 'svg')).toString('utf8');
    expect(svg, slug).not.toContain('Touch');
    expect(svg, slug).toContain(said);
  }
});

test('an export of a moment that is gone ends without a message', async ({ page }) => {
  const [lattice] = exhibits.filter(({ slug }) => slug === 'lattice');
  if (!lattice) throw new Error('no lattice');
  const figure = await new Figure(page, lattice).open('v=1&columns=100&rows=100');
  await figure.openPanel('export');
  const rows = async () =>
    (await exported(figure, 'csv')).toString('utf8').trimEnd().split('\r\n').length - 1;
  expect(await rows()).toBe(100 * 100);
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.suggestedFilename()));
  // The figure asks the core for the rows. Before the core answers, another scene opens.
  await figure.element.evaluate(
    async (element, label) => {
      const figure = element as HTMLElement & {
        scene: string;
        figure: { run: { ask(...what: unknown[]): Promise<unknown> } };
      };
      const { run } = figure.figure;
      const ask = run.ask.bind(run);
      run.ask = (...what) => {
        const answer = ask(...what);
        figure.scene = 'v=1&columns=9&rows=8';
        return answer;
      };
      const buttons = [...(figure.shadowRoot?.querySelectorAll('button') ?? [])];
      buttons.find(({ textContent }) => textContent?.trim() === label)?.click();
    },
    figure.words.text('export-csv', { rows: 'points' }),
  );
  await expect(figure.picture.getByRole('gridcell')).toHaveCount(72);
  expect(saved).toEqual([]);
  // The panel still exports what is there now.
  await figure.show('v=1&columns=8&rows=8');
  expect(await rows()).toBe(64);
  expect(saved).toHaveLength(1);
});
