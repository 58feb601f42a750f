import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './scripts/lib/chromium.mjs';

// `npm test` finds a free port.
const port = process.env.APPLEYARD_PORT ?? '4174';
const address = `http://127.0.0.1:${port}/`;
const executablePath = await findChromium();
// What comes late needs more time.
const patience = process.env.APPLEYARD_LATE === undefined ? 1 : 3;
// A worker would answer from what another test has kept. The test of it allows it.
const use = {
  serviceWorkers: 'block' as const,
  launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
};

/**
 * The files whose tests move, press and drag. With those of the hosts they run in a browser with windows, as people have
 * it: frames of other processes and the pointer differ there.
 */
const pointed =
  /e2e\/(contract\/scaled(-gestures)?|lattice-view|networks-draw|nim-panels|paths-graph|chain-play|games-tokens)\.spec/;

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // A test that passes only at the second try has found something, or is wrong. CI lists it as flaky, and fails by what fails twice.
  retries: process.env.APPLEYARD_SECOND_TRY === undefined ? 0 : 1,
  // A machine that does other work as well must not make a test fail.
  timeout: patience * 60_000,
  expect: {
    timeout: patience * 10_000,
    toPass: { timeout: patience * 10_000, intervals: [30, 100, 300] },
  },
  reporter: 'list',
  // A missing control fails at once, and not when the time of the whole test is over.
  use: {
    baseURL: address,
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: patience * 10_000,
  },
  projects: [
    { name: 'chromium', testDir: 'tests/e2e', testIgnore: pointed, use },
    { name: 'hosts', testMatch: ['hosts/**/*.spec.ts', pointed], use },
    { name: 'robust', testDir: 'tests/robust', use },
  ],
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --port ${port} --strictPort`,
    url: address,
    reuseExistingServer: false,
  },
});
