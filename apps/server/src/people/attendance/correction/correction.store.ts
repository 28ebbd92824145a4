import type { CorrectionStatus } from '@nukkad/contract/people/attendance/correction.lifecycle';
import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';
import type { AfterInstant } from '../../../platform/http/cursor.ts';
import { countedRows } from '../../../platform/http/total.ts';

const columns = {
  correctionId: 'correction_id',
  organisationId: 'organisation_id',
  employeeId: 'staff_id',
  day: 'on_day',
  inAt: 'in_at',
  outAt: 'out_at',
  reason: 'reason',
  status: 'status',
  note: 'note',
  decidedBy: 'decided_by',
  decidedAt: 'decided_at',
  createdAt: 'created_at',
  version: 'version',
} as const;
const table = tableColumns('attendance_correction', columns);
export type CorrectionRow = RowOf<'attendance_correction', typeof columns>;

/** With who asked, and who decided. */
export interface CorrectionSeen extends CorrectionRow {
  readonly fullName: string;
  readonly userId: string;
  readonly deciderName: string | null;
  /** Recorded for the day now, in minutes. */
  readonly recordedMinutes: number;
}

const seen = sql`${table.asSql}, s.full_name as "fullName", s.user_id as "userId",
  (select coalesce(m.full_name, u.full_name) from user_account u
     left join staff_member m on m.user_id = u.user_id and m.organisation_id = attendance_correction.organisation_id
   where u.user_id = attendance_correction.decided_by) as "deciderName",
  coalesce((select floor(sum(extract(epoch from a.out_at - a.in_at)) / 60)::int from attendance_spell a
   where a.organisation_id = attendance_correction.organisation_id and a.staff_id = attendance_correction.staff_id
     and a.on_day = attendance_correction.on_day and a.out_at is not null and a.replaced_by is null
     and a.forgotten_at is null), 0) as "recordedMinutes"`;
const tables = sql`attendance_correction join staff_member s on s.staff_id = attendance_correction.staff_id`;

export interface CorrectionFilter {
  readonly organisationId: string;
  /** Null: of everyone but `exceptUserId`. */
  readonly employeeIds: readonly string[] | null;
  readonly exceptUserId: string | null;
  readonly status: CorrectionStatus | null;
}

const conditions = ({ organisationId, employeeIds, exceptUserId, status }: CorrectionFilter) =>
  sql`attendance_correction.organisation_id = ${organisationId}
    and (${employeeIds === null} or attendance_correction.staff_id ${isAmong(employeeIds ?? [], 'uuid')})
    and (${exceptUserId}::uuid is null or s.user_id <> ${exceptUserId})
    and (${status}::text is null or attendance_correction.status = ${status})`;

/** The newest first, behind the row that `after` names. */
export async function listCorrections(
  reader: Reader,
  filter: CorrectionFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<readonly CorrectionSeen[]> {
  const { rows } = await sql<CorrectionSeen>`select ${seen} from ${tables} where ${conditions(filter)}
      and (${after === null} or (attendance_correction.created_at, correction_id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by attendance_correction.created_at desc, correction_id desc limit ${limit}`.execute(reader);
  return rows;
}

/** At most `countedRows`. */
export async function countCorrections(reader: Reader, filter: CorrectionFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from
    (select from ${tables} where ${conditions(filter)} limit ${countedRows}) counted`.execute(reader);
  return rows[0]?.count ?? 0;
}

export async function findCorrection(
  reader: Reader,
  organisationId: string,
  correctionId: string,
): Promise<CorrectionSeen | null> {
  const { rows } = await sql<CorrectionSeen>`select ${seen} from ${tables}
    where attendance_correction.organisation_id = ${organisationId} and correction_id = ${correctionId}`.execute(
    reader,
  );
  return rows[0] ?? null;
}

/** First the lock, then the look. */
export async function lockCorrection(
  tx: Tx,
  organisationId: string,
  correctionId: string,
): Promise<CorrectionSeen | null> {
  await sql`select 1 from attendance_correction
    where organisation_id = ${organisationId} and correction_id = ${correctionId} for update`.execute(tx);
  return findCorrection(tx, organisationId, correctionId);
}

/** Serializes what one employee asks; answers how many count in the month (YYYY-MM). */
export async function countInMonth(tx: Tx, employeeId: string, month: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`correction ${employeeId}`}, 0))`.execute(tx);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from attendance_correction
    where staff_id = ${employeeId} and to_char(on_day, 'YYYY-MM') = ${month} and status in ('pending', 'approved')`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

export async function insertCorrection(tx: Tx, row: Authorized<CorrectionRow>): Promise<void> {
  await tx.insertInto('attendance_correction').values(table.written(row)).execute();
}

export async function saveCorrection(tx: Tx, row: Authorized<CorrectionRow>): Promise<void> {
  const { correctionId, organisationId, status, note, decidedBy, decidedAt, version } = row;
  await tx
    .updateTable('attendance_correction')
    .set(table.written({ status, note, decidedBy, decidedAt, version }))
    .where('organisation_id', '=', organisationId)
    .where('correction_id', '=', correctionId)
    .execute();
}
