/** Packs and installs the package once for all its tests, as npm does it for any user. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { npm } from './npm.ts';
import { type Packed, pack } from './packed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    packed: Packed;
    /** A project with the tarball installed. Tests copy it and do not change it. */
    installed: string;
  }
}

export default async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'appleyard-tarball-'));
  const packed = await pack(folder);
  provide('packed', packed);
  const installed = join(folder, 'project');
  mkdirSync(installed);
  writeFileSync(join(installed, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  await npm(installed, 'install', '--no-audit', '--no-fund', packed.tarball);
  provide('installed', installed);
  return () => rmSync(folder, { recursive: true });
}
