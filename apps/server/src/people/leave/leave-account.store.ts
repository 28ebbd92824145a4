import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';

export interface AccountRow {
  readonly staffId: string;
  readonly leaveTypeId: string;
  readonly balance: number;
  /** First days of what has accrued, YYYY-MM-DD. */
  readonly accrued: readonly string[];
}

export interface NewEntry {
  readonly staffId: string;
  readonly leaveTypeId: string;
  readonly kind: 'accrued' | 'earned' | 'lapsed' | 'taken' | 'returned';
  readonly halves: number;
  readonly period: string | null;
  readonly requestId: string | null;
}

export interface AccountsOf {
  readonly organisationId: string;
  readonly staffIds: readonly string[];
  readonly leaveTypeIds: readonly string[];
}

/** Accounts of these employees for these types, made where there are none, and locked in one order. */
export async function openAccounts(
  tx: Tx,
  { organisationId, staffIds, leaveTypeIds }: Authorized<AccountsOf>,
): Promise<void> {
  await sql`insert into leave_account (organisation_id, staff_id, leave_type_id, balance_halves)
    select ${organisationId}, staff_id, leave_type_id, 0
    from unnest(${[...staffIds]}::uuid[]) as staff_id, unnest(${[...leaveTypeIds]}::uuid[]) as leave_type_id
    on conflict do nothing`.execute(tx);
  await sql`select from leave_account where organisation_id = ${organisationId} and staff_id = any(${[...staffIds]}::uuid[])
      and leave_type_id = any(${[...leaveTypeIds]}::uuid[]) order by staff_id, leave_type_id for update`.execute(
    tx,
  );
}

export async function listAccounts(
  reader: Reader,
  { organisationId, staffIds, leaveTypeIds }: AccountsOf,
): Promise<readonly AccountRow[]> {
  const { rows } = await sql<AccountRow>`select a.staff_id as "staffId", a.leave_type_id as "leaveTypeId",
      a.balance_halves as balance,
      array(select e.period::text from leave_entry e where e.organisation_id = a.organisation_id and e.staff_id = a.staff_id
        and e.leave_type_id = a.leave_type_id and e.kind = 'accrued' order by e.period desc limit 24) as accrued
    from leave_account a where a.organisation_id = ${organisationId} and a.staff_id = any(${[...staffIds]}::uuid[])
      and a.leave_type_id = any(${[...leaveTypeIds]}::uuid[])`.execute(reader);
  return rows;
}

/** Entries and the balances that they change, in one statement. Fails as `leave_account_covered` where days are missing. */
export async function writeEntries(
  tx: Tx,
  {
    organisationId,
    entries,
    now,
  }: Authorized<{
    readonly organisationId: string;
    readonly entries: readonly NewEntry[];
    readonly now: Date;
  }>,
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map((entry) => ({ ...entry, entryId: newId() }));
  await sql`with entry as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as e ("entryId" uuid, "staffId" uuid, "leaveTypeId" uuid, kind text, halves int, period date, "requestId" uuid)),
    written as (insert into leave_entry (entry_id, organisation_id, staff_id, leave_type_id, kind, halves, period, request_id, created_at)
      select "entryId", ${organisationId}, "staffId", "leaveTypeId", kind, halves, period, "requestId", ${now} from entry
      on conflict do nothing returning staff_id, leave_type_id, halves),
    total as (select staff_id, leave_type_id, sum(halves)::int as halves from written group by 1, 2)
    update leave_account a set balance_halves = a.balance_halves + total.halves from total
    where a.organisation_id = ${organisationId} and a.staff_id = total.staff_id and a.leave_type_id = total.leave_type_id`.execute(
    tx,
  );
}
