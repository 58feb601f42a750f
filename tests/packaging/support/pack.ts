/** Packs and installs the package once for all its tests, as npm does it for any user. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { npm } from './npm.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The part of the answer of `npm pack --json` that the tests use. */
interface Packed {
  readonly filename: string;
  /** The size of the tarball, in bytes. */
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The tarball, its size in bytes, the paths in it, and what npm wrote to its standard error. */
    packed: { tarball: string; size: number; files: string[]; complaints: string };
    /** A project with the tarball installed. Tests copy it and do not change it. */
    installed: string;
  }
}

export default async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'appleyard-tarball-'));
  const { stdout, stderr } = await npm(root, 'pack', '--json', '--pack-destination', folder);
  // The output before it comes from the script that builds.
  const [{ filename, size, files }] = JSON.parse(stdout.slice(stdout.indexOf('[\n'))) as [Packed];
  provide('packed', {
    tarball: join(folder, filename),
    size,
    files: files.map(({ path }) => path),
    complaints: stderr,
  });
  const installed = join(folder, 'project');
  mkdirSync(installed);
  writeFileSync(join(installed, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  await npm(installed, 'install', '--no-audit', '--no-fund', join(folder, filename));
  provide('installed', installed);
  return () => rmSync(folder, { recursive: true });
}
