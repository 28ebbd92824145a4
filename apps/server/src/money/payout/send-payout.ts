import type { Authorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { system } from '../../platform/platform.ts';
import { type PayoutGateway, ProviderRefused } from './gateway/payout-gateway.ts';
import type { PayoutDependencies } from './payout.interface.ts';
import * as store from './payout.store.ts';
import { payoutTransitions } from './payout.transitions.ts';
import { endPayout } from './settle-payout.ts';

const hourMs = 3_600_000;

/** The fund account at the provider; null: the partner has no verified account any more. */
async function destinationOf(
  { platform, partnership }: PayoutDependencies,
  gateway: PayoutGateway,
  { organisationId, payoutId, checkId: collectedFor }: store.PayoutRow,
): Promise<string | null> {
  const account = await partnership.payoutAccount(platform.db, organisationId);
  if (!account) return null;
  const { provider } = gateway;
  const { checkId, holderName, ifsc, accountNumber } = account;
  const write = (work: (tx: Tx, row: Authorized<store.PayoutRow>) => Promise<void>) =>
    platform.write(system, async (tx) => {
      const allowed = await payoutTransitions.lockForSystem(tx, payoutTransitions.verb.send, payoutId);
      if (allowed) await work(tx, allowed.row);
    });
  // Before the provider is asked: whatever it answers, and however, is of this account.
  if (checkId !== collectedFor) await write((tx, row) => store.saveAccount(tx, row, account));
  const known = await store.findFundAccount(platform.db, { organisationId, provider, checkId });
  if (known) return known;
  const target = { kind: 'bank', ifsc, accountNumber } as const;
  const { fundAccountId } = await gateway.register({
    ownerId: organisationId,
    owner: 'vendor',
    checkId,
    holderName,
    target,
  });
  const to = { provider, checkId, fundAccountId };
  await write((tx, row) => store.saveFundAccount(tx, row, to, platform.clock.now()));
  return fundAccountId;
}

class NoAccount extends Error {}

async function askProvider(deps: PayoutDependencies, gateway: PayoutGateway, payout: store.PayoutRow) {
  const fundAccountId = await destinationOf(deps, gateway, payout);
  if (fundAccountId === null) throw new NoAccount('The partner has no verified bank account.');
  const { payoutId, amountPaise } = payout;
  return gateway.send({ payoutId, fundAccountId, amountPaise, kind: 'bank', purpose: 'payout' });
}

/** `payout.requested`: asks the provider. Thrown errors are tried again; the idempotency key keeps it a single payout. */
export async function sendPayout(deps: PayoutDependencies, payoutId: string): Promise<void> {
  const { platform, gateway } = deps;
  const payout = await store.findPayout(platform.db, payoutId);
  if (payout?.status !== 'PENDING') return;
  if (!gateway) throw new Error('No payout provider is set up.');
  const { provider } = gateway;
  try {
    const { providerPayoutId } = await askProvider(deps, gateway, payout);
    await platform.write(system, async (tx) => {
      // The provider's signed word may have come before its answer.
      const allowed = await payoutTransitions.lockForSystem(tx, payoutTransitions.verb.send, payoutId);
      const now = platform.clock.now();
      if (!allowed) return;
      const changes = { provider, providerPayoutId, sentAt: now };
      await payoutTransitions.move(tx, allowed, { now, changes });
    });
  } catch (error) {
    const hasNoAccount = error instanceof NoAccount;
    if (!hasNoAccount && !(error instanceof ProviderRefused)) throw error;
    const { message: failure } = error;
    const failureCode = hasNoAccount ? null : error.reason;
    await platform.write(system, (tx) =>
      endPayout(deps, tx, { payoutId, outcome: 'failed', failure, failureCode, utr: null, hasNoAccount }),
    );
  }
}

/** By the hour: those that no provider has taken, and those whose end it has not told. */
export async function followOpenPayouts(deps: PayoutDependencies): Promise<void> {
  const { platform } = deps;
  const before = new Date(platform.clock.now().getTime() - hourMs);
  const worry = (payoutId: string) => (error: unknown) =>
    platform.log.error({ err: error, payoutId }, 'a payout is still open');
  for (const { payoutId } of await store.listOpenPayouts(platform.db, {
    status: 'PENDING',
    before,
    limit: 500,
  }))
    await sendPayout(deps, payoutId).catch(worry(payoutId));
  for (const row of await store.listOpenPayouts(platform.db, { status: 'PROCESSING', before, limit: 500 }))
    await askForEnd(deps, row).catch(worry(row.payoutId));
}

async function askForEnd(deps: PayoutDependencies, row: store.PayoutRow): Promise<void> {
  const { payoutId, provider, providerPayoutId } = row;
  const gateway = [...deps.gateways.values()].find((one) => one.provider === provider);
  const news = providerPayoutId === null ? null : await gateway?.fetch(providerPayoutId);
  if (!news || news.outcome === 'under_way' || news.amountPaise !== row.amountPaise) return;
  const { outcome, utr, failure, failureCode } = news;
  await deps.platform.write(system, (tx) =>
    endPayout(deps, tx, { payoutId, outcome, utr, failure, failureCode }),
  );
}
