import { partOf } from '../../platform/authorize.ts';
import type { CaptureOther } from '../payment/index.ts';
import { giveCredits } from './give-credits.ts';
import { expiryOf, taxSum } from './lead-credit.rules.ts';
import { readRules } from './lead-credit.store.ts';
import { findIdOfProvider, lockPackOrder } from './pack-order.store.ts';
import { packOrderTransitions } from './pack-order.transitions.ts';

/** The gateway captured the payment of a pack: its credits come in the same transaction, once. */
export const capturePack: CaptureOther = async (tx, facts, now) => {
  const orderId = await findIdOfProvider(tx, facts.provider, facts.providerOrderId);
  if (orderId === null) return null;
  const order = await lockPackOrder(tx, orderId);
  if (!order) return null;
  if (facts.amountPaise !== order.amountPaise || facts.currency !== 'INR') return 'amount_differs';
  const allowed = packOrderTransitions.allowSystem('pay', order);
  // Another payment of the same order has to be looked at by a person, as another amount.
  if (!allowed) return order.providerPaymentId === facts.providerPaymentId ? 'nothing' : 'amount_differs';
  const { validDays } = await readRules(tx, now);
  const { organisationId, credits } = order;
  const given = {
    organisationId,
    kind: 'pack' as const,
    credits,
    valuePaise: order.amountPaise - taxSum(order),
    leadId: null,
    cause: `pack:${orderId}`,
    expiresAt: expiryOf(now, validDays),
    now,
  };
  await giveCredits(tx, partOf(allowed.row, given));
  const { providerPaymentId, method } = facts;
  await packOrderTransitions.move(tx, allowed, { now, providerPaymentId, method });
  return 'captured';
};
