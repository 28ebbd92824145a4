import { cancelByCustomer, getCancellationCharges } from '@nukkad/contract/market/booking/booking.api';
import { seenOfCancellation } from '@nukkad/contract/market/booking/booking.confirm';
import { enterBackoffice } from '../fixtures/admin.ts';
import { callAs } from '../fixtures/api.ts';
import { aBooking, detailsOf } from '../fixtures/bookings.ts';
import { expect, test } from '../fixtures/test.ts';

test('Nandini has a booking open when its customer cancels: the page follows, and not while she types', async ({
  page,
}) => {
  const booked = await aBooking({ inDays: 13, nthTime: 9 });
  const { bookingId, customer } = booked;
  await enterBackoffice(page);
  const connected = page.waitForEvent('websocket', (socket) => socket.url().includes('/socket.io'));
  await page.goto(`/backoffice/bookings/${bookingId}`);
  await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible();
  await connected;
  await page.waitForTimeout(1_000);

  const search = page.getByRole('button', { name: 'Add note' });
  await search.click();
  const note = page.getByRole('dialog').getByRole('textbox');
  await note.fill('The customer calls: another plumber came.');
  const query = { bookingId };
  const charges = await callAs(customer.session, getCancellationCharges, { query });
  const seen = seenOfCancellation(await detailsOf(booked), charges);
  await callAs(customer.session, cancelByCustomer, { body: { bookingId, reason: 'changed_plan', seen } });
  await page.waitForTimeout(4_000);
  await expect(note).toHaveValue('The customer calls: another plumber came.');
  await expect(note).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Cancelled').first()).toBeVisible({ timeout: 8_000 });
});
