/** Packs once for all tests of the package, as `npm pack` does for anybody. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { npm } from './npm.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What `npm pack --json` tells, as far as it is asked here. */
interface Packed {
  readonly filename: string;
  /** Of the tarball, in bytes. */
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The tarball, its size in bytes, the paths in it, and what npm wrote to its standard error. */
    packed: { tarball: string; size: number; files: string[]; complaints: string };
  }
}

export default async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'appleyard-tarball-'));
  const { stdout, stderr } = await npm(root, 'pack', '--json', '--pack-destination', folder);
  // What comes before is that of the script that builds.
  const [{ filename, size, files }] = JSON.parse(stdout.slice(stdout.indexOf('[\n'))) as [Packed];
  provide('packed', {
    tarball: join(folder, filename),
    size,
    files: files.map(({ path }) => path),
    complaints: stderr,
  });
  return () => rmSync(folder, { recursive: true });
}
