import { expect, test } from '../fixtures/test.ts';
import { watchScripts } from './script-watch.ts';

/** Every kind of public page, with dialogs that the server draws, and pages that are drawn in the browser. */
const paths = [
  '/home',
  '/home?all=1',
  '/services',
  '/services?q=tap&sort=price',
  '/services/tap-repair',
  '/services/tap-repair?dialog=location',
  '/services/tap-repair/in/bengaluru',
  '/about-us',
  '/contact-us',
  '/terms-and-policy/terms',
  '/help/faqs',
  '/services/no-such-service',
  '/login',
];

for (const language of ['en', 'hi']) {
  test(`public pages in ${language}: the policy lets every script of the page run, and no other`, async ({
    page,
    context,
    baseURL,
    complaints,
  }) => {
    test.slow();
    await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
    const reported = await watchScripts(page);
    for (const path of paths) {
      const answer = await page.goto(path, { waitUntil: 'load' });
      const policy = (await answer?.headerValue('content-security-policy')) ?? '';
      const scripts = policy.split(';').find((part) => part.startsWith('script-src')) ?? '';
      expect(scripts).toMatch(/^script-src 'self'( 'sha256-[\w+/]{43}=')+$/);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      // The page has come alive: without its inline scripts the router cannot begin.
      await page.waitForFunction(() => '__reactRouterContext' in window);
      expect(reported, path).toEqual([]);
    }
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = '__ran(1)';
      document.head.append(script);
    });
    await expect.poll(() => reported).toEqual(['script-src-elem inline']);
    // The test provoked one complaint; the pages had none before it.
    await expect.poll(() => complaints).toHaveLength(1);
    complaints.length = 0;
  });
}

test('a page from the cache is the same page: its script runs there too', async ({ page }) => {
  const reported = await watchScripts(page);
  for (const _turn of ['rendered', 'kept', 'kept']) {
    await page.goto('/services/tap-repair?utm_source=a-letter');
    await page
      .getByRole('button', { name: /add|book/i })
      .first()
      .waitFor();
  }
  expect(reported).toEqual([]);
});
