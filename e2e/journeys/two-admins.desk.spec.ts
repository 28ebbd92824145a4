import { getMyProfile, logout } from '@nukkad/contract/identity/account/account.api';
import { enterBackoffice } from '../fixtures/admin.ts';
import { callAs } from '../fixtures/api.ts';
import { nextYear } from '../fixtures/days.ts';
import { aBegunPartner } from '../fixtures/partners.ts';
import { picture } from '../fixtures/picture.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { type Page, expect, test } from '../fixtures/test.ts';

/** The same screen of the back office in two tabs. */
async function twoTabs(page: Page, path: string): Promise<readonly [first: Page, second: Page]> {
  await enterBackoffice(page);
  const second = await page.context().newPage();
  for (const tab of [page, second]) await tab.goto(`/backoffice${path}`);
  return [page, second];
}

test('promise 91: a feature that a colleague closed is said, with the reason, before it is closed again', async ({
  page,
}) => {
  const { userId } = await aBegunPartner();
  const [first, second] = await twoTabs(page, `/people/${userId}`);
  const ask = async (tab: Page, why: string) => {
    await tab.getByRole('button', { name: 'Turn off: Salary' }).click();
    const dialog = tab.getByRole('dialog', { name: 'Turn off: Salary' });
    await dialog.getByLabel('Reason').fill(why);
    return dialog;
  };
  const mine = await ask(first, 'Asked for by the owner');
  const theirs = await ask(second, 'Not agreed');
  await theirs.locator('button[type="submit"]').click();
  await expect(theirs).toBeHidden();

  await mine.locator('button[type="submit"]').click();
  const changes = mine.getByRole('alert');
  await expect(changes).toContainText('Available to the business changed from yes to no');
  await expect(changes).toContainText('Why it is off added: Not agreed');
  await expect(first.locator('tr').filter({ hasText: 'Salary' })).toContainText('Not agreed');
  await picture(first, 'feature');
  await mine.getByRole('button', { name: 'Confirm these details' }).click();
  await expect(mine).toBeHidden();
  await expect(first.locator('tr').filter({ hasText: 'Salary' })).toContainText('Asked for by the owner');
});

test('promise 91: sessions that ended meanwhile are said before all are ended, and the title counts anew', async ({
  page,
}) => {
  const person = await aCustomer('Vimala Shetty');
  const { userId } = await callAs(person.session, getMyProfile);
  await enterBackoffice(page);
  await page.goto(`/backoffice/people/${userId}`);
  await page.getByRole('button', { name: 'End all sessions' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toContainText('1 open session');
  await dialog.getByLabel('Reason').fill('Lost the phone');
  await callAs(person.session, logout);
  await dialog.getByRole('button', { name: 'End all sessions' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Open sessions changed from 1 to 0');
  await expect(dialog.getByRole('heading', { level: 2 })).toContainText('0 open sessions');
  await picture(page, 'sessions');
  await dialog.getByRole('button', { name: 'Confirm these details' }).click();
  await expect(page.getByText('0 sessions ended.')).toBeVisible();
});

test('promise 91: of two Admins at one subscription the second sees the day that the first one set', async ({
  page,
}) => {
  const { userId, companyName } = await aBegunPartner();
  const [first, second] = await twoTabs(page, `/people/${userId}`);
  const set = async (tab: Page, day: string) => {
    await tab.getByRole('button', { name: 'Change subscription' }).click();
    const dialog = tab.getByRole('dialog', { name: `Subscription of ${companyName}` });
    await dialog.getByLabel('Paid until').fill(day);
    return dialog;
  };
  const mine = await set(first, `${nextYear()}-12-31`);
  const theirs = await set(second, `${nextYear()}-06-30`);
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(second.getByText(`Subscription saved.`)).toBeVisible();

  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(mine.getByRole('alert')).toContainText(`Paid until added: 30 Jun ${nextYear()}, 11:59 PM`);
  await picture(first, 'subscription');
  await mine.getByRole('button', { name: 'Confirm these details' }).click();
  await expect(mine).toBeHidden();
  await expect(first.getByText(`31 Dec ${nextYear()}, 11:59 PM`)).toBeVisible();
});

test('promise 91: a service that a colleague changed while the form was open says which fields, and nothing is saved unseen', async ({
  page,
}) => {
  const [first, second] = await twoTabs(page, '/catalogue?tab=services&q=geyser');
  const open = async (tab: Page) => {
    await tab.getByRole('row').nth(1).getByRole('button').first().click();
    return tab.getByRole('dialog');
  };
  const mine = await open(first);
  const theirs = await open(second);
  await theirs.getByLabel('New', { exact: true }).click();
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(theirs).toBeHidden();

  await mine.getByLabel('Trending').click();
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(mine.getByRole('alert')).toContainText(/New changed from (?:yes to no|no to yes)/);
  await picture(first, 'service');
  await mine.getByRole('button', { name: 'Cancel' }).click();
  const again = await open(second);
  await again.getByLabel('New', { exact: true }).click();
  await again.getByRole('button', { name: 'Save' }).click();
  await expect(again).toBeHidden();
});
