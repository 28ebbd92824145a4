import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { enterBackoffice, nextCode, secondDemoAdmin } from '../fixtures/admin.ts';
import { picture } from '../fixtures/picture.ts';
import { type Page, expect, test } from '../fixtures/test.ts';

async function signInAsSecond(page: Page): Promise<void> {
  await page.goto('/backoffice');
  await page.getByLabel('Email').fill(secondDemoAdmin.email);
  await page.getByLabel(/^Password/).fill(secondDemoAdmin.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(async () => {
    await page.getByLabel('Authenticator code').fill(nextCode(secondDemoAdmin));
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  }).toPass({ intervals: [0, 12_000, 12_000] });
}

/** Far beyond the days on which tests book. */
const fromDay = addDays(istDay(new Date()), 9_000 + Math.floor(Math.random() * 9_000));

test('the commission of one city from a later day: the effect is shown, a second Admin approves it, and it is planned', async ({
  page,
  newPerson,
}) => {
  await enterBackoffice(page);
  await page.goto('/backoffice/configuration');
  await page.getByLabel('Search settings').fill('commission');
  await page.getByRole('link', { name: /^Commission 15%/ }).click();
  await page.getByRole('button', { name: 'Change from a date' }).click();
  const dialog = page.getByRole('dialog', { name: 'Commission' });
  await dialog.getByLabel('City (optional)').fill('Mysuru');
  await page.getByRole('option', { name: /^Mysuru/ }).click();
  await dialog.getByLabel('New value').fill('60');
  await expect(dialog.getByText('From 0% to 50%.').first()).toBeVisible();
  await dialog.getByLabel('New value').fill('12.5');
  await expect(dialog.getByText('15% today, 12.5% then.')).toBeVisible();
  await expect(dialog.getByText('Needs approval by another Admin')).toBeVisible();
  await dialog.getByLabel('From', { exact: true }).fill(fromDay);
  await dialog.getByLabel('Reason').fill('Partners in Mysuru asked for it');
  await picture(page, 'configuration-change');
  await dialog.getByRole('button', { name: 'Send for approval' }).click();
  await expect(page.getByText('Commission sent for approval.')).toBeVisible();
  const mine = page.getByRole('listitem').filter({ hasText: 'Partners in Mysuru asked for it' }).first();
  await expect(mine).toContainText('Needs approval');
  await expect(mine.getByRole('button', { name: 'Review' })).toHaveCount(0);

  const hers = await newPerson('desk');
  await signInAsSecond(hers);
  await hers.goto('/backoffice/configuration/ledger.rules.commissionPercent');
  const theirs = hers.getByRole('listitem').filter({ hasText: 'Partners in Mysuru asked for it' }).first();
  await theirs.getByRole('button', { name: 'Review' }).click();
  const decision = hers.getByRole('dialog', { name: 'Commission' });
  await expect(decision.getByText('15% today, 12.5% then.')).toBeVisible();
  await decision.getByLabel('Reason').fill('Agreed for this city');
  await decision.getByRole('button', { name: 'Approve' }).click();
  await expect(hers.getByText('Commission is approved.')).toBeVisible();
  await expect(theirs).toContainText('Planned');
});
