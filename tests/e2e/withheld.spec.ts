/**
 * Nothing of an open task gives its answer away: no text, mark, print, table, panel, announcement or tree of a reader that
 * speaks. Each kind is compared with its moment without a task, with hints and without them.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { sure } from '../../www/src/sure.ts';
import { languages } from '../../www/src/words/language.ts';
import { givenAway, marksIn, oneLine, pieces, telling } from '../support/given-away.ts';
import { taskMoments } from '../support/task-moments.ts';
import { exhibits } from './contract/exhibits.ts';
import { Figure } from './contract/figure.ts';
import { full } from './support/full.ts';
import { everythingHeard, listen } from './support/heard.ts';
import { allWords, seenTexts } from './support/inspect.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What is used here of an element. */
interface Asked extends HTMLElement {
  step: number;
  readonly updateComplete: Promise<boolean>;
  currentLink(): string;
  readonly lastStep: number;
  readonly figure: {
    readonly words: { text(id: string, args?: object): string; has(id: string): boolean };
    readonly task:
      | {
          readonly solution: readonly { readonly id: string; readonly args?: object }[];
          judge(answer: unknown): unknown;
        }
      | undefined;
    readonly vocabulary: { more(...names: string[]): Promise<unknown> };
    csv(words: unknown): AsyncIterable<readonly unknown[]>;
  };
}

/** The lines that a reader of a part of the page hears, without the addresses of its links. */
const treeOf = async (page: Page, part: string): Promise<string[]> =>
  (await page.locator(part).first().ariaSnapshot())
    .split('\n')
    // An announcement is a text like others.
    .map((line) => oneLine(line.replace(/^\s*- (?:status: "?(.*?)"?$)?/, '$1')))
    .filter((line) => line !== '' && !line.startsWith('/url'));

/** All that the page gives to anybody, piece by piece. */
async function piecesOf(figure: Figure): Promise<Set<string>> {
  const { page, element, picture } = figure;
  await figure.asText();
  const all: string[] = [];
  for (const media of ['print', 'screen'] as const) {
    await page.emulateMedia({ media });
    all.push(...(await treeOf(page, 'body')));
    all.push(...(await seenTexts(page)).map(({ text }) => text));
  }
  all.push(...(await allWords(page)));
  const drawn = await picture.evaluate((one) => one.outerHTML);
  all.push(...marksIn(drawn));
  const rows = await element.evaluate(async (one) => {
    const { figure } = one as Asked;
    await figure.vocabulary.more('tables');
    const lines: string[] = [];
    for await (const row of figure.csv(figure.words)) lines.push(row.join());
    return lines;
  });
  return pieces([...all, ...rows]);
}

/** The texts and marks of the saved pictures and tables, by the buttons of the open panel that save them. */
async function savedPieces({ page, panel, element }: Figure): Promise<readonly string[]> {
  const names = await element.evaluate((one) => {
    const { words } = (one as Asked).figure;
    return ['export-svg', 'export-csv'].flatMap((id) =>
      words.has(id)
        ? [
            words.text(id, { rows: 'steps' }),
            words.text(id, { rows: 'plies' }),
            words.text(id, { rows: 'points' }),
            words.text(id, { rows: 'lost' }),
          ]
        : [],
    );
  });
  const all: string[] = [];
  for (const name of new Set(names)) {
    const button = panel.getByRole('button', { name, exact: true });
    if ((await button.count()) === 0) continue;
    const saving = page.waitForEvent('download');
    await button.click();
    const text = await readFile(await (await saving).path(), 'utf8');
    all.push(...marksIn(text), ...text.split(/<[^>]*>|\r?\n/));
  }
  return all.map(oneLine).filter((one) => one !== '' && !one.includes('#v=1'));
}

