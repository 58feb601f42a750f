/** A game that a visitor writes: as a new user would, from the guide to a link. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { everythingHeard, listen } from './support/heard.ts';
import { openTab } from './support/tabs.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ready = (page: Page) =>
  expect(page.locator('appleyard-games')).toHaveAttribute('data-ready', 'true');

/** The text of the editor. */
const editor = (page: Page) => page.getByRole('textbox', { name: 'Script of the game' });

async function write(page: Page, script: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  // Typed as one piece: the editor would close brackets and indent lines.
  await page.keyboard.insertText(script);
}

const twoOrThree = `fn start() { 7 }

fn moves(stones) {
    let after = #{};
    for taken in 2..4 {
        if taken <= stones { after[\`take \${taken}\`] = stones - taken; }
    }
    after
}

fn label(stones) { \`\${stones} stones <b>left</b>\` }`;

test('a game is written, solved, lost, shared, and opened elsewhere', async ({ page, browser }) => {
  await page.goto('games/');
  await ready(page);
  const panel = await openTab(page, 'Write a game');
  const fine =
    /The script can be played\. It begins with 7 stones <b>left<\/b>, where there are 2 moves\./;

  const example = panel.getByRole('combobox', { name: 'Begin with' });
  await expect(example).toHaveValue('take-away');

  await test.step('what is wrong is said at its line, as one types', async () => {
    await write(page, `${twoOrThree}\nfn winner(stones) { loop { } }`);
    await expect(panel.getByRole('alert')).toContainText(
      'A call took more than 100,000 operations.',
    );
    await expect(panel.getByRole('alert')).toContainText('Line 12');
    await expect(panel.locator('.script-fault')).toContainText('more than 100,000 operations');
    // What was changed is no longer the example.
    await expect(example).toHaveValue('');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(panel.getByRole('alert')).toHaveCount(0);
  });

  await test.step('the names of the functions are completed, and Escape, Tab leaves', async () => {
    await write(page, '');
    await page.keyboard.type('win');
    await expect(panel.getByRole('listbox')).toContainText('winner');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(editor(page)).not.toBeFocused();
    await write(page, twoOrThree);
    await expect(panel).toContainText(fine);
  });

  await panel.getByRole('button', { name: 'Play this game' }).click();
  await ready(page);
  const figure = page.locator('appleyard-games');
  await expect(figure.locator('.script-label')).toHaveText(/7 stones ?<b>left<\/b>/);
  const moves = figure.getByRole('list', { name: 'Moves' });
  await expect(moves.getByRole('button')).toHaveText(['take 2', 'take 3']);

  await test.step('the visitor loses and finds why', async () => {
    await moves.getByRole('button', { name: 'take 3' }).click();
    await expect(figure.locator('.narration').first()).toContainText('take');
    await expect(figure.locator('.ended')).toContainText('won');
    await figure.locator('.ended .why-button').click();
    await expect(moves.getByRole('button').first()).toContainText(/wins in|loses in|draws/);
    await expect(figure).toContainText('Each button says how its move ends.');
  });

  await test.step('the link opens the game in another browser profile', async () => {
    await expect(page).toHaveURL(/script=[\w-]+/);
    const other = await browser.newContext();
    const shared = await other.newPage();
    await shared.goto(page.url());
    await ready(shared);
    await expect(shared.getByText('This link brings its own rules.')).toBeVisible();
    await expect(shared.locator('.script-label')).toContainText('stones <b>left</b>');
    await shared.getByRole('button', { name: 'Look at the rules' }).click();
    await expect(editor(shared)).toContainText('fn label(stones)');
    await other.close();
  });
});

