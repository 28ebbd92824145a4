import { createBooking, fillCart, getCustomerBooking } from '@nukkad/contract/market/booking/booking.api';
import type { BookingDetails, Slot } from '@nukkad/contract/market/booking/booking.model';
import {
  acceptOrReject,
  assignProfessional,
  completeBooking,
  listFreeProfessionals,
  verifyStartCode,
} from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { getTimeSlots } from '@nukkad/contract/market/schedule/slot.api';
import { getServiceDetails, listPartnersOfService } from '@nukkad/contract/market/catalog/catalog.api';
import { addDeliveryAddress } from '@nukkad/contract/places/geography/geography.api';
import { addDays, istDay, istInstant } from '@nukkad/contract/kernel/time';
import { createOrder } from '@nukkad/contract/money/payment/payment.api';
import { expect } from '@playwright/test';
import { callAs, confirmAs } from './api.ts';
import { lakshmi, lakshmisShop, ramesh } from './people.ts';
import { payAtSandbox } from './sandbox.ts';
import { type Customer, aCustomer, sessionOf } from './sign-in.ts';

const pincode = '560038';
const shopWindowDays = 14;
/** Plumbing: of the small city's shops only Lakshmi's does it. */
export const tapRepair = 'tap-repair';

export const dayFromToday = (days: number): string => addDays(istDay(new Date()), days);

/** Everybody's home in these tests. */
export const home = {
  label: 'Home',
  contactName: 'Kavya Shetty',
  line1: '21, 3rd Cross',
  landmark: 'Opposite the park',
  locality: 'Indiranagar',
  pincode,
  isDefault: true,
} as const;

export const anAddressOf = ({ session, fullName }: Customer) =>
  callAs(session, addDeliveryAddress, { body: { ...home, contactName: fullName } });

export async function shopCalled(companyName: string, serviceId: string): Promise<string> {
  const { items } = await callAs(null, listPartnersOfService, { query: { serviceId, pincode, limit: 50 } });
  const shop = items.find((partner) => partner.companyName === companyName);
  if (!shop) throw new Error(`${companyName} does not offer ${serviceId} at ${pincode}.`);
  return shop.organisationId;
}

/** The first option of each question that has to be answered. */
async function answersTo(serviceId: string): Promise<string[]> {
  const { questions } = await callAs(null, getServiceDetails, { query: { serviceId, pincode } });
  return questions
    .filter((question) => question.required)
    .flatMap((question) => question.options.slice(0, 1).map((option) => option.optionId));
}

/** The times of a day that can be chosen for this work, the earliest first. */
export async function freeSlots(serviceId: string, day: string, organisationId?: string): Promise<Slot[]> {
  const { items } = await callAs(null, getTimeSlots, {
    query: { serviceIds: serviceId, day, pincode, organisationId },
  });
  return items.filter((slot) => slot.available);
}

export interface Wish {
  readonly customer?: Customer;
  readonly serviceId?: string;
  /** null: whoever is matched. */
  readonly shop?: string | null;
  /** Days from today; when nothing is free then any more, another day is taken. */
  readonly inDays?: number;
  readonly paymentMode?: 'online' | 'cash';
  /** Which of the free times of that day; the first one unless said otherwise. */
  readonly nthTime?: number;
  /** At this instant and no other, e.g. when somebody else is booked. */
  readonly at?: string;
  /** A time at which these shops could come as well. */
  readonly freeAlsoAt?: readonly string[];
}

export interface Booked {
  readonly bookingId: string;
  readonly customer: Customer;
}

export async function detailsOf({ bookingId, customer }: Booked): Promise<BookingDetails> {
  return callAs(customer.session, getCustomerBooking, { query: { bookingId } });
}

export async function untilStatus(booked: Booked, status: BookingDetails['status']): Promise<void> {
  await expect.poll(async () => (await detailsOf(booked)).status).toBe(status);
}

/** The demo city books up to four days ahead, and the stories look for a free time on the screens of days 5 and 6. */
const firstOfOurDays = 7;

/** Days from today: the one wished for, those after it, those before it. */
function daysToTry(inDays: number): number[] {
  const later = Array.from({ length: shopWindowDays - inDays }, (_, index) => inDays + index);
  return [...later, ...Array.from({ length: inDays - firstOfOurDays }, (_, index) => inDays - 1 - index)];
}

