/**
 * What `scripts/still.mjs` imports. The work is done while it is imported, because Vite ends the importing,
 * and with it every later import, as soon as a module is there.
 */
import { Refused, stillCommand } from './command.ts';
import { builtWasm } from './wasm.ts';

/** Why the call could not be followed. */
export let refused: string | undefined;

try {
  await stillCommand(process.argv.slice(2), builtWasm, console.log);
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  refused = error.message;
}
