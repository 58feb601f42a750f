/**
 * Installs what a fresh clone lacks: npm packages, the pinned Rust toolchain and its wasm target. It uses
 * only Node itself, because nothing else may be installed yet.
 */
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Failure, output, root, run, which } from './run.mjs';

const LEAST_NODE = [20, 19];

/**
 * Installs everything but the browser, which only some commands need.
 * @param {() => Promise<void>} [meanwhile] what needs Rust but no npm package: it is done while those come
 */
export async function setup(meanwhile) {
  // Vite and Vitest choose between production and development by this variable. A value that happens to be
  // in the environment must not decide.
  delete process.env.NODE_ENV;
  checkNode();
  // Both wait for the network, so they run together.
  await Promise.all([installPackages(), installRust().then(meanwhile)]);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = LEAST_NODE;
  if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
    throw new Failure(
      `Node ${LEAST_NODE.join('.')} or newer is needed, this is ${process.versions.node}.`,
    );
  }
}

async function installPackages() {
  if (packagesAreCurrent()) return;
  console.log('Installing the npm packages …');
  // The file of npm itself, if npm started us. On Windows `npm` is not a program.
  const npm = process.env.npm_execpath?.endsWith('.js')
    ? { program: process.execPath, args: [process.env.npm_execpath] }
    : { program: 'npm', args: [] };
  await run(npm.program, [...npm.args, 'ci', '--include=dev']);
}

/**
 * Whether node_modules holds what package-lock.json asks for. It compares contents, because a checkout
 * gives every file a new date. Optional packages are for other machines.
 */
function packagesAreCurrent() {
  const wanted = packages(join(root, 'package-lock.json'));
  const installed = packages(join(root, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || installed[path]?.version === version || (optional && !installed[path]),
  );
}

/**
 * @param {string} lockfile
 * @returns {Record<string, { version: string, optional?: boolean }>}
 */
function packages(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
  } catch {
    return {};
  }
}

async function installRust() {
  // Rustup adds itself to the PATH only of shells that are opened after its installation.
  const cargoHome = process.env.CARGO_HOME ?? join(homedir(), '.cargo');
  process.env.PATH += delimiter + join(cargoHome, 'bin');
  if (which('rustup')) await installToolchain();
  else if (!which('cargo')) {
    throw new Failure('Rust is missing. Install it from https://rustup.rs, then try again.');
  }
}

/** Rustup may be configured not to install toolchains by itself. */
async function installToolchain() {
  const wanted = readFileSync(join(root, 'rust-toolchain.toml'), 'utf8');
  const [channel = ''] = strings(wanted, 'channel');
  const components = strings(wanted, 'components');
  const targets = strings(wanted, 'targets');
  const installed = [
    output('rustup', ['component', 'list', '--installed', '--toolchain', channel]),
    output('rustup', ['target', 'list', '--installed', '--toolchain', channel]),
  ].join('\n');
  if ([...components, ...targets].every((name) => installed.includes(name))) return;
  console.log(`Installing Rust ${channel} …`);
  await run('rustup', [
    ...['toolchain', 'install', channel, '--no-self-update', '--profile', 'minimal'],
    ...components.flatMap((name) => ['--component', name]),
    ...targets.flatMap((name) => ['--target', name]),
  ]);
}

/**
 * The strings of a key in rust-toolchain.toml: one string, or a list on one line.
 * @param {string} toml
 * @param {string} key
 */
function strings(toml, key) {
  const line = toml.split('\n').find((one) => one.startsWith(`${key} =`)) ?? '';
  return [...line.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text);
}
