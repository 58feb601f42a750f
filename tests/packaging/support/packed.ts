import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npm } from './npm.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The tarball that npm has packed. */
export interface Packed {
  readonly tarball: string;
  /** The size of the tarball, in bytes. */
  readonly size: number;
  /** The paths in it. */
  readonly files: string[];
  /** What npm wrote to its standard error. */
  readonly complaints: string;
}

/** The part of the answer of `npm pack --json` that the tests use. */
interface Answer {
  readonly filename: string;
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

/** Builds the package and packs it into a folder, as npm does it for any user. */
export async function pack(folder: string): Promise<Packed> {
  const { stdout, stderr } = await npm(root, 'pack', '--json', '--pack-destination', folder);
  // The output before it comes from the script that builds.
  const [{ filename, size, files }] = JSON.parse(stdout.slice(stdout.indexOf('[\n'))) as [Answer];
  return {
    tarball: join(folder, filename),
    size,
    files: files.map(({ path }) => path),
    complaints: stderr,
  };
}
