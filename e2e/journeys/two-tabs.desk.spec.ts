import { changeCart, getCart } from '@nukkad/contract/market/booking/booking.api';
import { callAs } from '../fixtures/api.ts';
import { aFullCart, dayFromToday, freeSlots, tapRepair } from '../fixtures/bookings.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { expect, test } from '../fixtures/test.ts';

test('promise 91: a time chosen in one tab is not booked by the other tab without being shown', async ({
  page,
}) => {
  const { customer } = await aFullCart({ inDays: 9 });
  await inPlace(page);
  await enterAs(page.context(), customer);
  await page.goto('/checkout?step=pay');
  await page.getByRole('radio', { name: /cash/i }).check();
  const book = page.getByRole('button', { name: /Book, pay/ });
  await expect(book).toBeEnabled();

  // The other tab, as a client of its own: it takes a later time of another day.
  const before = await callAs(customer.session, getCart);
  const day = dayFromToday(10);
  const organisationId = before.organisationId ?? undefined;
  const later = (await freeSlots(tapRepair, day, organisationId)).at(-1);
  await callAs(customer.session, changeCart, { body: { day, slotId: later?.slotId } });

  await book.click();
  const dialog = page.getByRole('dialog', { name: 'Review what changed' });
  await expect(dialog.getByRole('alert')).toContainText(/Time changed from .+ to .+/);
  await expect(dialog.getByRole('alert')).toContainText('Nothing has been saved yet.');
  expect((await callAs(customer.session, getCart)).lines).toHaveLength(1);
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/two-tabs.png` });

  await dialog.getByRole('button', { name: 'Confirm these details' }).click();
  await expect(page).toHaveURL(/\/buyer\/bookings\/[\w-]+/);
  expect((await callAs(customer.session, getCart)).lines).toHaveLength(0);
});
