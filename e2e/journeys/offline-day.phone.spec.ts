import { anAssignedBooking, detailsOf } from '../fixtures/bookings.ts';
import { enterAs } from '../fixtures/enter.ts';
import { ramesh } from '../fixtures/people.ts';
import { expect, type Page, test } from '../fixtures/test.ts';
import { untilKept } from '../pages/walk.ts';

test.use({ serviceWorkers: 'allow' });

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

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

test('photos that wait to be sent outlive a reload without a network, and are sent when it is back', async ({
  page,
  context,
}) => {
  const booked = await anAssignedBooking({ inDays: 9 });
  const code = (await detailsOf(booked)).startCode ?? '';
  await enterAs(page, ramesh);
  await page.goto(`/sub-user/bookings/${booked.bookingId}?step=start`);
  await settle(page);
  await page.getByLabel('Start OTP').fill(code);
  await expect(page.getByRole('heading', { name: 'Photos before' })).toBeVisible();
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'leak.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('img', { name: 'leak.png' })).toBeVisible();
  await untilKept(page, 'leak.png');
  await untilKept(page, '"status":"Inprogress"');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('img', { name: 'leak.png' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send 1 photo' }).click();
  await expect.poll(async () => (await detailsOf(booked)).photos.length).toBe(1);
});
