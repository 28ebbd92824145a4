import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { leftToTheLongRun } from '../scripts/test/left-to-the-long-run.ts';
import { browserLaunchOptions } from './browser.ts';
import { calm, inIndia } from './fixtures/devices.ts';

const CACHE = path.resolve(import.meta.dirname, '../.cache/test');

/** A shared machine may be half as quick; waiting longer costs nothing where what is waited for comes. */
const patience = process.env['CI'] ? 2 : 1;

/** `name.phone.spec.ts` runs on a phone, `name.desk.spec.ts` on a desk, by `fixtures/test.ts`: a worker serves both with one city. */
export default defineConfig({
  testDir: '.',
  // Tests of the fixtures themselves are vitest's (`*.unit.test.ts`).
  testMatch: '**/*.spec.ts',
  testIgnore: leftToTheLongRun('e2e').map((file) => `**/${file}`),
  outputDir: path.join(CACHE, 'playwright'),
  globalSetup: './global-setup.ts',
  // On two cores: while two pages draw, the others wait for an answer, a timer or a message.
  workers: 4,
  // A shared machine may stall for seconds; what fails twice is broken.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  timeout: 60_000 * patience,
  expect: { timeout: 10_000 * patience },
  reporter: [['list'], ['json', { outputFile: path.join(CACHE, 'playwright.json') }]],
  use: {
    launchOptions: await browserLaunchOptions(),
    ...inIndia,
    contextOptions: calm,
    actionTimeout: 10_000 * patience,
    navigationTimeout: 20_000 * patience,
    // A worker would answer in the place of what a test stubs; the tests of it let it in.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
