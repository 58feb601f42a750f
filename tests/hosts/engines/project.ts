/** Installs an engine from npm and builds its project. */
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

/** Builds a project with a program of its packages. If that fails, the error has what it wrote. */
async function build(folder: string, program: string, ...args: string[]): Promise<void> {
  try {
    await execute(join(folder, 'node_modules/.bin', program), args, {
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

const KEPT = ['node_modules', 'package.json', 'package-lock.json'];

/**
 * The folder of a project that has an engine's packages and nothing else. Where a package has programs for
 * the system, these are packages too, so no script of a package has to run.
 */
async function installed({ packages, module }: Engine): Promise<string> {
  const manifest = JSON.stringify({
    private: true,
    ...(module && { type: 'module' }),
    dependencies: packages,
  });
  const folder = join(cache, createHash('sha256').update(manifest).digest('hex').slice(0, 12));
  const done = join(folder, 'node_modules/.installed');
  if (!(await isThere(done))) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'package.json'), manifest);
    await install(folder);
    await writeFile(done, '');
  }
  for (const name of await readdir(folder)) {
    if (!KEPT.includes(name)) await rm(join(folder, name), { recursive: true });
  }
  return folder;
}

async function write(folder: string, files: Files): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** Builds an engine's project with the figures of the site at an address. Returns the folder that it built. */
export async function buildProject(engine: Engine, site: string, tarball: string): Promise<string> {
  const folder = await installed(engine);
  if (engine.bundles) {
    // The tarball is another one in each run, so the manifest does not name it.
    await install(folder, '--no-save', tarball);
  }
  await write(folder, engine.files(site));
  await build(folder, ...engine.build);
  return join(folder, engine.output);
}
