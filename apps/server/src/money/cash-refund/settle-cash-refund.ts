import type { Tx } from '../../platform/db/database.ts';
import type { HearOther, OtherOutcome, PayoutProvider } from '../payout/index.ts';
import { findAttemptOfProvider, saveEnd } from './attempt.store.ts';
import type { CashRefundDependencies } from './cash-refund.interface.ts';
import { type CashRefundRow, findCashRefund } from './cash-refund.store.ts';
import { cashRefundTransitions } from './cash-refund.transitions.ts';

interface AttemptEnd {
  readonly attemptId: string;
  readonly outcome: 'paid' | 'failed';
  readonly utr: string | null;
  readonly failure: string | null;
  /** Where the provider names it. */
  readonly of: { readonly provider: PayoutProvider; readonly providerPayoutId: string } | null;
}

/**
 * How a try ended, once: paid, the booking counts the money as returned; failed, its customer chooses again. What the
 * bank returns after it was paid is owed again. A later word about an earlier try changes nothing.
 */
export async function endAttempt(
  { platform, payment }: CashRefundDependencies,
  tx: Tx,
  { refundId, bookingId, amountPaise }: Pick<CashRefundRow, 'refundId' | 'bookingId' | 'amountPaise'>,
  { attemptId, outcome, utr, failure, of }: AttemptEnd,
): Promise<'paid' | 'failed' | 'nothing'> {
  const now = platform.clock.now();
  await payment.lockMoneyOf(tx, { bookingId });
  const verb = outcome === 'paid' ? 'settle' : 'fail';
  const allowed = await cashRefundTransitions.lockForSystem(tx, verb, refundId);
  if (allowed?.row.attemptId !== attemptId) return 'nothing';
  const wasPaid = allowed.row.status === 'Paid';
  const paidAt = outcome === 'paid' ? now : null;
  const moved = await cashRefundTransitions.move(tx, allowed, { now, changes: { failure, paidAt } });
  const provider = of?.provider ?? null;
  await saveEnd(tx, moved, { outcome, utr, provider, providerPayoutId: of?.providerPayoutId ?? null }, now);
  const money = { refundId, bookingId, amountPaise, now };
  if (outcome === 'paid') await payment.cashReturned(tx, money);
  else if (wasPaid) await payment.cashCameBack(tx, money);
  return outcome;
}

const isId = (value: string | null): value is string =>
  value !== null && /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(value);

/** What a provider's signed event says of a refund of cash; `unknown`: it is none of ours. */
export const hearProvider =
  (deps: CashRefundDependencies): HearOther =>
  async (tx, provider, news): Promise<OtherOutcome> => {
    const { providerPayoutId, referenceId, utr, failure } = news;
    const attempt = await findAttemptOfProvider(tx, {
      provider,
      providerPayoutId,
      attemptId: isId(referenceId) ? referenceId : null,
    });
    const row = attempt && (await findCashRefund(tx, attempt.refundId));
    if (!row) return 'unknown';
    if (row.amountPaise !== news.amountPaise) return 'amount_differs';
    if (news.outcome === 'under_way') return 'nothing';
    const outcome = news.outcome === 'paid' ? 'paid' : 'failed';
    const of = { provider, providerPayoutId };
    return endAttempt(deps, tx, row, { attemptId: attempt.attemptId, outcome, utr, failure, of });
  };
