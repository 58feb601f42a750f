import { cp, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';

/** A project of somebody, with the tarball installed as npm does it. */
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
  await cp(inject('installed'), folder, { recursive: true });
  await write(files);
  return { folder, write, remove: () => rm(folder, { recursive: true }) };
}
