import * as api from '@nukkad/contract/money/milestone-payment/milestone-payment.api';
import { milestonePaymentErrors } from '@nukkad/contract/money/milestone-payment/milestone-payment.errors';
import type { Domain } from '../../platform/domain.ts';
import { route } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { captureMilestone } from './capture-milestone.ts';
import { findMilestoneOrder } from './milestone-order.store.ts';
import { isOwnOrder } from './milestone-order.transitions.ts';
import type { MilestonePaymentDependencies } from './milestone-payment.dependencies.ts';
import { milestonePaymentPersonal } from './milestone-payment.personal.store.ts';
import { payMilestone } from './pay-milestone.ts';

/** Milestones that their client pays through the gateway. */
export function createMilestonePaymentDomain(deps: MilestonePaymentDependencies): Domain {
  return {
    name: 'milestone-payment',
    personal: milestonePaymentPersonal,
    extensions: [deps.payment.otherOrders.answeredBy(captureMilestone(deps))],
    routes: [
      route(api.payMilestone, (call) => payMilestone(deps, call, call.input.body)),
      route(api.getMilestoneOrder, async ({ viewer, input }) => {
        const row = await findMilestoneOrder(deps.platform.db, input.query.orderId);
        if (!row || !isOwnOrder(viewer, row)) return refuse(milestonePaymentErrors.milestone_order_not_found);
        return { orderId: row.orderId, status: row.status, amount: row.amountPaise };
      }),
    ],
  };
}
