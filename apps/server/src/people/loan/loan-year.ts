/** Loans as the tax on their cheap interest looks at them. */
import type { LoanYear, LoansOf } from '../payroll/index.ts';
import { listEntriesOfLoans } from './loan-entry.store.ts';
import { loanMonths } from './loan-year.rules.ts';
import { listGiven } from './loan.store.ts';

export const loanYears: LoansOf = async (reader, { organisationId, staffIds, from, until }) => {
  const rows = await listGiven(reader, { organisationId, staffIds, until });
  const entries = await listEntriesOfLoans(
    reader,
    rows.map(({ loanId }) => loanId),
  );
  return rows.flatMap((row): LoanYear[] => {
    const { loanId, staffId, givenOn, amountPaise } = row;
    if (givenOn === null) return [];
    const own = entries.filter((one) => one.loanId === loanId);
    const months = loanMonths({ ...row, givenOn }, own, { from, until });
    return months.length > 0 ? [{ loanId, staffId, givenOn, amount: amountPaise, months }] : [];
  });
};
