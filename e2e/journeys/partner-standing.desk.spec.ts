import { getPartnerProfile } from '@nukkad/contract/market/partnership/partnership.api';
import { enterBackoffice } from '../fixtures/admin.ts';
import { callAs } from '../fixtures/api.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aLivePartner } from '../fixtures/partners.ts';
import { expect, test } from '../fixtures/test.ts';

test('an Admin suspends a partner with a reason that its owner reads, and lifts the suspension again', async ({
  page,
  newPerson,
}) => {
  const partner = await aLivePartner();
  await enterBackoffice(page);
  await page.goto(`/backoffice/partners/${partner.organisationId}`);
  await page.getByRole('button', { name: 'Suspend partner' }).click();
  const dialog = page.getByRole('dialog', { name: `Suspend partner: ${partner.companyName}` });
  await expect(dialog.getByText('Customers can no longer find or book this partner.')).toBeVisible();
  await expect(dialog.getByText('Open bookings', { exact: true })).toBeVisible();
  await expect(dialog.getByText('To be paid out', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Suspend partner' }).click();
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await dialog.getByLabel('Reason').fill('Three customers waited in vain this week.');
  await dialog.getByRole('button', { name: 'Suspend partner' }).click();
  await expect(page.getByText(`${partner.companyName}: Suspended.`)).toBeVisible();
  await expect(page.getByText('Three customers waited in vain this week.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Suspend partner' })).toHaveCount(0);

  const owner = await newPerson('desk');
  await inPlace(owner);
  await enterAs(owner, partner);
  await owner.goto('/consultant-service');
  await expect(owner).toHaveURL(/account-status-information/);
  await expect(owner.getByText('Three customers waited in vain this week.')).toBeVisible();

  await page.getByRole('button', { name: 'Lift suspension' }).click();
  const lifting = page.getByRole('dialog', { name: `Lift suspension: ${partner.companyName}` });
  await lifting.getByLabel('Reason').fill('The owner hired two more people.');
  await lifting.getByRole('button', { name: 'Lift suspension' }).click();
  await expect(page.getByText(`${partner.companyName}: Active.`)).toBeVisible();
  expect(await callAs(partner.session, getPartnerProfile)).toMatchObject({ status: 'Active' });
});
