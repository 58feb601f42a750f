/** `npm run build`: the site, ready for any web server, into dist. */
import { build, compileWasm } from './lib/build.mjs';
import { command } from './lib/run.mjs';
import { setup } from './lib/setup.mjs';

await command(async () => {
  await setup(compileWasm);
  await build();
});
