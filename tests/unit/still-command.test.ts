/** `npm run still`: its files and lines, the figures that it finds in posts, and what it refuses. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { Refused, stillCommand } from '../../scripts/still/command.ts';
import { postedIn } from '../../scripts/still/posts.ts';
import { builtWasm } from '../../scripts/still/wasm.ts';
import { elementSnippet, figureId, iframeSnippet } from '../../www/src/share/address.ts';
import { defaultOptions } from '../../www/src/share/options.ts';

const root = mkdtempSync(join(tmpdir(), 'appleyard-still-'));
let folder = root;
beforeEach(() => {
  folder = mkdtempSync(join(root, 'one-'));
});
afterAll(() => rmSync(root, { recursive: true }));

/** Runs the command, and returns its lines. */
async function run(...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  await stillCommand(args, builtWasm, (line) => lines.push(line));
  return lines;
}

/** Why the command refuses a call. */
const refusal = async (...args: string[]): Promise<string> => {
  const error: unknown = await run(...args).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Refused);
  return (error as Refused).message;
};

const sizeOf = (file: string): number[] => {
  const png = readFileSync(file);
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
};

const base = { url: 'https://example.org/appleyard/', isPublic: true };
const labels = { title: 'A title', picture: 'A "picture" of {1} & more' };

describe('a link', () => {
  test('becomes a file of the wanted kind, size, language and theme', async () => {
    const png = join(folder, 'nim.png');
    const [line = ''] = await run('nim#v=1&heaps=1,4', '--lang', 'es', '-o', png);
    expect(line).toMatch(/nim\.png: .*del montón de 1\..*del montón de 4/);
    expect(sizeOf(png)).toEqual([960, 740]);

    const svg = join(folder, 'deep', 'chain.svg');
    await run('chain#v=1', '--width', '800', '--theme', 'dark', '--base', base.url, '-o', svg);
    const text = readFileSync(svg, 'utf8');
    expect(text).toMatch(/^<svg [^>]*width="800" height="643" viewBox="0 0 640 514"/);
    expect(text).toContain('fill="rgb(22, 20, 15)"');
    expect(text).toContain(`href="${base.url}chain/#v=1"`);

    const bare = join(folder, 'bare.png');
    await run('chain#v=1', '--bare', '-o', bare);
    expect(sizeOf(bare)).toEqual([960, 600]);
  });

  test('may be an address, and several make a folder', async () => {
    const links = [`${base.url}nim/#v=1&heaps=2`, 'chain#v=1&objects=3'];
    const lines = await run(...links, '-o', folder);
    const names = [
      figureId({ exhibit: 'nim', link: 'v=1&heaps=2' }),
      figureId({ exhibit: 'chain', link: 'v=1&objects=3' }),
    ];
    expect(readdirSync(folder).sort()).toEqual(names.map((name) => `${name}.png`).sort());
    expect(lines.map((line) => line.split(':', 1)[0])).toEqual(
      names.map((name) => join(folder, `${name}.png`)),
    );
  });
});

describe('a post', () => {
  const snippet = { exhibit: 'nim', link: 'v=1&heaps=3,5,7', ...labels };
  const options = { ...defaultOptions, lang: 'es', theme: 'dark' } as const;
  const element = elementSnippet(base, { ...snippet, options });
  const frame = iframeSnippet(base, {
    ...snippet,
    exhibit: 'chain',
    link: 'v=1&row=1101',
    options,
  });

  test('has the figures of the snippets, as elements and frames, with what they say', () => {
    const found = postedIn(`# A post\n\n${element}\n\nText\n\n${frame}\n\n${element}\n`);
    const shared = { lang: 'es', theme: 'dark', base: base.url };
    expect(found).toEqual([
      { exhibit: 'nim', link: 'v=1&heaps=3,5,7', id: figureId(snippet), ...shared },
      { exhibit: 'chain', link: 'v=1&row=1101', id: expect.stringMatching(/^chain-/), ...shared },
    ]);
  });

  test('has its own language, and shows code that is no figure', () => {
    const post = `<html lang="zh-Hans"><appleyard-nim scene='v=1'></appleyard-nim>
<pre>&lt;x&gt; <appleyard-chain scene="v=1"></appleyard-chain></pre>
<iframe src="https://video.example/embed.html"></iframe><iframe src="https://other.example/"></iframe>
\`\`\`html
<appleyard-chain scene="v=1"></appleyard-chain>
\`\`\`
</html>`;
    expect(postedIn(post)).toMatchObject([{ exhibit: 'nim', link: 'v=1', lang: 'zh-Hans' }]);
  });

  test('gets a picture of each figure beside it, with the figure’s id as its name', async () => {
    const post = join(folder, 'post.md');
    writeFileSync(post, `${element}\n\n${frame}\n`);
    const lines = await run('--post', post);
    const names = postedIn(readFileSync(post, 'utf8')).map(({ id }) => `${id}.png`);
    expect(readdirSync(folder).sort()).toEqual([...names, 'post.md'].sort());
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('del montón de 7');
    expect(lines[1]).toContain('1 1 0 1');
  });
});

test('what cannot be followed is refused with the reason, and no file is written', async () => {
  const file = join(folder, 'x.png');
  expect(await refusal('go#v=1', '-o', file)).toMatch(/no exhibit “go”.*nim, lattice/);
  expect(await refusal('chain#v=1&objects=99', '-o', file)).toMatch(
    /^chain#v=1&objects=99: .*“objects” is 99: it must lie between 1 and 40/,
  );
  expect(await refusal('nim#heaps=3', '-o', file)).toContain('does not begin with v=1');
  expect(await refusal('nim#v=1', '--lang', 'fr', '-o', file)).toContain('en, zh, es');
  expect(await refusal('nim#v=1', '--theme', 'blue', '-o', file)).toContain('light, dark');
  expect(await refusal('nim#v=1', '--width', '99999', '-o', file)).toContain('from 160 to 4096');
  expect(await refusal('nim#v=1', '-o', join(folder, 'x.jpg'))).toContain('.png, .svg');
  expect(await refusal('nim#v=1', '--colour')).toContain('npm run still');
  expect(await refusal()).toContain('npm run still');
  expect(await refusal('--post', join(folder, 'absent.md'))).toMatch(
    /absent\.md cannot be read: ENOENT/,
  );
  expect(readdirSync(folder)).toEqual([]);
  writeFileSync(file, '');
  expect(await refusal('--post', file)).toContain('has no figure');
  expect(await refusal('nim#v=1', '-o', join(file, 'y.png'))).toMatch(/cannot be written: E/);
});
