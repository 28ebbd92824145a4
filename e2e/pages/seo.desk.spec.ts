import { expect, type Page, test } from '../fixtures/test.ts';

test.use({ javaScriptEnabled: false });

interface Thing {
  readonly '@type'?: string;
  readonly '@graph'?: readonly Thing[];
  readonly [field: string]: unknown;
}

/** Every thing of schema.org that the page describes; a block that is not JSON fails the test. */
async function thingsOn(page: Page): Promise<Thing[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks
    .map((block) => JSON.parse(block) as Thing)
    .flatMap((thing) => (thing['@graph'] ? [...thing['@graph']] : [thing]));
}

const canonical = (page: Page) => page.locator('link[rel="canonical"]');
const description = (page: Page) => page.locator('meta[name="description"]');

/** What each page tells a search engine besides its content, and that a trial host asks not to be listed. */
async function expectHead(page: Page, path: string, title: RegExp): Promise<void> {
  await expect(page).toHaveTitle(title);
  await expect(canonical(page)).toHaveAttribute('href', new URL(path, page.url()).href);
  await expect(description(page)).toHaveAttribute('content', /\S{3}.{40}/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('h1')).toHaveCount(1);
}

test('the home page reads without JavaScript: what is done, and links to it', async ({ page }) => {
  await page.goto('/');
  await expectHead(page, '/home', /home and office services.* \| Nukkad$/);
  await expect(page.getByRole('link', { name: /Electrician/ }).first()).toBeVisible();
  await expect(page.locator('a[href^="/services/"]').first()).toBeVisible();
});

test('the list of services reads without JavaScript, with every service a link', async ({ page }) => {
  await page.goto('/services');
  await expectHead(page, '/services', / \| Nukkad$/);
  expect(await page.locator('a[href^="/services/"]').count()).toBeGreaterThanOrEqual(12);
  await expect(page.getByRole('main')).toContainText('₹');
});

test('the search is a plain form without JavaScript', async ({ page }) => {
  await page.goto('/services');
  await page.getByLabel('Search services').fill('electrisian');
  await page.getByLabel('Search services').press('Enter');
  await expect(page).toHaveURL(/[?&]q=electrisian/);
  await expect(page.getByRole('link', { name: /Electrician visit/ }).first()).toBeVisible();
});

test('a service page reads without JavaScript and describes itself', async ({ page }) => {
  await page.goto('/services/tap-repair');
  await expectHead(page, '/services/tap-repair', /Tap repair/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tap repair');
  await expect(page.getByRole('main')).toContainText('Thread tape and washers');
  const things = await thingsOn(page);
  const service = things.find((thing) => thing['@type'] === 'Service');
  expect(service).toMatchObject({ offers: { priceCurrency: 'INR', price: expect.any(Number) } });
  expect(things.map((thing) => thing['@type'])).toContain('BreadcrumbList');
});

test('a service has a page of its own for each city where it is offered', async ({ page }) => {
  await page.goto('/services/tap-repair/in/bengaluru');
  await expectHead(page, '/services/tap-repair/in/bengaluru', /Tap repair.*Beng/i);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Beng/);
  const service = (await thingsOn(page)).find((thing) => thing['@type'] === 'Service');
  expect(service?.['areaServed']).toEqual([{ '@type': 'City', name: expect.stringMatching(/^Beng/) }]);
});

test('the service page leads to the cities where it is offered', async ({ page }) => {
  await page.goto('/services/tap-repair');
  await page.locator('a[href="/services/tap-repair/in/bengaluru"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Beng/);
});

test('a service or city that does not exist answers 404 and is never indexed', async ({ page }) => {
  for (const path of ['/services/no-such-thing', '/services/tap-repair/in/atlantis']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('main')).toContainText('Resource is not available');
  }
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
