/** A lesson on paper: the handout holds no answer, the sheet of the teacher holds all, and the command says what it cannot do. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Refused } from '../../scripts/still/command.ts';
import { lessonCommand, lessonPage } from '../../scripts/still/lesson.ts';
import { builtWasm } from '../../scripts/still/wasm.ts';
import { readLesson } from '../../www/src/lesson/read.ts';
import type { Language } from '../../www/src/words/language.ts';
import { textOf } from './markup.ts';

const folder = mkdtempSync(join(tmpdir(), 'appleyard-lesson-'));
afterAll(() => rmSync(folder, { recursive: true }));

const TEXT = `# Who <b>wins</b>?

## Find it
[Heaps of 1, 4, 5 and 7](nim#heaps=1,4,5,7&task=move)

## Choose
- [ ] the first
  > Not this one, because 1.
- [x] the second
  > This one, because 2.

How many?

____ = 4711

____

> [!TEACHER]
> Ask them twice.
`;

const languages: readonly Language[] = ['en', 'zh', 'es'];
/** What only the teacher may read. */
const answers = ['because 1', 'because 2', '4711', 'Ask them twice'];

const sheet = async (language: Language, teacher: boolean) =>
  (
    await lessonPage(
      {
        lesson: readLesson(TEXT),
        language,
        teacher,
        size: 'A4',
        base: 'https://somewhere.example/',
      },
      builtWasm,
    )
  ).page;

test.each(languages)(
  'the handout holds the questions and no answer, the other sheet all, in %s',
  async (language) => {
    const [pupils, teachers] = [await sheet(language, false), await sheet(language, true)];
    for (const answer of answers) {
      expect(pupils, answer).not.toContain(answer);
      expect(teachers, answer).toContain(answer);
    }
    const solver = { en: 'By the solver', zh: '求解器的答案', es: 'Según el solucionador' }[
      language
    ];
    expect(teachers).toContain(solver);
    expect(pupils).not.toContain(solver);
    expect(teachers.match(/class="right"/g)).toHaveLength(1);
    expect(pupils).not.toContain('class="right"');
    expect(teachers.match(/class="answer"/g)).toHaveLength(2);
    expect(pupils).not.toContain('class="answer"');
    const question = { en: 'Find a move', zh: '找一种能赢的走法', es: 'Encuentra' }[language];
    expect(pupils).toContain(question);
    // The title is text, whatever it looks like.
    expect(pupils).toContain('Who &lt;b&gt;wins&lt;/b&gt;?');
    // A picture and a code beside it.
    expect(pupils.match(/<img /g)).toHaveLength(1);
    expect(pupils.match(/class="qr"/g)).toHaveLength(1);
    // Two boxes to tick, lines to write on.
    expect(pupils.match(/class="box"/g)).toHaveLength(2);
    expect(pupils).toContain('class="ruled"');
    expect(textOf(pupils)).not.toMatch(/undefined|\[object/);
  },
);

test('the command writes a page for either paper, and refuses what it cannot do with a sentence', async () => {
  const [from, to] = [join(folder, 'lesson.md'), join(folder, 'handout.html')];
  writeFileSync(from, TEXT.replace('## Choose', '![x](y.png)\n\n## Choose'));
  const said: string[] = [];
  await lessonCommand([from, '-o', to, '--paper', 'letter'], builtWasm, (line) => said.push(line));
  expect(readFileSync(to, 'utf8')).toContain('@page{size:letter');
  expect(said.join('\n')).toContain('is shown as it was typed');
  expect(said.at(-1)).toContain('2 moments');
  for (const [args, reason] of [
    [[], 'npm run lesson'],
    [[from, '-o', join(folder, 'x.pdf')], 'save it as a PDF|as a PDF'],
    [[from, '-o', to, '--paper', 'a5'], 'must be one of a4, letter'],
    [[join(folder, 'none.md'), '-o', to], 'cannot be read'],
  ] as const) {
    const refused = await lessonCommand(args, builtWasm, () => {}).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refused);
    expect((refused as Refused).message).toMatch(new RegExp(reason));
  }
});
