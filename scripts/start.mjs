/** `npm start`: installs what is missing, builds the site and serves it on this machine. */
import { build, compileWasm } from './lib/build.mjs';
import { command } from './lib/run.mjs';
import { serve } from './lib/serve.mjs';
import { setup } from './lib/setup.mjs';

const PORT = 4173;

await command(async () => {
  await setup(compileWasm);
  await build('--local');
  const { address } = await serve(PORT);
  console.log(`\nAppleyard is at ${address}  (Ctrl+C ends it)`);
});
