import { logout } from '@nukkad/contract/identity/account/account.api';
import { callAs } from '../fixtures/api.ts';
import { enterAs, inPlace, logIn } from '../fixtures/enter.ts';
import { lakshmi, ramesh, someNumber } from '../fixtures/people.ts';
import { aCustomer, codeSentBy } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(({ page }) => inPlace(page));

test('a number that cannot be one and a wrong code are answered beside their fields, and a customer is at home at /home', async ({
  page,
}) => {
  const { mobileNumber } = await aCustomer();
  await page.goto('/login');
  await page.getByLabel('Mobile number').fill('12345');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByText('Enter a 10-digit mobile number starting with 2 to 9.')).toBeVisible();
  await page.getByLabel('Mobile number').fill(mobileNumber);
  const code = await codeSentBy(mobileNumber, async () => {
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await page.getByRole('heading', { name: 'Enter OTP' }).waitFor();
  });
  const field = page.getByLabel('OTP from the SMS');
  await field.fill(code === '000000' ? '000001' : '000000');
  await expect(page.getByRole('alert').filter({ hasText: /Incorrect OTP/ })).toBeVisible();
  await expect(field).toHaveValue('');
  await field.fill(code);
  await expect(page).toHaveURL((url) => url.pathname === '/home');
});

const homes = [
  { person: lakshmi, path: '/consultant-service' },
  { person: ramesh, path: '/sub-user' },
];
for (const { person, path } of homes) {
  test(`${person.fullName} signs in by code and is at home at ${path}`, async ({ page }) => {
    await page.goto('/login');
    await logIn(page, person);
    await expect(page).toHaveURL((url) => url.pathname === path);
  });
}

test('a visitor who wanted a private page is there after signing in', async ({ page }) => {
  await page.goto('/buyer/bookings?tab=Completed');
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, await aCustomer());
  await expect(page).toHaveURL(/\/buyer\/bookings\?tab=Completed$/);
});

test('a new person is asked for a name, and is called by it', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login');
  await logIn(page, { fullName: '', mobileNumber: someNumber() });
  await expect(page).toHaveURL((url) => url.pathname === '/home');
  await page.clock.fastForward(5_000);
  const asked = page.getByRole('dialog', { name: 'What’s your name?' });
  await asked.getByRole('textbox').fill('Nandini');
  await asked.getByRole('button', { name: /Save/ }).click();
  await expect(asked).toBeHidden();
  await page.getByLabel('Account and settings').click();
  await expect(page.getByText('Nandini', { exact: true }).last()).toBeVisible();
});

test('a session that the server has ended leads to the login, and back after it', async ({ page }) => {
  const customer = await aCustomer();
  await enterAs(page, customer);
  await page.goto('/buyer/bookings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await callAs(customer.session, logout);
  await page.getByRole('link', { name: 'Cart' }).first().click();
  await expect(page.getByText('Session Expired')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, customer);
  await expect(page).toHaveURL(/\/(cart|buyer\/bookings)/);
});

test('logging out leaves nothing of the person behind', async ({ page }) => {
  await enterAs(page, await aCustomer());
  await page.goto('/');
  await page.getByLabel('Account and settings').click();
  await page.getByRole('link', { name: 'Log out' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expect(page).toHaveURL((url) => url.pathname === '/home');
  await page.goto('/buyer/bookings');
  await expect(page).toHaveURL(/\/login/);
});
