import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { expect, type Page, test } from '../fixtures/test.ts';

/** Specification section 7: files go by the way of every other request. The network answers once as the test says. */
const uploadUrl = '**/api/document/upload?*';
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const refusal = (status: number, code: string) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify({ code, message: 'As sent.' }),
});

async function documents(page: Page): Promise<void> {
  await inPlace(page);
  await enterAs(page, await aCustomer());
  await page.goto('/profile/documents');
  await page.getByText('No documents yet').waitFor();
}

const send = (page: Page) =>
  page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'light-bill.png', mimeType: 'image/png', buffer: picture });

test('an upload with an outdated CSRF cookie gets a new one and is sent again, once', async ({ page }) => {
  await documents(page);
  let tries = 0;
  await page.route(uploadUrl, (route) => {
    tries += 1;
    return tries === 1 ? route.fulfill(refusal(403, 'csrf_refused')) : route.fallback();
  });
  await send(page);
  await expect(page.getByText('light-bill.png')).toBeVisible();
  expect(tries).toBe(2);
});

test('an upload carries what every request carries, and keeps a new token and a new session id', async ({
  page,
}) => {
  await documents(page);
  const fresh = await page.evaluate(() => localStorage.getItem('token'));
  await page.route(uploadUrl, async (route) => {
    const answer = await route.fetch();
    const body = { ...(await answer.json()), accessToken: `${fresh}`, sessionId: 'session-of-the-answer' };
    await page.evaluate(() => localStorage.setItem('token', 'h.e30.s'));
    await route.fulfill({ response: answer, json: body });
  });
  const request = page.waitForRequest(uploadUrl);
  await send(page);
  const headers = await (await request).allHeaders();
  expect(headers['authorization']).toBe(`Bearer ${fresh}`);
  expect([headers['lang'], headers['sessionid'] !== undefined, headers['x-xsrf-token'] !== '']).toEqual([
    'en',
    true,
    true,
  ]);
  const kept = (name: string) => page.evaluate((key) => localStorage.getItem(key), name);
  await expect.poll(() => kept('sessionId')).toBe('session-of-the-answer');
  expect(await kept('token')).toBe(fresh);
});

test('an upload that is refused with 401 leads to the login and forgets the person', async ({ page }) => {
  await documents(page);
  await page.route(uploadUrl, (route) => route.fulfill(refusal(401, 'signed_out')));
  await send(page);
  await expect(page).toHaveURL(/\/login/);
  // The page that is left may say it as well, until the login has taken its place.
  await expect(page.getByText('Session Expired').last()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('an upload turns the primary loader while it is under way', async ({ page }) => {
  await documents(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(uploadUrl, async (route) => {
    await held;
    await route.fallback();
  });
  await send(page);
  await expect(page.locator('[class*="progress"][data-busy]')).toBeAttached();
  release();
  await expect(page.getByText('light-bill.png')).toBeVisible();
});
