import { listSlotWaits } from '@nukkad/contract/market/schedule/slot-wait.api';
import { callAs } from '../fixtures/api.ts';
import { aFullCart, dayFromToday, freeSlots, shopCalled, tapRepair } from '../fixtures/bookings.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aCartWithoutTime, takeEverybodyAt, takeWholeDay } from '../fixtures/full-times.ts';
import { lakshmisShop } from '../fixtures/people.ts';
import { picture } from '../fixtures/picture.ts';
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

/** So long that a day has room for one or two of each cleaner. */
const longWork = 'full-home-deep-cleaning-3-bhk';

test('on a full day a customer asks to be told of a slot, and takes it back', async ({ page }) => {
  const organisationId = await shopCalled(lakshmisShop, longWork);
  const customer = await aCartWithoutTime(longWork, organisationId);
  const day = dayFromToday(13);
  await takeWholeDay(longWork, day, organisationId);
  const waits = async () => (await callAs(customer.session, listSlotWaits, {})).items.map((one) => one.day);
  await inPlace(page);
  await enterAs(page, customer);
  await page.goto(`/checkout?step=time&day=${day}`);
  await page.getByRole('button', { name: 'Notify me if a slot opens' }).click();
  await expect(page.getByText('We’ll message you if a slot opens on this day.')).toBeVisible();
  expect(await waits()).toEqual([day]);
  await picture(page, 'slot-wait');
  await page.getByRole('button', { name: 'Don’t notify me' }).click();
  await expect(page.getByRole('button', { name: 'Notify me if a slot opens' })).toBeVisible();
  expect(await waits()).toEqual([]);
});
