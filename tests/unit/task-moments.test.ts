/**
 * An open task of each kind, in each language: its figure shows, says, draws and exports what it does at that moment without
 * hints, or less, and nothing of its answer.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Slug, slugs } from '../../www/src/exhibits/slugs.ts';
import type { AnyFigure } from '../../www/src/stage/figure.ts';
import { sure } from '../../www/src/sure.ts';
import { type Language, languages } from '../../www/src/words/language.ts';
import { following, plain } from '../../www/src/words/sentence.ts';
import { givenAway, marksIn, pieces, telling } from '../support/given-away.ts';
import { taskMoments } from '../support/task-moments.ts';
import { type Asking, asking, shownBy } from './asked-figure.ts';
import { markupOf, textOf } from './markup.ts';
import { until } from './opened-figure.ts';

/** The panels that can be open meanwhile, as markup. */
async function panelsMarkup({ panels }: AnyFigure): Promise<readonly string[]> {
  const drawn = panels.names.map((name) => () => markupOf(panels.render(name) as never));
  for (const panel of drawn) await until(() => textOf(panel()) !== '');
  return drawn.map((panel) => panel());
}

const all = slugs.flatMap((slug) =>
  taskMoments(slug).map(([kind, moment]) => [slug, kind, moment] as const),
);

test.each(all)('%s, %s: nothing says the answer, in any language', async (slug, kind, moment) => {
  for (const language of languages) {
    const open = await asking(slug, `${moment}&task=${kind}`, language);
    const { figure, words } = open;
    await until(() => open.text() !== '' || figure.notices.length > 0);
    expect(figure.notices, language).toEqual([]);
    expect(figure.tasked, language).toBe(true);
    const shown = [
      ...(await shownBy(figure)),
      ...(await panelsMarkup(figure)).map(textOf),
      open.text(),
    ].join('\n');
    const answer = following(words(), sure(figure.task).solution)
      .map(({ id, args }) => words().text(id, args))
      .filter((text) => text.length > 2);
    for (const text of answer) expect(shown, language).not.toContain(text);
    figure.release();
  }
});

/** All that a figure shows and says, piece by piece: sentences, marks, rows, and the texts of its panels without buttons. */
async function piecesOf(asked: Asking): Promise<Set<string>> {
  const { figure } = asked;
  await until(() => figure.narrated === figure.timeline.cursor);
  await figure.vocabulary.more('tables');
  const words = asked.words();
  const rows: string[] = [];
  for await (const row of figure.csv(words)) rows.push(row.join());
  const picture = markupOf(figure.picture(words, figure.size));
  const panels = await panelsMarkup(figure);
  const around = [figure.panels.above(words), figure.panels.aside(words)].map((one) =>
    markupOf(one as never),
  );
  const texts = [picture, ...around, ...panels].flatMap((markup) =>
    markup.replace(/<button.*?<\/button>/gs, '').split(/<[^>]*>/),
  );
  const said = [...figure.narration(), ...figure.description()].map((one) => plain(words, [one]));
  return pieces([...said, ...rows, ...marksIn(picture), ...texts]);
}

/** The pieces of a moment without hints, and those that hints add, here and at its end. */
async function revealed(slug: Slug, moment: string, language: Language) {
  const look = async (link: string) => {
    const asked = await asking(slug, link, language);
    const all = await piecesOf(asked);
    const { length: lastStep } = asked.figure.timeline;
    asked.figure.release();
    return { all, lastStep };
  };
  const at = (cursor: number) => `${moment.replace(/&cursor=\d+/, '')}&cursor=${cursor}`;
  const hidden = new Set<string>();
  for (const link of [moment, at(0), at(1)]) {
    for (const one of (await look(`${link}&hints=off`)).all) hidden.add(one);
  }
  const here = await look(moment);
  const there = await look(at(here.lastStep));
  const added = [...here.all, ...there.all].filter((one) => !hidden.has(one));
  return { hidden, added: new Set(added) };
}

test.each(all.map((one, turn) => [...one, sure(languages[turn % languages.length])] as const))(
  '%s, %s: no piece of it stands there only with hints',
  async (slug, kind, moment, language) => {
    const { hidden, added } = await revealed(slug, moment, language);
    const open = await asking(slug, `${moment}&task=${kind}`, language);
    await until(() => open.text() !== '');
    const shown = await piecesOf(open);
    const task = sure(open.figure.task);
    // Some answers are known only after one that is wrong.
    if (kind === 'longest') await task.judge([0]);
    const answer = task.solution.flatMap(({ id, args = {} }) => [
      open.words().text(id, args),
      ...telling(Object.values(args).map(String)),
    ]);
    const { secret, given } = givenAway({ answer, known: [open.text(), ...hidden], added });
    expect.soft(given(shown)).toEqual([]);
    // Otherwise this test could not fail.
    expect.soft(given(added), 'with hints').not.toEqual([]);
    expect.soft(secret, 'the answer').not.toEqual([]);
    open.figure.release();
  },
);

/** Those whose picture and sentences stay at the moment of the link; the others show less of it. */
const alike = all.filter(
  ([slug, kind]) =>
    ['nim', 'chain', 'games'].includes(slug) || (slug === 'lattice' && kind !== 'mark'),
);

test.each(alike)(
  '%s, %s: it shows and says what it does without hints',
  async (slug, kind, moment) => {
    for (const language of languages) {
      const open = await asking(slug, `${moment}&task=${kind}`, language);
      await until(() => open.text() !== '');
      const plainly = await asking(slug, `${moment}&hints=off`, language);
      const seenAt = async ({ figure }: Asking) => {
        await until(() => figure.narrated === figure.timeline.cursor);
        const [narration, description, picture, csv, , above] = await shownBy(figure);
        // Apples that can be eaten would show what a move leads to.
        const drawn = picture
          ?.replace(/<div class="(apples|hidden)[\s\S]*?<\/div>/, '')
          .replaceAll(' yours', '');
        return [narration, description, drawn, csv, above];
      };
      expect(await seenAt(open), language).toEqual(await seenAt(plainly));
      open.figure.release();
      plainly.figure.release();
    }
  },
);

test('the documentation of the package names each kind of each exhibit', () => {
  const page = readFileSync('docs/package.md', 'utf8');
  for (const slug of slugs) {
    const row = page.split('\n').find((line) => line.startsWith(`| \`appleyard-${slug}\` |`));
    for (const [kind] of taskMoments(slug)) expect(row, slug).toContain(`\`${kind}\``);
  }
});
