import { istDay } from '@nukkad/contract/kernel/time';
import { anAcceptedBooking, detailsOf } from '../fixtures/bookings.ts';
import { enterAs } from '../fixtures/enter.ts';
import { lakshmi } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test('Lakshmi drags a waiting visit to a professional who is free, and confirms it', async ({ page }) => {
  const booked = await anAcceptedBooking({ inDays: 9, nthTime: 3 });
  const day = istDay(new Date((await detailsOf(booked)).startsAt));
  await enterAs(page, lakshmi);
  await page.goto(`/consultant-service/bookings?view=calendar&day=${day}`);
  const tray = page.getByRole('region', { name: 'Not assigned yet' });
  const visit = tray.locator(`[data-booking="${booked.bookingId}"]`);
  // Other tests' visits wait there, too.
  await visit.scrollIntoViewIfNeeded();
  const from = await visit.boundingBox();
  await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move((from?.x ?? 0) + 40, (from?.y ?? 0) + 60, { steps: 4 });
  const free = page.locator('[data-drop][data-fit="free"]').first();
  await expect(free).toBeVisible();
  if (process.env['CALENDAR_PICTURE']) await page.screenshot({ path: process.env['CALENDAR_PICTURE'] });
  const to = await free.boundingBox();
  await page.mouse.move((to?.x ?? 0) + 30, (to?.y ?? 0) + 30, { steps: 6 });
  await page.mouse.up();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Assign / })
    .click();
  await expect(page.getByText(/has been assigned and notified\.$/)).toBeVisible();
  await expect(page.locator('[data-drop]').locator(`[data-booking="${booked.bookingId}"]`)).toBeVisible();
  expect((await detailsOf(booked)).status).toBe('Assigned');
});
