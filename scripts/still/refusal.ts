/**
 * Runs a command with the arguments of this call. The work is done while its module is imported, because Vite ends the
 * importing, and with it every later import, as soon as a module is there.
 */
import { Refused } from './command.ts';
import type { Wasm } from './page.ts';
import { builtWasm } from './wasm.ts';

type Command = (args: readonly string[], wasm: Wasm, say: (line: string) => void) => Promise<void>;

/** Why the call could not be followed; undefined if it was. */
export async function refusalOf(command: Command): Promise<string | undefined> {
  try {
    await command(process.argv.slice(2), builtWasm, console.log);
    return undefined;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.message;
  }
}
