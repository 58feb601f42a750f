/** Installs engines from npm and from PyPI, and builds their projects. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { install } from '../../packaging/support/npm.ts';
import type { Engine, Files } from './engines.ts';

const execute = promisify(execFile);

/** Where installed engines stay for the next run, because to install them all takes minutes. */
const cache = join(tmpdir(), 'appleyard-engines');

/** Variables by which the program that runs the tests would change what a build does. */
const foreign = /^(npm_|NODE_ENV$|NODE_OPTIONS$|PLAYWRIGHT|TEST_|FORCE_COLOR$)/i;

const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name))),
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  CI: '1',
};

/** Runs a program of a project's folder in it. If that fails, the error has what it wrote. */
export async function run(folder: string, program: string, ...args: string[]): Promise<void> {
  try {
    await execute(join(folder, program), args, {
      cwd: folder,
      env,
      maxBuffer: 2 ** 26,
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')} failed\n${stdout}\n${stderr}`);
  }
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** What of a folder is installed, and not written by a test. */
const KEPT = [
  ...['node_modules', 'package.json', 'package-lock.json'],
  ...['bin', 'etc', 'include', 'lib', 'lib64', 'pyvenv.cfg', 'share', '.installed'],
];

/** A folder in which something is installed once, and nothing else is. `about` says what, in full. */
async function folderWith(about: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(cache, createHash('sha256').update(about).digest('hex').slice(0, 12));
  const done = join(folder, '.installed');
  if (!(await isThere(done))) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await fill(folder);
    await writeFile(done, '');
  }
  for (const name of await readdir(folder)) {
    if (!KEPT.includes(name)) await rm(join(folder, name), { recursive: true });
  }
  return folder;
}

/**
 * The folder of a project that has an engine's packages and nothing else. Where a package has programs for
 * the system, these are packages too, so no script of a package has to run.
 */
export function npmProject({
  packages,
  module,
}: Pick<Engine, 'packages' | 'module'>): Promise<string> {
  const manifest = JSON.stringify({
    private: true,
    ...(module && { type: 'module' }),
    dependencies: packages,
  });
  return folderWith(manifest, async (folder) => {
    await writeFile(join(folder, 'package.json'), manifest);
    await install(folder);
  });
}

/** The folder of a project that has packages of PyPI, for a Python of the system, and nothing else. */
export function pipProject(...packages: string[]): Promise<string> {
  return folderWith(packages.join(' '), async (folder) => {
    await execute('python3', ['-m', 'venv', folder]);
    await run(folder, 'bin/python', '-m', 'pip', 'install', '-q', ...packages);
  });
}

export async function write(folder: string, files: Files): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** Builds an engine's project with the figures of the site at an address. Returns the folder that it built. */
export async function buildProject(engine: Engine, site: string, tarball: string): Promise<string> {
  const folder = await npmProject(engine);
  if (engine.bundles) {
    // The tarball is another one in each run, so the manifest does not name it.
    await install(folder, '--no-save', tarball);
  }
  await write(folder, engine.files(site));
  const [program, ...args] = engine.build;
  await run(folder, join('node_modules/.bin', program), ...args);
  return join(folder, engine.output);
}
