import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import { newId } from '../../platform/id.ts';
import type { NamedDay, WeekRule } from './holiday.rules.ts';

const columns = {
  holidayId: 'holiday_id',
  organisationId: 'organisation_id',
  departmentId: 'department_id',
  on: 'on_day',
  name: 'name',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
const holiday = tableColumns('yearly_holiday', columns);
export type HolidayRow = RowOf<'yearly_holiday', typeof columns>;

/** The earliest first, behind the row that `after` names. `departmentId`: those of it and those of all. */
export async function listHolidays(
  reader: Reader,
  wanted: {
    readonly organisationId: string;
    readonly from: string;
    readonly to: string;
    readonly departmentId: string | null;
  },
  after: { readonly on: string; readonly id: string } | null,
  limit: number,
): Promise<readonly HolidayRow[]> {
  const { organisationId, from, to, departmentId } = wanted;
  const { rows } = await sql<HolidayRow>`select ${holiday.asSql} from yearly_holiday
    where organisation_id = ${organisationId} and on_day between ${from}::date and ${to}::date
      and (${departmentId}::uuid is null or department_id is null or department_id = ${departmentId})
      and (${after === null} or (on_day, holiday_id) > (${after?.on ?? '2000-01-01'}::date, ${after?.id ?? null}::uuid))
    order by on_day, holiday_id limit ${limit}`.execute(reader);
  return rows;
}

export const lockHoliday = holiday.lockBy('organisationId', 'holidayId');

/** How many there are in each of these years. Adding is serialized per organisation. */
export async function countByYear(tx: Tx, organisationId: string): Promise<ReadonlyMap<string, number>> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`holiday ${organisationId}`}, 0))`.execute(tx);
  const { rows } = await sql<{ year: string; count: number }>`
    select to_char(on_day, 'YYYY') as year, count(*)::int as count from yearly_holiday
    where organisation_id = ${organisationId} group by 1`.execute(tx);
  return new Map(rows.map(({ year, count }) => [year, count]));
}

/** Days that have one stay as they are; answers how many were added. */
export async function insertHolidays(
  tx: Tx,
  of: Authorized<{ readonly organisationId: string; readonly departmentId: string | null }>,
  days: readonly Pick<NamedDay, 'on' | 'name'>[],
  now: Date,
): Promise<number> {
  const rows = days.map(({ on, name }) => ({ id: newId(), on, name }));
  const { rows: added } =
    await sql`insert into yearly_holiday (holiday_id, organisation_id, department_id, on_day, name,
      created_at, updated_at)
    select id, ${of.organisationId}::uuid, ${of.departmentId}::uuid, "on", name, ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, "on" date, name text)
    on conflict do nothing returning 1`.execute(tx);
  return added.length;
}

export const saveHoliday = holiday.saveBy('organisationId', 'holidayId').but('departmentId', 'createdAt');

export async function deleteHoliday(
  tx: Tx,
  { holidayId, organisationId }: Authorized<Pick<HolidayRow, 'holidayId' | 'organisationId'>>,
): Promise<void> {
  await tx
    .deleteFrom('yearly_holiday')
    .where('organisation_id', '=', organisationId)
    .where('holiday_id', '=', holidayId)
    .execute();
}

/** That of all departments first. */
export async function listWeekRules(reader: Reader, organisationId: string): Promise<readonly WeekRule[]> {
  const { rows } =
    await sql<WeekRule>`select department_id as "departmentId", weekdays, saturdays from weekly_holiday
    where organisation_id = ${organisationId} order by department_id nulls first limit 200`.execute(reader);
  return rows;
}

export async function saveWeekRule(
  tx: Tx,
  rule: Authorized<WeekRule & { readonly organisationId: string }>,
  now: Date,
): Promise<void> {
  const { organisationId, departmentId, weekdays, saturdays } = rule;
  await sql`insert into weekly_holiday (weekly_holiday_id, organisation_id, department_id, weekdays, saturdays, updated_at)
    values (${newId()}, ${organisationId}, ${departmentId}, ${[...weekdays]}::smallint[], ${[...saturdays]}::smallint[], ${now})
    on conflict (organisation_id, department_id) do update
      set weekdays = excluded.weekdays, saturdays = excluded.saturdays, updated_at = excluded.updated_at`.execute(
    tx,
  );
}
