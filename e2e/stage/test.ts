import { type Browser, type BrowserContextOptions, type Page, test as base, expect } from '@playwright/test';
import { desk, inIndia, phone } from './devices.ts';

export { expect, type Locator, type Page, type Response } from '@playwright/test';

/** What no page may say: an error nobody caught, a page drawn twice, something the content policy refused. */
function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && /Content Security Policy|Minified React error|hydrat/i.test(text))
      complaints.push(`${page.url()}: ${text}`);
  });
}

interface Stage {
  readonly complaints: string[];
  /** Somebody with a device of their own, beside the test's own page. */
  readonly newPerson: (device: 'phone' | 'desk', options?: BrowserContextOptions) => Promise<Page>;
}

const openFor = async (browser: Browser, device: 'phone' | 'desk', options: BrowserContextOptions = {}) =>
  (await browser.newContext({ ...(device === 'phone' ? phone : desk), ...inIndia, ...options })).newPage();

/** Every test fails on an error that its pages did not catch. */
export const test = base.extend<Stage>({
  complaints: [
    // Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const complaints: string[] = [];
      await use(complaints);
      expect(complaints, 'errors on the pages').toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, complaints }, use) => {
    listen(page, complaints);
    await use(page);
  },
  newPerson: async ({ browser, baseURL, complaints }, use) => {
    const opened: Page[] = [];
    await use(async (device, options) => {
      const page = await openFor(browser, device, { ...(baseURL ? { baseURL } : {}), ...options });
      listen(page, complaints);
      opened.push(page);
      return page;
    });
    await Promise.all(opened.map((page) => page.context().close()));
  },
});
