/** One booking of the story, from the wish to the finished work, each step by the call that a person would make. */
import {
  changeCart,
  placeBooking,
  fillCart,
  getCustomerBooking,
  cancelByCustomer,
  getCancellationCharges,
} from '@nukkad/contract/market/booking/booking.api';
import {
  seenOfAssignment,
  seenOfCancellation,
  seenOfCart,
  seenOfCash,
  seenOfCompletion,
  seenOfRequest,
} from '@nukkad/contract/market/booking/booking.confirm';
import {
  acceptOrReject,
  assignProfessional,
  completeBooking,
  getPartnerBooking,
  listFreeProfessionals,
  verifyStartCode,
} from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { getTimeSlots } from '@nukkad/contract/market/schedule/slot.api';
import type { BookingDetails, Cart } from '@nukkad/contract/market/booking/booking.model';
import { addDeliveryAddress, getDeliveryAddress } from '@nukkad/contract/places/geography/geography.api';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { collectCash, createOrder } from '@nukkad/contract/money/payment/payment.api';
import { newId } from '../../src/platform/id.ts';
import { payOrder } from '../../src/money/payment/payment.seed.ts';
import type { Resident, Shop } from '../city/demo-city.ts';
import { addService } from './added-service.ts';
import { changeTime } from './changed-time.ts';
import { disputeLater } from './disputed-visit.ts';
import { reviewLater } from './reviewed-visit.ts';
import type { SeedSession } from './seed-client.ts';
import type { Stage } from './stage.ts';
import { talkLater } from './talked-visit.ts';

const minute = 60_000;
const later = (at: Date, minutes: number) => new Date(at.getTime() + minutes * minute);

async function addressOf(stage: Stage, session: SeedSession, resident: Resident): Promise<string> {
  const { address } = await stage.client.call(session, getDeliveryAddress, { query: {} });
  if (address) return address.addressId;
  const body = {
    label: 'Home' as const,
    contactName: resident.fullName,
    line1: resident.line1,
    locality: resident.locality,
    pincode: resident.pincode,
    isDefault: true,
  };
  return (await stage.client.call(session, addDeliveryAddress, { body })).addressId;
}

/** Null where this resident has as many bookings open as its standing allows: it waits, as a person would. */
async function unlessEnoughIsOpen<Made>(step: Promise<Made>): Promise<Made | null> {
  try {
    return await step;
  } catch (error) {
    if (error instanceof Error && error.message.includes('"too_many_')) return null;
    throw error;
  }
}

/** A time that is really free, some days ahead; null where there is none. */
async function chooseTime(
  stage: Stage,
  session: SeedSession,
  resident: Resident,
  serviceId: string,
  minutes: number,
): Promise<{ day: string; slotId: number } | null> {
  const { random, clock, client } = stage;
  const day = addDays(istDay(clock.now()), random.pick([0, 0, 1, 1, 1, 2, 2, 3, 4]));
  const { items } = await client.call(session, getTimeSlots, {
    query: { day, serviceIds: serviceId, pincode: resident.pincode, minutes },
  });
  const free = items.filter((slot) => slot.available && !slot.primeTime);
  return free.length > 0 ? { day, slotId: random.pick(free).slotId } : null;
}

async function fill(stage: Stage, session: SeedSession, resident: Resident): Promise<Cart | null> {
  const options = stage.random.pick(stage.services);
  const addressId = await addressOf(stage, session, resident);
  const lines = [{ serviceId: options.serviceId, quantity: 1, optionIds: [...options.optionIds] }];
  const filled = await stage.client.call(session, fillCart, {
    body: { lines, addressId, organisationId: null },
  });
  if (!filled.serviceable) return null;
  const time = await chooseTime(stage, session, resident, options.serviceId, filled.minutes);
  return time ? unlessEnoughIsOpen(stage.client.call(session, changeCart, { body: time })) : null;
}

/** The resident books; most pay at once, some pay the professional in cash. */
export async function bookService(stage: Stage, resident: Resident): Promise<void> {
  const { client, random, app, clock, timeline } = stage;
  if (await stage.isTaken(resident)) return;
  const session = await stage.actors.asBuyer(resident);
  const cart = await fill(stage, session, resident);
  if (!cart?.price) return;
  const online = random.chance(0.65);
  const key = newId();
  const body = {
    paymentMode: online ? ('online' as const) : ('cash' as const),
    seen: seenOfCart(cart),
    note: '',
  };
  const booked = await unlessEnoughIsOpen(client.call(session, placeBooking, { body, key }));
  if (!booked) return;
  const { bookingId, total } = booked;
  if (online) {
    const seen = { startsAt: cart.slot?.from ?? null, amountDue: total };
    const order = await client.call(session, createOrder, {
      body: { bookingId, seen },
      key: `${key}-pay`,
    });
    const outcome = random.chance(0.95) ? 'success' : 'abandoned';
    await payOrder(
      app.platform,
      { providerOrderId: order.providerOrderId, method: 'upi', outcome },
      clock.now(),
    );
  }
  timeline.plan(later(clock.now(), random.between(2, 9)), () => answer(stage, resident, bookingId));
  if (random.chance(0.12))
    timeline.plan(later(clock.now(), random.between(20, 120)), () => thinkAgain(stage, resident, bookingId));
}

