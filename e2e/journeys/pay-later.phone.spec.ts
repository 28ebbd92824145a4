import { acceptOrReject } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { confirmAs } from '../fixtures/api.ts';
import { aFullCart, detailsOf, isWithRamesh, untilStatus } from '../fixtures/bookings.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aBookingPaidLater, aCustomerWhoPaysLater } from '../fixtures/pay-later.ts';
import { lakshmi } from '../fixtures/people.ts';
import { payOnSandboxPage } from '../fixtures/sandbox.ts';
import { sessionOf } from '../fixtures/sign-in.ts';
import { takenOver } from '../fixtures/taken-over.ts';
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

test('cancelled late, a booking that is paid later says what is left to pay, and nothing of a refund', async ({
  page,
}) => {
  const customer = await aCustomerWhoPaysLater();
  const booked = await aBookingPaidLater({ customer, inDays: 7, nthTime: 9 });
  await untilStatus(booked, 'Partner Assigned');
  const { bookingId } = booked;
  await confirmAs(await sessionOf(lakshmi), acceptOrReject, { bookingId, action: 'accept' });
  expect(await isWithRamesh(booked)).toBe(true);
  const { cancellationFee, total } = await detailsOf(booked);
  const fee = `₹${(cancellationFee ?? 0) / 100}`;
  const rest = `₹${(total - (cancellationFee ?? 0)) / 100}`;
  await inPlace(page);
  await enterAs(page, customer);
  await page.goto(`/buyer/bookings/${bookingId}`);
  await takenOver(page);
  await page.getByRole('link', { name: 'Cancel booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await expect(dialog).toContainText(`${fee} is left to pay under Pay later.`);
  await expect(dialog).toContainText(`You’ll no longer owe ${rest}.`);
  await expect(dialog).not.toContainText(/refund/i);
  await dialog.getByText(/plan/i).first().click();
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(dialog).toBeHidden();
  await untilStatus(booked, 'Refunded');
  const main = page.getByRole('main');
  await expect(main).toContainText(`A ${fee} cancellation charge is left to pay under Pay later.`);
  await expect(main).toContainText(`You no longer owe ${rest}.`);
  await expect(main).not.toContainText('You have been refunded');
  await expect(main).not.toContainText('You’re all done');
  await page.goto('/buyer/payments');
  await expect(main).toContainText(`You no longer owe ${rest}.`);
  await expect(main).toContainText('To be paid');
  await expect(main).not.toContainText(/deducted|refunded/i);
});
