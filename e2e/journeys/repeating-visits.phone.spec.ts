import { acceptOrReject } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { getSeries, listSeries } from '@nukkad/contract/market/series/series.api';
import { callAs, confirmAs } from '../fixtures/api.ts';
import { aFullCart } from '../fixtures/bookings.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { lakshmi } from '../fixtures/people.ts';
import { bathroomCleaning } from '../fixtures/series.ts';
import { sessionOf } from '../fixtures/sign-in.ts';
import { type Page, expect, test } from '../fixtures/test.ts';
import { expectFitsThumb } from '../pages/targets.ts';

const everyWeek = /^Every \w+ at \d+:\d\d [AP]M, visit 1 of 4$/;

async function bookEveryWeek(page: Page): Promise<void> {
  await page.goto('/checkout?step=time');
  await page.getByRole('radio', { name: 'Every week', exact: true }).check();
  await expect(page.getByText(/for each visit, the same every time/)).toBeVisible();
  await expectFitsThumb(page, 'repeating visits at the checkout');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText(/^Every \w+ at .*, 4 visits$/)).toBeVisible();
  await page.getByRole('radio', { name: /Cash after the work/ }).check();
  await page.getByRole('button', { name: /^Book, pay/ }).click();
  await expect(page.getByRole('link', { name: everyWeek })).toBeVisible();
}

test('a customer books a weekly clean, sees the next visits, moves one and ends them', async ({ page }) => {
  const { customer } = await aFullCart({ serviceId: bathroomCleaning, inDays: 6, nthTime: 16 });
  await inPlace(page);
  await enterAs(page, customer);
  await bookEveryWeek(page);

  const bookingId = page.url().split('/').at(-1) ?? '';
  await confirmAs(await sessionOf(lakshmi), acceptOrReject, { bookingId, action: 'accept' });
  const { items } = await callAs(customer.session, listSeries, { query: {} });
  const seriesId = items[0]?.seriesId ?? '';
  const one = () => callAs(customer.session, getSeries, { query: { seriesId } });
  await expect.poll(async () => (await one()).status).toBe('Active');

  await page.getByRole('link', { name: everyWeek }).click();
  const visits = page.getByRole('region', { name: 'Next visits' }).getByRole('listitem');
  await expect(visits).toHaveCount(4);
  await expect(page.getByRole('link', { name: 'Move this one' })).toHaveCount(2);
  const second = visits.nth(1).locator('time');
  const before = await second.getAttribute('datetime');
  await page.getByRole('link', { name: 'Move this one' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Change the time' });
  await dialog
    .getByRole('group', { name: /What time/ })
    .getByRole('radio')
    .last()
    .check();
  await dialog.getByRole('button', { name: /^Change to / }).click();
  await expect(page.getByText(/^Your visit is now on /)).toBeVisible();

  await page.goto(`/buyer/series/${seriesId}`);
  await expect(second).not.toHaveAttribute('datetime', before ?? '');
  await page.getByRole('link', { name: 'End these visits' }).click();
  const end = page.getByRole('dialog', { name: 'End these repeating visits?' });
  await expect(end.getByText(/^2 booked visits are cancelled/)).toBeVisible();
  await end.getByRole('button', { name: 'End visits' }).click();
  await expect(page.getByText('Ended by the customer.')).toBeVisible();
  expect((await one()).status).toBe('Closed');
});
