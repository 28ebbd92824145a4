import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import type { DisputeKind } from '@nukkad/contract/market/dispute/dispute.noun';
import type { StopReason } from '@nukkad/contract/market/stop/stop.noun';
import type { Tx } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type Allowed, type BookingEventFor, eventFor } from '../booking.transitions.ts';
import { claimOf } from '../dispute/claim.ts';
import { getDisputeRules } from '../dispute/dispute-rules.store.ts';
import { insertDispute } from '../dispute/dispute.store.ts';
import { disputeTransitions } from '../dispute/dispute.transitions.ts';

const kindOf: Readonly<Record<StopReason, DisputeKind>> = {
  safety: 'behaviour',
  cannot_finish: 'not_done',
  customer_asked: 'not_done',
  other: 'other',
};

/**
 * The sides do not agree to what was done: the customer's claim, in the words of the customer. Answers the event for the
 * move of its booking.
 */
export async function openStopDispute(
  tx: Tx,
  allowed: Allowed<'stopDisputed'>,
  { reason, words, now }: { readonly reason: StopReason; readonly words: string; readonly now: Date },
): Promise<BookingEventFor> {
  const { row: booking } = allowed;
  const { organisationId, status } = booking;
  if (!organisationId) return refuse(bookingErrors.booking_moved_on, { present: status });
  const rules = await getDisputeRules(tx, now, booking.cityCode);
  const claim = { kind: kindOf[reason], request: 'refund', words } as const;
  const row = claimOf({ ...booking, organisationId }, claim, { rules, now });
  const made = disputeTransitions.allowNewPart(disputeTransitions.verb.openByStop, row, allowed);
  await insertDispute(tx, made.row);
  await disputeTransitions.begin(tx, made, { now, changes: {}, log: { kind: row.kind, stopped: reason } });
  const { disputeId } = row;
  return eventFor(bookingEvents.disputed, (of) => ({
    ...of,
    disputeId,
    answerBefore: row.answerBefore.toISOString(),
  }));
}
