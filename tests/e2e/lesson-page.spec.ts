/** The page of lessons: a teacher's words beside figures, moment by moment. */

import { lessonFrame } from '../../www/src/lesson/edit/frame-snippet.ts';
import { lessonName } from '../../www/src/lesson/lesson.ts';
import { encodeLesson } from '../../www/src/lesson/link.ts';
import { randomOf } from '../support/random.ts';
import { complaints } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const TEXT = `---
lang: en
time: 8
---
# Who <wins>?

## Find it
[Heaps of 1, 4, 5 and 7](nim#heaps=1,4,5,7&task=move&tries=2)

## Two equal heaps
Who wins, if nobody makes a mistake?

- [ ] the one who begins
  > What does the other one take?
- [x] the one who comes second
  > Copy what the first one takes.

How many heaps are there?

____ = 2

____

## Elsewhere
[Would you go first?](lattice#columns=8&rows=8&hints=off)

> [!TEACHER]
> Nobody else reads this.
`;
const link = (at: number) => `./lesson/#${encodeLesson({ text: TEXT, at, mode: 'read' })}`;

test('a lesson asks, judges, and keeps what was done', async ({ page }) => {
  await page.goto(link(1));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who <wins>?');
  await expect(page.getByText('This lesson was written by whoever gave it to you.')).toBeVisible();
  const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
  await expect(heading('1 of 3: Find it')).toBeVisible();
  const task = page.getByRole('group', { name: 'Task', exact: true });
  await expect(task).toContainText('Find a move');

  const next = page.getByRole('button', { name: 'next', exact: true }).first();
  await next.click();
  await expect(heading('2 of 3: Two equal heaps')).toBeVisible();
  await expect(heading('2 of 3: Two equal heaps')).toBeFocused();
  await page.getByLabel('the one who begins').check();
  await page.getByRole('button', { name: 'Check' }).first().click();
  await expect(page.getByText('That is not right.')).toBeVisible();
  await expect(page.getByText('What does the other one take?')).toBeVisible();
  await expect(page.getByText('Copy what the first one takes.')).toBeHidden();
  await page.getByLabel('the one who comes second').check();
  await page.getByRole('button', { name: 'Check' }).first().click();
  await expect(page.getByText('Now it is right.')).toBeVisible();
  await expect(page.getByText('Copy what the first one takes.')).toBeVisible();
  const number = page.getByRole('textbox', { name: 'Your number' });
  await number.fill('1,000');
  await expect(page.getByText('Type a number in digits')).toBeVisible();
  await number.fill('2');
  await number.press('Enter');
  await expect(page.getByText('Right.', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Your words' }).fill('They cancel.');
  await page.keyboard.press('Tab');

  await heading('2 of 3: Two equal heaps').press('PageDown');
  await expect(heading('3 of 3: Elsewhere')).toBeVisible();
  await expect(page.locator('appleyard-lattice .narration').first()).toBeVisible();
  await expect(page.getByText('Nobody else reads this.')).toHaveCount(0);
  expect(await complaints(page, 'page')).toEqual([]);

  await page.reload();
  await expect(heading('3 of 3: Elsewhere')).toBeVisible();
  await page.getByRole('button', { name: '2: Two equal heaps, done' }).click();
  await expect(page.getByLabel('the one who comes second')).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Your words' })).toHaveValue('They cancel.');
  await page.getByRole('button', { name: 'Begin again' }).click();
  await expect(heading('1 of 3: Find it')).toBeVisible();
  await expect(page.getByRole('button', { name: '2: Two equal heaps', exact: true })).toBeVisible();
});

test('without a lesson it is the list, a phone reads words and figure at once, and a cut link says so', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./lesson/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lessons');
  expect(await complaints(page, 'page')).toEqual([]);
  await page.goto(link(1));
  const board = page.locator('appleyard-nim').first();
  await expect(board).toBeInViewport();
  await expect(page.getByRole('button', { name: 'next', exact: true }).first()).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.goto(link(1).slice(0, -60));
  await expect(page.getByText('The link was cut off')).toBeVisible();
});

test('the whole lesson is printed, with a picture of each figure and without an answer', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'true';
    };
  });
  await page.goto(link(2));
  const printed = async (name: string) => {
    await page.getByRole('button', { name }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'true');
    await page.emulateMedia({ media: 'print' });
    const paper = page.locator('article.paper');
    await expect(paper).toBeVisible();
    await expect(page.getByRole('button', { name: 'next' })).toHaveCount(0);
    const text = await paper.innerText();
    await expect(paper.locator('.printed-figure > svg:first-child')).toHaveCount(2);
    // Drawn, not only there: some mark has a colour that is seen.
    await expect(paper.locator('.printed-figure > svg').first()).toHaveCSS('visibility', 'visible');
    await page.evaluate(() => {
      dispatchEvent(new Event('afterprint'));
      delete document.documentElement.dataset.printed;
    });
    await page.emulateMedia({ media: 'screen' });
    return text;
  };
  await page.getByText('For teachers').click();
  const handout = await printed('Print the handout');
  expect(handout).toContain('1. Find it');
  expect(handout).toContain('Find a move that wins.');
  expect(handout).toContain('the one who comes second');
  const answers = ['Copy what the first one takes.', 'Nobody else reads this.', 'By the solver'];
  for (const answer of answers) expect(handout).not.toContain(answer);
  const teacher = await printed('Print the teacher’s sheet');
  for (const answer of answers) expect(teacher).toContain(answer);
});

