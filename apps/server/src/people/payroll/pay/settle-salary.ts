import { istDay } from '@nukkad/contract/kernel/time';
import type { HearOther, OtherOutcome, PayoutNews, PayoutProvider } from '../../../money/payout/index.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/id.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { lockRun } from '../run/run.store.ts';
import { postPaid } from './books.store.ts';
import { finishRun } from './finish-run.ts';
import { payExtras } from './pay-extras.ts';
import { type PaymentRow, findOfProvider } from './payment.store.ts';
import { paymentTransitions } from './payment.transitions.ts';

interface PaymentEnd {
  readonly outcome: 'paid' | 'failed';
  readonly utr: string | null;
  readonly failure: string | null;
  /** It failed for a reason of the account: nothing is paid to it until its owner gives another. */
  readonly isAccountRefused: boolean;
  /** Where the provider names it. */
  readonly of: { readonly provider: PayoutProvider; readonly providerPayoutId: string } | null;
}

/**
 * How a payment ended, once: paid, the books have it; failed, the balance of the organisation has it again and the person
 * is to be paid anew. What the bank returns after it was paid is taken back. A later word changes nothing.
 */
export async function endPayment(
  deps: PayrollDependencies,
  tx: Tx,
  { paymentId, runId }: Pick<PaymentRow, 'paymentId' | 'runId'>,
  { outcome, utr, failure, isAccountRefused, of }: PaymentEnd,
): Promise<'paid' | 'failed' | 'nothing'> {
  const now = deps.platform.clock.now();
  const run = await lockRun(tx, runId);
  const verb = outcome === 'paid' ? ('settle' as const) : ('fail' as const);
  const allowed = await paymentTransitions.lockForSystem(tx, verb, paymentId);
  if (!allowed || !run) return 'nothing';
  const wasPaid = allowed.row.status === 'PAID';
  const isPaid = outcome === 'paid';
  const changes = {
    ...of,
    failure,
    reference: utr ?? allowed.row.reference,
    paidOn: isPaid ? istDay(now) : null,
    settledAt: now,
  };
  const row = await paymentTransitions.move(tx, allowed, { now, changes });
  const { postSalary } = deps.ledger;
  const { organisationId, amountPaise } = row;
  const posting = isPaid
    ? postSalary.paid(amountPaise)
    : wasPaid
      ? postSalary.returned(organisationId, amountPaise)
      : postSalary.released(organisationId, amountPaise);
  const kind = isPaid ? 'salary_paid' : 'salary_failed';
  await deps.ledger.post(tx, { kind, eventId: newId(), bookingId: null, postedAt: now, ...posting });
  if (isPaid) {
    await postPaid(tx, [row], 'paid', now);
    await payExtras(deps, tx, [row], now);
  } else if (wasPaid) await postPaid(tx, [row], 'returned', now);
  const { staffId, checkId } = row;
  if (isAccountRefused && checkId !== null)
    await deps.bankRefused.answers[0]?.(tx, { organisationId, staffId, checkId, now });
  await finishRun(deps, tx, run);
  return outcome;
}

/** What a provider's news of a payment that is no longer under way means. */
export function endOf(
  { payout }: PayrollDependencies,
  { outcome, utr, failure, failureCode = null }: PayoutNews,
  of: PaymentEnd['of'],
): PaymentEnd {
  const isAccountRefused = outcome === 'failed' && payout.isAccountRefused(failureCode);
  return { outcome: outcome === 'paid' ? 'paid' : 'failed', utr, failure, isAccountRefused, of };
}

const isId = (value: string | null): value is string =>
  value !== null && /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(value);

/** What a provider's signed event says of a salary; `unknown`: it is none of ours. */
export const hearProvider =
  (deps: PayrollDependencies): HearOther =>
  async (tx, provider, news): Promise<OtherOutcome> => {
    const { providerPayoutId, referenceId } = news;
    const row = await findOfProvider(tx, {
      provider,
      providerPayoutId,
      paymentId: isId(referenceId) ? referenceId : null,
    });
    if (!row) return 'unknown';
    if (row.amountPaise !== news.amountPaise) return 'amount_differs';
    if (news.outcome === 'under_way') return 'nothing';
    return endPayment(deps, tx, row, endOf(deps, news, { provider, providerPayoutId }));
  };
