import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import {
  confirmsMilestonePayment,
  type payMilestone as payCall,
} from '@nukkad/contract/money/milestone-payment/milestone-payment.api';
import { milestonePaymentErrors } from '@nukkad/contract/money/milestone-payment/milestone-payment.noun';
import type { Checkout } from '@nukkad/contract/money/payment/payment.model';
import { projectErrors } from '@nukkad/contract/work/project/project.noun';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { MilestonePaymentDependencies } from './milestone-payment.interface.ts';

type Asked = EndpointParsed<typeof payCall>['body'];

/** Opens a payment of what is left of an approved milestone, as the screen showed it; its project is locked. */
export function payMilestone(
  { payment, project }: MilestonePaymentDependencies,
  call: SignedInCall,
  { projectId, milestoneId, seen }: Asked,
): Promise<Checkout> {
  return payment.openPurchase(call, {
    kind: 'milestone',
    want: async (tx) => {
      const payable = await project.lockPayable(tx, milestoneId);
      if (payable?.buyerId !== call.viewer.userId || payable.projectId !== projectId)
        return refuse(projectErrors.milestone_not_found);
      const { organisationId, leftPaise: amountPaise } = payable;
      if (amountPaise <= 0) return refuse(milestonePaymentErrors.milestone_nothing_due);
      confirmSeen(confirmsMilestonePayment, seen, { milestoneLeft: amountPaise });
      return { milestoneId, projectId, organisationId, amountPaise };
    },
    backTo: () => screenAddress.customerProject(projectId),
  });
}
