import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';

const columns = {
  entryId: 'entry_id',
  loanId: 'loan_id',
  organisationId: 'organisation_id',
  kind: 'kind',
  amountPaise: 'amount_paise',
  month: 'month',
  onDay: 'on_day',
  method: 'method',
  reference: 'reference',
  leftPaise: 'left_paise',
  createdBy: 'created_by',
  createdAt: 'created_at',
} as const;
const table = tableColumns('employee_loan_entry', columns);
export type LoanEntryRow = RowOf<'employee_loan_entry', typeof columns>;

export async function insertLoanEntries(tx: Tx, rows: readonly Authorized<LoanEntryRow>[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('employee_loan_entry')
    .values(rows.map((row) => table.written(row)))
    .execute();
}

/** The newest first. A loan has a few for each month. */
export async function listLoanEntries(reader: Reader, loanId: string): Promise<readonly LoanEntryRow[]> {
  return reader
    .selectFrom('employee_loan_entry')
    .select(table.selected)
    .where('loan_id', '=', loanId)
    .orderBy('created_at', 'desc')
    .orderBy('entry_id', 'desc')
    .execute();
}

/** In the order of each book. */
export async function listEntriesOfLoans(
  reader: Reader,
  loanIds: readonly string[],
): Promise<readonly LoanEntryRow[]> {
  if (loanIds.length === 0) return [];
  return reader
    .selectFrom('employee_loan_entry')
    .select(table.selected)
    .where('loan_id', 'in', [...loanIds])
    .orderBy('created_at')
    .orderBy('entry_id')
    .execute();
}
