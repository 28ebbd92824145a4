import { enterBackoffice } from '../fixtures/admin.ts';
import { aFinishedBooking, detailsOf, untilStatus } from '../fixtures/bookings.ts';
import { answer, claim } from '../fixtures/disputes.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { lakshmi } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test('a customer disputes finished work with a photo, declines the partner’s offer, and an Admin refunds a part', async ({
  page,
  newPerson,
}) => {
  test.slow();
  const booked = await aFinishedBooking({ paymentMode: 'online', inDays: 13, nthTime: 10 });
  const { bookingId, customer } = booked;
  await inPlace(page);
  await enterAs(page, customer);
  await page.goto(`/buyer/bookings/${bookingId}`);
  await page.getByRole('link', { name: 'Open a dispute' }).click();
  const claiming = page.getByRole('dialog', { name: 'Open a dispute' });
  await claiming.getByRole('button', { name: 'Send' }).click();
  await expect(claiming.getByText('Choose what went wrong.')).toBeVisible();
  await claiming.getByRole('radio', { name: 'Work not done' }).check();
  await claiming.getByRole('radio', { name: 'Money back' }).check();
  await claiming.getByLabel('What happened?').fill(claim.words);
  await claiming.locator('input[type="file"]').setInputFiles({
    name: 'drip.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ scale: 'css' }),
  });
  await claiming.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/^We asked the partner\. They can answer until /)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Photo as evidence' })).toBeVisible();

  const firm = await newPerson('phone');
  await enterAs(firm, lakshmi);
  await firm.goto(`/consultant-service/bookings/${bookingId}`);
  await expect(firm.getByText(claim.words)).toBeVisible();
  await firm.getByRole('link', { name: 'Tell your side' }).click();
  const side = firm.getByRole('dialog', { name: 'Tell your side' });
  await side.getByLabel('What happened?').fill(answer);
  await side.getByRole('radio', { name: 'Give money back' }).check();
  await side.getByLabel('Money back', { exact: true }).last().fill('100000');
  await side.getByRole('button', { name: 'Send' }).click();
  await expect(side.getByText(/at most/i).first()).toBeVisible();
  await side.getByLabel('Money back', { exact: true }).last().fill('50');
  await side.getByRole('button', { name: 'Send' }).click();
  await expect(firm.getByText('The customer has your offer.')).toBeVisible();

  await expect(page.getByText('The partner made you an offer.')).toBeVisible();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('We’re looking into it and will tell you how we decide.')).toBeVisible();

  const office = await newPerson('desk');
  await enterBackoffice(office);
  const { bookingNumber } = await detailsOf(booked);
  await office.goto(`/backoffice/disputes?q=${bookingNumber}`);
  await office.getByRole('link', { name: bookingNumber }).click();
  await office.getByRole('button', { name: 'Decide' }).click();
  const deciding = office.getByRole('dialog', { name: 'Decide' });
  await deciding.getByLabel('Refund', { exact: true }).last().fill('100');
  await expect(deciding.getByText('Borne by the partner')).toBeVisible();
  await deciding.getByLabel('Reason, which both sides read').fill('The photo shows that the tap drips.');
  await deciding.getByRole('button', { name: 'Confirm decision' }).click();
  await expect(office.getByText('The dispute is decided. We’ve notified both sides.')).toBeVisible();

  await untilStatus(booked, 'Refunded');
  await expect(page.getByText('Decided: ₹100 goes back to the customer.')).toBeVisible();
  await expect(page.getByText('The photo shows that the tap drips.')).toBeVisible();
  await expect(firm.getByText('Decided: ₹100 goes back to the customer.')).toBeVisible();
});
