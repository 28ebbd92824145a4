import type {
  ModerationReason,
  ModerationSubject,
} from '@nukkad/contract/network/moderation/moderation.model';
import type { CaseStatus } from '@nukkad/contract/network/moderation/moderation.noun';
import { sql } from 'kysely';
import { countFound } from '../../platform/db/count-rows.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';

const columns = {
  caseId: 'case_id',
  subject: 'subject',
  subjectId: 'subject_id',
  authorId: 'author_id',
  words: 'words',
  status: 'status',
  since: 'since',
  decidedBy: 'decided_by',
  decidedAt: 'decided_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
const caseTable = tableColumns('network_case', columns);
export type CaseRow = RowOf<'network_case', typeof columns>;

export const findCase = caseTable.findBy('caseId');
export const lockCase = caseTable.lockBy('caseId');
export const insertCase = caseTable.insert<'report'>;
export const saveCase = caseTable
  .saveBy('caseId')
  .only('words', 'status', 'since', 'decidedBy', 'decidedAt', 'updatedAt', 'version');

const lockFound = caseTable.lockBy('subjectId', 'subject');

/** Of two who report it first at one instant the second one waits here, and finds the case. */
export async function lockCaseOf(
  tx: Tx,
  subject: ModerationSubject,
  subjectId: string,
): Promise<CaseRow | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`network case ${subjectId}`}, 0))`.execute(tx);
  return lockFound(tx, subjectId, subject);
}

export const listCases = (reader: Reader, caseIds: readonly string[]): Promise<CaseRow[]> =>
  reader.selectFrom('network_case').select(caseTable.selected).where('case_id', 'in', caseIds).execute();

export type CaseState = 'waiting' | 'decided' | 'all';
export interface CaseFilter {
  readonly state: CaseState;
  readonly subject?: ModerationSubject | undefined;
  readonly reason?: ModerationReason | undefined;
}

const states: Readonly<Record<CaseState, readonly CaseStatus[] | null>> = {
  waiting: ['open', 'appealed'],
  decided: ['kept', 'removed', 'final'],
  all: null,
};

const found = (reader: Reader, { state, subject, reason }: CaseFilter) => {
  const among = states[state];
  let rows = reader.selectFrom('network_case');
  if (among !== null) rows = rows.where('status', 'in', among);
  if (subject !== undefined) rows = rows.where('subject', '=', subject);
  if (reason === undefined) return rows;
  return rows.where((eb) =>
    eb.exists(
      eb
        .selectFrom('network_report')
        .select('report_id')
        .whereRef('network_report.case_id', '=', 'network_case.case_id')
        .where('reason', '=', reason),
    ),
  );
};

/** What waits: the longest waiting first. Else the newest first. */
export const listQueue = (
  reader: Reader,
  filter: CaseFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<CaseRow[]> => {
  const isQueue = filter.state === 'waiting';
  const [by, way] = isQueue ? (['since', 'asc'] as const) : (['created_at', 'desc'] as const);
  return found(reader, filter)
    .select(caseTable.selected)
    .$if(after !== null, (rows) =>
      rows.where((eb) =>
        eb(
          eb.refTuple(by, 'case_id'),
          isQueue ? '>' : '<',
          eb.tuple(after?.at ?? new Date(0), after?.id ?? ''),
        ),
      ),
    )
    .orderBy(by, way)
    .orderBy('case_id', way)
    .limit(limit)
    .execute();
};

export const countQueue = (reader: Reader, filter: CaseFilter): Promise<number> =>
  countFound(reader, found(reader, filter).select('case_id'));
