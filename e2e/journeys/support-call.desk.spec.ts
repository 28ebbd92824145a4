import { enterBackoffice } from '../fixtures/admin.ts';
import { anAcceptedBooking, detailsOf } from '../fixtures/bookings.ts';
import { coolCare, lakshmisShop } from '../fixtures/people.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('a support call: an Admin finds the booking by the mobile number, reads its story and gives it to another partner', async ({
  page,
}) => {
  const customer = await aCustomer();
  const booked = await anAcceptedBooking({
    customer,
    serviceId: 'doorbell-exhaust-fan',
    inDays: 11,
    nthTime: 8,
  });
  const { bookingNumber } = await detailsOf(booked);
  await enterBackoffice(page);
  await page.goto('/backoffice/bookings');
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type(customer.mobileNumber, { delay: 20 });
  const palette = page.getByRole('dialog', { name: 'Search everything' });
  await expect(palette.locator('[aria-selected="true"]')).toContainText(bookingNumber);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: bookingNumber })).toBeVisible();
  await expect(page.getByText('Accepted', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: lakshmisShop }).first()).toBeVisible();
  await expect(page.getByText(customer.mobileNumber)).toHaveCount(0);

  await page.getByRole('button', { name: 'Another partner' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask another partner' });
  await dialog.getByRole('radio', { name: coolCare }).check();
  await dialog.getByLabel('Reason').fill('The partner called: no one can come.');
  await dialog.getByRole('button', { name: 'Ask this partner' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Taken from the partner')).toBeVisible();
  await expect(page.getByText('Partner asked', { exact: true }).first()).toBeVisible();
  expect((await detailsOf(booked)).status).toBe('Partner Assigned');
});
