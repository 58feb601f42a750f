/** What is made into one file: every text stays a text, each script knows its imports, and the policy lets nothing out. */
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { Refused } from '../../scripts/still/command.ts';
import { lessonFile, momentFile, oneFileCommand } from '../../scripts/still/one-file.ts';
import { builtWasm } from '../../scripts/still/wasm.ts';
import { slugs } from '../../www/src/exhibits/slugs.ts';
import type { Parts } from '../../www/src/one-file/make.ts';
import type { Pack } from '../../www/src/one-file/pack.ts';
import { languages } from '../../www/src/words/language.ts';

const site = 'https://somewhere.example/appleyard/';

const script = `import{t as e}from"./b.js";const w=new URL(\`x.wasm\`,import.meta.url);import(\`./b.js\`);import"./c.js";`;
const files: Readonly<Record<string, string>> = {
  'assets/a.js': script,
  'assets/b.js': 'export const t=1;',
  'assets/x.wasm': '\0asm',
  'words/1/en/common.txt': '{}',
  'words/1/zh/common.txt': '{"a":1}',
  'words/1/es/common.txt': '{}',
};
const pack = (page: string): Pack => ({
  entry: 'assets/a.js',
  body: `<appleyard-${page === 'lesson' ? 'lesson' : 'page'}></appleyard-x>`,
  style: 'body{margin:0}',
  scripts: ['assets/a.js', 'assets/b.js', 'assets/x.wasm'],
  words: ['words/1/*/common.txt'],
});
const parts: Parts = {
  packs: {
    version: '1.2.3',
    boot: 'start()',
    pages: Object.fromEntries([...slugs, 'lesson'].map((page) => [page, pack(page)])),
    bytes: {},
  },
  site,
  read: async (address) => {
    const text = files[address];
    if (text === undefined) throw new Error(`nothing at ${address}`);
    return new TextEncoder().encode(text);
  },
};

/** The page as a browser reads it. */
const read = (text: string): Document => new JSDOM(text).window.document;

/** Everything in a page that could run, or lead away from it. */
function running(page: Document): string[] {
  return [...page.querySelectorAll('*')].flatMap((element) => [
    ...(['script', 'iframe', 'object', 'embed', 'link', 'base', 'form', 'svg'].includes(
      element.localName,
    )
      ? [element.localName]
      : []),
    ...element
      .getAttributeNames()
      .filter(
        (name) =>
          name.startsWith('on') || /^\s*javascript:/i.test(element.getAttribute(name) ?? ''),
      ),
  ]);
}
/** The packed files, and what starts them. */
const PLAIN = ['script', 'script'];

const attacks = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '-->',
  '"><img src=x onerror=alert(1)>',
  "' onload='x",
  '&quot;&#34;&lt;script&gt;',
  '</title><base href=//x>',
  ']]>',
  '\u2028\u2029',
  '[a](javascript:alert(1))',
  '<svg onload=x>',
  "$' $& $`",
  '# ',
  '\n## ',
  '- [x] ',
  '____',
];
const typed = fc
  .array(fc.oneof(fc.constantFrom(...attacks), fc.string({ maxLength: 12 })), { maxLength: 12 })
  .map((all) => all.join(''));

