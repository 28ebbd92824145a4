import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { AfterInstant } from '../../../platform/http/cursor.ts';
import { type ShiftSeen, shiftSeen, shiftTables } from '../roster/roster-shift.store.ts';

export interface OwnFilter {
  readonly organisationId: string;
  readonly from: string;
  readonly to: string;
  /** Null: open ones. */
  readonly employeeId: string | null;
}

const behind = (after: AfterInstant | null) =>
  sql`(${after === null} or (roster_shift.starts_at, roster_shift.shift_id) > (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))`;

/** Published ones of one person, or open ones, by their start. */
export async function listPublished(
  reader: Reader,
  { organisationId, from, to, employeeId }: OwnFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<readonly ShiftSeen[]> {
  const whose =
    employeeId === null
      ? sql`roster_shift.staff_id is null and roster_shift.status = 'published'`
      : sql`roster_shift.staff_id = ${employeeId} and roster_shift.status in ('published', 'leaving')`;
  const { rows } = await sql<ShiftSeen>`select ${shiftSeen} from ${shiftTables}
    where roster_shift.organisation_id = ${organisationId} and ${whose}
      and roster_shift.on_day between ${from}::date and ${to}::date and ${behind(after)}
    order by roster_shift.starts_at, roster_shift.shift_id limit ${limit}`.execute(reader);
  return rows;
}

export interface ColleagueFilter extends Omit<OwnFilter, 'employeeId'> {
  readonly exceptEmployeeId: string;
  readonly now: Date;
}

/** Published ones of others that have not begun, by their start. */
export async function listOfColleagues(
  reader: Reader,
  { organisationId, from, to, exceptEmployeeId, now }: ColleagueFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<readonly (ShiftSeen & { readonly fullName: string })[]> {
  const { rows } = await sql<
    ShiftSeen & { readonly fullName: string }
  >`select ${shiftSeen}, s.full_name as "fullName" from ${shiftTables}
      join staff_member s on s.staff_id = roster_shift.staff_id
    where roster_shift.organisation_id = ${organisationId} and roster_shift.staff_id <> ${exceptEmployeeId}
      and roster_shift.status = 'published' and roster_shift.starts_at > ${now}
      and roster_shift.on_day between ${from}::date and ${to}::date and ${behind(after)}
    order by roster_shift.starts_at, roster_shift.shift_id limit ${limit}`.execute(reader);
  return rows;
}
