import { confirmsAssignment } from '@nukkad/contract/market/booking/booking.confirm';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import type { BookingDependencies } from '../booking.interface.ts';
import { bookingTransitions } from '../booking.transitions.ts';
import { namesOf } from '../names-of.ts';
import { readDetails } from '../read-details.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import { lastReads } from '../../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { giveLocked } from './give-to.ts';

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
    const allowed = await bookingTransitions.lockTo(tx, viewer, bookingTransitions.verb.assign, bookingId);
    const { startsAt, locality } = allowed.row;
    const { professionalName } = await namesOf(deps, tx, {
      organisationId: null,
      staffId: allowed.row.staffId,
    });
    confirmSeen(confirmsAssignment, seen, {
      startsAt: startsAt.toISOString(),
      locality,
      professional: professionalName,
    });
    const { booking, rules } = await giveLocked(deps, tx, allowed, { staffId, now });
    return lastReads((reader) => readDetails(deps, reader, { booking, viewer, now, lang, rules }));
  });
}
