/**
 * The files that can be saved while a task is open: pictures, tables, and what a panel writes. None gives the answer away. A panel writes
 * no other file than it does without hints.
 */
import { nothing } from 'lit';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { still } from '../../scripts/still/still.ts';
import { builtWasm } from '../../scripts/still/wasm.ts';
import { type Slug, slugs } from '../../www/src/exhibits/slugs.ts';
import { sure } from '../../www/src/sure.ts';
import { languages } from '../../www/src/words/language.ts';
import { following } from '../../www/src/words/sentence.ts';
import { taskMoments } from '../support/task-moments.ts';
import { type Asking, asking } from './asked-figure.ts';
import { markupOf, templates, textOf } from './markup.ts';
import { fetchBuilt, turn, until } from './opened-figure.ts';

beforeAll(() => vi.stubGlobal('fetch', fetchBuilt));
afterAll(() => vi.unstubAllGlobals());

/** As long as this, in turns, a panel may take to have what it saves, and a button to save it. */
const [SETTLED, PATIENCE] = [60, 500];

/** What is drawn meanwhile: the panels, and what an exhibit adds to the panel of exports. */
const drawn = ({ figure, words }: Asking): readonly (() => unknown)[] => [
  () => figure.panels.exports(words()),
  ...figure.panels.names.map((name) => () => figure.panels.render(name)),
];

/** Presses every button that saves a file; returns the files, by their names. */
async function saved(open: Asking): Promise<ReadonlyMap<string, string>> {
  const blobs: Blob[] = [];
  const names: string[] = [];
  const { createObjectURL } = URL;
  URL.createObjectURL = (blob) => {
    blobs.push(blob as Blob);
    return 'blob:here';
  };
  for (const draw of drawn(open)) {
    if (draw() === nothing) continue;
    await until(() => textOf(markupOf(draw())) !== '');
    for (let turns = 0; turns < SETTLED; turns += 1) {
      draw();
      await turn();
    }
    const presses = templates(draw()).flatMap(({ values }) =>
      values.filter((value, at): value is () => void => {
        const label = values[at + 1];
        return typeof value === 'function' && typeof label === 'string' && /\bsave/i.test(label);
      }),
    );
    for (const press of presses) {
      vi.stubGlobal('document', {
        createElement: () => ({
          click(this: { download: string }) {
            names.push(this.download);
          },
        }),
      });
      const before = names.length;
      press();
      for (let turns = 0; turns < PATIENCE && names.length === before; turns += 1) await turn();
      vi.stubGlobal('document', undefined);
    }
  }
  URL.createObjectURL = createObjectURL;
  const texts = await Promise.all(blobs.map((blob) => blob.text()));
  return new Map(names.map((name, at) => [name, sure(texts[at])]));
}

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
  // The buttons that save are found by their English words.
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
    if (language === 'en') {
      const [files, others] = [await saved(open), await saved(plainly)];
      for (const [name, text] of files) expect(text, name).toBe(others.get(name));
    }
    open.figure.release();
    plainly.figure.release();
  }
});

test('files are saved by panels: the certificate of a game only where hints are on, a network always', async () => {
  const hinted = await asking('games', 'v=1&plies=1_2');
  expect([...(await saved(hinted)).keys()]).toContain('appleyard-tic-tac-toe-certificate.txt');
  const plainly = await asking('games', 'v=1&plies=1_2&hints=off');
  expect([...(await saved(plainly)).keys()].join()).not.toContain('certificate');
  const asked = await asking('networks', 'v=1&wires=4&kind=typed&net=1:2&most=5&task=sort');
  await until(() => asked.text() !== '');
  expect([...(await saved(asked)).values()].join()).not.toBe('');
  for (const { figure } of [hinted, plainly, asked]) figure.release();
});
