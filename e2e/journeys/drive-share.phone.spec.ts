import { listShares } from '@nukkad/contract/files/share/share.api';
import { callAs } from '../fixtures/api.ts';
import { aDriveText, aFolder } from '../fixtures/drive.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { lakshmi } from '../fixtures/people.ts';
import { picture } from '../fixtures/picture.ts';
import { aCustomer, sessionOf } from '../fixtures/sign-in.ts';
import { aDepartmentOf, aClerkOf } from '../fixtures/staff.ts';
import { type Page, expect, test } from '../fixtures/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');

async function act(page: Page, name: string, label: string): Promise<void> {
  await page.getByRole('link', { name: `Actions for ${name}` }).click();
  await dialog(page)
    .getByRole('link', { name: label, exact: true })
    .or(dialog(page).getByRole('button', { name: label, exact: true }))
    .click();
}

/** A folder of Farah’s with two files and a folder in it. */
async function someDocuments() {
  const farah = await aCustomer('Farah Khan');
  const session = await sessionOf(farah);
  const { itemId } = await aFolder(session, 'Flat papers');
  await aFolder(session, 'Old', { parentId: itemId });
  await aDriveText(session, 'Rent.txt', 'Rent', { parentId: itemId });
  await aDriveText(session, 'Plan.txt', 'Plan', { parentId: itemId });
  return { farah, session, itemId };
}

test('Farah shares a folder with Meera’s number; Meera moves a file in it, until Farah takes it back', async ({
  page,
  newPerson,
}) => {
  const { farah, itemId } = await someDocuments();
  const meera = await aCustomer('Meera Nair');
  await inPlace(page);
  await enterAs(page, farah);
  await page.goto('/drive');
  await act(page, 'Flat papers', 'Share');
  await dialog(page).getByLabel('Mobile number').fill(meera.mobileNumber);
  await dialog(page).getByLabel('They can').selectOption('edit');
  await dialog(page).getByRole('button', { name: 'Share', exact: true }).click();
  await expect(dialog(page).getByRole('listitem').filter({ hasText: 'Can edit' })).toBeVisible();
  await picture(page, 'drive-share-people');

  const desk = await newPerson('desk');
  await inPlace(desk);
  await enterAs(desk, meera);
  await desk.goto('/drive/shared-with-me');
  await desk.getByRole('link', { name: 'Flat papers', exact: true }).click();
  await act(desk, 'Rent.txt', 'Move');
  await dialog(desk).getByRole('radio', { name: 'Old' }).check();
  await dialog(desk).getByRole('button', { name: 'Move here' }).click();
  await expect(desk.getByRole('link', { name: 'Rent.txt', exact: true })).toBeHidden();
  await act(desk, 'Plan.txt', 'Rename');
  await dialog(desk).getByLabel('Name').fill('Plan 2026.txt');
  await dialog(desk).getByRole('button', { name: 'Rename' }).click();

  await page.goto(`/drive/folder/${itemId}`);
  await expect(page.getByRole('link', { name: 'Plan 2026.txt', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Old', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Rent.txt', exact: true })).toBeVisible();

  // As a message leads there, also where the list that it opens over has nothing in it.
  await page.goto(`/drive/starred?dialog=share&shared=${itemId}`);
  await dialog(page)
    .getByRole('button', { name: /^Remove access of/ })
    .click();
  await expect(dialog(page).getByText('No one else yet.')).toBeVisible();
  await desk.reload();
  await expect(desk.getByRole('link', { name: 'Plan 2026.txt', exact: true })).toBeHidden();
  await desk.goto('/drive/shared-with-me');
  await expect(desk.getByText('Nothing shared with you yet')).toBeVisible();
});

test('Lakshmi shares a folder of the team with a department; who works there reads it, until she takes it back', async ({
  page,
  newPerson,
}) => {
  const owner = await sessionOf(lakshmi);
  const manju = await aClerkOf(lakshmi, 'Manju Shetty', []);
  await aDepartmentOf(lakshmi, 'Geyser repair', manju);
  const { itemId } = await aFolder(owner, 'Geyser drawings', { space: 'team' });
  await aDriveText(owner, 'Valves.txt', 'Half an inch', { space: 'team', parentId: itemId });
  await inPlace(page);
  await enterAs(page, lakshmi);
  await page.goto(`/drive/team?dialog=share&shared=${itemId}`);
  await dialog(page).getByRole('radio', { name: 'A department' }).check();
  const save = dialog(page).getByRole('button', { name: 'Share', exact: true });
  await expect(save).toBeDisabled();
  await dialog(page).getByLabel('Department', { exact: true }).selectOption('Geyser repair');
  await save.click();
  await expect(dialog(page).getByText('Everyone in Geyser repair')).toBeVisible();
  await picture(page, 'drive-share-department');

  const desk = await newPerson('desk');
  await inPlace(desk);
  await enterAs(desk, manju);
  await desk.goto('/drive/shared-with-me');
  await desk.getByRole('link', { name: 'Geyser drawings', exact: true }).click();
  await expect(desk.getByRole('link', { name: 'Valves.txt', exact: true })).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: /^Remove access of/ })
    .click();
  await expect(dialog(page).getByText('No one else yet.')).toBeVisible();
  await desk.goto('/drive/shared-with-me');
  await expect(desk.getByText('Nothing shared with you yet')).toBeVisible();
});

test('a link with a password opens the folder in the browser of a stranger, who knows the password', async ({
  page,
  newPerson,
}) => {
  const { farah, session, itemId } = await someDocuments();
  await inPlace(page);
  await enterAs(page, farah);
  await page.goto(`/drive?dialog=share&shared=${itemId}&way=link`);
  await dialog(page).getByLabel('Password (optional)').fill('neem tree 7');
  await dialog(page).getByRole('button', { name: 'Create and copy link' }).click();
  await expect(dialog(page).getByText('with password')).toBeVisible();
  await picture(page, 'drive-share-link');
  const { items } = await callAs(session, listShares, { query: { subject: 'drive', subjectId: itemId } });
  const { pathname, search } = new URL(items[0]?.url ?? '');

  const stranger = await newPerson('desk');
  await stranger.goto(`${pathname}${search}`);
  await expect(stranger.getByText('Flat papers')).toHaveCount(0);
  await stranger.getByLabel('Password').fill('mango');
  await stranger.getByRole('button').click();
  await expect(stranger.getByRole('alert')).toHaveText('Incorrect password. Try again.');
  await stranger.getByLabel('Password').fill('neem tree 7');
  await stranger.getByRole('button').click();
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Flat papers');
  await expect(stranger.getByText('Plan.txt').first()).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Turn off' }).click();
  await expect(dialog(page).getByText('Turned off')).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByText('Plan.txt')).toHaveCount(0);
});
