import { aFullCart } from '../fixtures/bookings.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aCustomerWhoPaysLater } from '../fixtures/pay-later.ts';
import { payOnSandboxPage } from '../fixtures/sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../pages/accessibility.ts';

test('a customer books, pays later, and settles it afterwards', async ({ page }) => {
  const customer = await aCustomerWhoPaysLater();
  await aFullCart({ customer, inDays: 8, nthTime: 5 });
  await inPlace(page);
  await enterAs(page, customer);
  await page.goto('/checkout?step=pay');
  await page
    .getByRole('radio', { name: /^Pay later ₹[\d,.]+ of ₹5,000 left\. Due 7 days after the visit\.$/ })
    .check();
  await page.getByRole('button', { name: /^Book, pay ₹[\d,.]+ later$/ }).click();

  await page.waitForURL(/\/buyer\/bookings\/[0-9a-f-]+$/);
  await expect(page.getByText('Due after the visit', { exact: true })).toBeVisible();
  await expectAccessible(page, 'a booking that is paid later');
  await page.getByRole('link', { name: 'Pay later', exact: true }).click();
  await expect(page.getByText(/^₹[\d,.]+ of your ₹5,000 limit used$/)).toBeVisible();
  await expectAccessible(page, 'what is paid later');

  await page.getByRole('link', { name: /^Booking / }).click();
  await page.getByRole('button', { name: /^Pay ₹[\d,.]+ now$/ }).click();
  await payOnSandboxPage(page, 'It succeeds');
  await page.waitForURL(/\/buyer\/bookings\//);
  await expect(page.getByText('Nothing left to pay', { exact: true })).toBeVisible();
});
