import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { confirmsSwap } from '@nukkad/contract/market/booking/booking.confirm';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { partOf } from '../../../platform/authorize.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import type { Booking } from '../booking.row.ts';
import { startCodeFor } from '../booking.rules.ts';
import { type Allowed, bookingTransitions, eventFor } from '../booking.transitions.ts';
import { getBookingRules } from '../rules.store.ts';
import { workOf } from './find-partner.ts';

interface Swap {
  readonly bookingId: string;
  readonly otherBookingId: string;
  readonly seen: Seen<typeof confirmsSwap>;
}

/** Who is assigned, or whose time is held for it. */
const workerOf = ({ staffId, heldStaffId }: Booking) => staffId ?? heldStaffId;

/**
 * Two bookings of the organisation swap their professionals, in one transaction or not at all. Each is a move `assign`
 * with its checks, its audit row and its event, so that both customers and both professionals are told. Bookings are
 * locked in the order of their ids, then professionals in that of theirs, as every assignment does.
 */
export async function swapProfessionals(deps: BookingDependencies, call: SignedInCall<{ body: Swap }>) {
  const { viewer, now } = call;
  const { bookingId, otherBookingId, seen } = call.input.body;
  return deps.platform.write(call, async (tx) => {
    const [one, other] = await lockBoth(tx, viewer, bookingId, otherBookingId);
    const names = await confirmBoth(deps, tx, [one.row, other.row], seen);
    const [comesToOne, comesToOther] = [workerOf(other.row), workerOf(one.row)];
    if (!comesToOne || !comesToOther || comesToOne === comesToOther) refuse(bookingErrors.swap_needs_two);
    const wanted = ({ row }: Allowed<'assign'>, staffId: string) =>
      partOf(row, { ...workOf(row), organisationId: row.organisationId ?? '', staffId, now });
    await deps.interfaces.schedule.swapOrEnd(tx, wanted(one, comesToOne), wanted(other, comesToOther));
    const first = await give(tx, one, comesToOne, now);
    const second = await give(tx, other, comesToOther, now);
    return {
      items: [
        { bookingId, status: first.status, professional: names.other ?? '' },
        { bookingId: otherBookingId, status: second.status, professional: names.one ?? '' },
      ],
    };
  });
}

async function lockBoth(
  tx: Tx,
  viewer: Viewer,
  bookingId: string,
  otherBookingId: string,
): Promise<readonly [Allowed<'assign'>, Allowed<'assign'>]> {
  const inOrder = bookingId < otherBookingId;
  const first = await bookingTransitions.lockTo(
    tx,
    viewer,
    bookingTransitions.verb.assign,
    inOrder ? bookingId : otherBookingId,
  );
  const last = await bookingTransitions.lockTo(
    tx,
    viewer,
    bookingTransitions.verb.assign,
    inOrder ? otherBookingId : bookingId,
  );
  // Only now: a caller who may not see the booking is told nothing of it.
  if (bookingId === otherBookingId) refuse(bookingErrors.swap_needs_two);
  return inOrder ? [first, last] : [last, first];
}

/** Answers the names of both professionals, as they are before. */
async function confirmBoth(
  { interfaces }: BookingDependencies,
  tx: Tx,
  [one, other]: readonly [Booking, Booking],
  seen: Seen<typeof confirmsSwap>,
) {
  const staff = await interfaces.partner.getStaff(
    tx,
    [workerOf(one), workerOf(other)].flatMap((id) => id ?? []),
  );
  const nameOf = (booking: Booking) => staff.get(workerOf(booking) ?? '')?.fullName ?? null;
  const names = { one: nameOf(one), other: nameOf(other) };
  confirmSeen(confirmsSwap, seen, {
    startsAt: one.startsAt.toISOString(),
    locality: one.locality,
    professional: names.one,
    otherStartsAt: other.startsAt.toISOString(),
    otherLocality: other.locality,
    otherProfessional: names.other,
  });
  return names;
}

async function give(tx: Tx, allowed: Allowed<'assign'>, staffId: string, now: Date) {
  const rules = await getBookingRules(tx, now, allowed.row);
  return bookingTransitions.move(tx, allowed, {
    now,
    event: eventFor(bookingEvents.assigned),
    changes: { staffId, heldStaffId: staffId, ...startCodeFor(allowed.row, staffId, rules) },
  });
}
