/** The two halves of the build. */
import { run, runPackage } from './run.mjs';

/**
 * The core for the browser, into www/pkg.
 * @param {string[]} options of `cargo xtask wasm`
 */
export function buildWasm(...options) {
  return run('cargo', ['xtask', 'wasm', ...options]);
}

/** The site, into dist. Needs the wasm. */
export function buildSite() {
  return runPackage('vite/bin/vite.js', ['build']);
}

/** Both. */
export async function build() {
  await buildWasm();
  await buildSite();
}
