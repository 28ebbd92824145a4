import type { Page } from '@playwright/test';
import { enterBackoffice } from '../fixtures/admin.ts';
import { baseUrl } from '../fixtures/api.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { expect } from '../fixtures/test.ts';
import type { Screen, Tour } from './screen.ts';

/** Turns to a language as the switch in the account menu does. */
export async function speak(page: Page, language: 'en' | 'hi'): Promise<void> {
  await page.context().addCookies([{ name: 'lang', value: language, url: baseUrl() }]);
  await page.addInitScript((value) => localStorage.setItem('language', value), language);
}

export async function begin(page: Page, { person, office }: Tour): Promise<void> {
  if (office) return enterBackoffice(page);
  await inPlace(page);
  if (person) await enterAs(page, person);
}

/**
 * Opens a screen and waits until it is ready: no skeleton, no splash, fonts loaded, a dialog open if it asks for one.
 */
export async function visit(page: Page, { path }: Screen): Promise<void> {
  // What stands is waited for below; the load event waits for pictures further down as well.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('main')).toBeVisible();
  if (/dialog=|all=1|open=/.test(path)) await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('[class*="bone" i], [class*="splash" i], [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Turns the device to light or dark and waits until everything is painted so. */
export async function light(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  await page.evaluate(() => {
    for (const one of document.getAnimations())
      if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish();
  });
}
