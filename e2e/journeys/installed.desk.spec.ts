import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { expect, type Page, test } from '../fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });

/** The worker has taken the page under its wing. */
async function untilWorking(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });

test('without a network a page that was seen opens again, and another one says what is wrong', async ({
  page,
  context,
}) => {
  await inPlace(page);
  await page.goto('/services/tap-repair');
  await untilWorking(page);
  // Seen once more, now under the worker.
  await page.goto('/services/tap-repair', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.goto('/services/tap-repair');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tap repair');
  await expect(page.getByText(/You’re offline/)).toBeVisible();
  await page.goto('/about/data');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'आप ऑफ़लाइन हैं' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('offline');
});

test('the worker keeps no answer of the API, and signing out makes it forget which pages were open', async ({
  page,
}) => {
  await inPlace(page);
  await enterAs(page, await aCustomer());
  await page.goto('/buyer/addresses');
  await untilWorking(page);
  await page.goto('/buyer/bookings', { waitUntil: 'networkidle' });
  await expect.poll(() => keptAddresses(page)).toContain('/buyer/bookings');
  expect((await keptAddresses(page)).filter((path) => /^\/(api|files|inbox)/.test(path))).toEqual([]);
  await page.getByLabel('Account and settings').click();
  await page.getByRole('link', { name: 'Log out' }).click();
  await expect.poll(() => keptAddresses(page)).not.toContain('/buyer/bookings');
});

test('a newer version is offered, and taken only when the person says so', async ({ page }) => {
  await inPlace(page);
  await page.goto('/about/data');
  await untilWorking(page);
  // Another address of the same worker is another version of it.
  await page.evaluate(async () => void (await navigator.serviceWorker.register('/sw.js?newer')));
  await expect(page.getByText('A new version is available.')).toBeVisible();
  const before = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
  expect(before).not.toContain('newer');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL).catch(() => ''))
    .toContain('newer');
  await expect(page.getByText('A new version is available.')).toBeHidden();
});

test('the app can be installed: its manifest speaks the reader’s language and all its icons are there', async ({
  page,
  request,
}) => {
  await page.goto('/about/data');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await request.get(address ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as { display: string; start_url: string; icons: { src: string }[] };
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/home' });
  for (const { src } of manifest.icons) expect((await request.get(src)).ok(), src).toBe(true);
  const hindi = await request.get(address ?? '', { headers: { cookie: 'lang=hi' } });
  expect(await hindi.text()).toContain('सेवा बुक करें');
});
