import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { confirmsAssignment } from '@nukkad/contract/market/booking/booking.confirm';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import type { BookingDependencies } from '../booking.dependencies.ts';
import { bookingTransitions, eventFor } from '../booking.transitions.ts';
import { getBookingRules } from '../rules.store.ts';
import { namesOf } from '../names-of.ts';
import { readDetails } from '../read-details.ts';
import { startCodeFor } from '../booking.rules.ts';
import { partOf } from '../../../platform/authorize.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import { lastReads } from '../../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { workOf } from './find-partner.ts';

interface Assignment {
  readonly bookingId: string;
  readonly staffId: string;
  readonly seen: Seen<typeof confirmsAssignment>;
}

/**
 * Gives the booking to one professional of the organisation, or to another one; the reservation moves with it, all
 * checks made again. For another person the customer gets another start code.
 */
export async function assignProfessional(
  deps: BookingDependencies,
  call: SignedInCall<{ body: Assignment }>,
) {
  const { viewer, now, lang } = call;
  const { bookingId, staffId, seen } = call.input.body;
  return deps.platform.write(call, async (tx) => {
    const allowed = await bookingTransitions.lockTo(tx, viewer, 'assign', bookingId);
    const { organisationId, startsAt, locality } = allowed.row;
    const rules = await getBookingRules(tx, now, allowed.row);
    const { professionalName } = await namesOf(deps, tx, {
      organisationId: null,
      staffId: allowed.row.staffId,
    });
    confirmSeen(confirmsAssignment, seen, {
      startsAt: startsAt.toISOString(),
      locality,
      professional: professionalName,
    });
    const wanted = { ...workOf(allowed.row), organisationId: organisationId ?? '', staffId, now };
    await deps.interfaces.schedule.reassignOrEnd(tx, partOf(allowed.row, wanted));
    const booking = await bookingTransitions.move(tx, allowed, {
      now,
      event: eventFor(bookingEvents.assigned),
      changes: { staffId, heldStaffId: staffId, ...startCodeFor(allowed.row, staffId, rules) },
    });
    return lastReads((reader) => readDetails(deps, reader, { booking, viewer, now, lang, rules }));
  });
}
