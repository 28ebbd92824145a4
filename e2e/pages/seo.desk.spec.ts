import { expect, test } from '../fixtures/test.ts';
import { type Read, readDocument } from './document.ts';

test.use({ javaScriptEnabled: false });

interface Thing {
  readonly '@type'?: string;
  readonly '@graph'?: readonly Thing[];
  readonly [field: string]: unknown;
}

/** Every thing of schema.org that the page describes; a block that is not JSON fails the test. */
const thingsIn = ({ described }: Read): Thing[] =>
  described
    .map((block) => JSON.parse(block) as Thing)
    .flatMap((thing) => (thing['@graph'] ? [...thing['@graph']] : [thing]));

/** What each page tells a search engine besides its content, and that a trial host asks not to be listed. */
function expectHead(read: Read, address: string, title: RegExp): void {
  expect(read.status).toBe(200);
  expect(read.title).toMatch(title);
  expect(read.canonical).toBe(address);
  expect(read.description).toMatch(/\S{3}.{40}/);
  expect(read.robots).toContain('noindex');
  expect(read.headings).toHaveLength(1);
}

test('the home page and the list of services read without scripts: what is done, and a link to every service', async ({
  page,
  request,
  baseURL,
}) => {
  const toService = /^\/services\/[^?#]/;
  const home = await readDocument({ page, request }, '/');
  expectHead(home, new URL('/home', baseURL).href, /home and office services.* \| Nukkad$/);
  expect(home.main).toContain('Electrician');
  expect(home.links.some((link) => toService.test(link))).toBe(true);
  expect(thingsIn(home)).toEqual([
    expect.objectContaining({
      '@type': 'Organization',
      name: 'Nukkad',
      url: new URL('/home', baseURL).href,
    }),
  ]);

  const list = await readDocument({ page, request }, '/services');
  expectHead(list, new URL('/services', baseURL).href, / \| Nukkad$/);
  expect(list.links.filter((link) => toService.test(link)).length).toBeGreaterThanOrEqual(12);
  expect(list.main).toContain('₹');
});

test('a service page reads without scripts and describes itself, and so does its page for each city', async ({
  page,
  request,
  baseURL,
}) => {
  const path = '/services/tap-repair';
  const read = await readDocument({ page, request }, path);
  expectHead(read, new URL(path, baseURL).href, /Tap repair/);
  expect(read.headings[0]).toContain('Tap repair');
  expect(read.main).toContain('Thread tape and washers');
  const things = thingsIn(read);
  const service = things.find((thing) => thing['@type'] === 'Service');
  expect(service).toMatchObject({ offers: { priceCurrency: 'INR', price: expect.any(Number) } });
  expect(things.map((thing) => thing['@type'])).toContain('BreadcrumbList');

  const inCity = await readDocument({ page, request }, `${path}/in/bengaluru`);
  expectHead(inCity, new URL(`${path}/in/bengaluru`, baseURL).href, /Tap repair.*Beng/i);
  expect(inCity.headings[0]).toMatch(/Beng/);
  const there = thingsIn(inCity).find((thing) => thing['@type'] === 'Service');
  expect(there?.['areaServed']).toEqual([{ '@type': 'City', name: expect.stringMatching(/^Beng/) }]);
});

test('without scripts the search is a plain form, and a service page leads to the cities where it is offered', async ({
  page,
}) => {
  await page.goto('/services');
  await page.getByLabel('Search services').fill('electrisian');
  await page.getByLabel('Search services').press('Enter');
  await expect(page).toHaveURL(/[?&]q=electrisian/);
  await expect(page.getByRole('link', { name: /Electrician visit/ }).first()).toBeVisible();
  await page.goto('/services/tap-repair');
  await page.locator('a[href="/services/tap-repair/in/bengaluru"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Beng/);
});

test('a service or city that does not exist answers 404 and is never indexed', async ({ page, request }) => {
  for (const path of ['/services/no-such-thing', '/services/tap-repair/in/atlantis']) {
    const read = await readDocument({ page, request }, path);
    expect(read.status, path).toBe(404);
    expect(read.robots).toContain('noindex');
    expect(read.title).toBe('Page not found | Nukkad');
    expect(read.main).toContain('Resource is not available');
  }
  const inHindi = await readDocument({ page, request }, '/services/no-such-thing', {
    cookie: 'lang=hi',
  });
  expect(inHindi.title).toBe('यह पेज नहीं मिला | Nukkad');
});

test('where a page is not there the search is at hand, and finds what was meant', async ({ page }) => {
  await page.goto('/services/no-such-thing');
  await page.getByLabel('Search services').fill('electrisian');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/services\?q=electrisian$/);
  await expect(page.getByRole('link', { name: /Electrician visit/ }).first()).toBeVisible();
});

test('the sitemap lists the public pages with absolute addresses', async ({ request, baseURL }) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.status()).toBe(200);
  const listed = await allAddresses(await answer.text(), async (address) =>
    (await request.get(address)).text(),
  );
  for (const path of ['/home', '/services', '/services/tap-repair', '/services/tap-repair/in/bengaluru'])
    expect(listed).toContain(new URL(path, baseURL).href);
});

/** Follows a sitemap of sitemaps. */
async function allAddresses(xml: string, read: (address: string) => Promise<string>): Promise<string[]> {
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
  if (!xml.includes('<sitemapindex')) return addresses;
  const parts = await Promise.all(addresses.map(async (address) => allAddresses(await read(address), read)));
  return parts.flat();
}

test('robots.txt keeps a trial host out of search engines', async ({ request }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.status()).toBe(200);
  expect((await answer.text()).trim()).toBe('User-agent: *\nDisallow: /');
});
