import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aBegunPartner } from '../fixtures/partners.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { expect, type Page, test } from '../fixtures/test.ts';
import { untilKept } from '../pages/walk.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

test('a changed form is not left unasked: by a link, by Back, by closing the tab; a saved one is', async ({
  page,
}) => {
  await inPlace(page);
  await enterAs(page, await aCustomer());
  await page.goto('/profile');
  await page.locator('a[href="/profile/about"]').first().click();
  const about = page.getByLabel('About you');
  await about.fill('I teach the veena.');
  await page.getByRole('link', { name: 'Nukkad' }).first().click();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(about).toHaveValue('I teach the veena.');
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/profile/about');

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Nukkad' }).first().click();
  await expect(page).not.toHaveURL('/profile/about');
  await expect(question(page)).toBeHidden();
});

test('a step of the partner’s profile that was changed asks before another step is opened', async ({
  page,
}) => {
  const partner = await aBegunPartner();
  await inPlace(page);
  await enterAs(page, partner);
  await page.goto('/update-partner/profile-update?step=address');
  await page.getByLabel('Landmark').fill('Behind the temple');
  await page.getByRole('link', { name: /Owner/ }).first().click();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/step=owner/);
  await page.goto('/update-partner/profile-update?step=address');
  await expect(page.getByLabel('Landmark')).not.toHaveValue('Behind the temple');
});

test('a message to support that was not sent is there again after a reload, and gone once it is sent', async ({
  page,
}) => {
  await inPlace(page);
  await enterAs(page, await aCustomer());
  await page.goto('/help/support');
  await page.getByRole('textbox', { name: 'Your message' }).fill('The tap leaks again.');
  await untilKept(page, 'The tap leaks again.');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('The tap leaks again.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your number is' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('');
});
