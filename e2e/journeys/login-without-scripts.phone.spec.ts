import { callAs } from '../fixtures/api.ts';
import { getMyProfile } from '@nukkad/contract/identity/account/account.api';
import { inPlace } from '../fixtures/enter.ts';
import { asha, lakshmi, someNumber } from '../fixtures/people.ts';
import { codeSentBy } from '../fixtures/sign-in.ts';
import { expect, type Page, test } from '../fixtures/test.ts';

/** On the plain forms: number, code from the inbox, in. */
async function logInPlainly(page: Page, mobileNumber: string): Promise<void> {
  await page.getByLabel('Mobile number or email address').fill(mobileNumber);
  const code = await codeSentBy(mobileNumber, async () => {
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await page.getByRole('heading', { name: 'Enter OTP' }).waitFor();
  });
  await page.getByLabel('OTP from the message').fill(code);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test.describe('with scripts turned off', () => {
  test.use({ javaScriptEnabled: false });

  test('the login leads to its plain form, which lets a person in and out again', async ({ page }) => {
    await page.goto('/login?return=/buyer/bookings');
    await expect(page).toHaveURL(/\/login\/otp\?return=/);
    await page.getByLabel('Mobile number or email address').fill('12345');
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await expect(page.getByRole('alert')).toHaveText('Enter a 10-digit mobile number or an email address.');
    await expect(page.getByLabel('Mobile number or email address')).toHaveValue('12345');
    await logInPlainly(page, asha.mobileNumber);
    await expect(page.getByRole('heading', { name: 'You’re logged in' })).toBeVisible();
    await expect(page.getByText(asha.fullName)).toBeVisible();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await page.goto('/login/done');
    await expect(page).toHaveURL(/\/login\/otp$/);
  });

  test('a wrong code says how many tries are left', async ({ page }) => {
    await page.goto('/login/otp');
    await page.getByLabel('Mobile number or email address').fill(someNumber());
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await page.getByLabel('OTP from the message').fill('000000');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toHaveText('Incorrect OTP. Tries left: 4.');
  });

  test('a private page says what it needs in the place of an eternal skeleton', async ({ page }) => {
    await page.goto('/buyer/bookings');
    // Texts inside of a noscript element are no texts to the finder of texts.
    const note = page.locator('noscript p');
    await expect(note).toBeVisible();
    await expect(note).toHaveText('This page needs JavaScript. Turn it on in your browser’s settings.');
    await expect(page.locator('[class*="skeleton"]').first()).toBeHidden();
  });
});

test('with scripts the plain form ends in the app, signed in and at the page that was wanted', async ({
  page,
}) => {
  await inPlace(page);
  await page.goto('/login/otp?return=/consultant-service/bookings');
  await logInPlainly(page, lakshmi.mobileNumber);
  await expect(page).toHaveURL(/\/consultant-service\/bookings/);
  const [accessToken, sessionId] = await page.evaluate(() => [
    localStorage.getItem('token') ?? '',
    localStorage.getItem('sessionId') ?? '',
  ]);
  const profile = await callAs({ accessToken, sessionId }, getMyProfile);
  expect(profile.fullName).toBe(lakshmi.fullName);
});

test('after the last try the words and the timer say the same: a new code, as soon as it can be had', async ({
  page,
}) => {
  await inPlace(page);
  await page.route('**/api/home/generateotp', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), resendAfterSeconds: 40 } });
  });
  await page.clock.install();
  await page.goto('/login');
  await page.getByLabel('Mobile number').fill(someNumber());
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const field = page.getByLabel('OTP from the SMS');
  for (const left of [4, 3, 2, 1]) {
    await field.fill('000000');
    await expect(page.getByRole('alert').filter({ hasText: `Tries left: ${left}.` })).toBeVisible();
  }
  await field.fill('000000');
  await expect(page.getByText('Too many incorrect OTPs. You need a new one.')).toBeVisible();
  await expect(field).toBeHidden();
  const again = page.getByRole('button', { name: 'Resend OTP' });
  await expect(again).toBeDisabled();
  await page.clock.runFor(41_000);
  await again.click();
  await expect(field).toBeVisible();
});
