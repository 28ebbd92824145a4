import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { payMilestone as payCall } from '@nukkad/contract/money/milestone-payment/milestone-payment.api';
import { confirmsMilestonePayment } from '@nukkad/contract/money/milestone-payment/milestone-payment.confirm';
import { milestonePaymentErrors } from '@nukkad/contract/money/milestone-payment/milestone-payment.errors';
import type { Checkout } from '@nukkad/contract/money/payment/payment.model';
import { projectErrors } from '@nukkad/contract/work/project/project.errors';
import { partOf } from '../../platform/authorize.ts';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import type { Tx } from '../../platform/db/database.ts';
import { earlierAnswer } from '../../platform/earlier-answer.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { system } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import {
  type MilestoneOrderRow,
  insertMilestoneOrder,
  lockOpenOrderOf,
  saveProviderOrder,
} from './milestone-order.store.ts';
import { milestoneOrderTransitions } from './milestone-order.transitions.ts';
import type { MilestonePaymentDependencies } from './milestone-payment.dependencies.ts';

type Asked = EndpointParsed<typeof payCall>['body'];

const openMinutes = 30;
const minuteMs = 60_000;

/** The open order of the same amount is opened again; any other open one is put away. The project is locked. */
async function reserve(
  tx: Tx,
  { viewer, now }: SignedInCall,
  wanted: Pick<
    MilestoneOrderRow,
    'milestoneId' | 'projectId' | 'organisationId' | 'amountPaise' | 'provider'
  >,
) {
  const open = await lockOpenOrderOf(tx, wanted.milestoneId);
  const isSame = open?.amountPaise === wanted.amountPaise && open.provider === wanted.provider;
  const allowed = open && milestoneOrderTransitions.allow(viewer, 'putAway', open);
  if (allowed && isSame && allowed.row.expiresAt > now) return allowed.row;
  if (allowed) await milestoneOrderTransitions.move(tx, allowed, { now });
  const row: MilestoneOrderRow = {
    ...wanted,
    orderId: newId(),
    buyerId: viewer.userId,
    status: 'created',
    providerOrderId: null,
    providerPaymentId: null,
    method: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + openMinutes * minuteMs),
    paidAt: null,
  };
  const fresh = milestoneOrderTransitions.allowNew(viewer, 'open', row);
  await insertMilestoneOrder(tx, fresh.row);
  await milestoneOrderTransitions.begin(tx, fresh, { now });
  return fresh.row;
}

/** Opens a payment of what is left. The order is kept before the gateway is asked, outside of a transaction. */
export async function payMilestone(
  deps: MilestonePaymentDependencies,
  call: SignedInCall,
  { projectId, milestoneId, seen }: Asked,
): Promise<Checkout> {
  const { platform, payment, project } = deps;
  const earlier = await earlierAnswer<Checkout>(deps, call);
  if (earlier) return earlier;
  const opened = await platform.write(system, async (tx) => {
    const payable = await project.lockPayable(tx, milestoneId);
    if (payable?.buyerId !== call.viewer.userId || payable.projectId !== projectId)
      return refuse(projectErrors.milestone_not_found);
    if (payable.leftPaise <= 0) return refuse(milestonePaymentErrors.milestone_nothing_due);
    confirmSeen(confirmsMilestonePayment, seen, { milestoneLeft: payable.leftPaise });
    const { organisationId, leftPaise: amountPaise } = payable;
    const wanted = { milestoneId, projectId, organisationId, amountPaise, provider: payment.provider };
    return reserve(tx, call, wanted);
  });
  const { orderId, amountPaise, expiresAt } = opened;
  const backTo = `${screenAddress.customerProject(projectId)}?paid=${orderId}`;
  const checkout = await payment.openOther({ orderId, amountPaise, expiresAt, backTo });
  return platform.write(call, async (tx) => {
    await saveProviderOrder(tx, partOf(opened, { orderId }), checkout.providerOrderId);
    return checkout;
  });
}
