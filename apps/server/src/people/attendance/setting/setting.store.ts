import type { AttendanceRules } from '@nukkad/contract/people/attendance/setting.model';
import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/id.ts';

/** For everyone (both null), a department or a person. */
export interface SettingRow extends AttendanceRules {
  readonly departmentId: string | null;
  readonly employeeId: string | null;
  /** Of the department or the person; empty: everyone. */
  readonly name: string;
  readonly version: number;
}

const rules = sql`a.starts_minute as "startsMinute", a.ends_minute as "endsMinute", a.break_minutes as "breakMinutes",
  a.grace_minutes as "graceMinutes", a.full_day_minutes as "fullDayMinutes", a.half_day_minutes as "halfDayMinutes",
  a.overtime_after_minutes as "overtimeAfterMinutes", a.earliest_minutes as "earliestMinutes",
  a.latest_minutes as "latestMinutes", a.must_be_at_site as "mustBeAtSite", a.accepts_offline as "acceptsOffline",
  a.corrections_per_month as "correctionsPerMonth", a.correction_days_back as "correctionDaysBack", a.version`;
const rank = sql`case when a.staff_id is not null then 2 when a.department_id is not null then 1 else 0 end`;

export interface AfterSetting {
  readonly rank: number;
  readonly name: string;
  readonly id: string;
}

export type ListedSetting = SettingRow & { readonly rank: number; readonly id: string };

/** That of everyone first, then departments and people by name; behind the row that `after` names. */
export async function listSettings(
  reader: Reader,
  organisationId: string,
  after: AfterSetting | null,
  limit: number,
): Promise<readonly ListedSetting[]> {
  const { rows } = await sql<ListedSetting>`select * from (
      select a.department_id as "departmentId", a.staff_id as "employeeId", coalesce(d.name, s.full_name, '') as name,
        ${rank} as rank, a.attendance_setting_id as id, ${rules}
      from attendance_setting a
        left join department d on d.department_id = a.department_id
        left join staff_member s on s.staff_id = a.staff_id
      where a.organisation_id = ${organisationId}) l
    where ${after === null} or (l.rank, lower(l.name), l.id) > (${after?.rank ?? 0}::int, ${after?.name ?? ''}, ${after?.id ?? null}::uuid)
    order by l.rank, lower(l.name), l.id limit ${limit}`.execute(reader);
  return rows;
}

/** Those that count for one account: the narrowest first. */
export async function findSettingFor(
  reader: Reader,
  organisationId: string,
  userId: string,
): Promise<AttendanceRules | null> {
  const { rows } = await sql<AttendanceRules>`select ${rules} from attendance_setting a
      join staff_member s on s.organisation_id = a.organisation_id and s.user_id = ${userId}
      left join employee e on e.staff_id = s.staff_id
    where a.organisation_id = ${organisationId} and (a.staff_id = s.staff_id or a.department_id = e.department_id
      or (a.staff_id is null and a.department_id is null))
    order by ${rank} desc limit 1`.execute(reader);
  return rows[0] ?? null;
}

export interface SettingTarget {
  readonly organisationId: string;
  readonly departmentId: string | null;
  readonly employeeId: string | null;
}

/** Serializes those who set the same; answers the version now, 0: nothing is set. */
export async function lockSetting(tx: Tx, target: SettingTarget): Promise<number> {
  const { organisationId, departmentId, employeeId } = target;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`attendance ${organisationId}`}, 0))`.execute(tx);
  const { rows } = await sql<{ version: number }>`select version from attendance_setting
    where organisation_id = ${organisationId} and department_id is not distinct from ${departmentId}
      and staff_id is not distinct from ${employeeId}`.execute(tx);
  return rows[0]?.version ?? 0;
}

export async function saveSetting(
  tx: Tx,
  setting: Authorized<SettingTarget & AttendanceRules & { readonly version: number }>,
  now: Date,
): Promise<void> {
  const { organisationId, departmentId, employeeId, version } = setting;
  const row = {
    attendance_setting_id: newId(),
    organisation_id: organisationId,
    department_id: departmentId,
    staff_id: employeeId,
    starts_minute: setting.startsMinute,
    ends_minute: setting.endsMinute,
    break_minutes: setting.breakMinutes,
    grace_minutes: setting.graceMinutes,
    full_day_minutes: setting.fullDayMinutes,
    half_day_minutes: setting.halfDayMinutes,
    overtime_after_minutes: setting.overtimeAfterMinutes,
    earliest_minutes: setting.earliestMinutes,
    latest_minutes: setting.latestMinutes,
    must_be_at_site: setting.mustBeAtSite,
    accepts_offline: setting.acceptsOffline,
    corrections_per_month: setting.correctionsPerMonth,
    correction_days_back: setting.correctionDaysBack,
    updated_at: now,
    version,
  };
  const {
    attendance_setting_id: _id,
    organisation_id: _o,
    department_id: _d,
    staff_id: _s,
    ...changed
  } = row;
  await tx
    .insertInto('attendance_setting')
    .values(row)
    .onConflict((conflict) => conflict.constraint('attendance_setting_once').doUpdateSet(changed))
    .execute();
}
