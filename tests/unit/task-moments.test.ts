/**
 * An open task of each kind, in each language: its figure shows, says, draws and exports what it does at that moment without
 * hints, or less, and nothing of its answer.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { slugs } from '../../www/src/exhibits/slugs.ts';
import { sure } from '../../www/src/sure.ts';
import { languages } from '../../www/src/words/language.ts';
import { following } from '../../www/src/words/sentence.ts';
import { taskMoments } from '../support/task-moments.ts';
import { type Asking, asking, shownBy } from './asked-figure.ts';
import { markupOf, textOf } from './markup.ts';
import { until } from './opened-figure.ts';

/** The panels that can be open meanwhile, as text. */
async function panelsOf({ figure }: Asking): Promise<readonly string[]> {
  const panels = figure.panels.names.map(
    (name) => () => textOf(markupOf(figure.panels.render(name) as never)),
  );
  for (const panel of panels) await until(() => panel() !== '');
  return panels.map((panel) => panel());
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
    const shown = [...(await shownBy(figure)), ...(await panelsOf(open)), open.text()].join('\n');
    const answer = following(words(), sure(figure.task).solution)
      .map(({ id, args }) => words().text(id, args))
      .filter((text) => text.length > 2);
    for (const text of answer) expect(shown, language).not.toContain(text);
    figure.release();
  }
});

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
