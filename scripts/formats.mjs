/**
 * Writes docs/formats.md: what is read of which form, made from the files of tests/corpus and what must be read of each.
 * A test compares the file with what this makes.
 */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/run.mjs';

const corpus = join(root, 'tests/corpus');
/** @param {string} name */
const text = (name) => readFileSync(join(corpus, name), 'utf8');

/** A file: its form, what is left aside or kept of it, or the code with which it is refused. @typedef {{ file: string, form: string, aside: string[], code?: string }} Entry */

/** What a reading says that it does not use, or keeps beside nodes and edges. */
const KEPT = [
  'attributes',
  'loops',
  'weights',
  'places',
  'comments',
  'headings',
  'outside',
  'ends',
];

/** @param {string} folder */
function fromJson(folder) {
  /** @type {Record<string, { reading?: Record<string, unknown>, refused?: { code: string } }>} */
  const entries = JSON.parse(text(`${folder}/expected.json`));
  return Object.entries(entries).map(([file, { reading = {}, refused }]) => {
    const said = { ...reading, [String(reading.columns ?? '')]: 1 };
    const aside = KEPT.filter((name) => {
      const value = Reflect.get(said, name);
      return Array.isArray(value) ? value.length > 0 : Number(value) > 0;
    });
    return { file, form: file.split('/')[0] ?? '', aside, ...(refused && { code: refused.code }) };
  });
}

/** The networks have a line for each file. @returns {Entry[]} */
function networks() {
  const lines = text('networks/expected.txt').trim().split('\n');
  return lines
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      const [file = '', is, form = '', ...more] = line.split(' ');
      if (is === 'refused') return { file, form: 'refused', aside: [], code: form };
      const aside = KEPT.filter((name) => more.some((one) => one.startsWith(`${name}=`)));
      return { file, form, aside };
    });
}

/** The programs whose own output stands in the corpus: `tool-1.2.3` at the beginning of a file's name. @param {Entry[]} entries */
function writers(entries) {
  const found = entries.map(({ file }) => /(?:^|\/)([a-z-]+)-(\d+\.[\d.]*\d)/.exec(file));
  return [...new Set(found.flatMap((one) => (one ? [`${one[1]} ${one[2]}`] : [])))].sort();
}

/** @param {Entry[]} entries */
function rows(entries) {
  const forms = [...new Set(entries.map(({ form }) => form))].sort();
  return forms.map((form) => {
    const own = entries.filter((one) => one.form === form);
    const read = own.filter(({ code }) => code === undefined);
    const codes = [...new Set(own.flatMap(({ code }) => (code ? [`\`${code}\``] : [])))].sort();
    const aside = [...new Set(read.flatMap((one) => one.aside))].sort();
    const cells = [form, writers(own).join(', '), read.length, aside.join(', ')];
    return `| ${[...cells, own.length - read.length, codes.join(', ')].join(' | ')} |`;
  });
}

/** @param {string} title @param {Entry[]} entries */
const part = (title, entries) => `## ${title}

| form | written here by | files read | besides, its reading names | files refused | codes |
|---|---|---|---|---|---|
${rows(entries).join('\n')}
`;

/** The whole page. */
export function formats() {
  return `# Forms of texts

What is read of graphs, machines and networks, counted in the small files of \`tests/corpus\`, each of which must be read as
its entry says, or refused with the code and the place that it says. \`node scripts/formats.mjs\` makes this page. The folder
of a form has its files; [api.md](api.md) says what each code means. A tool with a version has written files of its row
itself. A reading names what the text holds beside nodes and edges, rules or comparators: what of it is not used is said on
the page beside the field.

${part('Graphs', fromJson('graphs'))}
${part('Turing machines', fromJson('machines'))}
${part('Networks', networks())}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await writeFile(join(root, 'docs/formats.md'), formats());
}
