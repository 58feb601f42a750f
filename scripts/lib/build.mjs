/** The two halves of the build. */
import { run, runPackage } from './run.mjs';

/**
 * Builds the core for the browser into www/pkg.
 * @param {string[]} options of `cargo xtask wasm`
 */
export function buildWasm(...options) {
  return run('cargo', ['xtask', 'wasm', ...options]);
}

/** Compiles the core for the browser, which takes most of the time and needs no npm package. */
export const compileWasm = () => run('cargo', ['xtask', 'compile']);

/** Builds the site into dist. Needs the wasm. */
export function buildSite() {
  return runPackage('vite/bin/vite.js', ['build']);
}

/**
 * Builds both.
 * @param {string[]} options of `cargo xtask wasm`
 */
export async function build(...options) {
  await buildWasm(...options);
  await buildSite();
}
