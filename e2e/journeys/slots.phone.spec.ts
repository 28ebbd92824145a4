import { freeSlots, aFullCart, dayFromToday, takeEverybodyAt, tapRepair } from '../fixtures/bookings.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { expect, test } from '../fixtures/test.ts';
import { freeTimes } from './steps/customer.ts';

const inDays = 11;

test('a time that others took meanwhile is refused, and another one can be had', async ({ page }) => {
  const { customer } = await aFullCart({ shop: null, inDays: 12 });
  const day = dayFromToday(inDays);
  const [slot] = await freeSlots(tapRepair, day);
  if (!slot) throw new Error('No professional works on that day.');
  await inPlace(page);
  await enterAs(page, customer);
  await page.goto(`/checkout?step=time&day=${day}`);
  await expect(freeTimes(page).first()).toBeVisible();
  await takeEverybodyAt(tapRepair, day, slot.slotId);
  await freeTimes(page).first().click();
  await expect(page.getByText('That slot was just taken. Choose another time.').first()).toBeVisible();
  await freeTimes(page).last().click();
  await expect(page.getByText(/slot held for/).first()).toBeVisible();
});
