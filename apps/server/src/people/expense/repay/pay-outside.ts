import { expenseErrors } from '@nukkad/contract/people/expense/expense.noun';
import type { PayBody } from '@nukkad/contract/people/expense/expense.model';
import { approvalErrors } from '@nukkad/contract/people/approval/approval.noun';
import { actorOnBehalf, audit } from '../../../platform/audit.ts';
import { partOf } from '../../../platform/authorize.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { ExpenseDependencies } from '../expense.interface.ts';
import { insertReimbursements, sumHeld } from './reimbursement.store.ts';

/** Paid by transfer, cash or cheque, in part or whole. What a confirmed payslip holds is paid with that salary alone. */
export function payOutside(
  { platform, approval }: ExpenseDependencies,
  call: SignedInCall,
  kind: 'expense' | 'travel',
  { requestId, version, amount, method, reference = '' }: PayBody,
): Promise<void> {
  const { viewer, now } = call;
  if (method !== 'cash' && !reference) refuse(expenseErrors.expense_pay_reference);
  return platform.write(call, async (tx) => {
    const [before] = await approval.lockAll(tx, [requestId]);
    if (!before || before.organisationId !== viewer.organisationId)
      return refuse(approvalErrors.approval_not_found);
    const open = (before.amountPaise ?? 0) - before.paidPaise - (await sumHeld(tx, requestId));
    if (before.status === 'approved' && before.userId !== viewer.userId && amount > open)
      refuse(expenseErrors.expense_pay_more);
    const row = await approval.pay(tx, call, kind, { requestId, version, paise: amount });
    const written = {
      reimbursementId: newId(),
      organisationId: row.organisationId,
      requestId,
      staffId: row.staffId,
      state: 'paid' as const,
      method,
      amountPaise: amount,
      month: null,
      advanceId: null,
      reference,
      paidBy: viewer.userId,
      createdAt: now,
      paidAt: now,
    };
    await insertReimbursements(tx, [partOf(row, written)]);
    await audit(tx, now, {
      ...actorOnBehalf(viewer),
      action: 'reimbursement.pay',
      subjectKind: 'approval_request',
      subjectId: requestId,
      detail: { paise: amount, method },
    });
    return undefined;
  });
}
