import type { PaymentRules } from '../payment.rules.ts';

const minuteMs = 60_000;

/**
 * Whether a payment was made while its order could be paid, or so soon after that it was begun in time. What counts is
 * when the payer paid: a gateway may tell of it a day later.
 */
export const isInTime = (
  { expiresAt }: { readonly expiresAt: Date },
  paidAt: Date,
  { purchaseGraceMinutes }: Pick<PaymentRules, 'purchaseGraceMinutes'>,
): boolean => paidAt.getTime() <= expiresAt.getTime() + purchaseGraceMinutes * minuteMs;

/** When a refund that failed so often is asked for again; null: a person has to look at it. */
export function nextTryAt(
  tries: number,
  now: Date,
  { refundTryMinutes, refundTriesMost }: Pick<PaymentRules, 'refundTryMinutes' | 'refundTriesMost'>,
): Date | null {
  if (tries >= refundTriesMost) return null;
  return new Date(now.getTime() + refundTryMinutes * 2 ** (tries - 1) * minuteMs);
}
