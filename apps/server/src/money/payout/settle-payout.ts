import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import type { PayoutNews } from './gateway/payout-event.ts';
import type { PayoutProvider } from './gateway/payout-gateway.ts';
import type { PayoutDependencies, OtherOutcome } from './payout.interface.ts';
import { isAccountRefused } from './refused-account.rules.ts';
import * as store from './payout.store.ts';
import { payoutTransitions } from './payout.transitions.ts';

interface PayoutEnd {
  readonly payoutId: string;
  readonly outcome: 'paid' | 'failed' | 'canceled';
  readonly utr: string | null;
  readonly failure: string | null;
  readonly failureCode?: string | null | undefined;
  /** No provider was asked: there is no verified account to send it to. */
  readonly hasNoAccount?: boolean;
  /** Where the provider names it. */
  readonly of?: { readonly provider: PayoutProvider; readonly providerPayoutId: string };
}
export type EndOutcome = 'paid' | 'failed' | 'canceled' | 'nothing';

const verbs = { paid: 'settle', failed: 'fail', canceled: 'cancel' } as const;

/**
 * How a payout ended, once: paid, its earnings are paid and the ledger has it; failed or canceled, they are due again.
 * What the bank returns after it was paid is posted back. A later word never brings an ended one back.
 */
export async function endPayout(
  { ledger, platform }: PayoutDependencies,
  tx: Tx,
  { payoutId, outcome, utr, failure, failureCode = null, hasNoAccount = false, of }: PayoutEnd,
): Promise<EndOutcome> {
  const now = platform.clock.now();
  const allowed = await payoutTransitions.lockForSystem(tx, verbs[outcome], payoutId);
  if (!allowed) return 'nothing';
  const { row } = allowed;
  const wasPaid = row.status === 'PAID';
  const isAccount = outcome === 'failed' && !hasNoAccount && isAccountRefused(failureCode);
  const changes = { ...of, utr: utr ?? row.utr, failure, isAccountRefused: isAccount, settledAt: now };
  await payoutTransitions.move(tx, allowed, { now, changes });
  if (outcome === 'paid') await store.markEarningsPaid(tx, row);
  else await store.giveEarningsBack(tx, row);
  if (outcome !== 'paid' && !wasPaid) return outcome;
  await ledger.post(tx, {
    kind: wasPaid ? 'payout_returned' : 'payout_paid',
    // The lifecycle lets it be paid once and returned once.
    eventId: wasPaid ? newId() : payoutId,
    bookingId: null,
    postedAt: now,
    postings: ledger.postPayout(row.organisationId, wasPaid ? -row.amountPaise : row.amountPaise),
    earned: [],
    paysEarnings: true,
  });
  return outcome;
}

/** Of what is no payout to a partner: the first domain that knows it. */
async function askOthers(
  { others }: PayoutDependencies,
  tx: Tx,
  provider: PayoutProvider,
  news: PayoutNews,
): Promise<OtherOutcome> {
  for (const hear of others.answers) {
    const outcome = await hear(tx, provider, news);
    if (outcome !== 'unknown') return outcome;
  }
  return 'unknown';
}

/** What a provider's signed event changes. */
export async function settlePayout(
  deps: PayoutDependencies,
  tx: Tx,
  provider: PayoutProvider,
  news: PayoutNews,
): Promise<EndOutcome | 'unknown' | 'amount_differs'> {
  const { providerPayoutId, referenceId, outcome, utr, failure, failureCode } = news;
  if (outcome === 'under_way') return 'nothing';
  const known = { provider, providerPayoutId, payoutId: isId(referenceId) ? referenceId : null };
  const payoutId = await store.findPayoutOfProvider(tx, known);
  if (!payoutId) return askOthers(deps, tx, provider, news);
  const row = await store.lockPayout(tx, payoutId);
  if (row?.amountPaise !== news.amountPaise) return 'amount_differs';
  return endPayout(deps, tx, {
    payoutId,
    outcome,
    utr,
    failure,
    failureCode,
    of: { provider, providerPayoutId },
  });
}

const isId = (value: string | null): value is string =>
  value !== null && /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(value);
