import { aDrivePdf, aDriveText, aFolder } from '../fixtures/drive.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { lakshmi } from '../fixtures/people.ts';
import { aCustomer, sessionOf } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('files are dragged into a folder and out of it onto the path, and ticked by keys with Shift', async ({
  page,
}) => {
  const asha = await aCustomer('Asha Menon');
  const session = await sessionOf(asha);
  await aFolder(session, 'Bills');
  for (const name of ['April.txt', 'May.txt', 'June.txt']) await aDriveText(session, name, name);
  await inPlace(page);
  await enterAs(page, asha);
  await page.goto('/drive');
  const items = page.getByRole('list', { name: 'Files and folders' });
  const row = (name: string) => items.getByRole('listitem').filter({ hasText: name });
  await page.getByRole('checkbox', { name: 'Select April.txt' }).click();
  await page.getByRole('checkbox', { name: 'Select May.txt' }).click({ modifiers: ['Shift'] });
  await expect(page.getByText('3 selected')).toBeVisible();
  await row('May.txt').dragTo(row('Bills'));
  await expect(page.getByText('3 items moved')).toBeVisible();
  await expect(row('May.txt')).toBeHidden();
  await items.getByRole('link', { name: 'Bills', exact: true }).click();
  await expect(row('June.txt')).toBeVisible();
  await row('June.txt').dragTo(page.getByRole('navigation', { name: 'Folders above' }).getByRole('link'));
  await expect(row('June.txt')).toBeHidden();
  await page
    .getByRole('navigation', { name: 'Folders above' })
    .getByRole('link', { name: 'My files' })
    .click();
  await expect(row('June.txt')).toBeVisible();
});

test('an earlier version of a file becomes the newest again', async ({ page }) => {
  const imran = await aCustomer('Imran Sheikh');
  const session = await sessionOf(imran);
  const { itemId } = await aDrivePdf(session, 'Plan.pdf');
  await aDrivePdf(session, 'Plan.pdf', { itemId });
  await inPlace(page);
  await enterAs(page, imran);
  await page.goto(`/drive?dialog=versions&item=${itemId}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make current: version 1' }).click();
  await expect(dialog.getByRole('listitem').first()).toContainText('Version 3');
  await expect(dialog.getByRole('listitem').first()).toContainText('Current');
});

test('what an owner adds to the team’s files appears on another device at once', async ({
  page,
  newPerson,
}) => {
  const name = `Rates ${Date.now()}`;
  await inPlace(page);
  await enterAs(page, lakshmi);
  await page.goto('/drive/team');
  const desk = await newPerson('desk');
  await inPlace(desk);
  await enterAs(desk, lakshmi);
  await desk.goto('/drive/team');
  await page.getByRole('link', { name: 'New folder' }).first().click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Create folder' }).click();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(desk.getByRole('link', { name, exact: true })).toBeVisible();
});