test('a function that is typed key by key has no brace too many, and the keyboard finds its way out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await listen(page);
  await page.goto('games/');
  await ready(page);
  const panel = await openTab(page, 'Write a game');
  // What leads out is said before somebody is in.
  await expect(panel.getByText('press Escape and then Tab')).toBeVisible();
  await expect(editor(page)).toHaveAccessibleDescription(/press Escape and then Tab/);
  await write(page, '');
  const script = `fn start() { 3 }
fn moves(stones) {
let after = [];
for taken in 1..3 {
if taken <= stones {
after.push(stones - taken);
}
}
after
}`;
  await page.keyboard.type(script);
  const lines = await editor(page).locator('.cm-line').allTextContents();
  expect(lines.map((line) => line.trim()).join('\n')).toBe(script);
  await expect(panel).toContainText('The script can be played.');
  // A mistake, the editor and the guide are in view together.
  await page.keyboard.type('\nfn label(n) { loop { } }');
  await expect(panel.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(editor(page)).toBeInViewport();
  await expect(
    panel.getByRole('heading', { name: 'Write a game in two minutes' }),
  ).toBeInViewport();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(script);
  await expect(panel).toContainText('The script can be played.');
  await panel.getByRole('button', { name: 'Play this game' }).click();
  // Pressing it is answered once.
  const times = async () =>
    (await everythingHeard(page)).filter((text) => text.startsWith('The game begins with 3'))
      .length;
  await expect.poll(times).toBe(1);
  await panel.getByRole('button', { name: 'Play this game' }).click();
  await expect.poll(times).toBe(2);
});

test('a picture is clicked, and a game without end keeps what was typed', async ({ page }) => {
  await page.goto('games/');
  await ready(page);
  const panel = await openTab(page, 'Write a game');
  await panel.getByRole('combobox', { name: 'Begin with' }).selectOption('tic-tac-toe');
  await expect(panel).toContainText('where there are 9 moves');
  await panel.getByRole('button', { name: 'Play this game' }).click();
  const figure = page.locator('appleyard-games');
  const cells = figure.getByRole('gridcell');
  await expect(figure.locator('.choice rect.tone-faint')).toHaveCount(9);
  await cells.nth(4).click();
  await figure.locator('.take-these').click();
  await expect(figure.locator('circle.tone-second')).toHaveCount(1);
  await expect(cells).toHaveCount(7);

  await write(page, 'fn start() { 0 }\nfn moves(n) { [n + 1, n + 2] }');
  await expect(panel).toContainText('where there are 2 moves');
  await panel.getByRole('button', { name: 'Play this game' }).click();
  // As if the first run had lost its worker: a second one takes its place.
  await figure.evaluate(
    (one) => void (one as unknown as { figure: { rebuild(): void } }).figure.rebuild(),
  );
  // The solver meets a million positions before it says so, which takes a busy machine long.
  await expect(panel.getByRole('alert')).toContainText('more than 1,000,000 positions', {
    timeout: 45_000,
  });
  await expect(editor(page)).toContainText('[n + 1, n + 2]');
});

test('a script in a link that cannot be read gives way to tic-tac-toe', async ({ page }) => {
  for (const script of ['AAAA', 'zz', '%3Cb%3E']) {
    await page.goto(`games/#v=1&game=script&script=${script}`);
    await ready(page);
    await expect(page.locator('.notices')).toContainText('cannot be read');
    await expect(page.locator('appleyard-games').getByRole('gridcell')).toHaveCount(9);
  }
});

test('a script that is too long for a link is a file, which can be opened again', async ({
  page,
}) => {
  await page.goto('games/');
  await ready(page);
  const panel = await openTab(page, 'Write a game');
  // Digits without a pattern, which cannot be squeezed.
  let seed = 1;
  const noise = Array.from({ length: 16_000 }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return (seed % 36).toString(36);
  }).join('');
  const script = `fn start() { 3 }\nfn moves(n) { if n > 0 { [n - 1] } else { [] } }\n// ${noise}`;
  await write(page, script);
  await expect(panel).toContainText('where there is one move');
  await panel.getByRole('button', { name: 'Play this game' }).click();
  await expect(panel).toContainText('too long for a link');
  const [stored] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const path = await stored.path();
  expect(readFileSync(path, 'utf8')).toBe(script);
  await page.goto('about:blank');
  await page.goto('games/');
  await ready(page);
  const again = await openTab(page, 'Write a game');
  const open = again.getByRole('button', { name: 'Open a file' });
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), open.press('Enter')]);
  await chooser.setFiles(path);
  await expect(again).toContainText('where there is one move');
  await again.getByRole('button', { name: 'Play this game' }).click();
  await expect(page.locator('.script-label')).toHaveText('3');
});
