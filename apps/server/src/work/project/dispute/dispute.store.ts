import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';

const columns = {
  disputeId: 'dispute_id',
  milestoneId: 'milestone_id',
  projectId: 'project_id',
  organisationId: 'organisation_id',
  wants: 'wants',
  words: 'words',
  answer: 'answer',
  answeredAt: 'answered_at',
  raisedAt: 'raised_at',
  endedAt: 'ended_at',
  outcome: 'outcome',
  refundPaise: 'refund_paise',
  returnedPaise: 'returned_paise',
  proposedPaise: 'proposed_paise',
  proposedReason: 'proposed_reason',
  proposedBy: 'proposed_by',
  decision: 'decision',
  decidedBy: 'decided_by',
} as const;
const table = tableColumns('milestone_dispute', columns);
export type DisputeRow = RowOf<'milestone_dispute', typeof columns>;

/** The last of each milestone of these projects. */
export async function lastDisputes(
  reader: Reader,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, DisputeRow>> {
  if (projectIds.length === 0) return new Map();
  const rows = await reader
    .selectFrom('milestone_dispute')
    .select(table.selected)
    .where('project_id', 'in', projectIds)
    .orderBy('raised_at')
    .execute();
  return new Map(rows.map((row) => [row.milestoneId, row]));
}

/** The open one; its milestone is locked. */
export async function findOpenDispute(reader: Reader, milestoneId: string): Promise<DisputeRow | null> {
  const row = await reader
    .selectFrom('milestone_dispute')
    .select(table.selected)
    .where('milestone_id', '=', milestoneId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

export const insertDispute = table.insert;
export const saveDispute = table
  .saveBy('disputeId')
  .but('milestoneId', 'projectId', 'organisationId', 'wants', 'words', 'raisedAt');
export const lockDispute = table.lockBy('disputeId');

/** Whether one is open, and whether a decision took something off. */
export async function disputesOf(
  reader: Reader,
  projectId: string,
): Promise<{ readonly isOpen: boolean; readonly isReduced: boolean }> {
  const { rows } = await sql<{ isOpen: boolean; isReduced: boolean }>`select
      coalesce(bool_or(ended_at is null), false) as "isOpen", coalesce(bool_or(refund_paise > 0), false) as "isReduced"
    from milestone_dispute where project_id = ${projectId}`.execute(reader);
  return rows[0] ?? { isOpen: false, isReduced: false };
}