async function look(stage: Stage, resident: Resident, bookingId: string): Promise<BookingDetails> {
  return stage.client.call(await stage.actors.asBuyer(resident), getCustomerBooking, {
    query: { bookingId },
  });
}

async function holder(
  stage: Stage,
  booking: BookingDetails,
): Promise<{ shop: Shop; desk: SeedSession } | null> {
  const shop = stage.shops.get(booking.companyName ?? '');
  return shop ? { shop, desk: await stage.actors.asDesk(shop) } : null;
}

/**
 * Staff of the requested partner accept the booking and assign a free professional; a few reject, and the next partner
 * is requested.
 */
async function answer(stage: Stage, resident: Resident, bookingId: string): Promise<void> {
  const booking = await look(stage, resident, bookingId);
  const held = await holder(stage, booking);
  if (booking.status !== 'Partner Assigned' || !held) return;
  const { client, random, timeline, clock } = stage;
  if (random.chance(0.06)) {
    const shown = await client.call(held.desk, getPartnerBooking, { query: { bookingId } });
    await client.call(held.desk, acceptOrReject, {
      body: {
        bookingId,
        action: 'reject',
        reason: 'no_professional',
        seen: seenOfRequest(shown, shown.refusalCost),
      },
    });
    timeline.plan(later(clock.now(), 4), () => answer(stage, resident, bookingId));
    return;
  }
  await client.call(held.desk, acceptOrReject, {
    body: { bookingId, action: 'accept', seen: seenOfRequest(booking, null) },
  });
  talkLater(stage, { resident, shop: held.shop, bookingNumber: booking.bookingNumber });
  timeline.plan(later(clock.now(), random.between(5, 25)), () => give(stage, resident, bookingId));
}

async function give(stage: Stage, resident: Resident, bookingId: string): Promise<void> {
  const booking = await look(stage, resident, bookingId);
  const held = await holder(stage, booking);
  if (booking.status !== 'Accepted' || !held) return;
  const { items } = await stage.client.call(held.desk, listFreeProfessionals, { query: { bookingId } });
  const free = items.find((person) => person.free);
  if (!free) return;
  await stage.client.call(held.desk, assignProfessional, {
    body: { bookingId, staffId: free.staffId, seen: seenOfAssignment(booking) },
  });
  beginLater(stage, resident, booking);
}

const beginLater = (stage: Stage, resident: Resident, { bookingId, startsAt }: BookingDetails) =>
  stage.timeline.plan(later(new Date(startsAt), stage.random.between(-5, 10)), () =>
    begin(stage, resident, bookingId),
  );

async function begin(stage: Stage, resident: Resident, bookingId: string): Promise<void> {
  const booking = await look(stage, resident, bookingId);
  const held = await holder(stage, booking);
  if (booking.status !== 'Assigned' || !booking.startCode || !held) return;
  if (later(stage.clock.now(), 15) < new Date(booking.startsAt)) return beginLater(stage, resident, booking);
  const owner = await stage.actors.asOwner(held.shop);
  await stage.client.call(owner, verifyStartCode, { body: { bookingId, otp: booking.startCode } });
  if (stage.random.chance(0.08)) {
    const customer = await stage.actors.asBuyer(resident);
    await addService(stage, { bookingId, owner, customer });
  }
  const minutes = (Date.parse(booking.endsAt) - Date.parse(booking.startsAt)) / minute;
  stage.timeline.plan(later(stage.clock.now(), Math.max(10, minutes - stage.random.between(0, 10))), () =>
    finish(stage, resident, bookingId),
  );
}

async function finish(stage: Stage, resident: Resident, bookingId: string): Promise<void> {
  const booking = await look(stage, resident, bookingId);
  const held = await holder(stage, booking);
  if (booking.status !== 'Inprogress' || !held) return;
  const owner = await stage.actors.asOwner(held.shop);
  const done = await stage.client.call(owner, completeBooking, {
    body: { bookingId, seen: seenOfCompletion(booking) },
  });
  if (done.amountDue > 0)
    await stage.client.call(owner, collectCash, { body: { bookingId, seen: seenOfCash(done) } });
  const visit = { bookingId, resident, asOwner: () => stage.actors.asOwner(held.shop) };
  reviewLater(stage, visit);
  disputeLater(stage, visit);
}

/** Another time, or no visit at all. */
async function thinkAgain(stage: Stage, resident: Resident, bookingId: string): Promise<void> {
  const booking = await look(stage, resident, bookingId);
  const session = await stage.actors.asBuyer(resident);
  if (stage.random.chance(0.4)) return changeTime(stage, session, booking);
  if (!booking.can.cancel) return;
  const charges = await stage.client.call(session, getCancellationCharges, { query: { bookingId } });
  await stage.client.call(session, cancelByCustomer, {
    body: { bookingId, reason: 'changed_plan', note: '', seen: seenOfCancellation(booking, charges) },
  });
}
