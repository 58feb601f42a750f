/** A lesson as a package in a learning platform, whose side is scorm-again; and frames that speak SPLICE. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { encodeLesson } from '../../www/src/lesson/link.ts';
import { complaints } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const TEXT = `---
lang: en
---
# Who wins?

## Find it
[Heaps of 1, 4, 5 and 7](nim#heaps=1,4,5,7&task=move)

## Two equal heaps
- [ ] the one who begins
- [x] the one who comes second

## Count
____ = 12
`;
const PLATFORM = `<!doctype html><html lang="en"><title>A platform</title><script src="scorm12.js"></script><script>
  const kept = JSON.parse(sessionStorage.getItem('kept') ?? '{"core":{}}');
  API = new Scorm12API({ autocommit: false, logLevel: 5 });
  API.loadFromJSON(kept, 'cmi');
  API.cmi.core.student_id = 'ada';
  API.on('LMSCommit', () => {
    const { core, suspend_data } = API.renderCMIToJSONObject().cmi;
    const { lesson_status, lesson_location, session_time } = core;
    sessionStorage.setItem('kept', JSON.stringify({ suspend_data, core: { lesson_status, lesson_location, entry: 'resume', score: { raw: core.score.raw } } }));
    sessionStorage.setItem('time', session_time);
  });
  API.on('LMSFinish', () => sessionStorage.setItem('finished', Number(sessionStorage.getItem('finished')) + 1));
</script><iframe src="index.html" title="Lesson" width="1200" height="700"></iframe>`;

/** What the platform has of the pupil: score, completion, place. */
const has = (page: Page) =>
  page.evaluate(() => {
    const { core } = JSON.parse(sessionStorage.getItem('kept') ?? 'null') ?? {};
    return core && [core.score.raw, core.lesson_status, core.lesson_location];
  });

test('a package is made in the editor, and a platform gets score, state and completion of it', async ({
  page,
}) => {
  await page.goto(`./lesson/#${encodeLesson({ text: TEXT, at: 1, mode: 'edit' })}`);
  const mastery = page.getByRole('textbox', { name: 'Passed from this score on' });
  await mastery.fill('1,000');
  await page.getByRole('button', { name: 'Make the package' }).click();
  await expect(page.getByText('“1,000” is no score from 0 to 100.')).toBeVisible();
  await mastery.fill('50');
  await page.getByRole('button', { name: 'Make the package' }).click();
  const save = page.getByRole('button', { name: /^Save the package \(\d+ KB\)$/ });
  await expect(save).toBeVisible();
  expect(await complaints(page, 'page')).toEqual([]);
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toBe('who-wins.zip');
  await expect(page.getByText('“who-wins.zip” is saved.')).toBeVisible();
  const zip = await readFile(await download.path());
  const kilobytes = Number(/\d+/.exec((await save.textContent()) ?? '')?.[0]);
  expect(kilobytes).toBe(Math.ceil(zip.length / 1024));
  expect(kilobytes).toBeLessThan(1024);

  const files = unzipSync(zip);
  const manifest = strFromU8(files['imsmanifest.xml'] ?? new Uint8Array());
  expect(manifest).toContain('<adlcp:masteryscore>50</adlcp:masteryscore>');
  const scorm = await readFile('node_modules/scorm-again/dist/scorm12.min.js', 'utf8');
  const asked: string[] = [];
  await page.route('**/platform/*', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    asked.push(name);
    const body = {
      'course.html': PLATFORM,
      'scorm12.js': scorm,
      'index.html': strFromU8(files['index.html'] ?? new Uint8Array()),
    }[name];
    const contentType = name.endsWith('.js') ? 'text/javascript' : 'text/html';
    await route.fulfill(body === undefined ? { status: 404 } : { body, contentType });
  });
  await page.goto('./platform/course.html');
  const lesson = page.frameLocator('iframe');
  const shown = lesson.locator('.moment:not([inert])');
  await expect(lesson.getByText('sends your score')).toBeVisible();
  const task = shown.getByRole('group', { name: 'Task', exact: true });
  await expect(task).toContainText('Find a move');
  const next = lesson.getByRole('button', { name: 'next', exact: true }).first();
  await next.click();
  await expect.poll(() => has(page)).toEqual(['0', 'incomplete', '2']);
  await shown.getByLabel('the one who begins').check();
  await shown.getByRole('button', { name: 'Check' }).click();
  await shown.getByLabel('the one who comes second').check();
  await shown.getByRole('button', { name: 'Check' }).click();
  await expect(shown.getByText('Now it is right.')).toBeVisible();
  expect(await has(page)).toEqual(['16.67', 'incomplete', '2']);

  // Another visit.
  await page.reload();
  expect(await page.evaluate(() => sessionStorage.getItem('finished'))).toBe('1');
  await expect(lesson.getByText('2 of 3').first()).toBeVisible();
  await expect(shown.getByText('Now it is right.')).toBeVisible();
  await next.click();
  await shown.getByRole('textbox', { name: 'Your number' }).fill('12');
  await shown.getByRole('button', { name: 'Check' }).click();
  expect(await has(page)).toEqual(['50', 'incomplete', '3 end']);
  await expect(lesson.getByRole('button', { name: 'Begin again' })).toHaveCount(0);

  // The figure of the task, by its own solver.
  await lesson.getByRole('button', { name: /^1: Find it/ }).click();
  await shown.locator('#h0-0').focus();
  for (const key of ['Control+Home', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Home', 'Enter'])
    await page.keyboard.press(key);
  await expect(shown.locator('.planned')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(task.locator('.verdict')).toHaveText('Right.');
  await expect.poll(() => has(page)).toEqual(['83.33', 'completed', '1 end']);
  const state = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('kept') ?? '').suspend_data,
  );
  expect(state).toMatch(/^who-wins-\w{7} · 1 takes=4-7 · 2 b!2 · 3 12 · =\w{4}/);
  // The page asks the platform for nothing but its files.
  expect(new Set(asked)).toEqual(new Set(['course.html', 'scorm12.js', 'index.html']));
});

