import {
  type chooseCredit as asked,
  confirmsCashRefund,
  seenOfCashRefund,
} from '@nukkad/contract/money/cash-refund/cash-refund.api';
import type { CashRefund } from '@nukkad/contract/money/cash-refund/cash-refund.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { CashRefundDependencies } from './cash-refund.interface.ts';
import { findCashRefund } from './cash-refund.store.ts';
import { cashRefundTransitions } from './cash-refund.transitions.ts';
import { readOwn } from './read-own.ts';

/** Its customer takes it as credit: in one transaction with the refund that it settles. */
export async function chooseCredit(
  deps: CashRefundDependencies,
  call: SignedInCall<EndpointParsed<typeof asked>>,
): Promise<CashRefund> {
  const { viewer, now, input } = call;
  const { refundId } = input.params;
  const { bookingId } = cashRefundTransitions.seen(viewer, await findCashRefund(deps.platform.db, refundId));
  await deps.platform.write(call, async (tx) => {
    await deps.payment.lockMoneyOf(tx, { bookingId });
    const allowed = await cashRefundTransitions.lockTo(
      tx,
      viewer,
      cashRefundTransitions.verb.chooseCredit,
      refundId,
    );
    const { amountPaise } = allowed.row;
    confirmSeen(confirmsCashRefund, input.body.seen, seenOfCashRefund({ amount: amountPaise }));
    await cashRefundTransitions.move(tx, allowed, { now, changes: { failure: null } });
    await deps.payment.cashAsCredit(tx, { refundId, bookingId, amountPaise, now });
  });
  return readOwn(deps, refundId, now);
}
