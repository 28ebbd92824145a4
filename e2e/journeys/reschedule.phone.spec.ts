import { expectAccessible } from '../pages/accessibility.ts';
import { anAssignedBooking, detailsOf } from '../fixtures/bookings.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { lakshmi } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test('a customer changes the time at once; then the partner asks for another one, and the customer agrees', async ({
  page,
  newPerson,
}) => {
  const booked = await anAssignedBooking({ inDays: 11, nthTime: 4 });
  const { bookingId, customer } = booked;
  const first = (await detailsOf(booked)).startsAt;
  await inPlace(page);
  await enterAs(page, customer);
  await page.goto(`/buyer/bookings/${bookingId}`);
  await page.getByRole('link', { name: 'Change the time' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the time' });
  await expect(dialog.getByText(/^Changing is free until /)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Choose a time' })).toBeDisabled();
  await expectAccessible(page, 'change the time');
  await dialog
    .getByRole('group', { name: /What time/ })
    .getByRole('radio')
    .last()
    .check();
  await dialog.getByRole('button', { name: /^Change to / }).click();
  await expect(page.getByText(/^Your visit is now on /)).toBeVisible();
  await expect(page.getByText('Time changed')).toBeVisible();
  const second = (await detailsOf(booked)).startsAt;
  expect(second).not.toBe(first);

  const office = await newPerson('desk');
  await enterAs(office, lakshmi);
  await office.goto(`/consultant-service/bookings/${bookingId}`);
  await office.getByRole('link', { name: 'Ask for another time' }).click();
  const asking = office.getByRole('dialog', { name: 'Ask for another time' });
  await expect(asking.getByText(/^The customer must agree\. Until then the visit stays on /)).toBeVisible();
  await asking
    .getByRole('group', { name: /What time/ })
    .getByRole('radio')
    .first()
    .check();
  await asking.getByLabel('Message (optional)').fill('Our van is in the workshop until noon.');
  await asking.getByRole('button', { name: /^Ask for / }).click();
  await expect(office.getByRole('heading', { name: 'You asked for another time' })).toBeVisible();
  expect((await detailsOf(booked)).startsAt).toBe(second);

  await expect(page.getByText('Our van is in the workshop until noon.')).toBeVisible();
  await expectAccessible(page, 'another time is asked for');
  await page.getByRole('link', { name: 'Agree' }).click();
  await page.getByRole('button', { name: /^Agree to / }).click();
  await expect(page.getByText(/^The visit is now on /)).toBeVisible();
  await expect(office.getByRole('heading', { name: 'You asked for another time' })).toBeHidden();
  expect((await detailsOf(booked)).startsAt).not.toBe(second);
});
