import { createHash } from 'node:crypto';
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

const inlineScript = /<script(?<attributes>[^>]*)>(?<text>.*?)<\/script>/gs;

/** Which scripts a document may run by its policy, and which it holds: the hashes of its inline scripts, its files. */
function scriptsOf(html: string, policy: string) {
  const own = policy.split(';').find((part) => part.startsWith('script-src')) ?? '';
  // What a page tells search engines is data: it never runs, whatever the policy says.
  const scripts = [...html.matchAll(inlineScript)].filter(
    ({ groups }) => !groups?.['attributes']?.includes('application/ld+json'),
  );
  const found = scripts.map(({ groups }) => ({
    src: /\ssrc="(?<src>[^"]*)"/.exec(groups?.['attributes'] ?? '')?.groups?.['src'],
    hash: `'sha256-${createHash('sha256')
      .update(groups?.['text'] ?? '')
      .digest('base64')}'`,
  }));
  return {
    allowed: own.split(' ').slice(1),
    inline: found.flatMap(({ src, hash }) => (src === undefined ? [hash] : [])),
    files: found.flatMap(({ src }) => (src === undefined ? [] : [src])),
  };
}

for (const language of ['en', 'hi'])
  test(`the policy of every public page in ${language} lists its inline scripts, each by its hash, and nothing else`, async ({
    request,
  }) => {
    for (const path of paths) {
      const answer = await request.get(path, { headers: { cookie: `lang=${language}` } });
      const html = await answer.text();
      expect(html, path).toMatch(new RegExp(`<html[^>]* lang="${language}`));
      const { allowed, inline, files } = scriptsOf(html, answer.headers()['content-security-policy'] ?? '');
      expect(inline.length, path).toBeGreaterThan(0);
      expect(new Set(allowed), path).toEqual(new Set(["'self'", ...inline]));
      expect(
        files.filter((src) => !/^\/[^/]/.test(src)),
        path,
      ).toEqual([]);
    }
  });

/** One of each kind of document: drawn by the server, with a dialog, unknown, and drawn in the browser. */
const comeAlive = {
  en: ['/services/tap-repair?dialog=location', '/services/no-such-service', '/login'],
  hi: ['/home?all=1', '/help/faqs'],
} as const;

for (const language of ['en', 'hi'] as const) {
  test(`public pages in ${language}: the policy lets every script of the page run, and no other`, async ({
    page,
    context,
    baseURL,
    complaints,
  }) => {
    await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
    const reported = await watchScripts(page);
    for (const path of comeAlive[language]) {
      await page.goto(path, { waitUntil: 'load' });
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
