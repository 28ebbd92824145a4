import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { startCodeFor } from '../booking.rules.ts';
import { type Allowed, bookingTransitions, eventFor } from '../booking.transitions.ts';
import { getBookingRules } from '../rules.store.ts';
import { workOf } from './find-partner.ts';

/**
 * A booking that may be assigned goes to a professional, its reservation with it, all checks made again. For another person
 * than before the customer gets another start code.
 */
export async function giveLocked(
  { interfaces }: Pick<BookingDependencies, 'interfaces'>,
  tx: Tx,
  allowed: Allowed<'assign'>,
  { staffId, now }: { readonly staffId: string; readonly now: Date },
) {
  const rules = await getBookingRules(tx, now, allowed.row);
  const organisationId = allowed.row.organisationId ?? '';
  const wanted = { ...workOf(allowed.row), organisationId, staffId, now };
  await interfaces.schedule.reassignOrEnd(tx, partOf(allowed.row, wanted));
  const booking = await bookingTransitions.move(tx, allowed, {
    now,
    event: eventFor(bookingEvents.assigned),
    changes: { staffId, heldStaffId: staffId, ...startCodeFor(allowed.row, staffId, rules) },
  });
  return { booking, rules };
}

/** The same in the step of another domain, such as leave that hits the booking: 404, 403 and 409 as for an assignment. */
export async function giveTo(
  deps: Pick<BookingDependencies, 'interfaces'>,
  tx: Tx,
  { viewer, now }: Pick<SignedInCall, 'viewer' | 'now'>,
  { bookingId, staffId }: { readonly bookingId: string; readonly staffId: string },
): Promise<void> {
  const allowed = await bookingTransitions.lockTo(tx, viewer, bookingTransitions.verb.assign, bookingId);
  await giveLocked(deps, tx, allowed, { staffId, now });
}
