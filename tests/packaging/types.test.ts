/** The types of the package, as strict projects see them. */
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type {} from '../../www/src/embed/element.ts';
import type { ChainFigure } from '../../www/src/exhibits/chain/element.ts';
import type { Slug } from '../../www/src/exhibits/index.ts';
import type { LatticeFigure } from '../../www/src/exhibits/lattice/element.ts';
import type { NetworksFigure } from '../../www/src/exhibits/networks/element.ts';
import type { NimFigure } from '../../www/src/exhibits/nim/element.ts';
import type { QuicksortFigure } from '../../www/src/exhibits/quicksort/element.ts';
import { node } from './support/npm.ts';
import { example } from './support/package-page.ts';
import { freshProject, type Project } from './support/project.ts';

/** The compiler refuses this file unless the elements have what the types of the package promise. */
interface Figures {
  'appleyard-chain': ChainFigure;
  'appleyard-lattice': LatticeFigure;
  'appleyard-networks': NetworksFigure;
  'appleyard-nim': NimFigure;
  'appleyard-quicksort': QuicksortFigure;
}
type Promised = { [S in Slug as `appleyard-${S}`]: HTMLElementTagNameMap[`appleyard-${S}`] };
const keepsPromises = (figures: Figures): Promised => figures;
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

let project: Project;

beforeAll(async () => {
  project = await freshProject({
    'element.ts': example('ts'),
    'bindings.ts': example('js'),
    'use.ts': USE,
  });
});
afterAll(() => project.remove());

test('strict projects compile, however they resolve modules', async () => {
  const compile = async ([moduleResolution, module]: readonly string[]) => {
    const compilerOptions = {
      target: 'es2022',
      lib: ['es2022', 'dom'],
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      noEmit: true,
      module,
      moduleResolution,
    };
    const name = `tsconfig.${moduleResolution}.json`;
    await project.write({ [name]: JSON.stringify({ compilerOptions, include: ['*.ts'] }) });
    const output = await node(project.folder, tsc, '-p', name).catch(({ stdout }) => ({ stdout }));
    expect(output.stdout, moduleResolution).toBe('');
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
