import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import { npm } from './npm.ts';

/** Somebody's project, into which the tarball has been installed. */
export interface Project {
  readonly folder: string;
  write(files: Readonly<Record<string, string>>): Promise<void>;
  remove(): Promise<void>;
}

/** A new project that has nothing but the package. */
export async function freshProject(files: Readonly<Record<string, string>>): Promise<Project> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'appleyard-project-')));
  const write: Project['write'] = async (some) => {
    for (const [name, text] of Object.entries(some)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
  };
  await write({ 'package.json': JSON.stringify({ private: true, type: 'module' }), ...files });
  await npm(folder, 'install', '--no-audit', '--no-fund', inject('packed').tarball);
  return { folder, write, remove: () => rm(folder, { recursive: true }) };
}
