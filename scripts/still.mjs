/**
 * `npm run still -- 'nim#v=1&heaps=1,4,5,7' --lang es -o nim.png`: the picture of a moment and its alternative
 * text, without a browser. Without arguments it says what else it can do.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildWasm } from './lib/build.mjs';
import { command, Failure, root } from './lib/run.mjs';
import { setup } from './lib/setup.mjs';

const packages = readdirSync(join(root, 'crates/wasm')).filter((name) => name !== 'shared');

await command(async () => {
  // npm starts scripts in the repository, but the files of a call are where the caller is.
  if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
  if (!packages.every((name) => existsSync(join(root, `www/pkg/${name}_bg.wasm`)))) {
    await setup();
    await buildWasm();
  }
  const { runnerImport } = await import('vite');
  const { module: config } = await runnerImport(join(root, 'vite.config.ts'));
  const { module } = await runnerImport(join(root, 'scripts/still/run.ts'), {
    root: join(root, 'www'),
    define: config.define,
    logLevel: 'error',
  });
  if (module.refused !== undefined) throw new Failure(module.refused);
});