test('a typed lesson stays a text, whatever is in it', async () => {
  await fc.assert(
    fc.asyncProperty(typed, async (text) => {
      const { text: made } = await lessonFile(text, 'en', parts, builtWasm);
      const page = read(made);
      expect(running(page)).toEqual(PLAIN);
      const held = page.querySelector('appleyard-lesson')?.getAttribute('text');
      // HTML has no other ends of lines, and no zero.
      expect(held).toBe(text.replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd'));
      const [, nonce = ''] = /nonce-(\w+)/.exec(made) ?? [];
      expect(nonce).toMatch(/^[0-9a-f]{32}$/);
      expect([...page.querySelectorAll('[nonce]')].length).toBe(1);
    }),
    { numRuns: 300, seed: 4 },
  );
});

test('a moment of each exhibit stands with its picture and its sentences, in each language', async () => {
  for (const slug of slugs) {
    for (const language of languages) {
      const { text } = await momentFile(`${slug}#v=1`, language, parts, builtWasm);
      const page = read(text);
      expect(running(page)).toEqual(PLAIN);
      expect(page.querySelector('#still h1')?.textContent).toMatch(/\S/);
      expect(page.querySelector('#still img')?.getAttribute('src')).toMatch(/^data:image\/svg/);
      expect(page.querySelectorAll('#still > p')[1]?.textContent).toMatch(/\S.{10}/);
      expect(page.querySelector('#about')?.textContent).toContain('1.2.3');
    }
  }
});

test('the files of the chosen language are packed, and each script knows the addresses of its imports', async () => {
  const { text } = await momentFile('nim#v=1', 'zh', parts, builtWasm);
  const page = read(text);
  const packed = page.getElementById('pack')?.textContent ?? '';
  const all = gunzipSync(Buffer.from(packed, 'base64'));
  const head = all.indexOf(10);
  const contents: [string, number][] = JSON.parse(all.subarray(0, head).toString());
  let at = head + 1;
  const found = Object.fromEntries(
    contents.map(([address, length]) => {
      const body = all.subarray(at, at + length).toString();
      at += length;
      return [address, body];
    }),
  );
  expect(at).toBe(all.length);
  expect(found).toEqual({
    'assets/a.js': `import{t as e}from"${site}assets/b.js";const w=new URL(\`x.wasm\`,"${site}assets/a.js");import(\`${site}assets/b.js\`);import"./c.js";`,
    'assets/b.js': files['assets/b.js'],
    'assets/x.wasm': files['assets/x.wasm'],
    'words/1/zh/common.txt': files['words/1/zh/common.txt'],
  });
  const start = JSON.parse(page.querySelector<HTMLElement>('[data-start]')?.dataset.start ?? '{}');
  expect(start).toEqual({ site, entry: 'assets/a.js', hash: 'v=1', languages: ['zh'] });
});

test('the policy comes first, and lets a file ask for nothing', async () => {
  const { text } = await momentFile('nim', 'en', parts, builtWasm);
  const [first, policy] = read(text).querySelectorAll('meta');
  expect(first?.getAttribute('charset')).toBe('utf-8');
  const rules = policy?.getAttribute('content')?.split('; ') ?? [];
  expect(policy?.getAttribute('http-equiv')).toBe('Content-Security-Policy');
  for (const rule of [
    "default-src 'none'",
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ])
    expect(rules).toContain(rule);
  expect(rules.join()).not.toMatch(/https?:|\*|unsafe-eval'(?<!wasm-unsafe-eval')/);
});

test('a file that the site lacks makes none', async () => {
  const lacking: Parts = { ...parts, read: () => Promise.reject(new Error('it is not there')) };
  await expect(momentFile('nim', 'en', lacking, builtWasm)).rejects.toThrow('it is not there');
});

test.each([
  [['nim#v=1'], 'npm run one-file'],
  [['nim#v=1', '-o', 'nim.pdf'], '“nim.pdf” must end in .html'],
  [['nim#v=1', '-o', 'x.html', '--base', 'example.org'], '“example.org” must begin with http'],
  [['nim#v=1', '-o', 'x.html', '--lang', 'de'], '“de” is not possible'],
  [['none.md', '-o', 'x.html', '--base', site], 'none.md cannot be read'],
])('%j is refused with its reason', async (args, reason) => {
  const refused = oneFileCommand(args, builtWasm, () => {});
  await expect(refused).rejects.toThrow(Refused);
  await expect(refused).rejects.toThrow(reason);
});

test.each([
  ['nothing#v=1', 'no exhibit “nothing”'],
  ['nim#v=1&heaps=x', '“x”'],
])('the link %s is refused with its reason', async (link, reason) => {
  await expect(momentFile(link, 'en', parts, builtWasm)).rejects.toThrow(reason);
});
