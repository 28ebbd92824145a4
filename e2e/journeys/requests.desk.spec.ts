import { addDeliveryAddress } from '@nukkad/contract/places/geography/geography.api';
import type { BrowserContext, Request } from '@playwright/test';
import { callAs } from '../fixtures/api.ts';
import { enterAs, inPlace, logIn } from '../fixtures/enter.ts';
import { aCustomer, type Customer } from '../fixtures/sign-in.ts';
import { expect, type Page, test } from '../fixtures/test.ts';

/**
 * Specification section 8, row by row, as far as it is about requests. A healthy server gives few of these answers, so
 * the browser's network gives them here: page.route answers one call, everything else is the real server.
 */
const change = '**/api/service/deliveryAddress';
const words = {
  timeout: 'Request timed out. Please check internet connection try again.',
  server: 'Something went wrong in the server. Please try again',
  forbidden: 'Unauthorized to use this section',
  missing: 'Resource is not available',
  invalid: 'Invalid Data',
};

let customer: Customer;
test.beforeAll(async () => {
  customer = await aCustomer();
  for (const line1 of ['7, Second Cross', '12, Temple Street'])
    await callAs(customer.session, addDeliveryAddress, {
      body: {
        label: 'Home',
        contactName: customer.fullName,
        line1,
        landmark: '',
        locality: 'Indiranagar',
        pincode: '560038',
      },
    });
});

async function addressBook(page: Page): Promise<void> {
  await inPlace(page);
  await enterAs(page, customer);
  await page.goto('/buyer/addresses');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const ask = (page: Page) => page.getByRole('button', { name: 'Set as default' }).first().click();
const toasts = (page: Page) => page.locator('.mantine-Notifications-notification');

/** What the network answers to the change of an address: a status with the body of a refusal, or null: nothing at all. */
async function answerWith(
  context: Page | BrowserContext,
  status: number | null,
  message?: string,
): Promise<void> {
  await context.unroute(change).catch(() => {});
  await context.route(change, (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    if (status === null) return route.abort('timedout');
    const body = message === undefined ? '' : JSON.stringify({ code: 'made_up', message });
    return route.fulfill({ status, contentType: 'application/json', body });
  });
}

const rows: readonly [
  what: string,
  status: number | null,
  sent: string | undefined,
  said: string,
  role: string,
][] = [
  ['no answer in time', null, undefined, words.timeout, 'alert'],
  ['500, whatever the server says of it', 500, 'stack trace', words.server, 'status'],
  ['400', 400, 'The server’s own words.', 'The server’s own words.', 'status'],
  ['any other error with a message', 409, 'This has changed.', 'This has changed.', 'status'],
  ['503, with the sentence of the server', 503, 'We are busy.', 'We are busy.', 'status'],
  ['403', 403, undefined, words.forbidden, 'status'],
  ['404', 404, undefined, words.missing, 'status'],
];

test('the error catalogue: each answer is said in its words, once, at the top', async ({ page }) => {
  await addressBook(page);
  for (const [what, status, sent, said, role] of rows) {
    await test.step(what, async () => {
      await answerWith(page, status, sent);
      await ask(page);
      const toast = page.getByRole(role as 'alert' | 'status').filter({ hasText: said });
      await expect(toast).toBeVisible();
      expect((await toast.textContent())?.trim()).toBe(said);
      await toast.getByRole('button', { name: 'Close' }).click();
      await expect(toast).toBeHidden();
    });
  }
  await test.step('403 and 404 keep their words and add why', async () => {
    for (const [status, said] of [
      [403, words.forbidden],
      [404, words.missing],
    ] as const) {
      await answerWith(page, status, `Why it is ${status}.`);
      await ask(page);
      const toast = page.getByRole('status').filter({ hasText: `Why it is ${status}.` });
      await expect(toast.getByText(said, { exact: true })).toBeVisible();
      await toast.getByRole('button', { name: 'Close' }).click();
      await expect(toast).toBeHidden();
    }
  });
  await test.step('412 is an alert over the page, and no toast', async () => {
    await answerWith(page, 412, 'whatever');
    await ask(page);
    const alert = page.getByRole('alertdialog', { name: words.invalid });
    await expect(alert).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);
    await alert.getByRole('button', { name: 'Close' }).last().click();
    await expect(alert).toBeHidden();
  });
  await test.step('another code without a message is not handled specially', async () => {
    await answerWith(page, 418);
    const answered = page.waitForResponse(change);
    await ask(page);
    await answered;
    await answerWith(page, 400, 'Said last.');
    await ask(page);
    await expect(page.getByText('Said last.')).toBeVisible();
    await expect(toasts(page)).toHaveCount(1);
  });
});

