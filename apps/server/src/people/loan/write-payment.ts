import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { type LoanEntryRow, insertLoanEntries } from './loan-entry.store.ts';
import { interestToCharge, leftOf } from './loan.rules.ts';
import type { LoanRow } from './loan.store.ts';

type Payment = Pick<
  LoanEntryRow,
  'amountPaise' | 'createdBy' | 'kind' | 'method' | 'month' | 'onDay' | 'reference'
>;

/** The book of a payment: first the interest that is charged with it, month by month. */
export async function writePayment(
  tx: Tx,
  { before, row }: { readonly before: LoanRow; readonly row: Authorized<LoanRow> },
  month: string,
  payment: Payment,
): Promise<void> {
  const { loanId, organisationId, updatedAt: createdAt } = row;
  const of = { loanId, organisationId, createdAt };
  let left = leftOf(before);
  const charged = interestToCharge(before, month).map((one): LoanEntryRow => {
    left += one.paise;
    const empty = { onDay: null, method: null, reference: '', createdBy: null };
    const interest = { kind: 'interest' as const, amountPaise: one.paise, month: one.month, leftPaise: left };
    return { ...of, ...empty, ...interest, entryId: newId() };
  });
  const paid = { ...of, ...payment, entryId: newId(), leftPaise: leftOf(row) };
  await insertLoanEntries(
    tx,
    [...charged, paid].map((entry) => partOf(row, entry)),
  );
}
