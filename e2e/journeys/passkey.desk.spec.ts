import { withAuthenticator, withoutOffer } from '../fixtures/authenticator.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(({ page }) => inPlace(page));

test('a passkey is made, opens the account by itself, is renamed and removed', async ({ page }) => {
  const held = await withAuthenticator(page);
  const customer = await aCustomer('Meera Nair');
  await withoutOffer(page);
  await enterAs(page, customer);
  await page.goto('/profile/security');
  await page.getByRole('link', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Laptop at home');
  await page.getByRole('button', { name: 'Create passkey' }).click();
  const card = page.getByRole('listitem').filter({ hasText: 'Laptop at home' });
  await expect(card).toBeVisible();
  expect(await held()).toBe(1);

  await page.goto('/logout');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.goto('/login?return=/profile/security');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/profile/security');
  await expect(card).toContainText('last used');

  await card.getByRole('link', { name: 'Rename' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Old laptop');
  await page.getByRole('button', { name: 'Save name' }).click();
  const renamed = page.getByRole('listitem').filter({ hasText: 'Old laptop' });
  await renamed.getByRole('link', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No passkey yet')).toBeVisible();
});
