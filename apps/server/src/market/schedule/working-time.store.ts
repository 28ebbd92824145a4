import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';

/** Minutes after midnight IST on a weekday, 1 Monday to 7 Sunday; an end above 1440 lies in the next day. */
export interface OpeningHours {
  readonly organisationId: string;
  readonly weekday: number;
  readonly opensMinute: number;
  readonly closesMinute: number;
}

export interface Shift {
  readonly staffId: string;
  readonly weekday: number;
  readonly startsMinute: number;
  readonly endsMinute: number;
}

export interface Leave {
  readonly staffId: string;
  readonly from: Date;
  readonly to: Date;
}

export interface Skill {
  readonly staffId: string;
  readonly categoryId: string;
}

/** One statement for all rows, as for those below. */
export async function addOpeningHours(tx: Tx, rows: Authorized<readonly OpeningHours[]>): Promise<void> {
  await sql`insert into partner_hours (organisation_id, weekday, opens_minute, closes_minute)
    select "organisationId", weekday, "opensMinute", "closesMinute" from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r ("organisationId" uuid, weekday smallint, "opensMinute" smallint, "closesMinute" smallint)`.execute(
    tx,
  );
}

export async function listOpeningHours(
  reader: Reader,
  organisationId: string,
): Promise<Omit<OpeningHours, 'organisationId'>[]> {
  const { rows } = await sql<
    Omit<OpeningHours, 'organisationId'>
  >`select weekday, opens_minute as "opensMinute",
      closes_minute as "closesMinute"
    from partner_hours where organisation_id = ${organisationId} order by weekday, opens_minute`.execute(
    reader,
  );
  return rows;
}

export async function removeOpeningHours(
  tx: Tx,
  { organisationId }: Authorized<Pick<OpeningHours, 'organisationId'>>,
): Promise<void> {
  await sql`delete from partner_hours where organisation_id = ${organisationId}`.execute(tx);
}

export async function addShifts(tx: Tx, rows: Authorized<readonly Shift[]>): Promise<void> {
  await sql`insert into staff_shift (staff_id, weekday, starts_minute, ends_minute)
    select "staffId", weekday, "startsMinute", "endsMinute" from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r ("staffId" uuid, weekday smallint, "startsMinute" smallint, "endsMinute" smallint)`.execute(tx);
}

export async function addLeaves(tx: Tx, rows: Authorized<readonly Leave[]>): Promise<void> {
  const leaves = rows.map((row) => ({ ...row, leaveId: newId() }));
  await sql`insert into staff_leave (leave_id, staff_id, during)
    select "leaveId", "staffId", tstzrange("from", "to") from jsonb_to_recordset(${JSON.stringify(leaves)}::jsonb)
      as r ("leaveId" uuid, "staffId" uuid, "from" timestamptz, "to" timestamptz)`.execute(tx);
}

/** Of an approved request. */
export async function addLeaveOf(
  tx: Tx,
  { requestId, staffId, from, to }: Authorized<Leave & { readonly requestId: string }>,
): Promise<void> {
  await sql`insert into staff_leave (leave_id, staff_id, during, request_id)
    values (${newId()}, ${staffId}, tstzrange(${from}, ${to}), ${requestId})`.execute(tx);
}

export async function removeLeave(
  tx: Tx,
  { requestId }: Authorized<{ readonly requestId: string }>,
): Promise<void> {
  await sql`delete from staff_leave where request_id = ${requestId}`.execute(tx);
}

export async function addSkills(tx: Tx, rows: Authorized<readonly Skill[]>): Promise<void> {
  await sql`insert into staff_skill (staff_id, category_id)
    select "staffId", "categoryId" from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r ("staffId" uuid, "categoryId" text)
    on conflict do nothing`.execute(tx);
}
