import { anUnpaidBooking, detailsOf } from '../fixtures/bookings.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { letMoneyArrive, payOnSandboxPage } from '../fixtures/sandbox.ts';
import { expect, type Page, test } from '../fixtures/test.ts';
import { headline } from './steps/customer.ts';

const inDays = 8;

async function openUnpaid(page: Page) {
  const booked = await anUnpaidBooking({ paymentMode: 'online', inDays });
  await inPlace(page);
  await enterAs(page, booked.customer);
  await page.goto(`/buyer/bookings/${booked.bookingId}`);
  return booked;
}

const payButton = (page: Page) => page.getByRole('button', { name: /pay ₹[\d,]+/i }).first();

test('a payment that the bank declines charges nothing, succeeds when tried again, and stays in the list', async ({
  page,
}) => {
  const booked = await openUnpaid(page);
  await payButton(page).click();
  await payOnSandboxPage(page, 'The bank declines');
  await expect(page.getByRole('alert')).toContainText('Nothing was charged');
  expect((await detailsOf(booked)).status).toBe('Payment Pending');
  await payOnSandboxPage(page, 'It succeeds');
  await expect(page.getByText(/^₹[\d,]+ paid$/)).toBeVisible();
  await page.goto('/buyer/payments');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(
    /Paid.*UPI payment of ₹[\d,]+ declined by your bank\. Nothing was charged\./s,
  );
});

test('a payment left behind can be taken up while the time is kept, counted down', async ({ page }) => {
  await openUnpaid(page);
  await payButton(page).click();
  await payOnSandboxPage(page, 'I leave without paying');
  await expect(headline(page, 'Pay now to keep your slot')).toBeVisible();
  const clock = page.getByText(/Slot held for/);
  await expect(clock).toContainText(/1[0-4]:[0-5]\d/);
  const before = await clock.innerText();
  await expect(clock).not.toHaveText(before);
  await payButton(page).click();
  await payOnSandboxPage(page, 'It succeeds');
  await expect(page.getByText(/^₹[\d,]+ paid$/)).toBeVisible();
});

test('a payment that takes a while shows that it waits, and then by itself that it is paid', async ({
  page,
}) => {
  await openUnpaid(page);
  await payButton(page).click();
  const checkout = await payOnSandboxPage(page, 'It takes a while');
  await expect(page.getByText('Waiting for your bank').first()).toBeVisible();
  await letMoneyArrive(checkout);
  await expect(page.getByText(/^₹[\d,]+ paid$/)).toBeVisible();
});

test('while the second attempt is under way, the first failure is not told and nothing asks to pay', async ({
  page,
}) => {
  await openUnpaid(page);
  await payButton(page).click();
  await payOnSandboxPage(page, 'The bank declines');
  const checkout = await payOnSandboxPage(page, 'It takes a while');
  await expect(headline(page, 'Waiting for your bank')).toBeVisible();
  await expect(page.getByText(/Payment failed/)).toHaveCount(0);
  await expect(payButton(page)).toHaveCount(0);
  await letMoneyArrive(checkout);
  await expect(page.getByText(/^₹[\d,]+ paid$/)).toBeVisible();
});

test('after a declined payment the page says so once, with one button to try again', async ({ page }) => {
  await openUnpaid(page);
  await payButton(page).click();
  await payOnSandboxPage(page, 'The bank declines');
  await page.getByRole('link', { name: 'Back to the booking' }).click();
  await expect(headline(page, 'Payment failed')).toBeVisible();
  await expect(page.getByRole('button', { name: /pay ₹[\d,]+/i })).toHaveCount(1);
});

test('the payment is listed among the payments', async ({ page }) => {
  await openUnpaid(page);
  await payButton(page).click();
  await payOnSandboxPage(page, 'It succeeds');
  await expect(page.getByText(/^₹[\d,]+ paid$/)).toBeVisible();
  await page.goto('/buyer/payments');
  await expect(page.getByRole('main').getByRole('listitem')).toContainText([/UPI.*Paid/s]);
});
