import { readFileSync } from 'node:fs';
import type { Wasm } from './page.ts';

/** The wasm that `cargo xtask wasm` has built. */
export const builtWasm: Wasm = (slug) =>
  new Uint8Array(readFileSync(new URL(`../../www/pkg/${slug}_bg.wasm`, import.meta.url)));
