import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';

const columns = {
  requestId: 'request_id',
  organisationId: 'organisation_id',
  staffId: 'staff_id',
  leaveTypeId: 'leave_type_id',
  onDay: 'on_day',
  workedMinutes: 'worked_minutes',
  halves: 'halves',
  expiresOn: 'expires_on',
  status: 'status',
  note: 'note',
  createdAt: 'created_at',
} as const;
const table = tableColumns('compensatory_leave', columns);
export type CompensatoryRow = RowOf<'compensatory_leave', typeof columns>;

export const insertCompensatory = table.insert;
/** Its request is locked before. */
export const saveCompensatory = table.saveBy('requestId').only('expiresOn', 'status');
export const findCompensatory = table.findBy('requestId');

export async function listCompensatoryById(
  reader: Reader,
  organisationId: string,
  requestIds: readonly string[],
): Promise<readonly CompensatoryRow[]> {
  if (requestIds.length === 0) return [];
  return reader
    .selectFrom('compensatory_leave')
    .select(table.selected)
    .where('organisation_id', '=', organisationId)
    .where('request_id', 'in', [...requestIds])
    .execute();
}

interface OfDays {
  readonly organisationId: string;
  /** YYYY-MM-DD, both inclusive. */
  readonly from: string;
  readonly to: string;
}

/** Of one person, the newest of each day. */
export async function listCompensatoryOf(
  reader: Reader,
  { organisationId, staffId, from, to }: OfDays & { readonly staffId: string },
): Promise<readonly CompensatoryRow[]> {
  return reader
    .selectFrom('compensatory_leave')
    .select(table.selected)
    .distinctOn('on_day')
    .where('organisation_id', '=', organisationId)
    .where('staff_id', '=', staffId)
    .where('on_day', '>=', from)
    .where('on_day', '<=', to)
    .orderBy('on_day', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
}

/** Days whose hours became leave, by employee. `staffIds` null: of everyone. */
export async function listCredited(
  reader: Reader,
  { organisationId, from, to }: OfDays,
  staffIds: readonly string[] | null,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  if (staffIds?.length === 0) return new Map();
  let asked = reader
    .selectFrom('compensatory_leave')
    .select(['staff_id as staffId', 'on_day as onDay'])
    .where('organisation_id', '=', organisationId)
    .where('status', '=', 'approved')
    .where('on_day', '>=', from)
    .where('on_day', '<=', to);
  if (staffIds) asked = asked.where('staff_id', 'in', [...staffIds]);
  const days = new Map<string, Set<string>>();
  for (const { staffId, onDay } of await asked.execute())
    days.set(staffId, (days.get(staffId) ?? new Set()).add(onDay));
  return days;
}

export interface CompensatoryAccount {
  readonly organisationId: string;
  readonly staffId: string;
  readonly leaveTypeId: string;
}

/** What is left beyond the leave that holds: what expires first is taken first. */
const expiredHalves = (today: string) =>
  sql<number>`greatest(0, a.balance_halves - coalesce((select sum(e.halves) from compensatory_leave e
    where (e.organisation_id, e.staff_id, e.leave_type_id) = (a.organisation_id, a.staff_id, a.leave_type_id)
      and e.status = 'approved' and e.expires_on >= ${today}::date), 0))::int`;

/** Accounts of compensatory leave of which something has expired. */
export async function listExpired(reader: Reader, today: string): Promise<readonly CompensatoryAccount[]> {
  const { rows } =
    await sql<CompensatoryAccount>`select a.organisation_id as "organisationId", a.staff_id as "staffId",
      a.leave_type_id as "leaveTypeId"
    from leave_type t join leave_account a using (leave_type_id, organisation_id)
    where t.expires_days is not null and a.balance_halves > 0 and ${expiredHalves(today)} > 0
    order by a.organisation_id, a.staff_id`.execute(reader);
  return rows;
}

/** Half days of an account that have expired. */
export async function findExpired(
  reader: Reader,
  { organisationId, staffId, leaveTypeId }: CompensatoryAccount,
  today: string,
): Promise<number> {
  const { rows } = await sql<{ halves: number }>`select ${expiredHalves(today)} as halves from leave_account a
    where (a.organisation_id, a.staff_id, a.leave_type_id) = (${organisationId}, ${staffId}, ${leaveTypeId})`.execute(
    reader,
  );
  return rows[0]?.halves ?? 0;
}