/** Shows a moment as its link does; the page around it has heard of it. */
async function show({ page, element, exhibit }: Figure, link: string): Promise<void> {
  await element.evaluate(async (one, scene) => {
    Object.assign(one, { scene });
    await (one as Asked).updateComplete;
  }, link);
  await page.waitForFunction(
    ([slug, asks]) => {
      const one = document.querySelector<Asked>(`appleyard-${slug}`);
      const task = one?.shadowRoot?.querySelector('.task');
      return (
        one?.dataset.ready === 'true' &&
        one.shadowRoot?.querySelector('svg.picture')?.getBoundingClientRect().width &&
        (task !== null) === asks &&
        `#${one.currentLink()}` === location.hash
      );
    },
    [exhibit.slug, link.includes('task=')] as const,
  );
}

/** The sentences of the answer of the open task, and what they tell. Some are known only after an answer that is wrong. */
async function answerOf({ element }: Figure, kind: string): Promise<string[]> {
  const sentences = await element.evaluate(async (one, asked) => {
    const { words, task } = (one as Asked).figure;
    if (asked === 'longest') await task?.judge([0]);
    return (task?.solution ?? []).map(({ id, args = {} }) => ({
      text: words.text(id, args),
      values: Object.values(args).map(String),
    }));
  }, kind);
  return sentences.flatMap(({ text, values }) => [text, ...telling(values)]);
}

/** The pieces of a moment that hints add, here and at its end, and those that stand there without them. */
async function reveal(figure: Figure, moment: string) {
  const at = (cursor: number) => `${moment.replace(/&cursor=\d+/, '')}&cursor=${cursor}`;
  const hidden = new Set<string>();
  for (const link of [moment, at(0), at(1)]) {
    await show(figure, `${link}&hints=off`);
    for (const one of await piecesOf(figure)) hidden.add(one);
  }
  const last = await figure.element.evaluate((one) => (one as Asked).lastStep);
  const added = new Set<string>();
  for (const link of [moment, at(last)]) {
    await show(figure, link);
    await figure.stands();
    for (const one of await piecesOf(figure)) if (!hidden.has(one)) added.add(one);
  }
  // What can be pressed is no answer.
  for (const one of added) {
    const [, name] = /^button "(.*)"/.exec(one) ?? [];
    if (!name) continue;
    added.delete(one);
    added.delete(name);
  }
  return { hidden, added };
}

for (const [turn, exhibit] of exhibits.entries()) {
  const { slug } = exhibit;
  test(`${slug}: nothing of an open task gives its answer away`, async ({ page }) => {
    test.slow();
    await listen(page);
    // Node asks all kinds for what the figure itself shows and says; the page around it is the same for all of them.
    const moments = full ? taskMoments(slug) : [sure(taskMoments(slug).at(-1))];
    const figure = await new Figure(page, exhibit).open(sure(moments[0])[1]);
    for (const [at, [kind, moment]] of moments.entries()) {
      const language = sure(languages[(turn + at) % languages.length]);
      const where = `${kind}, ${language}`;
      if (language !== figure.language) await figure.speak(language);
      const { hidden, added } = await reveal(figure, moment);
      const before = (await everythingHeard(page)).length;
      await show(figure, `${moment}&task=${kind}`);
      const question = oneLine(await figure.element.locator('.task').innerText());
      expect(question, where).not.toBe('');
      const open = await piecesOf(figure);
      for (const key of ['.', ',', 'End', 'Escape']) await page.keyboard.press(key);
      const saved = new Set<string>();
      await figure.eachPanel(async () => {
        for (const one of await treeOf(page, '.panel')) open.add(one);
        for (const one of await savedPieces(figure)) saved.add(one);
      });
      expect.soft(saved.size, `files of ${where}`).toBeGreaterThan(0);
      for (const one of saved) open.add(one);
      for (const one of (await everythingHeard(page)).slice(before)) open.add(one);

      const { secret, given } = givenAway({
        answer: await answerOf(figure, kind),
        known: [question, ...hidden],
        added,
      });
      expect.soft(given(open), where).toEqual([]);
      // Otherwise this test could not fail.
      expect.soft(given(added), `${kind} with hints`).not.toEqual([]);
      expect.soft(secret, `the answer of ${kind}`).not.toEqual([]);
    }
  });
}
