import { system } from '../../platform/platform.ts';
import type { PayoutAccount, PayoutGateway } from '../payout/index.ts';
import { type Attempt, findAttempt, saveDestination, saveSent } from './attempt.store.ts';
import type { CashRefundDependencies } from './cash-refund.interface.ts';
import { openAccount } from './cash-refund-keys.ts';
import { type CashRefundRow, findCashRefund, listOpenCashRefunds } from './cash-refund.store.ts';
import { cashRefundTransitions } from './cash-refund.transitions.ts';
import { endAttempt } from './settle-cash-refund.ts';

const hourMs = 3_600_000;

function accountOf(secret: string, row: CashRefundRow, attempt: Attempt): PayoutAccount {
  const { kind, holderName, ifsc, accountSealed, userId, refundId } = row;
  if (!kind || !holderName || !accountSealed) throw new Error('A refund of cash is sent without an account.');
  const number = openAccount(secret, refundId, accountSealed);
  const target =
    kind === 'bank'
      ? ({ kind, ifsc: ifsc ?? '', accountNumber: number } as const)
      : ({ kind, upiId: number } as const);
  return { ownerId: userId, owner: 'customer', checkId: attempt.attemptId, holderName, target };
}

/** Where it goes at the provider, written down before the payout is asked for. */
async function destinationOf(
  { platform }: CashRefundDependencies,
  gateway: PayoutGateway,
  { row, attempt }: { readonly row: CashRefundRow; readonly attempt: Attempt },
): Promise<string> {
  if (attempt.fundAccountId) return attempt.fundAccountId;
  const { provider } = gateway;
  const { fundAccountId } = await gateway.register(accountOf(platform.config.secret, row, attempt));
  await platform.write(system, async (tx) => {
    const allowed = await cashRefundTransitions.lockForSystem(
      tx,
      cashRefundTransitions.verb.send,
      row.refundId,
    );
    if (allowed?.row.attemptId === attempt.attemptId)
      await saveDestination(tx, allowed.row, { provider, fundAccountId });
  });
  // Two who ask at once say the same: the first one's.
  return (await findAttempt(platform.db, attempt.attemptId))?.fundAccountId ?? fundAccountId;
}

/** `cash_refund.requested`: asks the provider. Thrown errors are tried again; the try's id keeps it a single payout. */
export async function sendCashRefund(deps: CashRefundDependencies, refundId: string): Promise<void> {
  const { platform, payout } = deps;
  const row = await findCashRefund(platform.db, refundId);
  if (row?.status !== 'Pending' || row.attemptId === null) return;
  const attempt = await findAttempt(platform.db, row.attemptId);
  const gateway = payout.gateway;
  if (!gateway) throw new Error('No payout provider is set up.');
  if (!attempt || !row.kind) return;
  const { attemptId } = attempt;
  try {
    const fundAccountId = await destinationOf(deps, gateway, { row, attempt });
    const wanted = { payoutId: attemptId, fundAccountId, amountPaise: row.amountPaise, kind: row.kind };
    const { providerPayoutId } = await gateway.send({ ...wanted, purpose: 'refund' });
    await platform.write(system, async (tx) => {
      // The provider's signed word may have come before its answer.
      const allowed = await cashRefundTransitions.lockForSystem(
        tx,
        cashRefundTransitions.verb.send,
        refundId,
      );
      if (allowed?.row.attemptId !== attemptId) return;
      const now = platform.clock.now();
      await saveSent(tx, await cashRefundTransitions.move(tx, allowed, { now }), providerPayoutId, now);
    });
  } catch (error) {
    if (!payout.isRefused(error)) throw error;
    const end = { attemptId, outcome: 'failed', failure: error.message, utr: null, of: null } as const;
    await platform.write(system, (tx) => endAttempt(deps, tx, row, end));
  }
}

/** By the hour: those that no provider has taken, and those whose end it has not told. */
export async function followOpenCashRefunds(deps: CashRefundDependencies): Promise<void> {
  const { platform } = deps;
  const before = new Date(platform.clock.now().getTime() - hourMs);
  for (const refundId of await listOpenCashRefunds(platform.db, before, 500)) {
    await sendCashRefund(deps, refundId)
      .then(() => askForEnd(deps, refundId))
      .catch((error: unknown) =>
        platform.log.error({ err: error, refundId }, 'a refund of cash is still open'),
      );
  }
}

async function askForEnd(deps: CashRefundDependencies, refundId: string): Promise<void> {
  const { platform, payout } = deps;
  const row = await findCashRefund(platform.db, refundId);
  const attempt = row?.attemptId ? await findAttempt(platform.db, row.attemptId) : null;
  if (!attempt?.providerPayoutId || attempt.outcome !== null || attempt.provider === null) return;
  const news = await payout.gateways.get(attempt.provider)?.fetch(attempt.providerPayoutId);
  if (!row || !news || news.outcome === 'under_way' || news.amountPaise !== row.amountPaise) return;
  const { utr, failure } = news;
  const outcome = news.outcome === 'paid' ? 'paid' : 'failed';
  const { attemptId } = attempt;
  await platform.write(system, (tx) =>
    endAttempt(deps, tx, row, { attemptId, outcome, utr, failure, of: null }),
  );
}
