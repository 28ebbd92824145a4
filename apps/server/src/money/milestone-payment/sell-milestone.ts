import { taxWithin } from '@nukkad/contract/kernel/money';
import { milestonePaymentEvents } from '@nukkad/contract/money/milestone-payment/milestone-payment.noun';
import { partOf } from '../../platform/authorize.ts';
import { publish } from '../../platform/outbox/publish.ts';
import type { Goods } from '../payment/index.ts';
import type { MilestonePaymentDependencies } from './milestone-payment.interface.ts';
import { termsOf } from './project-terms.ts';

/** The book of the partner has a captured payment in the transaction that records it, while so much is left of the milestone. */
export const sellMilestone = (
  deps: Pick<MilestonePaymentDependencies, 'project' | 'partner' | 'cart'>,
): Goods<'milestone'> => ({
  kind: 'milestone',
  lock: async (tx, { milestoneId }) => {
    await deps.project.lockPayable(tx, milestoneId);
  },
  keep: async (tx, purchase, now) => {
    const { orderId, milestoneId, projectId, organisationId, amountPaise } = purchase;
    const payable = await deps.project.lockPayable(tx, milestoneId);
    const of = (await deps.project.getProjects(tx, [projectId])).get(projectId);
    if (!of || !payable || payable.leftPaise < amountPaise) return false;
    await deps.project.receivePaid(tx, partOf(purchase, { milestoneId, orderId, amountPaise }), now);
    const taxPaise = taxWithin(amountPaise, payable.taxPercent);
    const terms = await termsOf(deps, tx, of, now);
    const facts = { orderId, milestoneId, projectId, organisationId, amountPaise, taxPaise, ...terms };
    await publish(tx, now, milestonePaymentEvents.paid, facts);
    return true;
  },
});
