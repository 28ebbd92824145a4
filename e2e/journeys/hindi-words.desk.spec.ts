import { gzipSync } from 'node:zlib';
import { baseUrl } from '../fixtures/api.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { lakshmi } from '../fixtures/people.ts';
import { takenOver } from '../fixtures/taken-over.ts';
import { expect, type Page, test } from '../fixtures/test.ts';

const hindi = /[\u0900-\u097f]/;
const wordsFile = /\/assets\/[^/]*hindi-(?!field)[^/]*\.js$/;

async function inHindi(page: Page): Promise<void> {
  const url = baseUrl();
  await page.context().addCookies([{ name: 'lang', value: 'hi', url }]);
}

/** The files of Hindi words that a page loads until it is shown, and their kilobytes as gzip. */
async function wordsOf(
  page: Page,
  path: string,
  isShown: () => Promise<unknown> = () => takenOver(page),
): Promise<{ files: string[]; kilobytes: number }> {
  const bodies = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (wordsFile.test(pathname))
      bodies.set(
        pathname,
        response.body().then((body) => gzipSync(body).length / 1000),
      );
  });
  await inPlace(page);
  await page.goto(path, { waitUntil: 'load' });
  await isShown();
  const sizes = await Promise.all(bodies.values());
  return { files: [...bodies.keys()], kilobytes: sizes.reduce((sum, size) => sum + size, 0) };
}

for (const path of ['/home', '/services', '/services/tap-repair'])
  test(`a visitor in Hindi loads of ${path} the words of that page alone`, async ({ page }) => {
    await inHindi(page);
    const { files, kilobytes } = await wordsOf(page, path);
    const said = `${path}: ${kilobytes.toFixed(1)} KB of Hindi in ${files.length} files`;
    console.log(said);
    expect(files.length, said).toBeGreaterThan(1);
    expect(files.filter((file) => file.includes('shared'))).toEqual([]);
    // 11.4 on the page of a service, with its reviews, how its price is said and the ways to ask a question and for quotations;
    // some of it is the list of the pages that have words, which grows with each page and says its folder.
    expect(kilobytes, said).toBeLessThan(11.7);
  });

test('a partner in Hindi loads the words of the work area, and an English visitor none', async ({
  page,
  newPerson,
}) => {
  await inHindi(page);
  await enterAs(page, lakshmi);
  // What is fetched ahead once the page stands, on a quick machine before the network is idle, is no part of it.
  const heading = page.getByRole('heading', { level: 1 });
  const { kilobytes } = await wordsOf(page, '/consultant-service', () => expect(heading).toHaveText(hindi));
  console.log(`/consultant-service: ${kilobytes.toFixed(1)} KB of Hindi`);
  // 21.0 with leads, projects, loans, hiring, the talent pool and the network in the menu, and 4.6 more where a part that is fetched later comes before.
  expect(kilobytes).toBeLessThan(26);
  expect((await wordsOf(await newPerson('desk'), '/home')).files).toEqual([]);
});
