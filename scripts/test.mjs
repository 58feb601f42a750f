/**
 * `npm test`: all tests. `npm test -- --help` says how to run some of them.
 *
 * The browser tests see the production build: no build is made just for tests.
 */
import { createServer } from 'node:net';
import { buildSite, buildWasm } from './lib/build.mjs';
import { provideChromium } from './lib/chromium.mjs';
import { provideEngines } from './lib/engines.mjs';
import { runParts } from './lib/parts.mjs';
import { command, Failure, output, run, runPackage } from './lib/run.mjs';
import { setup } from './lib/setup.mjs';

const USAGE = `npm test                              everything but the engines
npm test -- --engines                 everything
npm test -- ARGUMENTS                 the same; the arguments go to Playwright
npm test -- --only PART [ARGUMENTS]   one part; the arguments go to its runner

PART   cargo      the Rust code                        cargo nextest, or cargo test
       unit       tests/unit, TypeScript in Node       vitest
       bindings   tests/bindings, the wasm in Node     vitest
       packaging  tests/packaging, the npm package     vitest
       browser    tests/e2e, tests/hosts, in Chromium  Playwright
       robust     tests/robust: random actions, mutilated links, a dead engine
                                                       Playwright; --full: ten times as many
       engines    tests/engines, in Firefox, WebKit    vitest`;

/** The builds that a part is run on. */
/** @type {Record<string, string[]>} */
const BUILDS = {
  cargo: [],
  unit: ['wasm'],
  bindings: ['wasm'],
  packaging: ['wasm'],
  browser: ['wasm', 'site'],
  robust: ['wasm', 'site'],
  engines: ['wasm', 'site'],
};

/** @param {string[]} args */
function parse(args) {
  const extra = args.filter((arg) => arg !== '--engines');
  const engines = extra.length < args.length;
  const at = extra.indexOf('--only');
  if (at === -1) return { only: undefined, engines, extra };
  const [, only = ''] = extra.splice(at, 2);
  if (!Object.hasOwn(BUILDS, only)) throw new Failure(`--only takes a PART.\n\n${USAGE}`);
  return { only, engines, extra };
}

/** @param {string[]} extra */
async function testCargo(extra) {
  if (!output('cargo', ['nextest', '--version'])) {
    return run('cargo', ['test', '--workspace', ...extra]);
  }
  await run('cargo', ['nextest', 'run', '--workspace', ...extra]);
  // Examples in the documentation, which nextest does not run. A filter is not for them.
  if (extra.length === 0) await run('cargo', ['test', '--workspace', '--doc']);
}

/**
 * @param {string} project
 * @param {string[]} extra
 */
function testNode(project, extra) {
  return runPackage('vitest/vitest.mjs', ['run', '--project', project, ...extra]);
}

/** @param {string[]} extra */
async function testPackaging(extra) {
  await provideChromium();
  await testNode('packaging', extra);
}

/**
 * @param {string} project
 * @param {string[]} extra
 */
async function testBrowser(project, extra) {
  await provideChromium();
  const full = extra.includes('--full');
  const args = extra.filter((argument) => argument !== '--full');
  await runPackage('@playwright/test/cli.js', ['test', `--project=${project}`, ...args], {
    APPLEYARD_PORT: String(await freePort()),
    ...(full && { APPLEYARD_FULL: '1' }),
  });
}

/** @param {string[]} extra */
async function testEngines(extra) {
  await provideEngines();
  await testNode('engines', extra);
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

await command(async () => {
  const { only, engines, extra } = parse(process.argv.slice(2));
  if (extra.includes('--help')) {
    console.log(USAGE);
    return;
  }
  await setup();
  /** @param {string} part */
  const argsOf = (part) => (part === (only ?? 'browser') ? extra : []);
  const parts = [
    { name: 'cargo', run: () => testCargo(argsOf('cargo')) },
    { name: 'wasm', run: () => buildWasm() },
    { name: 'site', needs: ['wasm'], run: buildSite },
    { name: 'size', needs: ['wasm', 'site'], run: () => run('cargo', ['xtask', 'size']) },
    { name: 'unit', needs: ['wasm'], run: () => testNode('unit', argsOf('unit')) },
    { name: 'bindings', needs: ['wasm'], run: () => testNode('bindings', argsOf('bindings')) },
    { name: 'packaging', needs: ['wasm'], run: () => testPackaging(argsOf('packaging')) },
    {
      name: 'browser',
      needs: ['wasm', 'site'],
      run: () => testBrowser('chromium', argsOf('browser')),
    },
    {
      name: 'robust',
      needs: ['wasm', 'site'],
      run: () => testBrowser('robust', argsOf('robust')),
    },
    {
      name: 'engines',
      needs: ['wasm', 'site'],
      run: () => testEngines(argsOf('engines')),
    },
  ];
  const chosen = only ? [...(BUILDS[only] ?? []), only] : undefined;
  const left = only || engines ? undefined : 'engines';
  await runParts(
    parts.filter(({ name }) => chosen?.includes(name) ?? name !== left),
    left && 'Firefox and WebKit were not tested: npm test -- --engines',
  );
});
