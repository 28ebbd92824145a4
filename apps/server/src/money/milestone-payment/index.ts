import * as api from '@nukkad/contract/money/milestone-payment/milestone-payment.api';
import { milestonePaymentErrors } from '@nukkad/contract/money/milestone-payment/milestone-payment.noun';
import { projectEvents } from '@nukkad/contract/work/project/project.noun';
import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import { route } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { listPayments } from './list-payments.ts';
import type { MilestonePaymentDependencies } from './milestone-payment.interface.ts';
import { releaseAdvance } from './release-advance.ts';
import { payMilestone } from './pay-milestone.ts';
import { milestoneReturns } from './return-payments.ts';
import { sellMilestone } from './sell-milestone.ts';

/** Milestones that their client pays through the gateway. */
export function createMilestonePaymentDomain(deps: MilestonePaymentDependencies): Domain {
  const { platform, payment } = deps;
  return {
    name: 'milestone-payment',
    consumers: [
      consumer(
        'milestone-payment.release_advance',
        when(projectEvents.started, ({ facts }) => releaseAdvance(deps, facts)),
      ),
    ],
    extensions: [
      payment.goods.answeredBy(sellMilestone(deps)),
      deps.project.returns.answeredBy(milestoneReturns(deps)),
    ],
    routes: [
      route(api.payMilestone, (call) => payMilestone(deps, call, call.input.body)),
      route(api.listProjectPayments, (call) => listPayments(deps, call)),
      route(api.getMilestoneOrder, async (call) => {
        const { viewer, input } = call;
        const row = await payment.findPurchase(platform.db, 'milestone', input.query.orderId);
        if (!row || !payment.isOwnPurchase(viewer, row))
          return refuse(milestonePaymentErrors.milestone_order_not_found);
        return { orderId: row.orderId, status: row.status, amount: row.amountPaise };
      }),
    ],
  };
}

export const milestonePayment = domain({
  needs: ['cart', 'partner', 'payment', 'project'],
  create: createMilestonePaymentDomain,
});