test('mutated links never become markup, never ask another server, and never leave the page blank', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  await page.goto('./lesson/');
  const { host } = new URL(page.url());
  const hostile = `# <img src=x onerror=alert(1)>

## <script>alert(2)</script> \u202eevil
![p](https://elsewhere.example/p.png) [a](javascript:alert%283%29) <https://elsewhere.example/>

| a | <b onclick=alert(4)> |
|---|---|
| <style>*{}</style> | [x](https://elsewhere.example/?q=1) |

- [x] <iframe src=//elsewhere.example></iframe>
  > \`<object>\`

____ = 12
`;
  const whole = encodeLesson({ text: hostile, at: 1, mode: 'read' });
  const random = randomOf(5);
  const letters = '<>&%#=~+`[]()!|*_"\'\n\\/:;0aZ';
  const links = Array.from({ length: process.env.APPLEYARD_FULL ? 1000 : 200 }, () => {
    const place = Math.floor(random() * whole.length);
    const letter = letters[Math.floor(random() * letters.length)] ?? '';
    return whole.slice(0, place) + letter + whole.slice(place + Math.floor(3 * random()));
  });
  const wrong = await page.evaluate(async (all) => {
    const lesson = document.querySelector('appleyard-lesson') as HTMLElement & {
      updateComplete: Promise<unknown>;
    };
    const found: string[] = [];
    for (const link of [...all]) {
      const changed = new Promise((resolve) =>
        addEventListener('hashchange', resolve, { once: true }),
      );
      location.hash = link;
      await changed;
      await new Promise((resolve) => setTimeout(resolve));
      await lesson.updateComplete;
      const root = lesson.shadowRoot;
      const bad = root?.querySelector(
        'main :is(script, img, iframe, object, style, [onerror], [onclick]), a[href^="javascript" i]',
      );
      if (bad || !root?.querySelector('main h1')?.textContent?.trim()) found.push(link);
    }
    return found;
  }, links);
  expect(wrong).toEqual([]);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((one) => one !== host)).toEqual([]);
});

test('in a frame of another page a lesson has no ways out of its frame', async ({ page }) => {
  await page.goto('./lesson/');
  const address = new URL(link(1).replace('./lesson/', ''), page.url()).href;
  await page.setContent(lessonFrame({ title: [{ type: 'text', value: 'Who <wins>?' }] }, address));
  const frame = page.frameLocator('iframe');
  await expect(page.locator('iframe')).toHaveAttribute('title', 'Who <wins>?');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Who <wins>?');
  await expect(frame.getByRole('banner')).toHaveCount(0);
  await expect(frame.getByRole('group', { name: 'Task', exact: true })).toContainText(
    'Find a move',
  );
  await frame.getByRole('button', { name: 'next', exact: true }).first().click();
  await expect(frame.getByRole('heading', { name: '2 of 3: Two equal heaps' })).toBeVisible();
  const targets = await frame
    .getByRole('link')
    .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ target }) => target));
  expect(targets.length).toBeGreaterThan(0);
  expect(new Set(targets)).toEqual(new Set(['_blank']));
  await expect(frame.getByText('For teachers')).toHaveCount(0);
  const opening = page.waitForEvent('popup');
  await frame.getByRole('link', { name: 'Open the lesson in its own window' }).click();
  await expect((await opening).getByText('For teachers')).toBeVisible();
});

test('what was marked and moved is seen again when a lesson is opened another day', async ({
  page,
}) => {
  const text = `# Again

## Mark
[Lost points](lattice#columns=8&rows=8&task=mark&most=2)

## Move
[Heaps](nim#heaps=1,4,5,7&task=move&tries=4)
`;
  await page.goto('./lesson/');
  const answered = (given: string, tries: number, ending: string) => ({
    answers: { 0: { given, tries, ending } },
    scenes: { 0: 'v=1' },
  });
  const kept = {
    at: 1,
    moments: { 0: answered('2,2;4,4', 1, 'first'), 1: answered('takes=1-1', 2, 'open') },
  };
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `appleyard-lesson-${lessonName(text)}`,
    JSON.stringify(kept),
  ] as const);
  await page.goto(`./lesson/#${encodeLesson({ text, at: 1, mode: 'read' })}`);
  const lattice = page.locator('appleyard-lattice');
  await expect(lattice.locator('.verdict')).toHaveText('Right.');
  await expect(lattice.locator('.task .marked')).toContainText('(2, 2)');
  await page.getByRole('button', { name: 'next', exact: true }).first().click();
  const nim = page.locator('appleyard-nim');
  await expect(nim.locator('.verdict')).toHaveText('Wrong.');
  // Two of four tries are gone.
  await expect(nim.locator('.task')).toContainText('2 tries');
});
