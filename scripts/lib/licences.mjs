/** The licences of the Rust packages that are compiled into the wasm. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure, root } from './run.mjs';

/** Some packages offer a choice of licences; the first that is found here is enough. */
const TEXTS = [/^licen[cs]e-mit/i, /^licen[cs]e/i];

/**
 * The part of the output of `cargo metadata` that is used here.
 * @typedef {object} Metadata
 * @property {{ id: string, name: string, version: string, license: string, manifest_path: string,
 *   source: string | null, targets: { kind: string[] }[] }[]} packages
 * @property {{ nodes: { id: string, deps: { pkg: string, dep_kinds: { kind: string | null }[] }[] }[] }} resolve
 */

/** @returns {Metadata} */
function metadata() {
  const args = ['metadata', '--locked', '--format-version', '1'];
  const target = ['--filter-platform', 'wasm32-unknown-unknown'];
  const json = execFileSync('cargo', [...args, ...target], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(json);
}

/** The licences as Markdown, a heading and a text each, in the form that Vite uses for those of scripts. */
export function crateLicences() {
  const { packages, resolve } = metadata();
  const byId = new Map(packages.map((one) => [one.id, one]));
  const nodes = new Map(resolve.nodes.map((node) => [node.id, node]));
  const waiting = packages.flatMap(({ id, name }) =>
    name.startsWith('appleyard-wasm') ? [id] : [],
  );
  const reached = new Set(waiting);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    for (const { pkg, dep_kinds } of nodes.get(id)?.deps ?? []) {
      const compiledIn = dep_kinds.some(({ kind }) => kind === null) && !isMacro(byId.get(pkg));
      if (!compiledIn || reached.has(pkg)) continue;
      reached.add(pkg);
      waiting.push(pkg);
    }
  }
  return packages
    .filter(({ id, source }) => reached.has(id) && source !== null)
    .map(({ name, version, license, manifest_path }) => {
      const text = textIn(dirname(manifest_path));
      return `\n## ${name} - ${version} (${license})\n${text ? `\n${text}\n` : ''}`;
    })
    .join('');
}

/**
 * Whether the package works only at compile time.
 * @param {Metadata['packages'][number] | undefined} one
 */
function isMacro(one) {
  if (!one) throw new Failure('cargo names a package that it does not list');
  return one.targets.some(({ kind }) => kind.includes('proc-macro'));
}

/** @param {string} folder */
function textIn(folder) {
  const names = readdirSync(folder);
  const name = TEXTS.flatMap((text) => names.filter((one) => text.test(one)))[0];
  return name && readFileSync(join(folder, name), 'utf8').trim();
}
