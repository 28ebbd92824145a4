import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { confirmsEarlier } from '@nukkad/contract/market/earlier/earlier.api';
import { earlierErrors } from '@nukkad/contract/market/earlier/earlier.noun';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { partOf } from '../../../platform/authorize.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { lastReads } from '../../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import type { Booking } from '../booking.row.ts';
import { bookingTransitions } from '../booking.transitions.ts';
import { readDetails } from '../read-details.ts';
import { changeTime } from '../reschedule/change-time.ts';
import { moveProposal } from '../reschedule/proposal.transitions.ts';
import { getBookingRules, lockWithRules } from '../rules.store.ts';
import { type EarlierOfferRow, lockOffer, removeRequest } from './earlier.store.ts';
import { earlierTransitions } from './earlier.transitions.ts';
import { passOn } from './end-offer.ts';

interface Answer {
  readonly bookingId: string;
  readonly offerId: string;
  readonly answer: 'accept' | 'decline';
  readonly seen: Seen<typeof confirmsEarlier>;
}

/**
 * The customer takes the earlier time, which moves the visit as any change of time does, at no charge and without counting;
 * or keeps the booked one. Where another one has taken the time meanwhile nothing moves (`slot_taken`).
 */
export async function answerEarlier(deps: BookingDependencies, call: SignedInCall<{ body: Answer }>) {
  const { viewer, now, lang } = call;
  const { bookingId, offerId, answer, seen } = call.input.body;
  return deps.platform.write(call, async (tx) => {
    const locked = bookingTransitions.seen(viewer, await lockWithRules(tx, bookingId));
    const offer = openOffer(await lockOffer(tx, offerId), locked, now);
    confirmSeen(confirmsEarlier, seen, {
      startsAt: locked.startsAt.toISOString(),
      newStartsAt: offer.startsAt.toISOString(),
    });
    const booking =
      answer === 'accept'
        ? await accept(tx, deps, { call, locked, offer })
        : await decline(tx, { call, locked, offer });
    return lastReads((reader) => readDetails(deps, reader, { booking, viewer, now, lang }));
  });
}

/** One of this very booking, in time, of the partner that still has it. */
function openOffer(offer: EarlierOfferRow | null, booking: Booking, now: Date): EarlierOfferRow {
  const own = offer?.bookingId === booking.bookingId && offer.organisationId === booking.organisationId;
  return own && now < offer.answerBefore ? offer : refuse(earlierErrors.earlier_over);
}

interface Answering {
  readonly call: Pick<SignedInCall<{ body: Answer }>, 'viewer' | 'now'>;
  readonly locked: Booking;
  readonly offer: EarlierOfferRow;
}

async function accept(
  tx: Tx,
  deps: BookingDependencies,
  { call: { viewer, now }, locked, offer }: Answering,
) {
  const allowed = bookingTransitions.allow(viewer, bookingTransitions.verb.reschedule, locked);
  const taken = earlierTransitions.allow(viewer, earlierTransitions.verb.accept, offer);
  const rules = await getBookingRules(tx, now, locked);
  if (offer.startsAt <= now) refuse(bookingErrors.reschedule_too_late);
  await moveProposal(tx, allowed, 'withdraw', now);
  await earlierTransitions.move(tx, taken, { now });
  await removeRequest(tx, partOf(allowed.row, { bookingId: locked.bookingId }));
  const { startsAt, endsAt } = offer;
  const time = {
    startsAt,
    endsAt,
    feePaise: 0,
    by: 'customer',
    counts: false,
    stays: true,
    rules,
    now,
  } as const;
  return changeTime(tx, deps, allowed, time);
}

async function decline(tx: Tx, { call: { viewer, now }, locked, offer }: Answering) {
  await passOn(tx, earlierTransitions.allow(viewer, earlierTransitions.verb.decline, offer), locked, now);
  return locked;
}
