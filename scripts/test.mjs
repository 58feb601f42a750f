/**
 * `npm test`: runs all tests. `npm test -- --help` explains how to run some of them. The browser tests use
 * the production build; there is no build only for tests.
 */
import { createServer } from 'node:net';
import { buildSite, buildWasm } from './lib/build.mjs';
import { provideChromium, provideFullChromium } from './lib/chromium.mjs';
import { provideEngines } from './lib/engines.mjs';
import { runParts } from './lib/parts.mjs';
import { command, Failure, output, run, runPackage } from './lib/run.mjs';
import { setup } from './lib/setup.mjs';

const USAGE = `npm test                              everything but the engines
npm test -- --engines                 everything
npm test -- --engines=quick           everything, and of the engines what finds most: pages, steps, the console
npm test -- --full                    every scene in every size and language, 10,000 random actions,
                                      a post built by blog engines from npm; takes hours
npm test -- --late --only browser     the browser tests, with pages that are slow and answers that come late
npm test -- ARGUMENTS                 everything but the engines; the arguments go to Playwright
npm test -- --only PART [ARGUMENTS]   one part; the arguments go to its runner

PART   cargo      the Rust code                        cargo nextest, or cargo test
       unit       tests/unit, TypeScript in Node       vitest
       bindings   tests/bindings, the wasm in Node     vitest
       packaging  tests/packaging, the npm package     vitest
       browser    tests/e2e, in Chromium               Playwright
       hosts      tests/hosts, and what is pressed and dragged, in a Chromium as people have it
                                                       Playwright
       robust     tests/robust: random actions, mutilated links, a dead engine
                                                       Playwright
       engines    tests/engines, in Firefox, WebKit    vitest`;

/** The files of the engines that find most, for the time they take. */
const QUICK_ENGINES = ['console', 'pages', 'steps'];

/** The parts that run before a part that is run alone. */
/** @type {Record<string, string[]>} */
const BUILDS = {
  cargo: [],
  unit: ['wasm'],
  bindings: ['wasm'],
  packaging: ['chromium', 'wasm'],
  browser: ['chromium', 'wasm', 'site'],
  hosts: ['full-chromium', 'wasm', 'site'],
  robust: ['chromium', 'wasm', 'site'],
  engines: ['browsers', 'wasm', 'site'],
};

/** @param {string[]} args */
function parse(args) {
  const own = ['--engines', '--engines=quick', '--full', '--late'];
  const extra = args.filter((arg) => !own.includes(arg));
  const engines = args.find((arg) => arg.startsWith('--engines'));
  if (args.includes('--full')) process.env.APPLEYARD_FULL = '1';
  if (args.includes('--late')) process.env.APPLEYARD_LATE = '1';
  const at = extra.indexOf('--only');
  if (at === -1) return { only: undefined, engines, extra };
  const [, only = ''] = extra.splice(at, 2);
  if (!Object.hasOwn(BUILDS, only)) throw new Failure(`--only takes a PART.\n\n${USAGE}`);
  return { only, engines, extra };
}

/**
 * The crates with a folder `tests`, as arguments of cargo. Cargo itself finds them, so none can be forgotten.
 * The tests of the bindings are in JavaScript.
 * @returns {string[]}
 */
function testedCrates() {
  const metadata = output('cargo', ['metadata', '--no-deps', '--format-version=1']);
  if (!metadata) throw new Failure('cargo cannot read the Cargo.toml of this project.');
  /** @type {{ packages: { name: string, targets: { kind: string[] }[] }[] }} */
  const { packages } = JSON.parse(metadata);
  return packages
    .filter(({ targets }) => targets.some(({ kind }) => kind.includes('test')))
    .flatMap(({ name }) => ['--package', name]);
}

