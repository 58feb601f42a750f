/** The pictures and tables that can be saved while a task is open: none gives the answer away. */
import { expect, test } from 'vitest';
import { still } from '../../scripts/still/still.ts';
import { builtWasm } from '../../scripts/still/wasm.ts';
import { type Slug, slugs } from '../../www/src/exhibits/slugs.ts';
import { sure } from '../../www/src/sure.ts';
import { languages } from '../../www/src/words/language.ts';
import { following } from '../../www/src/words/sentence.ts';
import { taskMoments } from '../support/task-moments.ts';
import { type Asking, asking } from './asked-figure.ts';
import { until } from './opened-figure.ts';

/** The sentences of an answer, and the moves, numbers and lists in them that do not stand everywhere. */
function answerOf({ figure, words }: Asking): readonly string[] {
  return following(words(), sure(figure.task).solution).flatMap(({ id, args = {} }) => [
    words().text(id, args),
    ...Object.values(args)
      .map(String)
      .filter((value) => /\d.*\D|\d{3}/.test(value) && !/^\(−/.test(value)),
  ]);
}

/** All that is saved of the picture and the run. */
async function exported({ figure, words }: Asking, slug: Slug, link: string) {
  await figure.vocabulary.more('tables');
  const rows: string[] = [];
  for await (const row of figure.csv(words())) rows.push(row.join());
  const { language } = words();
  const { svg, text } = await still({ exhibit: slug, link, language }, builtWasm);
  return [rows.join('\n'), svg, text].join('\n');
}

const all = slugs.flatMap((slug) =>
  taskMoments(slug).map(([kind, moment], at) => [slug, kind, moment, at] as const),
);

test.each(all)('%s, %s: no file gives the answer', async (slug, kind, moment, at) => {
  for (const language of new Set([sure(languages[at % languages.length]), 'en'] as const)) {
    const link = `${moment}&task=${kind}`;
    const open = await asking(slug, link, language);
    await until(() => open.text() !== '');
    expect(open.figure.tasked, language).toBe(true);
    const plainly = await asking(slug, `${moment}&hints=off`, language);
    const known = `${await exported(plainly, slug, `${moment}&hints=off`)}${open.text()}`;
    const answer = answerOf(open).filter((text) => text.length > 2 && !known.includes(text));
    const given = await exported(open, slug, link);
    for (const text of answer) expect(given, language).not.toContain(text);
    open.figure.release();
    plainly.figure.release();
  }
});
