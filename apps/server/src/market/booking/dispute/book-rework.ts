import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { newBookingNumber } from '../booking-number.ts';
import { isBuyerOf } from '../booking.policy.ts';
import type { Booking } from '../booking.row.ts';
import { insertBooking, listLines } from '../booking.store.ts';
import { actorOf, bookingTransitions, eventFor, touch } from '../booking.transitions.ts';
import { type Reserved, reserve, workOf } from '../fulfilment/find-partner.ts';
import { lockWithRules } from '../rules.store.ts';
import { ofOwnSide, presentOf } from './read-dispute.ts';
import { linesOfRework, reworkOf } from './make-rework.ts';
import { choosable, reworkers } from './rework-slots.ts';

interface Choice {
  readonly bookingId: string;
  readonly day: string;
  readonly slotId: number;
}

/**
 * The granted rework as a booking of its own, at the time that the customer chose. The former booking stays locked, so
 * two choices at one moment book one visit.
 */
export async function bookRework(deps: BookingDependencies, call: SignedInCall<{ body: Choice }>) {
  const { viewer, now } = call;
  const choice = call.input.body;
  return deps.platform.write(call, async (tx) => {
    const former = ofOwnSide(viewer, await lockWithRules(tx, choice.bookingId));
    if (!isBuyerOf(viewer, former)) refuse(bookingErrors.booking_not_found);
    const row = await choosable(tx, former, now);
    const chosenOrganisationId = row.reworkBy === 'same' ? row.organisationId : null;
    const { startsAt, bookable } = await deps.interfaces.schedule.slotAt(tx, {
      ...choice,
      organisationId: chosenOrganisationId,
      now,
    });
    if (!bookable) refuse(bookingErrors.slot_out_of_range);
    const partners = await reworkers(deps, tx, former, row);
    const held = await firstFree(tx, deps, former, { startsAt, partners, now });
    const numbered = { bookingId: newId(), bookingNumber: newBookingNumber() };
    const fresh = reworkOf(former, {
      ...numbered,
      startsAt,
      chosenOrganisationId,
      heldOrganisationId: held.organisationId,
      heldStaffId: held.staffId,
      now,
    });
    const allowed = bookingTransitions.allowNew(viewer, bookingTransitions.verb.bookRework, fresh);
    const lines = linesOfRework(await listLines(tx, [former.bookingId]), fresh, newId);
    const actor = actorOf(allowed.by);
    const made = {
      booking: allowed.row,
      verb: 'bookRework',
      from: null,
      actor,
      note: 'rework',
      now,
    } as const;
    await insertBooking(tx, made, lines);
    const wanted = partOf(allowed.row, { ...workOf(fresh), ...held, now });
    if (!(await reserve(tx, deps, wanted))) refuse(bookingErrors.slot_taken);
    const created = eventFor(bookingEvents.created, (of) => ({ ...of, payBefore: null }));
    await bookingTransitions.begin(tx, allowed, { now, event: [created, eventFor(bookingEvents.booked)] });
    // Those who look at the former booking see its rework.
    const told = await touch(tx, partOf(allowed.row, former), {
      now,
      event: eventFor(bookingEvents.paymentMoved),
    });
    return presentOf(deps, tx, told, { viewer, now });
  });
}

/** The best partner's professional who is free then; the reservation itself is made behind the professional's lock. */
async function firstFree(
  tx: Tx,
  { interfaces }: BookingDependencies,
  former: Booking,
  wanted: {
    readonly startsAt: Date;
    readonly partners: ReadonlyMap<string, number>;
    readonly now: Date;
  },
): Promise<Reserved> {
  const { startsAt, partners, now } = wanted;
  const length = former.endsAt.getTime() - former.startsAt.getTime();
  const { latitude, longitude, categoryId } = former;
  const free = await interfaces.schedule.findAvailable(tx, {
    startsAt,
    endsAt: new Date(startsAt.getTime() + length),
    latitude,
    longitude,
    categoryId,
    organisationIds: [...partners.keys()],
    now,
  });
  const place = ({ organisationId }: Reserved) => partners.get(organisationId) ?? 0;
  const [best] = free.toSorted((a, b) => place(a) - place(b));
  return best
    ? { organisationId: best.organisationId, staffId: best.staffId }
    : refuse(bookingErrors.slot_taken);
}
