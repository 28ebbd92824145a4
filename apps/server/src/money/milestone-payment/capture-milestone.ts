import { partOf } from '../../platform/authorize.ts';
import type { CaptureOther } from '../payment/index.ts';
import { findOrderOfProvider, lockMilestoneOrder } from './milestone-order.store.ts';
import { milestoneOrderTransitions } from './milestone-order.transitions.ts';
import type { MilestonePaymentDependencies } from './milestone-payment.dependencies.ts';

/** GST within an amount, to the paisa. */
export const taxWithin = (amountPaise: number, percent: number): number =>
  amountPaise - Math.round((amountPaise * 100) / (100 + percent));

/** The gateway captured the payment of a milestone: the book of the partner has it in the same transaction, once. */
export const captureMilestone =
  ({ project, partner }: MilestonePaymentDependencies): CaptureOther =>
  async (tx, facts, now) => {
    const found = await findOrderOfProvider(tx, facts.provider, facts.providerOrderId);
    if (!found) return null;
    const payable = await project.lockPayable(tx, found.milestoneId);
    const order = await lockMilestoneOrder(tx, found.orderId);
    if (!order || !payable) return null;
    if (facts.amountPaise !== order.amountPaise || facts.currency !== 'INR') return 'amount_differs';
    const allowed = milestoneOrderTransitions.allowSystem('pay', order);
    // Another payment of the same order has to be looked at by a person, as another amount.
    if (!allowed) return order.providerPaymentId === facts.providerPaymentId ? 'nothing' : 'amount_differs';
    const { orderId, milestoneId, amountPaise, organisationId } = order;
    await project.receivePaid(tx, partOf(allowed.row, { milestoneId, orderId, amountPaise }), now);
    const organisation = (await partner.getOrganisations(tx, [organisationId])).get(organisationId);
    const taxPaise = organisation?.gstNumber ? taxWithin(amountPaise, payable.taxPercent) : 0;
    const { providerPaymentId, method } = facts;
    await milestoneOrderTransitions.move(tx, allowed, { now, providerPaymentId, method, taxPaise });
    return 'captured';
  };