/** @param {string[]} extra */
async function testCargo(extra) {
  const tested = testedCrates();
  // Long tests run only with `--full`.
  const full = process.env.APPLEYARD_FULL !== undefined;
  if (!output('cargo', ['nextest', '--version'])) {
    const ignored = full ? ['--', '--include-ignored'] : [];
    return run('cargo', ['test', ...tested, ...extra, ...ignored]);
  }
  const ignored = full ? ['--run-ignored', 'all'] : [];
  await run('cargo', ['nextest', 'run', ...tested, ...extra, ...ignored]);
  // The examples in the documentation, which nextest does not run. A filter does not apply to them.
  if (extra.length === 0) await run('cargo', ['test', ...tested, '--doc']);
}

/**
 * @param {string} project
 * @param {string[]} extra
 */
function testNode(project, extra) {
  return runPackage('vitest/vitest.mjs', ['run', '--project', project, ...extra]);
}

/**
 * @param {string} project
 * @param {string[]} extra
 */
async function testBrowser(project, extra, env = {}) {
  await runPackage('@playwright/test/cli.js', ['test', `--project=${project}`, ...extra], {
    APPLEYARD_PORT: String(await freePort()),
    ...env,
  });
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
  const site = ['wasm', 'site'];
  /** @type {import('./lib/parts.mjs').Part[]} */
  const parts = [
    // Fetching them keeps no processor busy. They come one after the other, because the system has one
    // package manager.
    { name: 'chromium', cores: 0, run: async () => void (await provideChromium()) },
    {
      name: 'full-chromium',
      needs: ['chromium'],
      cores: 0,
      run: async () => void (await provideFullChromium()),
    },
    { name: 'browsers', needs: ['full-chromium'], cores: 0, run: provideEngines },
    // The tool that builds the wasm comes first, because both would wait for it.
    {
      name: 'xtask',
      run: () => run('cargo', ['build', '--package', 'xtask', '--package', 'bind']),
    },
    { name: 'wasm', needs: ['xtask'], cores: 1, run: () => buildWasm() },
    // What computes and never waits is done while browsers wait.
    { name: 'cargo', needs: ['xtask'], patient: true, run: () => testCargo(argsOf('cargo')) },
    { name: 'site', needs: ['wasm'], cores: 1, run: buildSite },
    {
      name: 'size',
      needs: site,
      cores: 1,
      run: () => run(process.execPath, ['scripts/size.mjs']),
    },
    // Of the parts that run beside each other, the longest begin first.
    {
      name: 'engines',
      needs: [...site, 'browsers'],
      cores: 1,
      run: () =>
        testNode('engines', [
          ...(engines === '--engines=quick' ? QUICK_ENGINES : []),
          ...argsOf('engines'),
        ]),
    },
    {
      name: 'robust',
      needs: [...site, 'chromium'],
      cores: 1,
      run: () => testBrowser('robust', ['--workers=1', ...argsOf('robust')]),
    },
    { name: 'unit', needs: ['wasm'], patient: true, run: () => testNode('unit*', argsOf('unit')) },
    {
      name: 'bindings',
      needs: ['wasm'],
      patient: true,
      run: () => testNode('bindings', argsOf('bindings')),
    },
    {
      name: 'packaging',
      needs: ['wasm', 'chromium'],
      cores: 1,
      run: () => testNode('packaging', argsOf('packaging')),
    },
    {
      name: 'browser',
      needs: [...site, 'chromium'],
      run: () => testBrowser('chromium', argsOf('browser')),
    },
    {
      name: 'hosts',
      needs: [...site, 'full-chromium'],
      run: async () =>
        testBrowser('hosts', argsOf('hosts'), { CHROMIUM: await provideFullChromium() }),
    },
  ];
  const chosen = only ? [...(BUILDS[only] ?? []), only] : undefined;
  const left = only || engines ? [] : ['engines', 'browsers'];
  await runParts(
    parts.filter(({ name }) => chosen?.includes(name) ?? !left.includes(name)),
    left.length > 0 ? 'Firefox and WebKit were not tested: npm test -- --engines' : undefined,
  );
});
