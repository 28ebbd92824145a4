import type { Page } from '@playwright/test';
import { enterBackoffice } from '../fixtures/admin.ts';
import { baseUrl } from '../fixtures/api.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { expect } from '../fixtures/test.ts';
import type { Screen, Tour } from './screen.ts';
import { followRequests, navigate, untilStarted } from './walk.ts';

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
 * Opens one screen after the other on this page and waits until each is ready. Each is loaded by its address, or, where
 * they are `linked`, only the first one: the others come as by a link, with the scripts that the page has already.
 */
export function opener(page: Page, { linked }: { readonly linked: boolean }) {
  const untilDrawn = followRequests(page);
  let isOpen = false;
  return async ({ path }: Screen): Promise<void> => {
    if (linked && isOpen) await navigate(page, path);
    // Readiness is waited for below; the load event waits for pictures further down as well.
    else await page.goto(path, { waitUntil: 'domcontentloaded' });
    isOpen = true;
    await untilStarted(page);
    await untilDrawn();
    await expect(page).toHaveURL((url) => url.pathname + url.search === path);
    await expectReady(page, path);
  };
}

/** No skeleton, no splash, fonts loaded, a dialog open if the address asks for one. */
async function expectReady(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  if (/dialog=|all=1|open=/.test(path)) await expect(page.getByRole('dialog').last()).toBeVisible();
  // With less motion the fading splash is invisible at once, and is taken away half a second later.
  const unready = '[class*="skeleton" i], [class*="splash" i]:not([data-stage="fading"]), [aria-busy="true"]';
  await expect(page.locator(unready)).toHaveCount(0);
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
