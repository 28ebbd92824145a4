import { getMyProfile } from '@nukkad/contract/identity/account/account.api';
import { callAs } from '../fixtures/api.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('who logs out of all devices is at the login, and no session of theirs is left', async ({ page }) => {
  const customer = await aCustomer();
  await inPlace(page);
  await enterAs(page, customer);
  await page.goto('/profile/security');
  await page.getByRole('link', { name: 'Log out of all devices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log out of all devices?' });
  await expect(dialog.getByText('Every device is logged out at once, this one too.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Log out of all devices' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(callAs(customer.session, getMyProfile)).rejects.toThrow();
});
