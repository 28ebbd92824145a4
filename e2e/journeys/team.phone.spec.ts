import { enterAs, inPlace } from '../fixtures/enter.ts';
import { lakshmi, lakshmisShop } from '../fixtures/people.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('a person is invited, joins, is called by another name, and leaves the team', async ({
  page,
  newPerson,
}) => {
  const clerk = await aCustomer('Nirmala Shenoy');
  await inPlace(page);
  await enterAs(page, lakshmi);
  await page.goto('/add-user');
  await page.getByLabel('Full name').fill('Nirmala Shenoy');
  await page.getByLabel('Mobile number').fill(clerk.mobileNumber);
  await page.getByLabel('Can be assigned to jobs').uncheck();
  await page.getByRole('button', { name: 'Send invitation', exact: true }).click();
  await expect(page).toHaveURL(/tab=Pending/);

  const hers = await newPerson('phone');
  await inPlace(hers);
  await enterAs(hers, clerk);
  await hers.goto('/profile/invitations');
  await expect(hers.getByText(lakshmisShop)).toBeVisible();
  await hers.getByRole('button', { name: 'Join' }).click();
  await expect(hers.getByText('No invitations')).toBeVisible();

  await page.goto('/users/sub-users-list');
  await page.getByLabel('Name or number').fill('Nirmala');
  await expect(page).toHaveURL(/q=Nirmala/);
  // As people read it: two groups of five.
  const number = clerk.mobileNumber.replace(/^(\d{5})/, '$1 ');
  const row = page.getByRole('main').getByRole('row').filter({ hasText: number });
  await row.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByLabel('Full name').fill('Nirmala Pai');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Nirmala Pai');

  await hers.getByText('Your profile').first().click();
  // A page that was reached closes the menu: not before its heading has the focus.
  await expect(hers.getByRole('heading', { name: 'Your profile', level: 1 })).toBeFocused();
  await hers.locator('summary').first().click();
  await hers.getByRole('button', { name: new RegExp(lakshmisShop) }).click();
  await hers.waitForURL(/sub-user/);
  await hers.goto('/profile/team');
  await expect(hers.getByText(/· you$/)).toBeVisible();
  await hers.getByRole('link', { name: 'Leave team' }).click();
  await hers.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(hers.getByText('You have left the team.')).toBeVisible();
  await expect(hers).toHaveURL(/basicinfo/);
  await page.goto('/users/sub-users-list?q=Nirmala');
  await expect(page.getByText('No one found with that name')).toBeVisible();
});
