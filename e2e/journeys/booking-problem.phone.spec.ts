import { expectAccessible } from '../pages/accessibility.ts';
import { enterBackoffice } from '../fixtures/admin.ts';
import { aBooking, anAssignedBooking } from '../fixtures/bookings.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { lakshmi } from '../fixtures/people.ts';
import { expect, type Page, test } from '../fixtures/test.ts';

async function openReport(page: Page, address: string) {
  await page.goto(address);
  await page.getByRole('link', { name: 'Report a problem' }).click();
  return page.getByRole('dialog', { name: 'Something wrong?' });
}

test('a customer reports that no one came, support answers from the back office, and the booking shows both', async ({
  page,
  newPerson,
}) => {
  const { bookingId, customer } = await anAssignedBooking({ inDays: 9 });
  await inPlace(page);
  await enterAs(page, customer);
  const dialog = await openReport(page, `/buyer/bookings/${bookingId}`);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Choose what went wrong.')).toBeVisible();
  await expectAccessible(page, 'report a problem');
  await dialog.getByLabel('The professional is late or didn’t come').check();
  await dialog.getByLabel('What happened?').fill('The bell never rang.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  const got = page.getByText(/^We got your report S[0-9A-Z]{5}-[0-9A-Z]{5}\. We answer by /);
  await expect(got).toBeVisible();
  const number = /S[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(await got.innerText())?.[0] ?? '';

  const office = await newPerson('desk');
  await enterBackoffice(office);
  await office.goto(`/backoffice/support?q=${number}`);
  await office.getByRole('button', { name: `Open ${number}` }).click();
  const opened = office.getByRole('dialog', { name: new RegExp(number) });
  await expect(opened.getByText('Professional late or absent')).toBeVisible();
  await expect(opened.getByRole('link', { name: 'View customer' })).toBeVisible();
  await expect(opened.getByRole('link', { name: 'View partner' })).toBeVisible();
  await opened.getByLabel('Reply').fill('Ramesh comes at 4 PM.');
  await opened.getByRole('button', { name: 'Send reply' }).click();
  await expect(office.getByText(`Reply to ${number} sent.`)).toBeVisible();

  await page.reload();
  await expect(page.getByText('Ramesh comes at 4 PM.')).toBeVisible();
});

test('another time is offered by the act that solves it, and danger by the numbers to call', async ({
  page,
}) => {
  const { bookingId, customer } = await anAssignedBooking({ inDays: 9 });
  await inPlace(page);
  await enterAs(page, customer);
  const dialog = await openReport(page, `/buyer/bookings/${bookingId}`);
  await dialog.getByLabel('Someone’s safety is at risk').check();
  await expect(dialog.getByText('In danger? Call 112 first.')).toBeVisible();
  await dialog.getByLabel('The time must change').check();
  await dialog.getByRole('link', { name: 'Change the time' }).click();
  await expect(page.getByRole('dialog', { name: 'Change the time' })).toBeVisible();
});

test('the partner reports from its own page of the booking, and the customer does not see it', async ({
  page,
  newPerson,
}) => {
  const { bookingId, customer } = await anAssignedBooking({ inDays: 9 });
  await inPlace(page);
  await enterAs(page, lakshmi);
  const dialog = await openReport(page, `/consultant-service/bookings/${bookingId}`);
  await dialog.getByLabel('The customer isn’t there').check();
  await dialog.getByLabel('What happened?').fill('The gate is locked.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: 'The gate is locked.' })).toBeVisible();
  const hers = await newPerson('phone');
  await inPlace(hers);
  await enterAs(hers, customer);
  await hers.goto(`/buyer/bookings/${bookingId}`);
  await expect(hers.getByRole('link', { name: 'Report a problem' })).toBeVisible();
  await expect(hers.getByText('The gate is locked.')).toBeHidden();
});

test('a booking says what happens next, what it costs and what can be changed, and the list in one line', async ({
  page,
}) => {
  const { bookingId, customer } = await aBooking({ inDays: 9 });
  await inPlace(page);
  await enterAs(page, customer);
  await page.goto(`/buyer/bookings/${bookingId}`);
  const card = page.getByRole('region', { name: 'What happens next' });
  await expect(card).toContainText(/to answer|answers|accepts/);
  await expect(card).toContainText(/₹[\d,]+ in cash or online, after the work\./);
  await expect(card).toContainText('Changing the time or cancelling is free now.');
  await page.goto('/buyer/bookings');
  await expect(page.getByText(/We’ll message you/).first()).toBeVisible();
});
