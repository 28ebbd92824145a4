import { listEarnings } from '@nukkad/contract/money/earning/earning.api';
import { collectCash } from '@nukkad/contract/money/payment/payment.api';
import { callAs, confirmAs } from '../fixtures/api.ts';
import { aFinishedBooking } from '../fixtures/bookings.ts';
import { enterAs } from '../fixtures/enter.ts';
import { lakshmi, ramesh } from '../fixtures/people.ts';
import { sessionOf } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const inDays = 13;
const rupees = (paise: number) =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: paise % 100 === 0 ? 0 : 2,
  }).format(Math.abs(paise) / 100);

test('Lakshmi finds a finished job in Money with its whole calculation, and downloads the statement', async ({
  page,
}) => {
  const booked = await aFinishedBooking({ inDays, nthTime: 5 });
  await confirmAs(await sessionOf(ramesh), collectCash, { bookingId: booked.bookingId });
  const session = await sessionOf(lakshmi);
  const find = async () =>
    (await callAs(session, listEarnings, { query: { window: 'today', limit: 100 } })).items.find(
      ({ bookingId, cash }) => bookingId === booked.bookingId && cash > 0,
    );
  await expect.poll(async () => (await find()) !== undefined).toBe(true);
  const job = await find();
  if (!job) throw new Error('The job is not among the earnings.');

  await enterAs(page, lakshmi);
  await page.goto('/consultant-service');
  await page.getByRole('link', { name: 'Money' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Earned this week' })).toBeVisible();
  await page.getByLabel('Booking number').fill(job.bookingNumber ?? '');
  await expect(page.getByText('1 result', { exact: true })).toBeVisible();
  // What is above has its place: a link that moves under a press is not followed.
  await expect(page.getByText('Show as table')).toBeVisible();
  await page.getByRole('link', { name: job.title ?? '' }).click();

  const sums = page.getByRole('region', { name: 'How it adds up' });
  await expect(sums).toContainText(`${job.commissionPercent}% of ${rupees(job.value)}`);
  for (const paise of [job.value, job.commission, job.commissionTax, job.earned, job.cash, job.net])
    await expect(sums).toContainText(rupees(paise));
  await expect(sums).toContainText('Comes off your payouts');

  await page.getByRole('link', { name: 'Money' }).first().click();
  await page.getByRole('link', { name: 'Statement' }).click();
  const begun = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'PDF' }).click();
  expect((await begun).suggestedFilename()).toMatch(/^statement-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.pdf$/);
});
