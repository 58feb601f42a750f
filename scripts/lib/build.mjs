/** The two halves of the build. */
import { run, runPackage } from './run.mjs';

/**
 * Builds the core for the browser into www/pkg.
 * @param {string[]} options of `cargo xtask wasm`
 */
export function buildWasm(...options) {
  return run('cargo', ['xtask', 'wasm', ...options]);
}

/** Builds the site into dist. Needs the wasm. */
export function buildSite() {
  return runPackage('vite/bin/vite.js', ['build']);
}

/** Builds both. */
export async function build() {
  await buildWasm();
  await buildSite();
}
