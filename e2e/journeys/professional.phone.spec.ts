import { anAssignedBooking, detailsOf, untilStatus } from '../fixtures/bookings.ts';
import { enterAs } from '../fixtures/enter.ts';
import { ramesh } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { navigate } from '../pages/walk.ts';

const inDays = 8;

test('a wrong start code does not start the work, the right one does; what cannot be finished ends early once the customer agrees', async ({
  page,
  newPerson,
}) => {
  const booked = await anAssignedBooking({ inDays });
  const right = (await detailsOf(booked)).startCode ?? '';
  const wrong = right === '123456' ? '654321' : '123456';
  await enterAs(page, ramesh);
  await page.goto(`/sub-user/bookings/${booked.bookingId}?step=start`);
  const field = page.getByLabel('Start OTP');
  await field.fill(wrong);
  await expect(page.getByRole('alert')).toContainText('Incorrect OTP');
  await expect(field).toHaveValue('');
  expect((await detailsOf(booked)).status).toBe('Assigned');
  await field.fill(right);
  await expect(page.getByRole('heading', { name: 'Photos before' })).toBeVisible();

  await navigate(page, `/sub-user/bookings/${booked.bookingId}?dialog=stop`);
  const dialog = page.getByRole('dialog', { name: 'End this visit early?' });
  await dialog.getByText('The work can’t be finished today').click();
  await expect(dialog).toContainText('The customer is asked to agree.');
  await dialog.getByRole('button', { name: 'Ask to end visit' }).click();
  await expect(dialog).toBeHidden();

  const hers = await newPerson('phone');
  await enterAs(hers, booked.customer);
  await hers.goto(`/buyer/bookings/${booked.bookingId}`);
  await hers.getByRole('link', { name: 'Agree and end visit' }).click();
  const question = hers.getByRole('dialog', { name: 'Agree and end this visit?' });
  await expect(question).toContainText('The bill is');
  await question.getByRole('button', { name: 'Agree and end visit' }).click();
  await expect(question).toBeHidden();
  await untilStatus(booked, 'Completed');
});

test('after five wrong codes the right one does not start the work either', async ({ page }) => {
  const booked = await anAssignedBooking({ inDays });
  const right = (await detailsOf(booked)).startCode ?? '';
  await enterAs(page, ramesh);
  await page.goto(`/sub-user/bookings/${booked.bookingId}?step=start`);
  const field = page.getByLabel('Start OTP');
  for (let tries = 1; tries <= 5; tries += 1) {
    await field.fill(right === `00000${tries}` ? '999999' : `00000${tries}`);
    if (tries < 5)
      await expect(page.getByText(tries === 4 ? '1 try left.' : `${5 - tries} tries left.`)).toBeVisible();
  }
  // The clock that the customer reads as well; there is no field to try the right one in.
  await expect(page.getByText(/^Too many incorrect OTPs\. .+ sees a new one in 1[45]:\d\d$/)).toBeVisible();
  await expect(field).toHaveCount(0);
  const { status, startCode, startTries } = await detailsOf(booked);
  expect([status, startCode, startTries?.left]).toEqual(['Assigned', null, 0]);
});

test('a file that is no photo is refused before it is sent', async ({ page }) => {
  const booked = await anAssignedBooking({ inDays });
  const code = (await detailsOf(booked)).startCode ?? '';
  await enterAs(page, ramesh);
  await page.goto(`/sub-user/bookings/${booked.bookingId}?step=start`);
  await page.getByLabel('Start OTP').fill(code);
  await expect(page.getByRole('heading', { name: 'Photos before' })).toBeVisible();
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') });
  await expect(page.getByRole('alert')).toContainText('Choose JPEG, PNG or WebP photos');
});
