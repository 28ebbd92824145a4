import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import type { confirmsRequest } from '@nukkad/contract/market/booking/booking.confirm';
import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import type { Booking } from '../booking.row.ts';
import type { BookingDependencies } from '../booking.dependencies.ts';
import { movePartnerRequest } from '../partner-request.transitions.ts';
import { bookingTransitions, eventFor } from '../booking.transitions.ts';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { type Authorized, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type Reserved, reserve, reserveOneOf, workOf } from './find-partner.ts';
import { confirmRequest, lockRequested, refuseIfExpired } from './lock-requested.ts';

/** The partner takes it, if one of its people is still free: leave or a shift may have changed since it was asked. */
export async function acceptBooking(
  deps: BookingDependencies,
  call: SignedInCall<{ body: { readonly bookingId: string; readonly seen: Seen<typeof confirmsRequest> } }>,
) {
  const { viewer, now } = call;
  const { bookingId, seen } = call.input.body;
  return deps.platform.write(call, async (tx) => {
    const allowed = bookingTransitions.allow(viewer, 'accept', await lockRequested(tx, bookingId, viewer));
    refuseIfExpired(allowed.row, now);
    confirmRequest(allowed.row, seen, null);
    const { staffId } = await keepTime(tx, deps, allowed.row, now);
    const changes = { acceptedAt: now, acceptBefore: null, heldStaffId: staffId };
    const [{ status }] = await Promise.all([
      bookingTransitions.move(tx, allowed, { now, event: eventFor(bookingEvents.accepted), changes }),
      movePartnerRequest(tx, allowed, 'accept', { answeredBy: viewer.userId, now }),
    ]);
    return { bookingId, status };
  });
}

/** For the professional who is held, as a rule; otherwise for a colleague who is free. */
async function keepTime(
  tx: Tx,
  deps: BookingDependencies,
  booking: Authorized<Booking>,
  now: Date,
): Promise<Reserved> {
  const { organisationId, heldStaffId: staffId } = booking;
  if (organisationId === null) return refuse(bookingErrors.professional_busy);
  const held = staffId === null ? null : { organisationId, staffId };
  if (held && (await reserve(tx, deps, partOf(booking, { ...workOf(booking), ...held, now })))) return held;
  return (
    (await reserveOneOf(tx, deps, { booking, organisationIds: [organisationId], now })) ??
    refuse(bookingErrors.professional_busy)
  );
}
