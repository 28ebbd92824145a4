import { enterAs, inPlace } from '../fixtures/enter.ts';
import { lakshmi } from '../fixtures/people.ts';
import { expect, type Page, test } from '../fixtures/test.ts';
import { followRequests } from './walk.ts';

const pages = [
  '/consultant-service',
  '/consultant-service/bookings',
  '/consultant-service/bookings?view=board',
  '/consultant-service/bookings?view=calendar',
  '/consultant-service/money',
  '/consultant-service/hours',
  '/projects',
  '/projects/payment-book',
  '/service-categories',
  '/people/assets',
  '/people/trips',
  '/people/reports/leave',
  '/message_center',
  '/notifications',
];

/** What reaches beyond the window where the page scrolls sideways: boxes, and words that do not fit into theirs. */
const beyond = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isWide = (part: Element | Range) => part.getBoundingClientRect().right > clientWidth + 1;
    const boxes = [...document.querySelectorAll('body *')].filter(isWide);
    const words: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      if (isWide(range)) words.push(`“${texts.currentNode.textContent?.slice(0, 40)}”`);
    }
    return [
      `${scrollWidth - clientWidth} px beyond`,
      ...boxes.map((part) => `${part.tagName}.${part.getAttribute('class')}`),
      ...words,
    ];
  });

test('with letters of twice their size pages of work do not scroll sideways on a phone', async ({ page }) => {
  test.setTimeout(180_000);
  await inPlace(page);
  await enterAs(page, lakshmi);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  const untilDrawn = followRequests(page);
  for (const path of pages)
    await test.step(path, async () => {
      await page.goto(path);
      await untilDrawn();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL((url) => url.pathname + url.search === path);
      expect.soft([path, await beyond(page)]).toEqual([path, []]);
    });
});
