import { expect, type Page } from '../fixtures/test.ts';

/**
 * What a thumb cannot hit: every link, button and field that is seen, smaller than 44 by 44 pixels. A label or a
 * card that stretches over its control counts as the control; a link inside a sentence may be as high as its line.
 */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 43.5;
    const inSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' && element.closest('p, dd, li, blockquote') !== null;
    const area = (element: Element) => {
      const label = element.closest('label');
      const isStretched = ['::before', '::after'].some(
        (part) => getComputedStyle(element, part).position === 'absolute',
      );
      const host = isStretched ? (element as HTMLElement).offsetParent : null;
      return (label ?? host ?? element).getBoundingClientRect();
    };
    const top = document.querySelector('dialog[open]') ?? document;
    return [...top.querySelectorAll('a[href], button, input:not([type="hidden"]), select, textarea, summary')]
      .filter((element) => element.checkVisibility({ opacityProperty: false, visibilityProperty: true }))
      .filter(
        (element) => !element.matches('[disabled], [tabindex="-1"], [href="#page"]') && !inSentence(element),
      )
      .flatMap((element) => {
        const { width, height } = area(element);
        return width >= least && height >= least
          ? []
          : [`${Math.round(width)}x${Math.round(height)} ${element.outerHTML.slice(0, 140)}`];
      });
  });
}

/** Nothing sticks out to the side: a page scrolls one way. */
function widerThanScreen(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Fits a thumb, and a phone's width. */
export async function expectFitsThumb(page: Page, where: string): Promise<void> {
  expect.soft(await tooSmall(page), where).toEqual([]);
  expect.soft(await widerThanScreen(page), where).toBeLessThanOrEqual(0);
}

/** Fits a desk's width, and every column of a table has room for its heading. */
export async function expectFitsDesk(page: Page, where: string): Promise<void> {
  expect.soft(await widerThanScreen(page), where).toBeLessThanOrEqual(0);
  const squeezed = await page.evaluate(() =>
    // A day of a month's grid has two digits and needs no more.
    [...document.querySelectorAll('th:not([data-day])')]
      .filter((heading) => heading.checkVisibility() && heading.textContent !== '')
      .filter((heading) => heading.getBoundingClientRect().width < 48)
      .map((heading) => heading.textContent),
  );
  expect.soft(squeezed, `${where}, columns without room`).toEqual([]);
}

/**
 * The page is no wider with letters of one and a half times their size (WCAG 1.4.4); the letters are set back. Called on a page
 * that fits the phone.
 */
export async function expectFitsLargeLetters(page: Page, where: string): Promise<void> {
  const hanging = await page.evaluate(() => {
    const root = document.documentElement;
    const before = root.scrollWidth;
    root.style.fontSize = '150%';
    const isWider = root.scrollWidth > before;
    const beyond = [...document.querySelectorAll('#page *')].filter(
      (part) => part.checkVisibility() && part.getBoundingClientRect().right > before,
    );
    root.style.fontSize = '';
    return isWider ? ['the page', ...beyond.map((part) => part.outerHTML.slice(0, 120))] : [];
  });
  expect.soft(hanging, `${where}, large letters`).toEqual([]);
}
