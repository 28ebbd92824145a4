import { referFriends } from '@nukkad/contract/identity/account/referral.api';
import { callAs } from '../fixtures/api.ts';
import { inPlace, logIn } from '../fixtures/enter.ts';
import { someNumber } from '../fixtures/people.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(({ page }) => inPlace(page));

test('a friend’s link is kept, shown at the sign-up, and counted for the friend', async ({ page }) => {
  const friend = await aCustomer();
  const { code } = await callAs(friend.session, referFriends);
  await page.goto(`/?friend=${code.toLowerCase()}`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('friend'))).toContain(code);
  await page.goto('/services');
  await page.goto('/login');
  await expect(page.getByRole('complementary', { name: 'Referral code' })).toContainText(code);
  await logIn(page, { fullName: '', mobileNumber: someNumber() });
  await expect(page.getByText('Code applied.')).toBeVisible();
  expect((await callAs(friend.session, referFriends)).friends).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('friend'))).toBeNull();
});

test('a stored code can be removed, and then no friend is counted', async ({ page }) => {
  const friend = await aCustomer();
  const { code } = await callAs(friend.session, referFriends);
  await page.goto(`/?friend=${code}`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('friend'))).toContain(code);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('complementary', { name: 'Referral code' })).toBeHidden();
  await logIn(page, { fullName: '', mobileNumber: someNumber() });
  await expect(page).not.toHaveURL((url) => url.pathname === '/login');
  expect((await callAs(friend.session, referFriends)).friends).toBe(0);
});

test('the app’s link is sent to a number, and the server’s limit is told in words', async ({ page }) => {
  await page.goto('/help/app');
  const number = page.getByLabel('Mobile number');
  const send = page.getByRole('button', { name: 'Send link' });
  await number.fill('12345');
  await send.click();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  const to = someNumber();
  await number.fill(to);
  await send.click();
  await expect(page.getByRole('status').filter({ hasText: 'Link sent to +91' })).toBeVisible();
  await expect
    .poll(async () =>
      (await (await fetch(new URL(`/inbox.json?to=${to}`, page.url()))).text()).includes('app_link'),
    )
    .toBe(true);
  await page.route('**/api/home/sendAppLink*', (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/json',
      body: '{"code":"app_link_too_often","message":"We already sent the link to this number. Check your messages."}',
    }),
  );
  await send.click();
  await expect(page.getByText('We already sent the link to this number.')).toBeVisible();
});
