import { anAssignedBooking } from '../fixtures/bookings.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { lakshmi } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../pages/accessibility.ts';

test('a partner gives a job back on the phone, with the penalty shown first, and the customer sees that another partner is looked for', async ({
  page,
  newPerson,
}) => {
  const { bookingId, customer } = await anAssignedBooking({ inDays: 12, nthTime: 2 });
  const home = await newPerson('desk');
  await inPlace(home);
  await enterAs(home, customer);
  await home.goto(`/buyer/bookings/${bookingId}`);
  await expect(home.getByRole('link', { name: 'Cancel booking' })).toBeVisible();

  await enterAs(page, lakshmi);
  await page.goto(`/consultant-service/bookings/${bookingId}`);
  await page.getByRole('link', { name: 'Can’t keep this booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give this booking back?' });
  await expect(dialog.getByText('There is no penalty yet.')).toBeVisible();
  await expect(dialog.getByText(/^From .+ the penalty is ₹100\.$/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Give back' })).toBeDisabled();
  await expectAccessible(page, 'give a job back');
  await dialog.getByRole('radio', { name: 'Illness or emergency' }).check();
  await dialog.getByRole('button', { name: 'Give back' }).click();
  await expect(page.getByText('Booking given back. We’re asking another partner.')).toBeVisible();
  await expect(page).toHaveURL(/\/consultant-service\/bookings(\?|$)/);

  await expect(home.getByRole('paragraph').filter({ hasText: 'Finding another partner' })).toBeVisible();
  await home.getByRole('link', { name: 'Cancel booking' }).click();
  await expect(home.getByText(/^Cancelling is free/)).toBeVisible();
});
