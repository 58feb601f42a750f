/** The types of the package, as strict projects see them. */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppleyardElement } from '../../www/src/embed/element.ts';
import type { Slug } from '../../www/src/exhibits/slugs.ts';
import type { FigureElement } from '../../www/src/stage/figure-element.ts';
import { full } from '../e2e/support/full.ts';
import { install, node } from './support/npm.ts';
import { example } from './support/package-page.ts';
import { freshProject, type Project } from './support/project.ts';

/** The compiler refuses this file unless the element has what the types of the package promise. */
type Promised = Omit<
  AppleyardElement,
  keyof HTMLElement | 'theme' | 'controls' | 'font' | Reflected
>;
/** These belong to the element too, by way of its attributes; `tests/unit/embed.test.ts` tests that. */
type Reflected = 'start' | 'autoplay' | 'loop' | 'width' | 'height';
const keepsPromises = (element: FigureElement): Promised => element;
/** It also refuses it unless the package has the bindings of every exhibit. */
const hasBindings = (all: typeof import('../../www/bindings.ts')): Record<Slug, unknown> => all;

const tsc = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));

/** Lines that must compile, and, after `@ts-expect-error`, lines that must not. */
const USE = `
import type { AppleyardElement, StepDetail } from 'appleyard/elements';
import { chain, networks, type ChainPackage, type NetworksPackage } from 'appleyard/bindings';

const found: AppleyardElement | null = document.querySelector('appleyard-nim');
const steps: number = (found?.lastStep ?? 0) - (found?.step ?? 0);
const link: string | undefined = found?.currentLink();
found?.addEventListener('step', (event) => {
  const detail: StepDetail = event.detail;
  event.currentTarget?.removeEventListener('step', console.log);
  detail.step.toFixed();
});
found?.addEventListener('finish', () => {});
found?.addEventListener('click', (event) => event.clientX);
found?.addEventListener('ready', ({ detail }: CustomEvent<null>) => console.log(detail));
await found?.ready;
if (found) Object.assign(found, { theme: 'dark' });
if (found) [found.theme, found.controls, found.start, found.loop] = ['dark', 'none', null, true];
// @ts-expect-error
if (found) found.theme = 'purple';
// @ts-expect-error
if (found) found.lastStep = 3;
// @ts-expect-error
if (found) found.step = 'three';
// @ts-expect-error
document.createElement('appleyard-nim').steps;
console.log(steps, link);

const config: ChainPackage.ChainConfig = { objects: 9, endRule: 'normal', firstMove: 'fewest' };
const { Chain } = await chain();
const { finished }: { finished: boolean } = new Chain(config).advance(10);
// @ts-expect-error
new Chain({ objects: '9' });
const { NetworkProof } = await networks();
const verdict: NetworksPackage.ProofSummary = new NetworkProof({
  wires: 2, comparators: [0, 1],
}).summary();
console.log(finished, verdict);
`;

/** The same for the heaps of Nim, which may be numbers and BigInts. */
const HEAPS = `
import { nim } from 'appleyard/bindings';
const { GrundyTable, ColdPairs, Nim } = await nim();
const rest = { coupling: 'none', pastEnd: false, endRule: 'normal' } as const;
const run = new Nim({ ...rest, heaps: [3, 5n], rules: ['any'] });
new Nim({ ...rest, heaps: BigUint64Array.of(3n), rules: ['any'] });
// @ts-expect-error
new Nim({ ...rest, heaps: ['3'], rules: ['any'] });
const { xor }: { xor?: bigint } = run.why([1, 2n]);
run.tryTake([3, 5], { heap: 0, stones: 1, both: false });
run.record([{ heap: 0, stones: 1, both: false }, { heap: 1, stones: 2n, both: false }]);
new GrundyTable({ rule: 'any', upTo: 50 });
new ColdPairs({ count: 3 }).at(2);
console.log(xor);
`;

/** A copy of the package. */
const FROM = `
import { bindingsFrom, elementsFrom, type FolderError } from 'appleyard/from';

const there: void = await elementsFrom('/appleyard/');
const { chain } = await bindingsFrom(new URL('https://example.org/appleyard/'));
const { Chain } = await chain();
const row = new Chain({ objects: 9, endRule: 'normal', firstMove: 'fewest' });
const address = (error: FolderError): string => error.params.address;
// @ts-expect-error
elementsFrom(3);
console.log(there, row, address);
`;

