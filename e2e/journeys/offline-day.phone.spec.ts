import { anAssignedBooking, detailsOf, untilStatus } from '../fixtures/bookings.ts';
import { enterAs } from '../fixtures/enter.ts';
import { ramesh } from '../fixtures/people.ts';
import { expect, type Page, test } from '../fixtures/test.ts';
import { untilKept } from '../pages/walk.ts';

test.use({ serviceWorkers: 'allow' });

const photo = (page: Page, name: string) =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'image/png', buffer: picture });

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
  await photo(page, 'leak.png');
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

test('a whole job without a network: OTP, photos and finish wait on the phone and are sent in their order', async ({
  page,
  context,
}) => {
  const booked = await anAssignedBooking({ inDays: 9 });
  const code = (await detailsOf(booked)).startCode ?? '';
  await enterAs(page, ramesh);
  await page.goto(`/sub-user/bookings/${booked.bookingId}?step=start`);
  await settle(page);
  await expect(page.getByLabel('Start OTP')).toBeVisible();
  await context.setOffline(true);

  await page.getByLabel('Start OTP').fill(code);
  await expect(page.getByRole('heading', { name: 'Photos before' })).toBeVisible();
  await photo(page, 'leak.png');
  await page.getByRole('button', { name: 'Send 1 photo' }).click();
  await page.getByRole('link', { name: 'The work is done' }).click();
  await page.getByRole('link', { name: 'Continue without photos' }).click();
  await page.getByRole('button', { name: 'Finish the job' }).click();
  await expect(page.getByRole('heading', { name: 'Job finished on this phone' })).toBeVisible();

  const waiting = page.getByRole('region', { name: 'Saved on this phone' });
  await page.reload();
  await expect(waiting.getByRole('listitem')).toHaveText([
    'Start OTP',
    '1 photo before the work',
    'Job finished',
  ]);
  expect((await detailsOf(booked)).status).toBe('Assigned');

  await context.setOffline(false);
  await untilStatus(booked, 'Completed');
  expect((await detailsOf(booked)).photos.map(({ stage }) => stage)).toEqual(['before']);
  await expect(waiting).toBeHidden();
  await expect(page.getByText('Collect in cash')).toBeVisible();
});

test('an OTP that was wrong is entered anew, and what waits behind it keeps its turn', async ({
  page,
  context,
}) => {
  const booked = await anAssignedBooking({ inDays: 9 });
  const code = (await detailsOf(booked)).startCode ?? '';
  await enterAs(page, ramesh);
  await page.goto(`/sub-user/bookings/${booked.bookingId}?step=start`);
  await settle(page);
  await expect(page.getByLabel('Start OTP')).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Start OTP').fill(code === '123456' ? '654321' : '123456');
  await photo(page, 'leak.png');
  await page.getByRole('button', { name: 'Send 1 photo' }).click();

  await context.setOffline(false);
  const waiting = page.getByRole('region', { name: 'Saved on this phone' });
  await expect(waiting.getByRole('alert')).toContainText('Incorrect OTP');
  expect((await detailsOf(booked)).status).toBe('Assigned');
  await waiting.getByRole('link', { name: 'Enter OTP again' }).click();
  await page.getByLabel('Start OTP').fill(code);
  await untilStatus(booked, 'Inprogress');
  await expect.poll(async () => (await detailsOf(booked)).photos.length).toBe(1);
  await expect(waiting).toBeHidden();
});
