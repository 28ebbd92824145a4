import { gzipSync } from 'node:zlib';
import { inPlace } from '../fixtures/enter.ts';
import { expect, type Page, type Response, test } from '../fixtures/test.ts';
import { aSharedCard } from '../fixtures/shared-card.ts';
import { publicPages } from './public-pages.ts';

/** React and the router alone are 107 KB. Styles are in the HTML; a shared card's later parts bring a small file (docs/decisions/loading-the-web-app.md). */
const LIMIT_KB = { script: 133.5, stylesheet: 1 };
type Kind = keyof typeof LIMIT_KB;

/**
 * What the first load fetches until the network is quiet, each file once and compressed as gzip does it, in kilobytes
 * of 1024 bytes. The visitor's place is known: the question where they are comes with scripts of its own.
 */
async function firstLoad(page: Page, path: string) {
  const fonts: string[] = [];
  const bodies = new Map<string, Promise<[Kind, number]>>();
  const weigh = (response: Response) => {
    const kind = response.request().resourceType();
    if (kind === 'font') fonts.push(new URL(response.url()).pathname);
    if (kind !== 'script' && kind !== 'stylesheet') return;
    bodies.set(
      response.url(),
      response.body().then((body) => [kind, gzipSync(body).length / 1024]),
    );
  };
  page.on('response', weigh);
  await inPlace(page);
  const answer = await page.goto(path, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  page.off('response', weigh);
  const sizes: Record<Kind, number> = { script: 0, stylesheet: 0 };
  for (const [kind, size] of await Promise.all(bodies.values())) sizes[kind] += size;
  return { sizes, fonts, headers: answer?.headers() ?? {} };
}

function expectBudget(sizes: Readonly<Record<Kind, number>>, path: string): void {
  const said = `${sizes.script.toFixed(1)} KB of scripts, ${sizes.stylesheet.toFixed(1)} KB of styles`;
  test.info().annotations.push({ type: 'bytes', description: said });
  console.log(`${path}: ${said}`);
  expect(sizes.script, said).toBeLessThanOrEqual(LIMIT_KB.script);
  expect(sizes.stylesheet, said).toBeLessThanOrEqual(LIMIT_KB.stylesheet);
}

for (const path of publicPages) {
  test(`the first load of ${path} keeps its byte budget, comes packed, and its rupee signs fetch no letters of other alphabets`, async ({
    page,
  }) => {
    const { sizes, fonts, headers } = await firstLoad(page, path);
    expectBudget(sizes, path);
    expect(headers['content-encoding']).toBe('br');
    expect(headers['vary']).toContain('Accept-Encoding');
    // With the styles of what it shows in it: 11 KB of the home page.
    expect(Number(headers['content-length'])).toBeLessThan(28 * 1024);
    expect(fonts.filter((font) => /latin-ext|vietnamese/.test(font))).toEqual([]);
    expect(fonts.length).toBeGreaterThan(0);
  });
}

test('the first load of a shared card keeps its byte budget', async ({ page }) => {
  const path = `/card/${await aSharedCard()}`;
  expectBudget((await firstLoad(page, path)).sizes, path);
});
