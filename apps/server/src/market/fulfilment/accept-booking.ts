import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { type confirmsRequest } from '@nukkad/contract/market/booking/booking.confirm';
import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { type Booking, type BookingParts, answerOffer, bookingLife, happened } from '../booking/index.ts';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Reserved, reserveOneOf } from './find-partner.ts';
import { confirmRequest, lockOffered, refuseIfExpired } from './lock-offered.ts';

/** The partner takes it, if one of its people is still free: leave or a shift may have changed since it was asked. */
export async function acceptBooking(
  parts: BookingParts,
  call: SignedInCall<{ body: { readonly bookingId: string; readonly seen: Seen<typeof confirmsRequest> } }>,
) {
  const { viewer, now } = call;
  const { bookingId, seen } = call.input.body;
  return parts.platform.write(call, async (tx) => {
    const allowed = bookingLife.allow(viewer, 'accept', await lockOffered(tx, bookingId, viewer));
    refuseIfExpired(allowed.row, now);
    confirmRequest(allowed.row, seen, null);
    const { staffId } = await keepTime(tx, parts, allowed.row, now);
    await answerOffer(tx, allowed.row, { answer: 'accepted', answeredBy: viewer.userId, now });
    const changes = { acceptedAt: now, acceptBefore: null, heldStaffId: staffId };
    const { status } = await bookingLife.move(tx, allowed, {
      now,
      event: happened(bookingEvents.accepted),
      changes,
    });
    return { bookingId, status };
  });
}

async function keepTime(tx: Tx, parts: BookingParts, booking: Booking, now: Date): Promise<Reserved> {
  const organisationIds = booking.organisationId ? [booking.organisationId] : [];
  return (
    (await reserveOneOf(tx, parts, { booking, organisationIds, now })) ??
    refuse(bookingErrors.professional_busy)
  );
}
