import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { desk, phone } from './fixtures/devices.ts';
import tests from './playwright.config.ts';

/** Every screen of the demo city as `npm start` tells it, one person after the other in one city: part of npm run test:long. */
export default defineConfig({
  ...tests,
  globalSetup: './city/tell-city.ts',
  testMatch: 'city/every-screen.ts',
  workers: 1,
  retries: 0,
  timeout: 20 * 60_000,
  reporter: [
    ['list'],
    ['json', { outputFile: path.resolve(import.meta.dirname, '../.cache/test/city.json') }],
  ],
  projects: [
    // Each where they mostly are.
    { name: 'phone', use: phone, grep: /\((Buyer|Professional)\)/ },
    { name: 'desk', use: desk, grep: /\((Service Partner|Staff|Admin)\)/ },
  ],
});
