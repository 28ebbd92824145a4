import { anAssignedBooking } from '../stage/bookings.ts';
import { enterAs } from '../stage/enter.ts';
import { ramesh } from '../stage/people.ts';
import { expect, type Page, test } from '../stage/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Seen once more under the worker, so that the page's files are kept as on a second day. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload({ waitUntil: 'networkidle' });
}

test('a reload without a network does not lose the address of the job', async ({ page, context }) => {
  const booked = await anAssignedBooking({ inDays: 9 });
  await enterAs(page, ramesh);
  await page.goto(`/sub-user/bookings/${booked.bookingId}?step=way`);
  await expect(page.getByText(/21, 3rd Cross/).first()).toBeVisible();
  await settle(page);
  await expect(page.getByText(/21, 3rd Cross/).first()).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/21, 3rd Cross/).first()).toBeVisible();
});
