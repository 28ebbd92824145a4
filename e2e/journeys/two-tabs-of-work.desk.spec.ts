import { listMyServices, updateService } from '@nukkad/contract/market/catalog/partner-service.api';
import {
  listMyUsers,
  getEmployeeAccess,
  updateEmployeeAccess,
} from '@nukkad/contract/identity/staff/staff.api';
import { getWorkingHours } from '@nukkad/contract/market/partnership/hours.api';
import { callAs, confirmAs } from '../fixtures/api.ts';
import { tapRepair } from '../fixtures/bookings.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { cleanCornerOwner, lakshmi } from '../fixtures/people.ts';
import { picture } from '../fixtures/picture.ts';
import { sessionOf } from '../fixtures/sign-in.ts';
import { aClerkOf } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

test('promise 91: a price that another tab changed is shown before it is changed again', async ({ page }) => {
  const clerk = await aClerkOf(lakshmi, 'Sarala Hegde', ['services.view', 'services.update']);
  const { items } = await callAs(clerk.session, listMyServices, { query: { state: 'active' } });
  // Other tests book and add these two at their price.
  const service = items.findLast(({ serviceId: id }) => ![tapRepair, 'shower-jet-spray'].includes(id));
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
  await review.getByRole('button', { name: 'Confirm these details' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const after = await callAs(clerk.session, listMyServices, { query: { serviceId } });
  expect(after.items[0]?.offer?.price).toBe(price + 200);
  await confirmAs(clerk.session, updateService, { serviceId, price, minutes });
});

test('promise 91: hours that another device changed are said before this one’s are saved', async ({
  page,
  newPerson,
}) => {
  const session = await sessionOf(cleanCornerOwner);
  const saturdayIsOpen = async () =>
    (await callAs(session, getWorkingHours)).days.some(({ weekday }) => weekday === 6);
  const phone = await newPerson('phone');
  for (const device of [page, phone]) {
    await enterAs(device, cleanCornerOwner);
    await device.goto('/consultant-service/hours');
    await expect(device.getByRole('checkbox', { name: 'Saturday' })).toBeChecked();
  }
  await phone.getByRole('checkbox', { name: 'Saturday' }).uncheck();
  await phone.getByRole('button', { name: 'Save hours' }).click();
  await expect(phone.getByText('Hours saved. Customers can book you in them now.')).toBeVisible();

  await page.getByRole('button', { name: 'Save hours' }).click();
  const review = page.getByRole('dialog', { name: 'Review what changed' });
  await expect(review.getByRole('alert')).toContainText(/Saturday removed: \d\d:\d\d–\d\d:\d\d/);
  await expect(review).toContainText('Confirming also saves this form.');
  expect(await saturdayIsOpen()).toBe(false);
  await picture(page, 'hours');
  await review.getByRole('button', { name: 'Confirm these details' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // What this form says is saved, so the shop is as it was.
  expect(await saturdayIsOpen()).toBe(true);
});

test('promise 91: permissions that another manager changed are said before this one’s are saved', async ({
  page,
}) => {
  const { fullName } = await aClerkOf(lakshmi, 'Sunita Pillai', ['booking.view']);
  const owner = await sessionOf(lakshmi);
  const { items } = await callAs(owner, listMyUsers, { query: { search: fullName } });
  const staffId = items[0]?.staffId ?? '';
  await enterAs(page, lakshmi);
  await page.goto(`/users/sub-users-list/${staffId}`);
  const edit = page.getByRole('checkbox', { name: 'Bookings: Edit' });
  await expect(page.getByRole('checkbox', { name: 'Bookings: View' })).toBeChecked();
  await edit.check();
  await confirmAs(owner, updateEmployeeAccess, { staffId, permissions: ['booking.view', 'reports.view'] });
  await page.getByRole('button', { name: 'Save permissions' }).click();
  const changes = page.getByRole('dialog', { name: 'Change permissions?' });
  await expect(changes).toContainText('Bookings: Edit');
  await changes.getByRole('button', { name: 'Confirm' }).click();

  const review = page.getByRole('dialog', { name: 'Review what changed' });
  await expect(review.getByRole('alert')).toContainText('Reports added: View');
  await expect(review).toContainText('Confirming saves the permissions you set here.');
  await picture(page, 'permissions');
  await review.getByRole('button', { name: 'Confirm these details' }).click();
  await expect(page.getByText('Permissions saved.')).toBeVisible();
  await page.reload();
  await expect(edit).toBeChecked();
  const { settings } = await callAs(owner, getEmployeeAccess, { query: { staffId } });
  expect(settings.accessType.reports.view).toBe(false);
});
