import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import type { confirmsRequest } from '@nukkad/contract/market/booking/booking.confirm';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { type Allowed, bookingTransitions, eventFor } from '../booking.transitions.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { listPartnerRequests } from '../partner-request.store.ts';
import { movePartnerRequest } from '../partner-request.transitions.ts';
import { readRejectionCost } from '../track/read-rejection-cost.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { system } from '../../../platform/platform.ts';
import { confirmRequest, lockRequested, refuseIfExpired } from './lock-requested.ts';

interface No {
  readonly bookingId: string;
  readonly reason?: string | undefined;
  readonly note?: string | undefined;
  readonly seen: Seen<typeof confirmsRequest>;
}

/** The partner says no. It is kept on the offer; the buyer learns only that another one is looked for. */
export async function rejectBooking(deps: BookingDependencies, call: SignedInCall<{ body: No }>) {
  const { viewer, now } = call;
  const { bookingId, reason, note, seen } = call.input.body;
  return deps.platform.write(call, async (tx) => {
    const allowed = bookingTransitions.allow(
      viewer,
      bookingTransitions.verb.refuse,
      await lockRequested(tx, bookingId, viewer),
    );
    refuseIfExpired(allowed.row, now);
    const { organisationId } = allowed.row;
    const trustCost = await readRejectionCost(tx, organisationId ?? '');
    confirmRequest(allowed.row, seen, { trustCost, professional: null, seriesVisits: null });
    await movePartnerRequest(tx, allowed, 'refuse', { answeredBy: viewer.userId, now, reason, note });
    const { status } = await leave(tx, allowed, 'refused_by_partner', now);
    return { bookingId, status };
  });
}

/** The accept clock ran out, unless the offer was answered in the meantime. */
export async function expirePartnerRequest(
  deps: BookingDependencies,
  bookingId: string,
  offerId: string,
): Promise<void> {
  const now = deps.platform.clock.now();
  await deps.platform.write(system, async (tx) => {
    const allowed = await bookingTransitions.lockForSystem(tx, bookingTransitions.verb.refuse, bookingId);
    if (!allowed) return;
    const open = (await listPartnerRequests(tx, bookingId)).find((offer) => offer.answer === 'open');
    if (open?.offerId !== offerId || now < open.acceptBefore) return;
    await movePartnerRequest(tx, allowed, 'expire', { answeredBy: null, now });
    await leave(tx, allowed, 'accept_clock', now);
  });
}

/** The reservation stays until the next partner is found, so that the buyer's time is not lost on the way. */
async function leave(tx: Tx, allowed: Allowed<'refuse'>, note: string, now: Date) {
  return bookingTransitions.move(tx, allowed, {
    now,
    event: eventFor(bookingEvents.refused),
    note,
    changes: { organisationId: null, acceptBefore: null },
  });
}
