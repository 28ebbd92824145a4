import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import {
  disputeErrors,
  type DisputeKind,
  type DisputeRequest,
} from '@nukkad/contract/market/dispute/dispute.noun';
import { lastReads } from '../../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { bookingTransitions, eventFor } from '../booking.transitions.ts';
import { getBookingRules, lockWithRules } from '../rules.store.ts';
import { claimOf } from './claim.ts';
import { disputeUntil } from './dispute.rules.ts';
import { findDisputeOf, insertDispute } from './dispute.store.ts';
import { disputeTransitions } from './dispute.transitions.ts';
import { getDisputeRules } from './dispute-rules.store.ts';
import { presentOf } from './read-dispute.ts';

interface Claim {
  readonly bookingId: string;
  readonly kind: DisputeKind;
  readonly request: DisputeRequest;
  readonly words: string;
}

/** The customer's claim, in time after the work: the booking does not close, and its payout is held. */
export async function openDispute(deps: BookingDependencies, call: SignedInCall<{ body: Claim }>) {
  const { viewer, now } = call;
  const claim = call.input.body;
  return deps.platform.write(call, async (tx) => {
    const [locked, earlier] = await Promise.all([
      lockWithRules(tx, claim.bookingId),
      findDisputeOf(tx, claim.bookingId),
    ]);
    if (locked?.buyerId === viewer.userId && earlier)
      refuse(disputeErrors.dispute_once, { present: locked.status });
    const allowed = bookingTransitions.allow(viewer, bookingTransitions.verb.dispute, locked);
    const { row: booking } = allowed;
    const [rules, disputeRules] = await Promise.all([
      getBookingRules(tx, now, booking),
      getDisputeRules(tx, now, booking.cityCode),
    ]);
    const until = disputeUntil(booking, rules);
    if (!until || now >= until) refuse(disputeErrors.dispute_too_late, { present: booking.status });
    const { organisationId } = booking;
    if (!organisationId) return refuse(bookingErrors.booking_moved_on, { present: booking.status });
    const row = claimOf({ ...booking, organisationId }, claim, { rules: disputeRules, now });
    const made = disputeTransitions.allowNew(viewer, disputeTransitions.verb.open, row);
    await insertDispute(tx, made.row);
    await disputeTransitions.begin(tx, made, {
      now,
      changes: {},
      log: { kind: row.kind, request: row.request },
    });
    const { disputeId } = row;
    const disputed = await bookingTransitions.move(tx, allowed, {
      now,
      event: eventFor(bookingEvents.disputed, (of) => ({
        ...of,
        disputeId,
        answerBefore: row.answerBefore.toISOString(),
      })),
      note: 'disputed',
    });
    return lastReads((reader) => presentOf(deps, reader, disputed, { viewer, now }));
  });
}
