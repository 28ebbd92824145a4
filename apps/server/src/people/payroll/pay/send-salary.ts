import type { Authorized } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { system } from '../../../platform/platform.ts';
import type { PayoutGateway } from '../../../money/payout/index.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import {
  type PaymentRow,
  findPayment,
  listOpenPayments,
  saveAccount,
  saveDestination,
} from './payment.store.ts';
import { paymentTransitions } from './payment.transitions.ts';
import { endOf, endPayment } from './settle-salary.ts';

const hourMs = 3_600_000;

/** Where it goes at the provider, written down before the payout is asked for; null: there is no account any more. */
async function destinationOf(
  { platform, banks }: PayrollDependencies,
  gateway: PayoutGateway,
  row: PaymentRow,
): Promise<string | null> {
  if (row.fundAccountId) return row.fundAccountId;
  const known = await banks.answers[0]?.(platform.db, row.organisationId, [row.staffId]);
  const account = known?.get(row.staffId);
  if (!account) return null;
  const write = (work: (tx: Tx, permit: Authorized<PaymentRow>) => Promise<void>) =>
    platform.write(system, async (tx) => {
      const allowed = await paymentTransitions.lockForSystem(tx, paymentTransitions.verb.send, row.paymentId);
      if (allowed) await work(tx, allowed.row);
    });
  const { checkId } = account;
  await write((tx, permit) => saveAccount(tx, permit, checkId));
  const { fundAccountId } = await gateway.register(account);
  const to = { provider: gateway.provider, checkId, fundAccountId };
  await write((tx, permit) => saveDestination(tx, permit, to));
  // Two who ask at once say the same: the first one's.
  return (await findPayment(platform.db, row.paymentId))?.fundAccountId ?? fundAccountId;
}

/** `salary.requested`: asks the provider. Thrown errors are tried again; the payment's id keeps it a single payout. */
export async function sendSalary(deps: PayrollDependencies, paymentId: string): Promise<void> {
  const { platform, payout } = deps;
  const row = await findPayment(platform.db, paymentId);
  if (row?.status !== 'PENDING') return;
  if (!payout.gateway) throw new Error('No payout provider is set up.');
  const end = (failure: string, isAccountRefused: boolean) =>
    platform.write(system, (tx) =>
      endPayment(deps, tx, row, { outcome: 'failed', failure, isAccountRefused, utr: null, of: null }),
    );
  try {
    const fundAccountId = await destinationOf(deps, payout.gateway, row);
    if (!fundAccountId) return void (await end('The person has no verified bank account.', false));
    const wanted = { payoutId: paymentId, fundAccountId, amountPaise: row.amountPaise };
    const { providerPayoutId } = await payout.gateway.send({ ...wanted, kind: 'bank', purpose: 'salary' });
    await platform.write(system, async (tx) => {
      // The provider's signed word may have come before its answer.
      const allowed = await paymentTransitions.lockForSystem(tx, paymentTransitions.verb.send, paymentId);
      const now = platform.clock.now();
      if (allowed) await paymentTransitions.move(tx, allowed, { now, changes: { providerPayoutId } });
    });
  } catch (error) {
    if (!payout.isRefused(error)) throw error;
    await end(error.message, payout.isAccountRefused(error.reason));
  }
}

async function askForEnd(deps: PayrollDependencies, paymentId: string): Promise<void> {
  const { platform, payout } = deps;
  const row = await findPayment(platform.db, paymentId);
  if (!row?.providerPayoutId || row.status !== 'PROCESSING') return;
  const gateway = [...payout.gateways.values()].find(({ provider }) => provider === row.provider);
  const news = await gateway?.fetch(row.providerPayoutId);
  if (!news || news.outcome === 'under_way' || news.amountPaise !== row.amountPaise) return;
  await platform.write(system, (tx) => endPayment(deps, tx, row, endOf(deps, news, null)));
}

/** By the hour: those that no provider has taken, and those whose end it has not told. */
export async function followOpenSalaries(deps: PayrollDependencies): Promise<void> {
  const { platform } = deps;
  const before = new Date(platform.clock.now().getTime() - hourMs);
  for (const { paymentId } of await listOpenPayments(platform.db, before, 500))
    await sendSalary(deps, paymentId)
      .then(() => askForEnd(deps, paymentId))
      .catch((error: unknown) => platform.log.error({ err: error, paymentId }, 'a salary is still open'));
}
