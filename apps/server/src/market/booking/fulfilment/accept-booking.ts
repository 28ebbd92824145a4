import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import type { confirmsRequest } from '@nukkad/contract/market/booking/booking.confirm';
import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import type { Booking } from '../booking.row.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { startCodeFor } from '../booking.rules.ts';
import { movePartnerRequest } from '../partner-request.transitions.ts';
import { bookingTransitions, eventFor } from '../booking.transitions.ts';
import { getBookingRules } from '../rules.store.ts';
import { type Authorized, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type Reserved, reserve, reserveOneOf, workOf } from './find-partner.ts';
import { confirmRequest, lockRequested, refuseIfExpired } from './lock-requested.ts';

interface Yes {
  readonly bookingId: string;
  /** Who is assigned in the same step. */
  readonly staffId?: string | undefined;
  readonly seen: Seen<typeof confirmsRequest>;
}

/**
 * The partner takes it, if one of its people is still free: leave or a shift may have changed since it was asked. With
 * `staffId` that professional is assigned in the same transaction, or nothing happens.
 */
export async function acceptBooking(deps: BookingDependencies, call: SignedInCall<{ body: Yes }>) {
  const { viewer, now } = call;
  const { bookingId, staffId, seen } = call.input.body;
  return deps.platform.write(call, async (tx) => {
    const locked = await lockRequested(tx, bookingId, viewer);
    const allowed = bookingTransitions.allow(viewer, bookingTransitions.verb.accept, locked);
    refuseIfExpired(allowed.row, now);
    const professional = staffId ? await nameInTeam(deps, tx, allowed.row, staffId) : null;
    confirmRequest(allowed.row, seen, {
      trustCost: null,
      professional,
      seriesVisits: locked?.seriesVisits ?? null,
    });
    const kept = await keepTime(tx, deps, allowed.row, { now, staffId });
    const changes = { acceptedAt: now, acceptBefore: null, heldStaffId: kept.staffId };
    const [accepted] = await Promise.all([
      bookingTransitions.move(tx, allowed, { now, event: eventFor(bookingEvents.accepted), changes }),
      movePartnerRequest(tx, allowed, 'accept', { answeredBy: viewer.userId, now }),
    ]);
    if (!staffId) return { bookingId, status: accepted.status };
    const rules = await getBookingRules(tx, now, accepted);
    const { status } = await bookingTransitions.move(
      tx,
      bookingTransitions.allow(viewer, bookingTransitions.verb.assign, accepted),
      {
        now,
        event: eventFor(bookingEvents.assigned),
        changes: { staffId, ...startCodeFor(accepted, staffId, rules) },
      },
    );
    return { bookingId, status };
  });
}

/** Refuses professional_not_found for a person of another team, so that no name of it is told. */
async function nameInTeam(
  { interfaces }: BookingDependencies,
  tx: Tx,
  { organisationId }: Booking,
  staffId: string,
): Promise<string> {
  const person = (await interfaces.partner.getStaff(tx, [staffId])).get(staffId);
  if (person?.organisationId !== organisationId) return refuse(bookingErrors.professional_not_found);
  return person.fullName;
}

/** For the professional who is asked for, and no other; else for the one who is held, or a colleague who is free. */
async function keepTime(
  tx: Tx,
  deps: BookingDependencies,
  booking: Authorized<Booking>,
  { now, staffId: wanted }: { readonly now: Date; readonly staffId?: string | undefined },
): Promise<Reserved> {
  const { organisationId, heldStaffId } = booking;
  if (organisationId === null) return refuse(bookingErrors.professional_busy);
  const staffId = wanted ?? heldStaffId;
  const held = staffId === null ? null : { organisationId, staffId };
  const work = held && partOf(booking, { ...workOf(booking), ...held, now });
  if (work && wanted) await deps.interfaces.schedule.reassignOrEnd(tx, work);
  if (held && work && (wanted || (await reserve(tx, deps, work)))) return held;
  return (
    (await reserveOneOf(tx, deps, { booking, organisationIds: [organisationId], now })) ??
    refuse(bookingErrors.professional_busy)
  );
}
