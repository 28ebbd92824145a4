import type { ModerationReason } from '@nukkad/contract/network/moderation/moderation.model';
import type { ReportStatus } from '@nukkad/contract/network/moderation/moderation.noun';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import type { CaseRow } from './case.store.ts';

const columns = {
  reportId: 'report_id',
  caseId: 'case_id',
  reporterId: 'reporter_id',
  reason: 'reason',
  words: 'words',
  status: 'status',
  at: 'at',
  decidedAt: 'decided_at',
} as const;
const reportTable = tableColumns('network_report', columns);
export type ReportRow = RowOf<'network_report', typeof columns>;

export const insertReport = reportTable.insert;

/** With the case they belong to. */
export async function decideReports(
  tx: Tx,
  { caseId }: Authorized<CaseRow>,
  status: ReportStatus,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('network_report')
    .set({ status, decided_at: now })
    .where('case_id', '=', caseId)
    .where('status', '=', 'open')
    .execute();
}

export interface ReportsOfCase {
  readonly caseId: string;
  readonly waiting: number;
  readonly reasons: ModerationReason[];
}

/** How many reports of each case wait, and why its reports were sent. */
export async function countReports(
  reader: Reader,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, ReportsOfCase>> {
  const { rows } = await sql<ReportsOfCase>`select case_id as "caseId",
      count(*) filter (where status = 'open')::int as waiting, array_agg(distinct reason order by reason) as reasons
    from network_report where case_id ${isAmong(caseIds, 'uuid')} group by case_id`.execute(reader);
  return new Map(rows.map((row) => [row.caseId, row]));
}

const newestFirst = (reader: Reader, limit: number) =>
  reader
    .selectFrom('network_report')
    .select(reportTable.selected)
    .orderBy('at', 'desc')
    .orderBy('report_id', 'desc')
    .limit(limit);

export const listReportsOf = (reader: Reader, caseId: string, limit: number): Promise<ReportRow[]> =>
  newestFirst(reader, limit).where('case_id', '=', caseId).execute();

export const listOwn = (
  reader: Reader,
  memberId: string,
  after: AfterInstant | null,
  limit: number,
): Promise<ReportRow[]> => {
  const rows = newestFirst(reader, limit).where('reporter_id', '=', memberId);
  if (!after) return rows.execute();
  return rows.where((eb) => eb(eb.refTuple('at', 'report_id'), '<', eb.tuple(after.at, after.id))).execute();
};

/** Whose report this decision answered. */
export const listAnswered = async (
  reader: Reader,
  caseId: string,
  decidedAt: Date,
): Promise<readonly string[]> => {
  const rows = await reader
    .selectFrom('network_report')
    .select('reporter_id')
    .where('case_id', '=', caseId)
    .where('decided_at', '=', decidedAt)
    .orderBy('report_id')
    .limit(1_000)
    .execute();
  return rows.map(({ reporter_id: reporterId }) => reporterId);
};