/** A cart that is ready to be booked, with its time held. */
export async function aFullCart(wish: Wish = {}): Promise<{ customer: Customer; total: number }> {
  const { serviceId = tapRepair, shop = lakshmisShop, inDays = 6, nthTime = 0 } = wish;
  const customer = wish.customer ?? (await aCustomer());
  const { addressId } = await anAddressOf(customer);
  const organisationId = shop === null ? undefined : await shopCalled(shop, serviceId);
  const lines = [{ serviceId, quantity: 1, optionIds: await answersTo(serviceId) }];
  const base = { lines, addressId, ...(organisationId ? { organisationId } : {}) };
  const shops = [organisationId, ...(await shopsCalled(wish, serviceId))];
  for (const day of daysToTry(inDays).map(dayFromToday)) {
    const times = await commonTimes(serviceId, day, shops);
    for (const slotId of times.slice(nthTime).filter((one) => isAt(wish, day, one))) {
      const body = { ...base, day, slotId };
      const cart = await callAs(customer.session, fillCart, { body }).catch(refusedSlot);
      if (cart) return { customer, total: cart.price?.totalCheckoutValue ?? 0 };
    }
  }
  throw new Error('No time is free on any day.');
}

const isAt = ({ at }: Wish, day: string, slotId: number): boolean =>
  at === undefined || Date.parse(at) === istInstant(day, (slotId - 1100) * 30).getTime();

const shopsCalled = ({ freeAlsoAt = [] }: Wish, serviceId: string) =>
  Promise.all(freeAlsoAt.map((shop) => shopCalled(shop, serviceId)));

/** Slots of a day that are free at each of these shops; undefined: at any. */
async function commonTimes(
  serviceId: string,
  day: string,
  shops: readonly (string | undefined)[],
): Promise<number[]> {
  const lists = await Promise.all(shops.map((shop) => freeSlots(serviceId, day, shop)));
  const [first = [], ...others] = lists.map((slots) => slots.map(({ slotId }) => slotId));
  return first.filter((slotId) => others.every((list) => list.includes(slotId)));
}

/** Another test was quicker: the next time will do. */
function refusedSlot(error: Error): null {
  if (error.message.includes('slot_taken')) return null;
  throw error;
}

/** Booked, and paid where it is paid online; waits with its partner. */
export async function aBooking(wish: Wish = {}): Promise<Booked> {
  const { paymentMode = 'cash' } = wish;
  const booked = await anUnpaidBooking(wish);
  if (paymentMode === 'online') {
    const { bookingId, customer } = booked;
    await payAtSandbox(await confirmAs(customer.session, createOrder, { bookingId }));
  }
  await untilStatus(booked, 'Partner Assigned');
  return booked;
}

/** As it stands right after booking: with online payment it waits for the money. */
export async function anUnpaidBooking(wish: Wish = {}): Promise<Booked> {
  const { customer } = await aFullCart(wish);
  const { bookingId } = await confirmAs(customer.session, createBooking, {
    paymentMode: wish.paymentMode ?? 'cash',
  });
  return { bookingId, customer };
}

export async function anAcceptedBooking(wish: Wish = {}): Promise<Booked> {
  const booked = await aBooking(wish);
  const owner = await sessionOf(lakshmi);
  await confirmAs(owner, acceptOrReject, { bookingId: booked.bookingId, action: 'accept' });
  return booked;
}

/** With Ramesh. Where another test has him at that time already, one at another time is made. */
export async function anAssignedBooking(wish: Wish = {}): Promise<Booked> {
  const owner = await sessionOf(lakshmi);
  for (let nthTime = wish.nthTime ?? 0; nthTime < 24; nthTime += 4) {
    const booked = await anAcceptedBooking({ ...wish, nthTime });
    const { bookingId } = booked;
    const { items } = await callAs(owner, listFreeProfessionals, { query: { bookingId } });
    const chosen = items.find((person) => person.free && person.name === ramesh.fullName);
    if (!chosen) continue;
    await confirmAs(owner, assignProfessional, { bookingId, staffId: chosen.staffId });
    return booked;
  }
  throw new Error('Ramesh has no time on that day.');
}

export async function aStartedBooking(wish: Wish = {}): Promise<Booked> {
  const booked = await anAssignedBooking(wish);
  const { startCode } = await detailsOf(booked);
  await callAs(await sessionOf(ramesh), verifyStartCode, {
    body: { bookingId: booked.bookingId, otp: startCode ?? '' },
  });
  return booked;
}

export async function aFinishedBooking(wish: Wish = {}): Promise<Booked> {
  const booked = await aStartedBooking(wish);
  await confirmAs(await sessionOf(ramesh), completeBooking, { bookingId: booked.bookingId });
  return booked;
}

/** Others take this time until nobody is left who could come then. */
export async function takeEverybodyAt(serviceId: string, day: string, slotId: number): Promise<void> {
  for (let others = 0; others < 12; others += 1) {
    const still = (await freeSlots(serviceId, day)).some((slot) => slot.slotId === slotId);
    if (!still) return;
    const customer = await aCustomer(`Other ${'abcdefghijkl'[others]}`);
    const { addressId } = await anAddressOf(customer);
    const lines = [{ serviceId, quantity: 1, optionIds: await answersTo(serviceId) }];
    await callAs(customer.session, fillCart, { body: { lines, addressId, day, slotId } });
  }
  throw new Error('There is always somebody free.');
}
