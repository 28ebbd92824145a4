import type { BookingOptions } from '../fixtures/bookings.ts';
import { aBooking, anAssignedBooking, detailsOf, untilStatus } from '../fixtures/bookings.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { expect, type Page, test } from '../fixtures/test.ts';
import { headline } from './steps/customer.ts';

const soon = 7;
const late = 11;

async function askToCancel(
  page: Page,
  make: (options: BookingOptions) => ReturnType<typeof aBooking>,
  options: BookingOptions,
) {
  const booked = await make(options);
  await inPlace(page);
  await enterAs(page, booked.customer);
  await page.goto(`/buyer/bookings/${booked.bookingId}`);
  await page.getByRole('link', { name: 'Cancel booking' }).click();
  return { booked, dialog: page.getByRole('dialog', { name: 'Cancel this booking?' }) };
}

test('cancelling late shows its fee before, keeps exactly that, and gives the rest back', async ({
  page,
}) => {
  const { booked, dialog } = await askToCancel(page, anAssignedBooking, {
    paymentMode: 'online',
    inDays: soon,
  });
  const { cancellationFee } = await detailsOf(booked);
  const fee = (cancellationFee ?? 0) / 100;
  expect(fee).toBeGreaterThan(0);
  await expect(dialog).toContainText(`Cancelling now costs ₹${fee}`);
  await expect(dialog).toContainText(/We’ll refund ₹[\d,]+ to your original payment method/);
  await expect(dialog.getByRole('button', { name: 'Cancel booking' })).toBeDisabled();
  await dialog.getByText(/plan/i).first().click();
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(dialog).toBeHidden();
  await untilStatus(booked, 'Refunded');
  await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(`A ₹${fee} cancellation charge was deducted from your payment.`)).toBeVisible();
  await page.goto('/buyer/payments');
  await expect(page.getByRole('main')).toContainText('Deducted from your payment');
  const { total } = await detailsOf(booked);
  await expect(page.getByRole('main')).toContainText(`₹${total / 100 - fee} was refunded on`);
});

test('a cash booking cancelled late says what is owed, on its page and among the payments', async ({
  page,
}) => {
  const { booked, dialog } = await askToCancel(page, anAssignedBooking, { inDays: soon });
  const fee = ((await detailsOf(booked)).cancellationFee ?? 0) / 100;
  await dialog.getByText(/plan/i).first().click();
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(dialog).toBeHidden();
  const owed = `A ₹${fee} cancellation charge will be added to your next booking.`;
  await expect(page.getByText(owed)).toBeVisible();
  await expect(page.getByText(/You weren’t charged/)).toHaveCount(0);
  await page.goto('/buyer/payments');
  await expect(page.getByRole('main')).toContainText(owed);
  await expect(page.getByRole('main')).toContainText('To be paid');
});

test('cancelling before a professional is assigned costs nothing, and says so', async ({ page }) => {
  const { dialog } = await askToCancel(page, aBooking, { inDays: soon });
  await expect(dialog).toContainText('Cancelling is free. No professional is assigned yet.');
  await dialog.getByText(/plan/i).first().click();
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(headline(page, /cancelled/i)).toBeVisible();
});

test('cancelling long before costs nothing although a professional is assigned', async ({ page }) => {
  const { dialog } = await askToCancel(page, anAssignedBooking, { inDays: late });
  await expect(dialog).toContainText(/Cancelling is free until/);
});

test('a customer who changes their mind keeps the booking', async ({ page }) => {
  const { booked, dialog } = await askToCancel(page, aBooking, { inDays: soon });
  await dialog.getByRole('button', { name: 'Keep booking' }).click();
  await expect(dialog).toBeHidden();
  expect((await detailsOf(booked)).status).toBe('Partner Assigned');
});