test('a toast is not doubled, not closed by a tap, stays 5 seconds, and 1 more when a pointer leaves it', async ({
  page,
}) => {
  await page.clock.install();
  await addressBook(page);
  await answerWith(page, 400, 'Once.');
  for (let turn = 0; turn < 3; turn += 1) {
    const answered = page.waitForResponse(change);
    await ask(page);
    await answered;
  }
  const toast = toasts(page).filter({ hasText: 'Once.' });
  await expect(toast).toHaveCount(1);
  const box = await toast.boundingBox();
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(20);
  expect(box?.y ?? 999).toBeLessThan(120);
  await toast.click();
  await page.clock.runFor(8_000);
  await expect(toast, 'as long as the pointer is over it').toBeVisible();
  await page.mouse.move(5, 700);
  await page.clock.runFor(1_600);
  await expect(toast).toBeHidden();
  await ask(page);
  await expect(toast).toBeVisible();
  await page.mouse.move(5, 700);
  await page.clock.runFor(6_000);
  await expect(toast).toBeHidden();
});

test('a forced end replaces the page in the history: Back does not lead to it again', async ({ page }) => {
  await inPlace(page);
  await enterAs(page, customer);
  await page.goto('/theme');
  await page.goto('/buyer/addresses');
  await expect(page.getByText('7, Second Cross')).toBeVisible();
  const before = await page.evaluate(() => history.length);
  await answerWith(page, 401, 'whatever');
  await ask(page);
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === '/theme');
});

test('401 leads to the login, says "Session Expired" and clears what logging out clears: nothing read for the last person is shown to the next', async ({
  page,
}) => {
  await addressBook(page);
  await expect(page.getByText('7, Second Cross')).toBeVisible();
  await answerWith(page, 401, 'whatever');
  await ask(page);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Session Expired')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  const other = await aCustomer('Meera Nair');
  // Signed in again in the same document: no reload clears the memory.
  await logIn(page, other);
  await expect(page.getByText('No saved addresses')).toBeVisible();
  await expect(page.getByText('7, Second Cross')).toHaveCount(0);
});

test('a person who is barred while a page is open sees the account status at the next call', async ({
  page,
}) => {
  await addressBook(page);
  await page.route('**/api/user/myprofile*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), status: 'Blocked' } });
  });
  await page.route(change, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({
          status: 403,
          contentType: 'application/json',
          body: JSON.stringify({ code: 'account_not_active', message: words.forbidden }),
        }),
  );
  await ask(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account Blocked');
  await expect(toasts(page)).toHaveCount(0);
});

test('a dictionary or a profile that cannot be had is borne in silence', async ({ page }) => {
  await page.route('**/api/home/languageTranslation*', (route) => route.fulfill({ status: 500 }));
  await page.route('**/api/user/myprofile', (route) => route.fulfill({ status: 500 }));
  await inPlace(page);
  await enterAs(page, customer);
  const failed = page.waitForResponse('**/api/user/myprofile');
  await page.goto('/');
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
});

test('every call carries token, language, cookies and place; what is empty is left out; a change repeats the CSRF cookie', async ({
  page,
}) => {
  await addressBook(page);
  const heard: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) heard.push(request);
  });
  const made = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await ask(page);
  await made;
  await page.goto('/');
  const searched = page.waitForResponse('**/api/service/search?*');
  await page
    .getByRole('link', { name: /services/i })
    .first()
    .click();
  await searched;
  const patch = heard.find((request) => request.method() === 'PATCH');
  const sent = (await patch?.allHeaders()) ?? {};
  const cookie = /XSRF-TOKEN=([^;]+)/.exec(sent['cookie'] ?? '')?.[1] ?? 'none';
  expect(sent['x-xsrf-token']).toBe(decodeURIComponent(cookie));
  expect(sent['timeout']).toBeUndefined();
  for (const request of heard.filter((one) => !one.url().includes('aapSettings'))) {
    const headers = await request.allHeaders();
    expect([
      request.url(),
      headers['lang'],
      /^Bearer .+\..+\..+$/.test(headers['authorization'] ?? ''),
    ]).toEqual([request.url(), 'en', true]);
    for (const [name, value] of new URL(request.url()).searchParams) expect(value, name).not.toBe('');
  }
  const search = new URL(heard.find((request) => request.url().includes('/service/search'))?.url() ?? '');
  expect(search.searchParams.get('pincode')).toBe('560038');
  for (const name of ['lat', 'lng', 'cityCode'])
    expect(search.searchParams.get(name), name).toMatch(/^[\d.-]+$/);
});
