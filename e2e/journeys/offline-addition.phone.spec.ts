import { aStartedBooking, detailsOf, tapRepair } from '../fixtures/bookings.ts';
import { enterAs } from '../fixtures/enter.ts';
import { ramesh } from '../fixtures/people.ts';
import { expect, type Page, test } from '../fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Reloads once under the service worker, so that the page's files are kept as on a second day. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload({ waitUntil: 'networkidle' });
}

const form = (page: Page) => page.getByRole('dialog');
const chosenOption = (page: Page) => form(page).getByRole('radio').last();

test('what was chosen for an added service outlives a reload, also without a network, and is sent when it is back', async ({
  page,
  context,
}) => {
  const booked = await aStartedBooking({ inDays: 9 });
  await enterAs(page, ramesh);
  await page.goto(`/sub-user/bookings/${booked.bookingId}?step=work&dialog=addition&service=${tapRepair}`);
  await expect(form(page).getByText('How many?')).toBeVisible();
  await settle(page);
  await chosenOption(page).check();
  await form(page).getByRole('button', { name: 'One more' }).click();
  await form(page).getByRole('button', { name: 'One more' }).click();
  await expect(form(page).getByRole('status').first()).toHaveText('3');

  await page.reload();
  await expect(chosenOption(page)).toBeChecked();
  await expect(form(page).getByRole('status').first()).toHaveText('3');

  await context.setOffline(true);
  await page.reload();
  await expect(chosenOption(page)).toBeChecked();
  await expect(form(page).getByRole('status').first()).toHaveText('3');
  await form(page).getByRole('button', { name: 'Send to customer' }).click();
  await expect(form(page).getByText(/What you entered is saved here/)).toBeVisible();

  await context.setOffline(false);
  await form(page).getByRole('button', { name: 'Send again' }).click();
  await expect.poll(async () => (await detailsOf(booked)).additions.length).toBe(1);

  // Sent once: the next addition begins anew.
  await page.goto(`/sub-user/bookings/${booked.bookingId}?step=work&dialog=addition&service=${tapRepair}`);
  await expect(form(page).getByRole('status').first()).toHaveText('1');
});