/** JSX of React 19. */
const JSX = `
import { type AppleyardElement, type StepDetail } from 'appleyard/react';
import { useRef } from 'react';

export function Post() {
  const figure = useRef<AppleyardElement>(null);
  return (
    <>
      <appleyard-nim
        ref={figure}
        id="fig1"
        className="wide"
        lang="es"
        scene="v=1"
        theme="dark"
        controls="minimal"
        start={3}
        autoplay
        loop={false}
        fit="false"
        width={640}
        height="480"
        step={4}
        playing
        onstep={({ detail }: CustomEvent<StepDetail>) => console.log(detail.lastStep)}
        onready={() => void figure.current?.ready}
        onClick={(event) => event.currentTarget.currentLink()}
      >
        <a href="#">a link</a>
      </appleyard-nim>
      <appleyard-chain onfinish={() => {}} onscenechange={() => {}} />
      {/* @ts-expect-error */}
      <appleyard-lattice theme="purple" />
      {/* @ts-expect-error */}
      <appleyard-lattice onstep={(event: MouseEvent) => event} />
      {/* @ts-expect-error */}
      <appleyard-lattice steps={3} />
      {/* @ts-expect-error */}
      <appleyard-latice />
    </>
  );
}
`;

const STRICT = {
  target: 'es2022',
  lib: ['es2022', 'dom'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  noEmit: true,
};

let project: Project;

beforeAll(async () => {
  project = await freshProject({
    'element.ts': example('ts'),
    'bindings.ts': example('js'),
    'use.ts': USE,
    'heaps.ts': HEAPS,
    'from.ts': FROM,
  });
});
afterAll(() => project.remove());

/** What the compiler says of a project. */
async function complaints(folder: string, name: string, compiler = tsc): Promise<string> {
  const output = await node(folder, compiler, '-p', name).catch(({ stdout }) => ({ stdout }));
  return output.stdout;
}

test('JSX of React knows the elements, their attributes and their events', async () => {
  const compilerOptions = {
    ...STRICT,
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
  };
  const withReact = await freshProject({
    'post.tsx': JSX,
    'example.tsx': example('tsx'),
    'tsconfig.json': JSON.stringify({ compilerOptions, include: ['*.tsx'] }),
  });
  try {
    // The types of React, as npm would install them.
    for (const name of ['@types/react', 'csstype']) {
      const from = fileURLToPath(new URL(`../../node_modules/${name}`, import.meta.url));
      await cp(from, join(withReact.folder, 'node_modules', name), { recursive: true });
    }
    expect(await complaints(withReact.folder, 'tsconfig.json')).toBe('');
  } finally {
    await withReact.remove();
  }
});

test('strict projects compile, however they resolve modules', async () => {
  const compile = async ([moduleResolution, module]: readonly string[]) => {
    const compilerOptions = { ...STRICT, module, moduleResolution };
    const name = `tsconfig.${moduleResolution}.json`;
    await project.write({ [name]: JSON.stringify({ compilerOptions, include: ['*.ts'] }) });
    expect(await complaints(project.folder, name), moduleResolution).toBe('');
  };
  await Promise.all(
    [
      ['bundler', 'esnext'],
      ['node16', 'node16'],
      ['nodenext', 'nodenext'],
    ].map(compile),
  );
  expect([typeof keepsPromises, typeof hasBindings]).toEqual(['function', 'function']);
});

test.runIf(full)('an older TypeScript finds them without `exports`, too', async () => {
  const compilerOptions = { ...STRICT, module: 'esnext', moduleResolution: 'node10' };
  const old = await freshProject({
    'use.ts': USE,
    'from.ts': FROM,
    'tsconfig.json': JSON.stringify({ compilerOptions, include: ['*.ts'] }),
  });
  try {
    await install(old.folder, 'typescript@5.9.3');
    const compiler = join(old.folder, 'node_modules/typescript/bin/tsc');
    expect(await complaints(old.folder, 'tsconfig.json', compiler)).toBe('');
  } finally {
    await old.remove();
  }
});
