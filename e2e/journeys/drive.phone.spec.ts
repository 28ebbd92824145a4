import { aDrivePdf, aDriveText, aFolder } from '../fixtures/drive.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aCustomer, sessionOf } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('Farah makes a folder, renames a file, moves it there, stars it, and takes it back from the bin', async ({
  page,
}) => {
  const farah = await aCustomer('Farah Khan');
  await aDrivePdf(await sessionOf(farah), 'Agreement.pdf');
  await inPlace(page);
  await enterAs(page, farah);
  await page.goto('/drive');
  const items = page.getByRole('list', { name: 'Files and folders' });
  const dialog = page.getByRole('dialog');

  await page.getByRole('link', { name: 'New folder' }).click();
  await dialog.getByLabel('Name').fill('House / flat');
  await dialog.getByRole('button', { name: 'Create folder' }).click();
  await expect(dialog.getByText('Leave out / and \\')).toBeVisible();
  await dialog.getByLabel('Name').fill('House');
  await dialog.getByRole('button', { name: 'Create folder' }).click();
  await expect(items.getByRole('link', { name: 'House', exact: true })).toBeVisible();

  const acts = async (name: string, act: string) => {
    await page.getByRole('link', { name: `Actions for ${name}` }).click();
    await dialog
      .getByRole('link', { name: act, exact: true })
      .or(dialog.getByRole('button', { name: act, exact: true }))
      .click();
  };
  await acts('Agreement.pdf', 'Rename');
  await dialog.getByLabel('Name').fill('House');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(dialog.getByText('There is something with this name in the folder already.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Rent 2026.pdf');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(items.getByRole('link', { name: 'Rent 2026.pdf', exact: true })).toBeVisible();

  await acts('Rent 2026.pdf', 'Add star');
  await expect(items.getByText('Starred')).toBeAttached();
  await acts('Rent 2026.pdf', 'Move');
  await dialog.getByRole('radio', { name: 'House' }).check();
  await dialog.getByRole('button', { name: 'Move here' }).click();
  await expect(items.getByRole('link', { name: 'Rent 2026.pdf', exact: true })).toBeHidden();

  await items.getByRole('link', { name: 'House', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('House');
  await acts('Rent 2026.pdf', 'Move to bin');
  await expect(page.getByText('This folder is empty')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Folders above' })
    .getByRole('link', { name: 'My files' })
    .click();
  await page.getByRole('navigation', { name: 'Drive' }).getByRole('link', { name: 'Bin' }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('The bin is empty')).toBeVisible();
  await page.getByRole('navigation', { name: 'Drive' }).getByRole('link', { name: 'Starred' }).click();
  await expect(page.getByRole('link', { name: 'Rent 2026.pdf', exact: true })).toBeVisible();
});

test('several files are ticked and put in the bin, and the bin is emptied with the count that was shown', async ({
  page,
}) => {
  const ravi = await aCustomer('Ravi Kumar');
  const session = await sessionOf(ravi);
  for (const name of ['One.txt', 'Two.txt', 'Three.txt']) await aDriveText(session, name, name);
  await inPlace(page);
  await enterAs(page, ravi);
  await page.goto('/drive');
  await page.getByRole('checkbox', { name: 'Select One.txt' }).check();
  await page.getByRole('checkbox', { name: 'Select Two.txt' }).check();
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Move to bin' }).click();
  await expect(page.getByRole('checkbox', { name: 'Select One.txt' })).toBeHidden();
  await page.goto('/drive/bin');
  await page.getByRole('link', { name: 'Empty bin' }).click();
  await expect(page.getByRole('dialog').getByText('2 items are deleted for good')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Empty bin' }).click();
  await expect(page.getByText('The bin is empty').first()).toBeVisible();
});

test('what is added on one device appears on the other, and without a network the list says so', async ({
  page,
  context,
}) => {
  const meera = await aCustomer('Meera Nair');
  const session = await sessionOf(meera);
  await aFolder(session, 'Bills');
  await inPlace(page);
  await enterAs(page, meera);
  await page.goto('/drive');
  await expect(page.getByRole('link', { name: 'Bills', exact: true })).toBeVisible();
  await aFolder(session, 'Photos');
  await expect(page.getByRole('link', { name: 'Photos', exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Photos', exact: true }).click();
  await expect(page.getByText('You’re offline').first()).toBeVisible();
  await context.setOffline(false);
});
