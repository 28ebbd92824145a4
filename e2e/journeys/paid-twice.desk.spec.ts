import { aFinishedBooking, detailsOf } from '../fixtures/bookings.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { ramesh } from '../fixtures/people.ts';
import { payOnSandboxPage } from '../fixtures/sandbox.ts';
import { expect, test } from '../fixtures/test.ts';

test('cash is said as cash, and what the customer pays besides is said as paid too much, on both sides', async ({
  page,
  newPerson,
}) => {
  const booked = await aFinishedBooking({ inDays: 9, nthTime: 7 });
  const { total } = await detailsOf(booked);
  const sum = `₹${(total / 100).toLocaleString('en-IN')}`;
  const his = await newPerson('phone');
  await inPlace(page);
  await Promise.all([enterAs(page, booked.customer), enterAs(his, ramesh)]);

  await page.goto(`/buyer/bookings/${booked.bookingId}`);
  await page.getByRole('button', { name: `Pay ${sum}` }).click();
  await page.waitForURL(/\/pay\/sandbox\//);

  await his.goto(`/sub-user/bookings/${booked.bookingId}`);
  await his.getByText(`I have counted and received ${sum}`).click();
  await his.getByRole('button', { name: 'Cash received' }).click();
  await expect(his.getByText(`${sum} received in cash. Everything is paid.`).first()).toBeVisible();
  await expect(his.getByText('Paid online. Don’t collect cash.')).toHaveCount(0);

  await payOnSandboxPage(page, 'It succeeds');
  const outcome = page.getByRole('status').filter({ hasText: `${sum} paid` });
  await expect(outcome).toContainText(`You paid ${sum} more than you owed.`);
  await expect(outcome).not.toContainText('is confirmed');
  const main = page.getByRole('main');
  await expect(main).toContainText('Paid in cash');
  await expect(main).toContainText('Paid beyond the bill');

  await his.reload();
  await expect(his.getByText(`${sum} received in cash. Everything is paid.`).first()).toBeVisible();
});