/** A page around a frame that speaks SPLICE, with a stranger's frame beside it. */
const school = (src: string) => `<!doctype html><html lang="en"><title>A school</title><script>
  const heard = [];
  addEventListener('message', ({ data, source }) => {
    if (source !== document.getElementById('ours').contentWindow || !/^SPLICE/.test(data.subject)) return;
    heard.push(data);
    if (data.subject !== 'SPLICE.getState') return;
    const answer = () => source.postMessage({ subject: 'SPLICE.getState.response', message_id: data.message_id, state: window.kept ?? null }, '*');
    document.getElementById('stranger').contentWindow.postMessage(data.message_id, '*');
    window.answer = answer;
  });
</script><iframe id="ours" src="${src}" title="Ours" width="1000" height="600"></iframe>
<iframe id="stranger" title="Stranger" srcdoc="<script>addEventListener('message', ({ data }) => parent.frames[0].postMessage({ subject: 'SPLICE.getState.response', message_id: data, state: 'forged' }, '*'))</script>"></iframe>`;

test('frames speak SPLICE with the page around them, and with nobody else', async ({ page }) => {
  await page.route('**/school.html*', (route) => {
    const src = new URL(route.request().url()).searchParams.get('src') ?? '';
    return route.fulfill({ body: school(src), contentType: 'text/html' });
  });
  const heard = () =>
    page.evaluate('heard.map(({ subject, score, state }) => [subject, score, state])');
  const lesson = page.frameLocator('#ours');
  const shown = lesson.locator('.moment:not([inert])');
  const link = `lesson/?x#${encodeLesson({ text: TEXT, at: 2, mode: 'read' })}`;
  await page.goto(`./school.html?src=${encodeURIComponent(link)}`);
  await expect.poll(heard).toEqual([['SPLICE.getState', undefined, undefined]]);
  await shown.getByLabel('the one who comes second').check();
  await shown.getByRole('button', { name: 'Check' }).click();
  await expect(shown.getByText('Right.', { exact: true })).toBeVisible();
  // The stranger has answered by now, and nothing was sent.
  await expect(
    lesson.getByText('Nothing is saved').or(lesson.getByRole('button', { name: 'Begin again' })),
  ).toBeVisible();
  expect(await heard()).toEqual([['SPLICE.getState', undefined, undefined]]);
  await page.evaluate('answer()');
  await expect(lesson.getByText('sends your score')).toBeVisible();
  // What was answered before the page answered is not lost.
  await lesson.getByRole('button', { name: 'next', exact: true }).first().click();
  await shown.getByRole('textbox', { name: 'Your number' }).fill('12');
  await shown.getByRole('button', { name: 'Check' }).click();
  await expect
    .poll(async () => ((await heard()) as unknown[][]).at(-1))
    .toEqual([
      'SPLICE.reportScoreAndState',
      expect.closeTo(2 / 3),
      expect.objectContaining({ at: 3, reached: true }),
    ]);

  const figure = 'embed.html?figure=nim&lang=en#v=1&heaps=3,5,7&task=who';
  await page.goto(`./school.html?src=${encodeURIComponent(figure)}`);
  await expect.poll(heard).toEqual([['SPLICE.getState', undefined, undefined]]);
  await page.evaluate('answer()');
  await expect(lesson.getByText('Your answers and your score are sent')).toBeVisible();
  await lesson
    .getByRole('group', { name: 'Task', exact: true })
    .getByRole('button')
    .first()
    .click();
  await expect.poll(async () => ((await heard()) as unknown[][]).length).toBe(2);
  const [, [subject, score, state] = []] = (await heard()) as unknown[][];
  expect([subject, score]).toEqual(['SPLICE.reportScoreAndState', 1]);
  expect(state).toMatchObject({ answer: '1', tries: 1, shown: false });
});
