import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const pages = ['/home', '/services', '/services/tap-repair', '/services/tap-repair/in/bengaluru', '/login'];

/** WCAG 1.4.4 and 1.4.10: letters of a person's own size, and a phone on which all is twice as large. */
const eyes = [
  { name: 'letters of one and a half times their size', language: 'en', width: 390, letters: 150 },
  { name: 'letters of one and a half times their size', language: 'hi', width: 390, letters: 150 },
  { name: 'letters of twice their size', language: 'en', width: 390, letters: 200 },
  { name: 'everything twice as large', language: 'en', width: 195, letters: 100 },
];

/** What hangs out of the window sideways, or out of a box that hides it; pictures may be cut. */
const hangingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const named = (element: Element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`;
    const isCut = (element: Element) =>
      element.scrollWidth > element.clientWidth + 1 &&
      /hidden|clip/.test(getComputedStyle(element).overflowX) &&
      /^(ARTICLE|HEADER)$/.test(element.tagName);
    const wide = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : [];
    return [...wide, ...[...document.querySelectorAll('body *')].filter(isCut).map(named)];
  });

for (const { name, language, width, letters } of eyes)
  test(`with ${name} nothing hangs out of the window, in ${language}`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript((percent) => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = `${percent}%`;
      });
    }, letters);
    for (const address of pages) {
      await page.goto(address);
      await expect(page.getByRole('main')).toBeVisible();
      expect([address, await hangingOut(page)]).toEqual([address, []]);
    }
  });
