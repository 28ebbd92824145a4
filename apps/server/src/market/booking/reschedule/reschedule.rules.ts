import type { Proposer } from '@nukkad/contract/market/reschedule/time-proposal.noun';
import {
  type BookingRules,
  type CancellationFee,
  type FeeFacts,
  cancellationFee,
  minutesAfter,
} from '../booking.rules.ts';

export interface RescheduleFacts extends FeeFacts {
  readonly reschedules: number;
}

export interface RescheduleTerms extends CancellationFee {
  /** The other side is asked first. */
  readonly mustAgree: boolean;
  /** How often the buyer may still change the time. */
  readonly left: number;
}

/**
 * What changing the time costs at `now` and whether the other side must agree. The window is that of cancelling, measured
 * from the time that the change leaves: a new time cannot make a late change an early one. A partner pays nothing and
 * always asks.
 */
export function rescheduleTerms(
  booking: RescheduleFacts,
  side: Proposer,
  rules: BookingRules,
  now: Date,
): RescheduleTerms {
  const left = Math.max(0, rules.reschedules - booking.reschedules);
  const fee = cancellationFee(booking, rules, now);
  if (side === 'partner') return { ...fee, feePaise: 0, mustAgree: true, left };
  return { ...fee, mustAgree: fee.reason === 'late', left };
}

/** When a proposal runs out: after the answering time of the side that is asked, at the latest when the visit is due. */
export function answerBefore(
  booking: { readonly startsAt: Date },
  by: Proposer,
  rules: BookingRules,
  now: Date,
): Date {
  const clock = minutesAfter(now, by === 'customer' ? rules.lateAnswerMinutes : rules.buyerAnswerMinutes);
  return clock < booking.startsAt ? clock : booking.startsAt;
}
