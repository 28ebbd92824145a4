import { defineConfig } from '@playwright/test';
import { desk, phone } from './fixtures/devices.ts';
import tests from './playwright.config.ts';

/** The gallery of every screen in .cache/screenshots/all: to be looked at, not part of npm test. */
export default defineConfig({
  ...tests,
  testMatch: 'pages/screenshots.ts',
  reporter: 'list',
  projects: [
    { name: 'phone', use: { ...phone, deviceScaleFactor: 2 } },
    { name: 'desk', use: desk },
  ],
});
