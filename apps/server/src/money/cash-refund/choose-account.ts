import {
  type chooseAccount as asked,
  confirmsCashRefund,
  seenOfCashRefund,
} from '@nukkad/contract/money/cash-refund/cash-refund.api';
import { cashRefundErrors } from '@nukkad/contract/money/cash-refund/cash-refund.noun';
import type { CashRefund, Destination } from '@nukkad/contract/money/cash-refund/cash-refund.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { partnerErrors } from '@nukkad/contract/identity/partner/partner.noun';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import { insertAttempt } from './attempt.store.ts';
import type { CashRefundDependencies } from './cash-refund.interface.ts';
import { sealAccount } from './cash-refund-keys.ts';
import { hintOf, needsApproval, numberOf } from './cash-refund.rules.ts';
import { findCashRefund, readRules } from './cash-refund.store.ts';
import { cashRefundTransitions } from './cash-refund.transitions.ts';
import { readOwn } from './read-own.ts';

/** 409 where the bank has another name for it; null: the provider compares no names, or the bank did not answer. */
async function checkName({ platform }: CashRefundDependencies, to: Destination): Promise<boolean> {
  const { kyc } = platform.providers;
  if (to.kind === 'upi' || !kyc.namesAccounts) return false;
  const { holderName, accountNumber, ifsc } = to;
  const answer = await kyc
    .bank({ holderName, accountNumber, ifsc, mobileNumber: '', code: '' })
    .catch((error: unknown) => {
      platform.log.warn({ err: error }, 'the name of an account could not be compared');
      return 'unanswered' as const;
    });
  if (answer === 'failed') refuse(cashRefundErrors.account_name_differs);
  return answer === 'verified';
}

async function describe(deps: CashRefundDependencies, refundId: string, to: Destination) {
  const { platform, partnership } = deps;
  const bank = to.kind === 'bank' ? to.ifsc : null;
  const bankName = bank && (await partnership.bankName(platform.db, bank));
  if (bank && !bankName) refuse(partnerErrors.ifsc_unknown);
  return {
    kind: to.kind,
    holderName: to.holderName,
    ifsc: bank,
    bankName,
    accountSealed: sealAccount(platform.config.secret, refundId, numberOf(to)),
    accountHint: hintOf(to),
    nameChecked: await checkName(deps, to),
    failure: null,
    checkedBy: null,
  };
}

/** Its customer says where it goes. Up to the limit it is sent at once; above, two Admins look at it. */
export async function chooseAccount(
  deps: CashRefundDependencies,
  call: SignedInCall<EndpointParsed<typeof asked>>,
): Promise<CashRefund> {
  const { viewer, now, input } = call;
  const { platform, payment } = deps;
  const { refundId } = input.params;
  const { to, seen } = input.body;
  const { bookingId } = cashRefundTransitions.seen(viewer, await findCashRefund(platform.db, refundId));
  const chosen = await describe(deps, refundId, to);
  await platform.write(call, async (tx) => {
    await payment.lockMoneyOf(tx, { bookingId });
    const allowed = await cashRefundTransitions.lockTo(
      tx,
      viewer,
      cashRefundTransitions.verb.chooseAccount,
      refundId,
    );
    const { amountPaise } = allowed.row;
    confirmSeen(confirmsCashRefund, seen, seenOfCashRefund({ amount: amountPaise }));
    const waits = needsApproval(await readRules(tx, now), amountPaise);
    const attemptId = waits ? null : newId();
    const moved = await cashRefundTransitions.move(tx, allowed, {
      now,
      to: waits ? 'Needs Approval' : 'Pending',
      changes: { ...chosen, attemptId: attemptId ?? allowed.row.attemptId },
    });
    if (attemptId) await insertAttempt(tx, moved, { attemptId, now });
  });
  return readOwn(deps, refundId, now);
}
