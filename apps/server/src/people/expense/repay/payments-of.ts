import type { Repayment } from '@nukkad/contract/people/expense/expense.model';
import type { Reader } from '../../../platform/db/database.ts';
import { listReimbursements } from './reimbursement.store.ts';

/** How a request was paid so far, and how much of it confirmed payslips hold. */
export async function paymentsOf(
  reader: Reader,
  requestId: string,
): Promise<{ readonly payments: Repayment[]; readonly held: number }> {
  const rows = await listReimbursements(reader, requestId);
  return {
    payments: rows.map(({ method, amountPaise, state, month, reference, paidAt }) => ({
      method,
      amount: amountPaise,
      state,
      month,
      reference,
      paidAt: paidAt?.toISOString() ?? null,
    })),
    held: rows.reduce((sum, { state, amountPaise }) => sum + (state === 'held' ? amountPaise : 0), 0),
  };
}
