import type { BookingStatus } from '@nukkad/contract/market/booking/booking.noun';
import type { PriceBreakdown } from '@nukkad/contract/market/booking/booking.model';
import { type Bearer, disputeErrors, type DisputeState } from '@nukkad/contract/market/dispute/dispute.noun';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import type { Paise } from '@nukkad/contract/kernel/money';
import { type BookingRules, type MoneyFacts, amountDue, billPaise, minutesAfter } from '../booking.rules.ts';

/** Windows and limits of disputes; a row of `setting` under `dispute.rules` may replace any of them. */
export interface DisputeRules {
  /** So long the partner is heard before staff decide. */
  readonly answerHours: number;
  /** A refund above it needs two Admins. */
  readonly secondAdminPaise: Paise;
  readonly photosASide: number;
  /** So long the customer may choose the time of a rework. */
  readonly reworkDays: number;
}

export const defaultDisputeRules: DisputeRules = {
  answerHours: 24,
  secondAdminPaise: 200_000,
  photosASide: 6,
  reworkDays: 14,
};

/** Until when finished work may be disputed: as long as it stays open before it closes. Null: it is not finished. */
export function disputeUntil(
  { status, completedAt }: { readonly status: BookingStatus; readonly completedAt: Date | null },
  { closeAfterHours }: Pick<BookingRules, 'closeAfterHours'>,
): Date | null {
  return status === 'Completed' && completedAt ? minutesAfter(completedAt, closeAfterHours * 60) : null;
}

export const answerBefore = ({ answerHours }: DisputeRules, now: Date): Date =>
  minutesAfter(now, answerHours * 60);
export const chooseBefore = ({ reworkDays }: DisputeRules, now: Date): Date =>
  minutesAfter(now, reworkDays * 24 * 60);

/** Staff hear both sides: the partner has answered, or had its time. */
export const isHeard = (
  { status, answerBefore: before }: { readonly status: DisputeState; readonly answerBefore: Date },
  now: Date,
): boolean => status !== 'open' || now >= before;

interface Billed extends MoneyFacts {
  readonly price: Pick<PriceBreakdown, 'previous_cancellation_charges'>;
}

/** The own price of the job: a charge of an earlier booking that it collected is not taken off. */
const ownBill = (booking: Billed): Paise =>
  billPaise(booking) - booking.price.previous_cancellation_charges.amount;

/** What a refund may take off at most; `returnable`: what of the payments can go back the way it came. */
export const mostRefund = (booking: Billed, returnable: Paise): Paise =>
  Math.min(ownBill(booking), amountDue(booking) + returnable);

/** Why this sum cannot be taken off the bill; null: it can. What is not fully paid is taken off whole. */
export function refundRefusal(booking: Billed, amountPaise: Paise, returnable: Paise): ErrorFact | null {
  if (amountPaise > mostRefund(booking, returnable)) return disputeErrors.refund_too_much;
  if (amountDue(booking) > 0 && amountPaise < ownBill(booking)) return disputeErrors.dispute_not_paid;
  return null;
}

/** What of it goes back to the customer: what was never paid is only no longer due. */
export const returnedOf = (booking: Billed, amountPaise: Paise): Paise =>
  Math.max(0, amountPaise - amountDue(booking));

export const needsSecondAdmin = ({ secondAdminPaise }: DisputeRules, amountPaise: Paise): boolean =>
  amountPaise > secondAdminPaise;

/** A refund as it is decided on. */
export interface Refund {
  readonly amountPaise: Paise;
  readonly bornBy: Bearer;
}
