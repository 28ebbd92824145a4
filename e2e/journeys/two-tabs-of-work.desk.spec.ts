import { getMyProfile, logout } from '@nukkad/contract/account/account.api';
import { listMyServices, updateService } from '@nukkad/contract/catalog/offer.api';
import { enterBackoffice } from '../stage/admin.ts';
import { callAs, confirmAs } from '../stage/api.ts';
import { enterAs, inPlace } from '../stage/enter.ts';
import { lakshmi } from '../stage/people.ts';
import { aCustomer } from '../stage/sign-in.ts';
import { aClerkOf } from '../stage/staff.ts';
import { type Page, expect, test } from '../stage/test.ts';

/** With SHOTS, pictures of a dialog at both widths, in light and dark. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS'];
  if (!folder) return;
  for (const width of [390, 1280])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.waitForTimeout(400);
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png` });
    }
}

test('promise 91: a price that another tab changed is shown before it is changed again', async ({ page }) => {
  const clerk = await aClerkOf(lakshmi, 'Sarala Hegde', ['services.view', 'services.update']);
  const { items } = await callAs(clerk.session, listMyServices, { query: { state: 'active' } });
  const service = items.at(-1);
  if (!service?.offer) throw new Error('The shop offers nothing.');
  const { serviceId } = service;
  const { price, minutes } = service.offer;
  await inPlace(page);
  await enterAs(page, clerk);
  await page.goto(`/service-categories?dialog=service&service=${serviceId}`);
  const editor = page.getByRole('dialog', { name: service.name });
  await editor.getByLabel('Your price, before tax').fill(String(price / 100 + 2));
  await confirmAs(clerk.session, updateService, { serviceId, price: price + 100 });
  await editor.getByRole('button', { name: 'Save' }).click();

  const review = page.getByRole('dialog', { name: 'Review what changed' });
  await expect(review.getByRole('alert')).toContainText(/Price changed from ₹[\d,.]+ to ₹[\d,.]+/);
  await picture(page, 'price');
  await review.getByRole('button', { name: 'Review and confirm' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const after = await callAs(clerk.session, listMyServices, { query: { serviceId } });
  expect(after.items[0]?.offer?.price).toBe(price + 200);
  await confirmAs(clerk.session, updateService, { serviceId, price, minutes });
});

test('promise 91: sessions that ended meanwhile are said in the back office before all are ended', async ({
  page,
}) => {
  const person = await aCustomer('Vimala Shetty');
  const { userId } = await callAs(person.session, getMyProfile);
  await enterBackoffice(page);
  await page.goto(`/backoffice/people/${userId}`);
  await page.getByRole('button', { name: 'End all sessions' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 open session');
  await dialog.getByLabel('Why?').fill('Lost the phone');
  await callAs(person.session, logout);
  await dialog.getByRole('button', { name: 'End all sessions' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Open sessions changed from 1 to 0');
  await picture(page, 'office');
  await dialog.getByRole('button', { name: 'Review and confirm' }).click();
  await expect(page.getByText('0 sessions were ended.')).toBeVisible();
});
