import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import { countFound } from '../../platform/db/count-rows.ts';

const columns = {
  loanId: 'loan_id',
  organisationId: 'organisation_id',
  staffId: 'staff_id',
  userId: 'user_id',
  isAsked: 'is_asked',
  status: 'status',
  amountPaise: 'amount_paise',
  instalments: 'instalments',
  rateHundredths: 'rate_hundredths',
  firstMonth: 'first_month',
  pausedMonths: 'paused_months',
  chargedTo: 'charged_to',
  interestPaise: 'interest_paise',
  interestPaidPaise: 'interest_paid_paise',
  repaidPaise: 'repaid_paise',
  note: 'note',
  givenOn: 'given_on',
  method: 'method',
  reference: 'reference',
  createdBy: 'created_by',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
const table = tableColumns('employee_loan', columns);
export type LoanRow = RowOf<'employee_loan', typeof columns>;

export interface LoanKey {
  readonly organisationId: string;
  readonly loanId: string;
}

export const insertLoan = table.insert;
export const saveLoan = table.saveBy('loanId').but('organisationId', 'staffId', 'userId', 'createdAt');

export async function lockLoan(tx: Tx, { organisationId, loanId }: LoanKey): Promise<LoanRow | null> {
  const row = await tx
    .selectFrom('employee_loan')
    .select(table.selected)
    .where('loan_id', '=', loanId)
    .where('organisation_id', '=', organisationId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function findLoan(reader: Reader, { organisationId, loanId }: LoanKey): Promise<LoanRow | null> {
  const row = await reader
    .selectFrom('employee_loan')
    .select(table.selected)
    .where('loan_id', '=', loanId)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  return row ?? null;
}

export async function listLoansById(
  reader: Reader,
  organisationId: string,
  loanIds: readonly string[],
): Promise<readonly LoanRow[]> {
  if (loanIds.length === 0) return [];
  return reader
    .selectFrom('employee_loan')
    .select(table.selected)
    .where('organisation_id', '=', organisationId)
    .where('loan_id', 'in', [...loanIds])
    .execute();
}

/** Locked, in the order of their ids; ids of other things are left out. */
export async function lockLoans(
  tx: Tx,
  organisationId: string,
  loanIds: readonly string[],
): Promise<readonly LoanRow[]> {
  if (loanIds.length === 0) return [];
  return tx
    .selectFrom('employee_loan')
    .select(table.selected)
    .where('organisation_id', '=', organisationId)
    .where('loan_id', 'in', [...loanIds])
    .orderBy('loan_id')
    .forUpdate()
    .execute();
}

/** Of these people, the oldest first. */
export async function listRunning(
  reader: Reader,
  organisationId: string,
  staffIds: readonly string[],
): Promise<readonly LoanRow[]> {
  if (staffIds.length === 0) return [];
  return reader
    .selectFrom('employee_loan')
    .select(table.selected)
    .where('organisation_id', '=', organisationId)
    .where('staff_id', 'in', [...staffIds])
    .where('status', '=', 'running')
    .orderBy('given_on')
    .orderBy('loan_id')
    .execute();
}

/** Of these people, what was handed over before a day, paid back or not; the oldest first. */
export async function listGiven(
  reader: Reader,
  of: { readonly organisationId: string; readonly staffIds: readonly string[]; readonly until: string },
): Promise<readonly LoanRow[]> {
  if (of.staffIds.length === 0) return [];
  return reader
    .selectFrom('employee_loan')
    .select(table.selected)
    .where('organisation_id', '=', of.organisationId)
    .where('staff_id', 'in', [...of.staffIds])
    .where('status', 'in', ['running', 'closed'])
    .where('given_on', '<', of.until)
    .orderBy('given_on')
    .orderBy('loan_id')
    .execute();
}

export interface LoanFilter {
  readonly organisationId: string;
  readonly staffId: string | null;
  readonly status: LoanRow['status'] | null;
}

/** The conditions of a list, the same for its page and its count. */
function filtered(reader: Reader, { organisationId, staffId, status }: LoanFilter) {
  let rows = reader.selectFrom('employee_loan').where('organisation_id', '=', organisationId);
  if (staffId) rows = rows.where('staff_id', '=', staffId);
  return status ? rows.where('status', '=', status) : rows;
}

/** The newest first. */
export async function listLoanRows(
  reader: Reader,
  filter: LoanFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<LoanRow[]> {
  const rows = filtered(reader, filter)
    .select(table.selected)
    .orderBy('created_at', 'desc')
    .orderBy('loan_id', 'desc')
    .limit(limit);
  if (!after) return rows.execute();
  return rows
    .where((eb) => eb(eb.refTuple('created_at', 'loan_id'), '<', eb.tuple(after.at, after.id)))
    .execute();
}

export const countLoans = (reader: Reader, filter: LoanFilter): Promise<number> =>
  countFound(reader, filtered(reader, filter).select('loan_id'));

/** The last month whose salary paid each of these, where one did. */
export async function lastInstalments(
  reader: Reader,
  loanIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ loanId: string; month: string }>`select loan_id as "loanId",
      to_char(max(month), 'YYYY-MM-DD') as month
    from employee_loan_entry where loan_id ${isAmong(loanIds, 'uuid')} and kind = 'instalment' group by loan_id`.execute(
    reader,
  );
  return new Map(rows.map(({ loanId, month }) => [loanId, month]));
}
