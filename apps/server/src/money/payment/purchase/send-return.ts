import type { Tx } from '../../../platform/db/database.ts';
import { system } from '../../../platform/platform.ts';
import type { PaymentDependencies } from '../payment.interface.ts';
import { failReturn } from './fail-return.ts';
import {
  type SendableRefund,
  findSendable,
  listWaiting,
  lockPurchaseRefund,
} from './purchase-refund.store.ts';
import { purchaseRefundTransitions } from './purchase-refund.transitions.ts';
import { findAnyPurchase } from './purchase.store.ts';

const atOnce = 100;

type Sending = Pick<PaymentDependencies, 'platform'> & {
  readonly gateways: ReadonlyMap<
    string,
    Pick<NonNullable<ReturnType<PaymentDependencies['gateways']['get']>>, 'refund'>
  >;
};

interface Answer {
  readonly providerRefundId?: string;
  readonly failure?: string;
}

async function ask({ gateways, platform }: Sending, refund: SendableRefund): Promise<Answer> {
  const { provider, providerPaymentId, receipt: refundId, amountPaise } = refund;
  try {
    const gateway = gateways.get(provider);
    if (!gateway) return { failure: `The gateway ${provider} is not configured.` };
    return await gateway.refund({ refundId, providerPaymentId, amountPaise });
  } catch (error) {
    platform.log.warn({ err: error, refundId: refund.refundId }, 'a refund of a purchase is not sent');
    return { failure: error instanceof Error ? error.message : 'The gateway did not answer.' };
  }
}

/** What came back counts for the try that was sent: another node may have heard of it, or of the gateway's signed word. */
async function note(
  { platform }: Sending,
  tx: Tx,
  sent: SendableRefund,
  { providerRefundId, failure }: Answer,
) {
  const now = platform.clock.now();
  const [purchase, refund] = [
    await findAnyPurchase(tx, sent.orderId),
    await lockPurchaseRefund(tx, sent.refundId),
  ];
  if (!purchase || refund?.receipt !== sent.receipt || refund.tries !== sent.tries) return;
  if (providerRefundId === undefined) {
    await failReturn(tx, refund, { of: purchase, why: failure ?? '', isFinal: false }, now);
    return;
  }
  const allowed = purchaseRefundTransitions.allowSystem(purchaseRefundTransitions.verb.send, refund);
  if (allowed)
    await purchaseRefundTransitions.move(tx, allowed, { now, of: purchase, changes: { providerRefundId } });
}

/** Asks the gateway of the payment to give it back, where it is time; the receipt keeps it a single refund. */
export async function sendReturn(deps: Sending, refundId: string): Promise<void> {
  const { platform } = deps;
  const refund = await findSendable(platform.db, refundId);
  if (refund?.status !== 'pending' || !refund.nextTryAt || refund.nextTryAt > platform.clock.now()) return;
  const answer = await ask(deps, refund);
  await platform.write(system, (tx) => note(deps, tx, refund, answer));
}

/** Every few minutes: those whose next try has come. */
export async function sendWaitingReturns(deps: Sending): Promise<void> {
  const { db, clock } = deps.platform;
  for (const refundId of await listWaiting(db, clock.now(), atOnce)) await sendReturn(deps, refundId);
}
