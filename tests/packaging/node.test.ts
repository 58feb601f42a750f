/** The package in Node. */

import { createServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { node } from './support/npm.ts';
import { example } from './support/package-page.ts';
import { freshProject, type Project } from './support/project.ts';

let project: Project;

beforeAll(async () => {
  project = await freshProject({ 'example.mjs': example('js') });
});
afterAll(() => project.remove());

/** The output of a module, line by line. */
async function printed(code: string): Promise<string[]> {
  await project.write({ 'module.mjs': code });
  const { stdout, stderr } = await node(project.folder, 'module.mjs');
  expect(stderr).toBe('');
  return stdout.trimEnd().split('\n');
}

test('the bindings solve what docs/package.md solves', async () => {
  const { stdout, stderr } = await node(project.folder, 'example.mjs');
  // Nine objects are won in 7 plies: the source material.
  expect([stdout, stderr]).toEqual(['7\n', '']);
});

test('graphs of other programs are read as docs/package.md reads one', async () => {
  expect(await printed(example('js reading'))).toEqual(["gml true [ '0', '1' ]"]);
  const xml = '<graphml><graph edgedefault="directed"><node id="a"/></graph></graphml>';
  const read = `readGraph('${xml}', {}, (text, choice) => new GraphText({ text, ...choice }))`;
  const code = example('js reading').replace(/const text.*/s, '');
  expect(await printed(`${code}console.log((await ${read}).reading.form);`)).toEqual(['graphml']);
});

test('graphs and machines are written as docs/package.md writes them', async () => {
  expect(await printed(example('js writing'))).toEqual(['jflap 3', '0.3 3']);
});

test('every package solves something', async () => {
  const lines = await printed(`
    import { chain, lattice, networks, nim, quicksort } from 'appleyard/bindings';
    const finish = (run) => { while (!run.advance(100_000).finished); return run; };

    const { Chain } = await chain();
    const values = [1, 2, 3, 4, 5, 6, 7, 8].map((objects) => {
      const { outcome, remoteness } = finish(
        new Chain({ objects, endRule: 'normal', firstMove: 'fewest' }),
      ).at(Uint32Array.of());
      return outcome === 'N' ? remoteness : -remoteness;
    });
    console.log(values.join());

    const { Lattice } = await lattice();
    const moves = [[-1, 0], [0, -1], [-1, 1]].map(([dm, dn]) => ({ dm, dn, ray: false }));
    const apples = finish(new Lattice({ moves, endRule: 'misere', columns: 21, rows: 13, order: 'pull' }));
    console.log([[0, 1], [1, 0], [2, 2]].map(([m, n]) => apples.why(m, n).outcome).join());

    const { NetworkProof } = await networks();
    const proof = finish(new NetworkProof({ wires: 16, kind: 'document', comparators: [] }));
    console.log(proof.summary().outcome);

    const { Nim } = await nim();
    const heaps = finish(new Nim({
      heaps: [3n, 5n, 6n], rules: ['any'], coupling: 'none', pastEnd: false, endRule: 'normal',
    }));
    console.log(heaps.why(BigUint64Array.of(3n, 5n, 6n)).outcome);

    const { Quicksort } = await quicksort();
    const run = finish(new Quicksort({
      input: 'typed', values: [3, 1, 2], length: 3, seed: 1, against: 'middle', scheme: 'three-way',
      pivot: 'document', pivotSeed: 1, picks: [], recurse: 'smaller', tailCall: 'eliminated',
      cutoff: 2, small: 'insertion',
    }));
    console.log(Array.from(run.order(run.summary().steps), (at) => [3, 1, 2][at]).join());
  `);
  expect(lines).toEqual(['1,-2,3,-4,5,5,7,-8', 'P,N,P', 'sorts', 'P', '1,2,3']);
});

test('a package is loaded once, for any number of calls', async () => {
  const lines = await printed(`
    import { nim } from 'appleyard/bindings';
    const [one, other] = await Promise.all([nim(), nim()]);
    console.log(one === other, one === (await nim()));
  `);
  expect(lines).toEqual(['true true']);
});

test('a package that failed to load can be loaded again', async () => {
  const lines = await printed(`
    import { rename } from 'node:fs/promises';
    import { fileURLToPath } from 'node:url';
    import { nim } from 'appleyard/bindings';
    const wasm = fileURLToPath(import.meta.resolve('appleyard/wasm/nim_bg.wasm'));
    await rename(wasm, wasm + '.away');
    await nim().catch((error) => console.log(error.code));
    await rename(wasm + '.away', wasm);
    console.log(typeof (await nim()).Nim);
  `);
  expect(lines).toEqual(['ENOENT', 'function']);
});

test('the wasm is a file that a program can read', async () => {
  const lines = await printed(`
    import { readFile } from 'node:fs/promises';
    const wasm = await readFile(new URL(import.meta.resolve('appleyard/wasm/nim_bg.wasm')));
    console.log(WebAssembly.validate(wasm));
  `);
  expect(lines).toEqual(['true']);
});

test('importing the elements where there is no page does nothing', async () => {
  const lines = await printed(`
    import 'appleyard/elements';
    import 'appleyard/react';
    await import('appleyard/elements');
    console.log(typeof customElements, typeof document);
  `);
  expect(lines).toEqual(['undefined undefined']);
  await project.write({ 'require.cjs': "require('appleyard/elements');" });
  expect(await node(project.folder, 'require.cjs')).toEqual({ stdout: '', stderr: '' });
});

test('nor does it where a bundler renders on a server', async () => {
  await project.write({
    'server.js': "import 'appleyard/elements'; export const rendered = true;",
  });
  const server = await createServer({
    root: project.folder,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    // Evaluated by Vite itself instead of Node.
    ssr: { noExternal: ['appleyard'] },
  });
  try {
    expect(await server.ssrLoadModule('/server.js')).toMatchObject({ rendered: true });
  } finally {
    await server.close();
  }
});
