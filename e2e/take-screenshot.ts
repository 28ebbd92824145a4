import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { browserLaunchOptions } from './browser.ts';

export type Screenshot = {
  address: string;
  out: string;
  /** CSS pixels; below 600 it is a phone, with touch and two device pixels to one. */
  width: number;
  dark: boolean;
  /** The whole page, not only what is seen without scrolling. */
  full: boolean;
  /** A Playwright storage state: who is signed in. */
  storage?: string | undefined;
};

/** Takes one picture, and repeats on stderr what the page complained of. */
export async function takeScreenshot({
  address,
  out,
  width,
  dark,
  full,
  storage,
}: Screenshot): Promise<void> {
  await mkdir(path.dirname(out), { recursive: true });
  const phone = width < 600;
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    const context = await browser.newContext({
      viewport: { width, height: phone ? 844 : 800 },
      deviceScaleFactor: phone ? 2 : 1,
      isMobile: phone,
      hasTouch: phone,
      colorScheme: dark ? 'dark' : 'light',
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      ...(storage ? { storageState: storage } : {}),
    });
    const page = await context.newPage();
    repeatComplaints(page);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.screenshot({ path: out, fullPage: full });
  } finally {
    await browser.close();
  }
}

function repeatComplaints(page: Page): void {
  page.on('pageerror', (error) => console.error(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(`console: ${message.text()}`);
  });
}
