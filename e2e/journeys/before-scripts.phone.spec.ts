import { baseUrl } from '../fixtures/api.ts';
import { inPlace } from '../fixtures/enter.ts';
import { expect, type Page, test } from '../fixtures/test.ts';

/** Holds back every script file of the page until the function that it answers with is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.fallback().catch(() => undefined);
  });
  return release;
}

/** The address of the document that the browser loaded last: a navigation by the router leaves it. */
const documentPath = (page: Page) =>
  page.evaluate(() => new URL(performance.getEntriesByType('navigation')[0]?.name ?? '').pathname);

test.beforeEach(({ page }) => inPlace(page));

for (const path of ['/home', '/services', '/services/tap-repair'])
  test(`${path} asks for no script and no style sheet before its first paint`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const seen = await page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const files = performance.getEntriesByType('resource').filter(({ name }) => /\.(js|css)$/.test(name));
      return { painted, files: files.length, early: files.filter(({ startTime }) => startTime < painted) };
    });
    expect(seen.painted).toBeGreaterThan(0);
    expect(seen.files).toBeGreaterThan(0);
    expect(seen.early.map(({ name }) => name)).toEqual([]);
  });

test('before the scripts have come, links and the search of the home page work as plain HTML', async ({
  page,
}) => {
  await holdScripts(page);
  await page.goto('/home');
  await page.getByRole('link', { name: 'Leaking tap' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/services' && url.searchParams.get('q') !== null);
  expect(await documentPath(page)).toBe('/services');
  await page.goto('/home');
  await page.getByLabel('Search services').fill('ceiling fan');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'ceiling fan');
  expect(await documentPath(page)).toBe('/services');
});

test('words typed before the scripts have come are searched for when they have', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/services');
  await page.getByLabel('Search services').fill('tap');
  release();
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'tap');
  await expect(page.getByLabel('Search services')).toHaveValue('tap');
});

test('an order chosen from a list before the scripts have come is applied when they have', async ({
  newPerson,
}) => {
  const page = await newPerson('desk');
  await inPlace(page);
  const release = await holdScripts(page);
  await page.goto('/services');
  const order = page.getByLabel('Sort by');
  await order.selectOption({ index: 1 });
  const chosen = await order.inputValue();
  release();
  await expect(page).toHaveURL((url) => url.search !== '');
  await expect(order).toHaveValue(chosen);
});

for (const language of ['en', 'hi'] as const)
  test(`a tap that needs a script waits for it and is not lost (${language})`, async ({ page }) => {
    await page.context().addCookies([{ name: 'lang', value: language, url: baseUrl() }]);
    const release = await holdScripts(page);
    await page.goto('/home');
    const place = page.locator('header a[href*="dialog=location"]');
    await place.click();
    await expect(place).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(place).not.toHaveAttribute('aria-busy', 'true');
    expect(await documentPath(page)).toBe('/home');
    expect(new URL(page.url()).search).toBe('?dialog=location');
  });

test('a menu opened before its scripts offers the way in at once, stays open and is completed by them', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/services/tap-repair');
  await page.getByLabel('Account and settings').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Log in or sign up' })).toBeVisible();
  release();
  await expect(page.getByRole('radio', { name: 'हिन्दी' })).toBeVisible();
});

test('a key that needs a script waits for it, too', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/home');
  const place = page.locator('header a[href*="dialog=location"]');
  await place.focus();
  await page.keyboard.press('Enter');
  await expect(place).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});
