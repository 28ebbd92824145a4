import type { Reader } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';

const columns = {
  milestoneId: 'milestone_id',
  projectId: 'project_id',
  organisationId: 'organisation_id',
  position: 'position',
  title: 'title',
  amountPaise: 'amount_paise',
  taxPercent: 'tax_percent',
  dueOn: 'due_on',
  isAdvance: 'is_advance',
  status: 'status',
  submittedAt: 'submitted_at',
  approveBy: 'approve_by',
  reminders: 'reminders',
  acceptedAt: 'accepted_at',
  acceptedBy: 'accepted_by',
  sentBackReason: 'sent_back_reason',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
export const milestoneTable = tableColumns('milestone', columns);
export type MilestoneRow = RowOf<'milestone', typeof columns>;

export const findMilestone = milestoneTable.findBy('milestoneId');
/** The project is locked before. */
export const lockMilestone = milestoneTable.lockBy('milestoneId');

/** In the order of the work; those that were taken out are left out. */
export async function listMilestones(
  reader: Reader,
  projectIds: readonly string[],
): Promise<readonly MilestoneRow[]> {
  if (projectIds.length === 0) return [];
  return reader
    .selectFrom('milestone')
    .select(milestoneTable.selected)
    .where('project_id', 'in', projectIds)
    .where('status', '<>', 'Cancelled')
    .orderBy('project_id')
    .orderBy('position')
    .execute();
}

export async function listDisputed(
  reader: Reader,
  milestoneIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (milestoneIds.length === 0) return new Set();
  const rows = await reader
    .selectFrom('milestone')
    .select('milestone_id')
    .where('milestone_id', 'in', milestoneIds)
    .where('status', '=', 'Disputed')
    .execute();
  return new Set(rows.map(({ milestone_id }) => milestone_id));
}

export const insertMilestone = milestoneTable.insert<'plan' | 'planAdvance'>;
export const saveMilestone = milestoneTable
  .saveBy('milestoneId')
  .but('projectId', 'organisationId', 'createdAt');

/** Waiting for an answer that did not come by `now`; the earliest first. */
export async function listUnanswered(
  reader: Reader,
  now: Date,
  limit: number,
): Promise<readonly MilestoneRow[]> {
  return reader
    .selectFrom('milestone')
    .select(milestoneTable.selected)
    .where('status', '=', 'Project Submitted For Review')
    .where('approve_by', '<=', now)
    .orderBy('approve_by')
    .limit(limit)
    .execute();
}

/** Waiting until `before` at the latest, and told of it fewer than `times` times. */
export async function listToRemind(
  reader: Reader,
  before: Date,
  times: number,
  limit: number,
): Promise<readonly MilestoneRow[]> {
  return reader
    .selectFrom('milestone')
    .select(milestoneTable.selected)
    .where('status', '=', 'Project Submitted For Review')
    .where('approve_by', '<=', before)
    .where('reminders', '<', times)
    .orderBy('approve_by')
    .limit(limit)
    .execute();
}

/** Those that were taken out keep their place. */
export async function lastPosition(reader: Reader, projectId: string): Promise<number> {
  const row = await reader
    .selectFrom('milestone')
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  return row?.last ?? 0;
}
