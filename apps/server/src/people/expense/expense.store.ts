import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import { containing } from '../../platform/db/like.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import { countFound } from '../../platform/db/count-rows.ts';
import type { PersonalPort, Whose } from '../../platform/personal.ts';

const columns = {
  requestId: 'request_id',
  organisationId: 'organisation_id',
  staffId: 'staff_id',
  expenseCategoryId: 'expense_category_id',
  status: 'status',
  spentOn: 'spent_on',
  askedPaise: 'asked_paise',
  amountPaise: 'amount_paise',
  metres: 'metres',
  ratePerKmPaise: 'rate_per_km_paise',
  note: 'note',
  bookingId: 'booking_id',
  projectId: 'project_id',
  tripId: 'trip_id',
  createdAt: 'created_at',
} as const;
const table = tableColumns('expense', columns);
export type ExpenseTableRow = RowOf<'expense', typeof columns>;

/** Two claims of one person wait for each other, so that together they keep to the limit of a month. */
export async function lockClaims(tx: Tx, staffId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`expenses of ${staffId}`}, 0))`.execute(tx);
}

export const findExpense = table.findBy('requestId');
export const insertExpense = table.insert;
/** Its request is locked before. */
export const saveExpense = table.saveBy('requestId').but('organisationId', 'staffId', 'createdAt');

interface OfMonth {
  readonly staffId: string;
  readonly expenseCategoryId: string;
  /** YYYY-MM-DD; the month of it. */
  readonly day: string;
  /** Left out of the sum. */
  readonly requestId: string | null;
}

/** What one person claimed of a category in a month, without what was rejected or cancelled. */
export async function sumOfMonth(reader: Reader, of: OfMonth): Promise<number> {
  const { rows } = await sql<{
    sum: number;
  }>`select coalesce(sum(amount_paise), 0)::bigint as sum from expense
    where staff_id = ${of.staffId} and expense_category_id = ${of.expenseCategoryId}
      and spent_on >= date_trunc('month', ${of.day}::date) and spent_on < date_trunc('month', ${of.day}::date) + interval '1 month'
      and status in ('pending', 'approved', 'Completed') and request_id is distinct from ${of.requestId}::uuid`.execute(
    reader,
  );
  return rows[0]?.sum ?? 0;
}

export interface ExpenseFilter {
  readonly organisationId: string;
  readonly staffId: string | null;
  readonly status: ExpenseTableRow['status'] | null;
  readonly expenseCategoryId: string | null;
  readonly fromDay: string | null;
  readonly toDay: string | null;
  readonly q: string;
}

/** The conditions of a list, the same for its page and its count. */
function filtered(reader: Reader, filter: ExpenseFilter) {
  const { organisationId, staffId, status, expenseCategoryId, fromDay, toDay, q } = filter;
  let rows = reader.selectFrom('expense').where('organisation_id', '=', organisationId);
  if (staffId) rows = rows.where('staff_id', '=', staffId);
  if (status) rows = rows.where('status', '=', status);
  if (expenseCategoryId) rows = rows.where('expense_category_id', '=', expenseCategoryId);
  if (fromDay) rows = rows.where('spent_on', '>=', fromDay);
  if (toDay) rows = rows.where('spent_on', '<=', toDay);
  return q ? rows.where('note', 'ilike', containing(q)) : rows;
}

/** The newest claim first. */
export async function listExpenseRows(
  reader: Reader,
  filter: ExpenseFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<ExpenseTableRow[]> {
  const rows = filtered(reader, filter)
    .select(table.selected)
    .orderBy('created_at', 'desc')
    .orderBy('request_id', 'desc')
    .limit(limit);
  if (!after) return rows.execute();
  return rows
    .where((eb) => eb(eb.refTuple('created_at', 'request_id'), '<', eb.tuple(after.at, after.id)))
    .execute();
}

export const countExpenses = (reader: Reader, filter: ExpenseFilter): Promise<number> =>
  countFound(reader, filtered(reader, filter).select('request_id'));

/** Of a trip, in the order in which they were claimed; a trip has some dozens at most. */
export async function listOfTrip(reader: Reader, tripId: string) {
  const { rows } = await sql<{
    requestId: string;
    category: string;
    note: string;
    amount: number;
    status: ExpenseTableRow['status'];
  }>`select e.request_id as "requestId", c.name as category, e.note, e.amount_paise as amount, e.status
    from expense e join expense_category c on c.expense_category_id = e.expense_category_id
    where e.trip_id = ${tripId} order by e.created_at, e.request_id limit 200`.execute(reader);
  return rows;
}

/** Those that wait for a review or their payment. */
export async function countOpenOfTrip(reader: Reader, tripId: string): Promise<number> {
  const { count } = await reader
    .selectFrom('expense')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('trip_id', '=', tripId)
    .where('status', 'in', ['pending', 'approved'])
    .executeTakeFirstOrThrow();
  return count;
}

export interface ExpenseBrief {
  readonly requestId: string;
  readonly title: string;
  readonly note: string;
  readonly receipts: number;
}

/** The name of its category and how many receipts it has. */
export async function listExpenseBriefs(
  reader: Reader,
  organisationId: string,
  requestIds: readonly string[],
): Promise<readonly ExpenseBrief[]> {
  const { rows } = await sql<ExpenseBrief>`select e.request_id as "requestId", c.name as title, e.note,
      (select count(*)::int from expense_receipt r where r.request_id = e.request_id) as receipts
    from expense e join expense_category c on c.expense_category_id = e.expense_category_id
    where e.organisation_id = ${organisationId} and e.request_id ${isAmong(requestIds, 'uuid')}`.execute(
    reader,
  );
  return rows;
}

const ownStaffRow: Whose = (userId) =>
  sql`t.staff_id in (select s.staff_id from staff_member s where s.user_id = ${userId})`;
const kept = { why: 'accounts', years: 8 } as const;

/** Expenses are vouchers of an organisation's books (Companies Act 2013, section 128): eight years, receipts included. */
export const expensePersonal: PersonalPort = {
  tables: [
    {
      table: 'reimbursement',
      title: 'What your business paid back to you',
      whose: ownStaffRow,
      erasure: { kind: 'keep', kept },
    },
    {
      table: 'expense_advance',
      title: 'Advances that you were given',
      whose: ownStaffRow,
      erasure: { kind: 'blank', set: { note: '' }, kept },
    },
    {
      table: 'expense_receipt',
      title: 'Receipts of your expenses',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['storage_key'],
      erasure: { kind: 'blank', set: { user_id: null }, kept },
    },
    {
      table: 'expense',
      title: 'Your expenses',
      whose: ownStaffRow,
      erasure: { kind: 'blank', set: { note: '' }, kept },
    },
  ],
};
