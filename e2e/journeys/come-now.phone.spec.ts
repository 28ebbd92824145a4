import { cancelByCustomer } from '@nukkad/contract/market/booking/booking.api';
import { confirmAs } from '../fixtures/api.ts';
import { aFullCart, detailsOf } from '../fixtures/bookings.ts';
import { aVisitWithEarlierOffer } from '../fixtures/earlier.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { lakshmi } from '../fixtures/people.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../pages/accessibility.ts';

test('a customer books as soon as possible and watches the 60 seconds; the partner’s desk shows it as urgent, rings if wanted, accepts, and both see it at once', async ({
  page,
  newPerson,
}) => {
  const customer = await aCustomer('Nalini Rao');
  await aFullCart({ customer, inDays: 12, nthTime: 3 });
  const desk = await newPerson('desk');
  await enterAs(desk, lakshmi);
  await desk.goto('/consultant-service/bookings');
  await desk.getByRole('button', { name: 'Sound off' }).click();
  await expect(desk.getByRole('button', { name: 'Sound on' })).toHaveAttribute('aria-pressed', 'true');

  await inPlace(page);
  await enterAs(page, customer);
  await page.goto('/checkout?step=time');
  const now = page.getByRole('button', { name: /^As soon as possible/ });
  await now.click();
  await expect(now).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/slot held for/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('radio', { name: /cash/i }).check();
  await page.getByRole('button', { name: /^Book, pay/ }).click();

  await expect(page.getByRole('heading', { name: 'Asking Lakshmi Home Services' })).toBeVisible();
  const seconds = page.getByRole('timer', { name: 'Seconds left to accept' });
  expect(Number(await seconds.innerText())).toBeGreaterThan(20);
  expect(Number(await seconds.innerText())).toBeLessThanOrEqual(60);
  await expectAccessible(page, 'waiting for a partner');
  const bookingId = page.url().split('/').at(-1) ?? '';

  const requests = desk.getByRole('region', { name: 'New requests' });
  const request = requests.getByRole('listitem').filter({ hasText: customer.fullName });
  await expect(request.getByText('Urgent')).toBeVisible();
  await expect(desk).toHaveTitle(/^\(\d+\) /);
  await expect(desk.getByText(customer.fullName)).toHaveCount(1);
  await request.getByRole('button', { name: /^Accept with / }).click();
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: /^Accept with / })
    .click();
  await expect(request).toHaveCount(0);

  await expect(page.getByRole('heading', { name: 'Asking Lakshmi Home Services' })).toBeHidden();
  await expect(page.getByText(/ arrives (today|tomorrow) at /).first()).toBeVisible();
  await desk.reload();
  await expect(desk.getByRole('button', { name: 'Sound on' })).toBeVisible();
  await confirmAs(customer.session, cancelByCustomer, { bookingId, reason: 'changed_plan' });
});

test('an earlier time that became free is offered with its clock, and taken at the same price', async ({
  page,
}) => {
  const customer = await aCustomer('Tara Menon');
  const booked = await aVisitWithEarlierOffer(customer, 9);
  const { startsAt: before, amountDue } = await detailsOf(booked);
  await enterAs(page, customer);
  await page.goto(`/buyer/bookings/${booked.bookingId}`);
  await page.getByRole('button', { name: 'Take this time' }).click();
  const dialog = page.getByRole('dialog', { name: /^Move your visit to / });
  await expect(dialog).toContainText('Your price stays the same.');
  await dialog.getByRole('button', { name: /^Move to / }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('An earlier time is free')).toHaveCount(0);
  const after = await detailsOf(booked);
  expect(Date.parse(after.startsAt)).toBeLessThan(Date.parse(before));
  expect(after.amountDue).toBe(amountDue);
});
