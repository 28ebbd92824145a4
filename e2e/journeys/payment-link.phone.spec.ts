import { aFinishedBooking } from '../fixtures/bookings.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { ramesh } from '../fixtures/people.ts';
import { payOnSandboxPage } from '../fixtures/sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../pages/accessibility.ts';

test('the professional shows a QR code, the customer pays by its link without an account, and he sees it paid', async ({
  page,
  newPerson,
}) => {
  const { bookingId } = await aFinishedBooking({ inDays: 9, nthTime: 3 });
  await inPlace(page);
  await enterAs(page, ramesh);
  await page.goto(`/sub-user/bookings/${bookingId}`);
  const made = page.waitForResponse('**/api/payment/createpaymentLink');
  await page.getByRole('button', { name: 'Show QR code' }).click();
  const { url } = (await (await made).json()) as { url: string };
  await expect(page.getByRole('img', { name: /^QR code to pay ₹[\d,]+$/ })).toBeVisible();
  await expectAccessible(page, 'payment link');

  const stranger = await newPerson('phone');
  await stranger.goto(new URL(url).pathname);
  await payOnSandboxPage(stranger, 'It succeeds');
  await expect(
    stranger.getByRole('heading', { name: 'Paid. Thank you. You can close this page.' }),
  ).toBeVisible();

  await expect(page.getByText('Paid online. Don’t collect cash.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show QR code' })).toBeHidden();
});
