import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import type { Remedy } from '@nukkad/contract/market/dispute/dispute.noun';
import { lastReads } from '../../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { bookingTransitions, eventFor } from '../booking.transitions.ts';
import { disputeTransitions } from './dispute.transitions.ts';
import { refuseRefund } from './grant.ts';
import { lockWithDispute, sameVersion } from './lock-dispute.ts';
import { presentOf } from './read-dispute.ts';

interface Answer {
  readonly bookingId: string;
  readonly version: number;
  readonly words: string;
  readonly offer?: Remedy | undefined;
  readonly amount?: number | undefined;
}

/** The partner's side of it, once; with an offer the customer may end the dispute without staff. */
export async function answerDispute(deps: BookingDependencies, call: SignedInCall<{ body: Answer }>) {
  const { viewer, now } = call;
  const { bookingId, version, words, offer = null, amount = null } = call.input.body;
  return deps.platform.write(call, async (tx) => {
    const { booking, dispute } = await lockWithDispute(tx, viewer, bookingId);
    const whole = bookingTransitions.allow(viewer, bookingTransitions.verb.answerDispute, booking);
    const allowed = disputeTransitions.allow(viewer, disputeTransitions.verb.answer, dispute);
    sameVersion(dispute, version);
    if (amount !== null) await refuseRefund(deps, tx, booking, amount);
    await disputeTransitions.move(tx, allowed, {
      now,
      to: offer ? 'offered' : 'answered',
      changes: {
        answerWords: words,
        answeredAt: now,
        answeredBy: viewer.userId,
        offer,
        offerPaise: amount,
      },
      log: { offer, amountPaise: amount },
    });
    const { disputeId } = dispute;
    const answered = await bookingTransitions.move(tx, whole, {
      now,
      event: eventFor(bookingEvents.disputeAnswered, (of) => ({ ...of, disputeId, offer })),
      note: offer ? `dispute_offered_${offer}` : 'dispute_answered',
    });
    return lastReads((reader) => presentOf(deps, reader, answered, { viewer, now }));
  });
}
