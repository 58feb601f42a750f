/** `npm run check`: formatting, lints, documentation, types and words. Changes no source. */
import { buildWasm } from './lib/build.mjs';
import { runParts } from './lib/parts.mjs';
import { command, run, runPackage } from './lib/run.mjs';
import { setup } from './lib/setup.mjs';

/** The crates that become wasm. The core does not depend on its target. */
const WASM = ['--package', 'appleyard-wasm*', '--target', 'wasm32-unknown-unknown'];

/** @param {string[]} args */
const clippy = (...args) => run('cargo', ['clippy', ...args, '--', '-D', 'warnings']);

/** @param {string} project */
const types = (project) => runPackage('typescript/bin/tsc', ['--noEmit', '--project', project]);

/** Runs as a process, so that its output is printed and kept like that of the other parts. */
const phrases = () => run(process.execPath, ['scripts/phrases.mjs']);

await command(async () => {
  await setup();
  await runParts([
    { name: 'rustfmt', cores: 1, run: () => run('cargo', ['fmt', '--all', '--check']) },
    { name: 'clippy', run: () => clippy('--workspace', '--all-targets') },
    { name: 'clippy-wasm', run: () => clippy(...WASM) },
    {
      name: 'rustdoc',
      run: () => run('cargo', ['doc', '--workspace', '--no-deps'], { RUSTDOCFLAGS: '-D warnings' }),
    },
    // The types of the bindings come from here.
    { name: 'wasm', run: () => buildWasm() },
    { name: 'types', needs: ['wasm'], cores: 1, run: () => types('tsconfig.json') },
    {
      name: 'types-tools',
      needs: ['wasm'],
      cores: 1,
      run: () => types('tsconfig.tools.json'),
    },
    { name: 'biome', cores: 1, run: () => runPackage('@biomejs/biome/bin/biome', ['ci']) },
    { name: 'phrases', cores: 1, run: phrases },
  ]);
});
