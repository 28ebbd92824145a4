import type { ApprovalStatus } from '@nukkad/contract/people/approval/approval.noun';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';
import type { AfterInstant } from '../../../platform/http/cursor.ts';
import { countRows } from '../../../platform/db/count-rows.ts';

const columns = {
  correctionId: 'correction_id',
  organisationId: 'organisation_id',
  employeeId: 'staff_id',
  day: 'on_day',
  inAt: 'in_at',
  outAt: 'out_at',
  reason: 'reason',
  status: 'status',
  createdAt: 'created_at',
} as const;
const table = tableColumns('attendance_correction', columns);
/** The details of a request of the same id. */
export type CorrectionRow = RowOf<'attendance_correction', typeof columns>;

export interface CorrectionSeen extends CorrectionRow {
  /** Recorded for the day now, in minutes. */
  readonly recordedMinutes: number;
}

const seen = sql`${table.asSql},
  coalesce((select floor(sum(extract(epoch from a.out_at - a.in_at)) / 60)::int from attendance_spell a
   where a.organisation_id = attendance_correction.organisation_id and a.staff_id = attendance_correction.staff_id
     and a.on_day = attendance_correction.on_day and a.out_at is not null and a.replaced_by is null
     and a.forgotten_at is null), 0) as "recordedMinutes"`;

export interface CorrectionFilter {
  readonly organisationId: string;
  readonly employeeId: string;
  readonly status: ApprovalStatus | null;
}

const conditions = ({ organisationId, employeeId, status }: CorrectionFilter) =>
  sql`organisation_id = ${organisationId} and staff_id = ${employeeId}
    and (${status}::text is null or status = ${status})`;

/** The newest first, behind the row that `after` names. */
export async function listCorrectionRows(
  reader: Reader,
  filter: CorrectionFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<readonly CorrectionSeen[]> {
  const { rows } =
    await sql<CorrectionSeen>`select ${seen} from attendance_correction where ${conditions(filter)}
      and (${after === null} or (created_at, correction_id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by created_at desc, correction_id desc limit ${limit}`.execute(reader);
  return rows;
}

export const countCorrections = (reader: Reader, filter: CorrectionFilter): Promise<number> =>
  countRows(reader, sql`from attendance_correction where ${conditions(filter)}`);

export async function listCorrectionsById(
  reader: Reader,
  organisationId: string,
  correctionIds: readonly string[],
): Promise<readonly CorrectionSeen[]> {
  if (correctionIds.length === 0) return [];
  const { rows } = await sql<CorrectionSeen>`select ${seen} from attendance_correction
    where organisation_id = ${organisationId} and correction_id ${isAmong(correctionIds, 'uuid')}`.execute(
    reader,
  );
  return rows;
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

export const insertCorrection = table.insert;
/** Its request is locked before. */
export const saveCorrection = table.saveBy('organisationId', 'correctionId').only('status');
