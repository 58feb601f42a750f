/**
 * Runs before `npm pack`: builds the contents of the npm package into `package`. It uses the wasm of
 * the site, and builds it if it is missing.
 *
 *     elements.js  figures  workers     Vite
 *     reading.js  writing.js  readers   Vite
 *     bindings.js  *.d.ts  types        tsc
 *     react  vue  svelte                www/types, as they are
 *     pkg                               www/pkg, as it is
 *     LICENSES.md                       Vite, of the scripts; cargo, of the wasm
 */

import { existsSync } from 'node:fs';
import { appendFile, cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildWasm } from './lib/build.mjs';
import { crateLicences } from './lib/licences.mjs';
import { command, root, runPackage } from './lib/run.mjs';
import { setup } from './lib/setup.mjs';

const target = join(root, 'package');
const wasm = join(root, 'www/pkg');

/** The types of what reads and writes texts, by their files among the sources; `types` lies as deep as `src`. */
const TYPES = [
  'reading/graph',
  'reading/machine',
  'writing/graph',
  'writing/jflap',
  'engine/errors',
];

/** @param {string[]} args */
const vite = (...args) =>
  runPackage('vite/bin/vite.js', [
    ...['build', '--config', 'vite.package.config.ts', '--logLevel', 'warn'],
    ...args,
  ]);

await command(async () => {
  // Vite, and the libraries that it bundles, choose between production and development by this variable.
  delete process.env.NODE_ENV;
  if (!existsSync(wasm)) {
    await setup();
    await buildWasm();
  }
  await rm(target, { recursive: true, force: true });
  await mkdir(target);
  await vite();
  await vite('--mode', 'workers');
  await appendFile(
    join(target, 'LICENSES.md'),
    `\n# Licences of what the wasm contains, beside the standard library of Rust\n${crateLicences()}`,
  );
  await runPackage('typescript/bin/tsc', ['--project', 'tsconfig.package.json']);
  await rename(join(target, 'src/embed/element.d.ts'), join(target, 'elements.d.ts'));
  await moveTypes();
  await rm(join(target, 'src'), { recursive: true });
  // tsc has written these entry points for the sources, which the package does not have.
  await vite('--mode', 'texts');
  await cp(join(root, 'www/types'), target, { recursive: true });
  await mkdir(join(target, 'pkg'));
  for (const name of await readdir(wasm)) {
    // Hidden files are for the next build.
    if (name.startsWith('.')) continue;
    const file = join(target, 'pkg', name);
    await cp(join(wasm, name), file);
    if (name.endsWith('.d.ts')) await nameLibrary(file);
  }
});

async function moveTypes() {
  for (const name of TYPES) {
    await cp(join(target, `src/${name}.d.ts`), join(target, `types/${name}.d.ts`));
  }
  for (const name of ['reading', 'writing']) {
    const file = join(target, `${name}.d.ts`);
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll("'./src/", "'./types/"));
  }
}

/**
 * The generated types use `Symbol.dispose`, which some projects' type libraries do not know.
 * @param {string} file
 */
async function nameLibrary(file) {
  const types = await readFile(file, 'utf8');
  await writeFile(file, `/// <reference lib="esnext.disposable" />\n${types}`);
}
