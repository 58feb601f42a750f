/** Runs a module of `scripts/still` with the figures of the site, which have to be built for it. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildWasm } from './build.mjs';
import { command, Failure, root } from './run.mjs';
import { setup } from './setup.mjs';

const packages = readdirSync(join(root, 'crates/wasm')).filter((name) => name !== 'shared');

/**
 * A module ends the command with a sentence by exporting it as `refused`.
 * @param {string} file
 */
export const drawing = (file) =>
  command(async () => {
    // npm starts scripts in the repository, but the files of a call are where the caller is.
    if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
    if (!packages.every((name) => existsSync(join(root, `www/pkg/${name}_bg.wasm`)))) {
      await setup();
      await buildWasm();
    }
    const { runnerImport } = await import('vite');
    const { module: config } = await runnerImport(join(root, 'vite.config.ts'));
    const { module } = await runnerImport(join(root, 'scripts/still', file), {
      root: join(root, 'www'),
      define: config.define,
      logLevel: 'error',
    });
    if (module.refused !== undefined) throw new Failure(module.refused);
  });
