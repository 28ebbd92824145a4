import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import type { confirmsRequest } from '@nukkad/contract/market/booking/booking.confirm';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import {
  type Allowed,
  type BookingParts,
  answerOffer,
  bookingLife,
  happened,
  listOffers,
  readRefusalCost,
} from '../booking/index.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { system } from '../../platform/platform.ts';
import { confirmRequest, lockOffered, refuseIfExpired } from './lock-offered.ts';

interface No {
  readonly bookingId: string;
  readonly reason?: string | undefined;
  readonly note?: string | undefined;
  readonly seen: Seen<typeof confirmsRequest>;
}

/** The partner says no. It is kept on the offer; the buyer learns only that another one is looked for. */
export async function rejectBooking(parts: BookingParts, call: SignedInCall<{ body: No }>) {
  const { viewer, now } = call;
  const { bookingId, reason, note, seen } = call.input.body;
  return parts.platform.write(call, async (tx) => {
    const allowed = bookingLife.allow(viewer, 'refuse', await lockOffered(tx, bookingId, viewer));
    refuseIfExpired(allowed.row, now);
    const { organisationId } = allowed.row;
    confirmRequest(allowed.row, seen, await readRefusalCost(tx, organisationId ?? ''));
    await answerOffer(tx, allowed.row, {
      answer: 'refused',
      answeredBy: viewer.userId,
      now,
      reason,
      note,
    });
    const { status } = await leave(tx, allowed, 'refused_by_partner', now);
    return { bookingId, status };
  });
}

/** The accept clock ran out, unless the offer was answered in the meantime. */
export async function expireOffer(parts: BookingParts, bookingId: string, offerId: string): Promise<void> {
  const now = parts.platform.clock.now();
  await parts.platform.write(system, async (tx) => {
    const allowed = await bookingLife.lockForSystem(tx, 'refuse', bookingId);
    if (!allowed) return;
    const open = (await listOffers(tx, bookingId)).find((offer) => offer.answer === 'open');
    if (open?.offerId !== offerId || now < open.acceptBefore) return;
    await answerOffer(tx, allowed.row, { answer: 'expired', answeredBy: null, now });
    await leave(tx, allowed, 'accept_clock', now);
  });
}

/** The reservation stays until the next partner is found, so that the buyer's time is not lost on the way. */
async function leave(tx: Tx, allowed: Allowed<'refuse'>, note: string, now: Date) {
  return bookingLife.move(tx, allowed, {
    now,
    event: happened(bookingEvents.refused),
    note,
    changes: { organisationId: null, acceptBefore: null },
  });
}
