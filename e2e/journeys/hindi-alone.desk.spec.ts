import { pathToFileURL } from 'node:url';
import { sourceWords, wordsFiles } from '../../apps/web/words/source-words.ts';
import { baseUrl } from '../fixtures/api.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { lakshmi } from '../fixtures/people.ts';
import { expect, type Page, test } from '../fixtures/test.ts';
import { navigate } from '../pages/walk.ts';

const devanagari = /[\u0900-\u097f]/;

/** Every Hindi word of the web app and of the packages under its key. */
async function hindiWords(): Promise<Map<string, string>> {
  const words = new Map<string, string>();
  for (const place of wordsFiles().values()) {
    const modules: Record<string, Record<string, string>> = await import(pathToFileURL(place).href);
    for (const own of Object.values(modules))
      for (const [key, hindi] of Object.entries(own)) words.set(key, hindi);
  }
  return words;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What the code says in English where it has Hindi, each as a pattern: `{{name}}` may be anything. */
async function englishTexts(): Promise<RegExp[]> {
  const hindi = await hindiWords();
  const spoken = [...sourceWords().values()].flatMap((file) => file.spoken);
  const texts = spoken.flatMap(({ key, english }) => {
    const translated = hindi.get(key) ?? hindi.get(`${key}_other`);
    return english !== null &&
      /[a-z]{3}/i.test(english) &&
      translated !== undefined &&
      devanagari.test(translated)
      ? [english]
      : [];
  });
  return [...new Set(texts)].map(
    (text) =>
      new RegExp(
        `^${text
          .split(/\{\{\w+\}\}/)
          .map(escaped)
          .join('.+')}$`,
      ),
  );
}

/** Collects from now on every text that is on the page for a moment, of labels and pictures as well. */
async function watchTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const texts = new Set<string>();
    Object.assign(globalThis, { shownTexts: texts });
    const attributes = ['aria-label', 'placeholder', 'alt', 'title'];
    const add = (text: string | null) => {
      if (text?.trim()) texts.add(text.trim());
    };
    const read = (node: Node) => {
      if (
        node.nodeType === Node.TEXT_NODE &&
        !/^(SCRIPT|STYLE|NOSCRIPT)$/.test(node.parentElement?.tagName ?? '')
      )
        add(node.textContent);
      if (node instanceof Element) for (const name of attributes) add(node.getAttribute(name));
      for (const child of node.childNodes) read(child);
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        if (type === 'childList') for (const node of addedNodes) read(node);
        else read(target);
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: attributes,
    });
  });
}

const shownTexts = (page: Page) =>
  page.evaluate(() => [...(globalThis as unknown as { shownTexts: Set<string> }).shownTexts]);

/** Words, code and answers come late and in no order, as on a bad line. */
async function slowLine(page: Page): Promise<void> {
  let turn = 0;
  await page.route(/\/(assets|api)\/|\.data(\?|$)/, async (route) => {
    turn += 1;
    const late = route.request().url().includes('hindi-') ? 500 : (turn % 4) * 60;
    await new Promise((passed) => setTimeout(passed, late));
    await route.continue().catch(() => undefined);
  });
}

async function visit(page: Page, to: string): Promise<void> {
  await navigate(page, to);
  await expect(page).toHaveURL(new RegExp(`${to}$`));
  await expect(page.getByRole('main')).toContainText(devanagari);
  await page.waitForLoadState('networkidle');
}

async function walk(page: Page, first: string, rest: readonly string[]): Promise<void> {
  const url = baseUrl();
  await page.context().addCookies([{ name: 'lang', value: 'hi', url }]);
  await watchTexts(page);
  await slowLine(page);
  await page.goto(first);
  await page.waitForLoadState('networkidle');
  for (const to of rest) await visit(page, to);
  const english = await englishTexts();
  const texts = await shownTexts(page);
  // The watcher saw the pages, and the patterns are those of the code.
  expect(texts.filter((text) => devanagari.test(text)).length).toBeGreaterThan(100);
  expect(english.length).toBeGreaterThan(1_000);
  expect(english.some((pattern) => pattern.test('Log in'))).toBe(true);
  expect(texts.filter((text) => english.some((pattern) => pattern.test(text)))).toEqual([]);
}

test('a visitor in Hindi on a slow line sees no English between two pages', async ({ page }) => {
  await inPlace(page);
  await walk(page, '/home', [
    '/services',
    '/services/tap-repair',
    '/help/faqs',
    '/help/support',
    '/login',
    '/home',
  ]);
});

test('a partner in Hindi on a slow line sees no English between two pages', async ({ page }) => {
  await inPlace(page);
  await enterAs(page, lakshmi);
  await walk(page, '/consultant-service', [
    '/profile',
    '/update-partner',
    '/service-categories',
    '/users/sub-users-list',
    '/help/support',
    '/consultant-service',
  ]);
});
