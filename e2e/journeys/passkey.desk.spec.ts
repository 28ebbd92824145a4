import type { Page } from '@playwright/test';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

/** A device with a finger on it, as Chromium plays it: how many passkeys it holds, and whether the finger lies on it. */
async function withAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    held: async () => (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    touch: (enabled: boolean) =>
      client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  };
}

test.beforeEach(({ page }) => inPlace(page));

test('a passkey is made, opens the account by itself, is renamed and removed', async ({ page }) => {
  const { held, touch } = await withAuthenticator(page);
  const customer = await aCustomer('Meera Nair');
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
  // Else the device would answer the autofill offer of the field as well, and a second sign-in loads the page anew.
  await touch(false);
  await page.goto('/login?return=/profile/security');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await touch(true);
  await expect(page).toHaveURL(/\/profile\/security$/);
  await expect(card).toContainText('last used');

  await card.getByRole('link', { name: 'Rename' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Old laptop');
  await page.getByRole('button', { name: 'Save name' }).click();
  const renamed = page.getByRole('listitem').filter({ hasText: 'Old laptop' });
  await renamed.getByRole('link', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No passkey yet')).toBeVisible();
});
