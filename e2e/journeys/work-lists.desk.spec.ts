import { readFile } from 'node:fs/promises';
import { inviteUser, listMyUsers } from '@nukkad/contract/identity/staff/staff.api';
import { anOffer, enterBackoffice } from '../fixtures/admin.ts';
import { callAs } from '../fixtures/api.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aPartnerUnderReview } from '../fixtures/partners.ts';
import { coolCareOwner, someNumber } from '../fixtures/people.ts';
import { sessionOf } from '../fixtures/sign-in.ts';
import { type Page, expect, test } from '../fixtures/test.ts';

const dataRows = (page: Page) => page.locator('[data-list-row]');

test('a list keeps filters in the address, columns and views on the device, and tells no match from nothing', async ({
  page,
}) => {
  await enterBackoffice(page);
  await page.goto('/backoffice/people?status=Active&role=Professional-of-nobody');
  await expect(page.getByLabel('Status')).toHaveValue('Active');
  await expect(page.getByLabel('Role')).toHaveValue('');
  await page.getByLabel('Role').selectOption('Service Partner');
  await expect(page).toHaveURL(/role=Service/);
  await expect(dataRows(page).first()).toContainText('Partner');

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByLabel('Sessions').uncheck();
  await expect(page.getByRole('columnheader', { name: 'Sessions' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByLabel('Name for these filters').fill('Active owners');
  await page.getByRole('button', { name: 'Save view' }).click();

  await page.goto('/backoffice/people');
  await expect(page.getByRole('columnheader', { name: 'Sessions' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('button', { name: 'Active owners', exact: true }).click();
  await expect(page).toHaveURL(/status=Active.*role=Service/);

  await page.getByLabel('Name or number').fill('Zzqqxx');
  await expect(page.getByText('No match for these filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(dataRows(page).first()).toBeVisible();
  await expect(page).not.toHaveURL(/status=/);
});

test('an export holds the shown columns, and the audit log says who made it', async ({ page }) => {
  await enterBackoffice(page);
  await page.goto('/backoffice/people?q=Lakshmi');
  await expect(dataRows(page).first()).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  await expect(page.getByText(/^Export saved\. Rows: \d+\.$/)).toBeVisible();
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n').filter(Boolean);
  expect(lines[0]).toBe('\uFEFFName,Business,Status,Roles,Mobile,Sessions,Joined');
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.slice(1).every((line) => line.includes('Lakshmi') && line.includes('••••'))).toBe(true);

  await page.goto('/backoffice/audit?action=list.export');
  await expect(dataRows(page).first()).toContainText('exported a list');
  await page
    .getByRole('button', { name: /^Details:/ })
    .first()
    .click();
  await expect(page.getByText(/"columns"/).first()).not.toContainText('Lakshmi');
});

test('many offers end together with one reason, look ended at once, and Undo leaves them as they were', async ({
  page,
}) => {
  const offers = [await anOffer(), await anOffer()];
  await enterBackoffice(page);
  await page.goto('/backoffice/offers');
  const rows = offers.map(({ code }) => dataRows(page).filter({ hasText: code }));
  const endBoth = async () => {
    for (const { code } of offers) await page.getByLabel(`Select ${code}`).check();
    await page.getByRole('button', { name: 'End offers' }).click();
    await page.getByLabel('Reason').fill('The festival is over');
    await page.getByRole('button', { name: 'End offers (2)' }).click();
    for (const row of rows) await expect(row).toContainText('Ended');
  };
  await endBoth();
  await page.getByRole('button', { name: 'Undo' }).click();
  for (const row of rows) await expect(row).toContainText('Active');
  await page.reload();
  for (const row of rows) await expect(row).toContainText('Active');
  await endBoth();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0, { timeout: 20_000 });
  await page.reload();
  for (const row of rows) await expect(row).toContainText('Ended');
});

test('invitations are withdrawn together: gone at once, back with Undo, and sent once the time to undo is over', async ({
  page,
}) => {
  const owner = await sessionOf(coolCareOwner);
  const names = ['Zubin Withdrawn', 'Zoya Withdrawn'];
  for (const fullName of names)
    await callAs(owner, inviteUser, {
      body: { mobileNumber: someNumber(), fullName, isProfessional: false },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
  await inPlace(page);
  await enterAs(page, coolCareOwner);
  await page.goto('/users/sub-users-list?tab=Pending&q=Withdrawn');
  await expect(dataRows(page)).toHaveCount(2);
  await page.getByLabel('Select all rows shown').check();
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(dataRows(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(dataRows(page)).toHaveCount(2);

  await page.getByLabel('Select all rows shown').check();
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(dataRows(page)).toHaveCount(0);
  await expect(async () => {
    const query = { status: 'Pending', search: 'Withdrawn' } as const;
    expect((await callAs(owner, listMyUsers, { query })).items).toEqual([]);
  }).toPass({ timeout: 30_000 });
});

test('on a phone a list is cards: the review queue does not scroll sideways', async ({ newPerson }) => {
  const partner = await aPartnerUnderReview();
  const phone = await newPerson('phone');
  await enterBackoffice(phone);
  await phone.goto('/backoffice/review');
  await expect(phone.getByRole('link', { name: partner.companyName })).toBeVisible();
  const width = await phone.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(width[0]).toBe(width[1]);
  await expect(phone.getByRole('button', { name: 'Views' })).toBeVisible();
});
