import type { BookingRules, PastVisit } from '../../../market/booking/index.ts';
import type { LedgerRules } from '../../../money/ledger/index.ts';
import { type Replaying, bothRules } from './replay.ts';
import type { Shares } from './tally.rules.ts';

/** Ends that no customer chose. */
const notByCustomer: readonly (string | null)[] = [
  null,
  'payment_expired',
  'payment_failed',
  'no_show',
  'no_partner',
];

/** The charge of a cancelled visit, by the rule that charges and the terms of the day on which it was booked. Null: its customer did not cancel it, or it was waived. */
export function replayCancellation(
  replaying: Replaying,
  visit: PastVisit,
): { before: Shares; after: Shares } | null {
  const { deps } = replaying;
  const { createdAt, endedAt, status, reasonCode, organisationId } = visit;
  const isCancelled = status === 'Cancelled' || status === 'Refunded';
  if (!endedAt || !isCancelled || notByCustomer.includes(reasonCode)) return null;
  const rules = bothRules<BookingRules>(replaying, 'booking.rules', createdAt, visit);
  const books = bothRules<LedgerRules>(replaying, 'ledger.rules', createdAt, visit);
  const fee = (of: 'before' | 'after') => deps.booking.cancellationFee(visit, rules[of], endedAt).feePaise;
  if (fee('before') !== visit.feePaise) return null;
  const shares = (of: 'before' | 'after'): Shares => {
    const customersPaise = fee(of);
    const partnersPaise = organisationId === null ? 0 : deps.ledger.feeShareOf(customersPaise, books[of]);
    return { customersPaise, partnersPaise, platformPaise: customersPaise - partnersPaise };
  };
  return { before: shares('before'), after: shares('after') };
}
