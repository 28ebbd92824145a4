import {
  type BookingParts,
  allowMove,
  getBookingRules,
  lockBooking,
  move,
  readDetails,
  startCodeFor,
} from '../booking/index.ts';
import type { SignedInCall } from '../platform/http/route.ts';
import { workOf } from './find-partner.ts';

/**
 * Gives the booking to one professional of the organisation, or to another one; the reservation moves with it, all
 * checks made again. For another person the customer gets another start code.
 */
export async function assignProfessional(
  parts: BookingParts,
  call: SignedInCall<{ body: { readonly bookingId: string; readonly staffId: string } }>,
) {
  const { viewer, now } = call;
  const { bookingId, staffId } = call.input.body;
  return parts.platform.write(call, async (tx) => {
    const allowed = allowMove(viewer, 'assign', await lockBooking(tx, bookingId));
    const { organisationId, cityCode } = allowed.booking;
    const rules = await getBookingRules(tx, now, cityCode);
    await parts.doors.schedule.reassign(tx, {
      ...workOf(allowed.booking),
      organisationId: organisationId ?? '',
      staffId,
      now,
    });
    const booking = await move(tx, allowed, {
      now,
      event: 'assigned',
      changes: { staffId, heldStaffId: staffId, ...startCodeFor(allowed.booking, staffId, rules) },
    });
    return readDetails(parts, tx, { booking, viewer, now, rules });
  });
}
