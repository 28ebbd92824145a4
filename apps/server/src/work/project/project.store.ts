import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { PersonalPort } from '../../platform/personal.ts';

const columns = {
  projectId: 'project_id',
  projectNumber: 'project_number',
  reference: 'reference',
  organisationId: 'organisation_id',
  partyId: 'party_id',
  buyerId: 'buyer_id',
  rfqId: 'rfq_id',
  title: 'title',
  description: 'description',
  site: 'site',
  startsOn: 'starts_on',
  dueOn: 'due_on',
  placeStateCode: 'place_state_code',
  placeAddress: 'place_address',
  sacCode: 'sac_code',
  status: 'status',
  endedAt: 'ended_at',
  createdBy: 'created_by',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
export const projectTable = tableColumns('project', columns);
export type ProjectRow = RowOf<'project', typeof columns>;

export const findProject = projectTable.findBy('projectId');
/** All that happens to a project, its milestones and its money waits for this lock. */
export const lockProject = projectTable.lockBy('projectId');
/** The project of a request that one organisation has agreed on. */
export const findAgreed = projectTable.findBy('rfqId', 'organisationId');
export const insertProject = projectTable.insert<'open'>;
export const saveProject = projectTable
  .saveBy('projectId')
  .only('title', 'description', 'site', 'startsOn', 'dueOn', 'status', 'endedAt', 'updatedAt', 'version');

export async function listProjectsById(
  reader: Reader,
  projectIds: readonly string[],
): Promise<readonly ProjectRow[]> {
  if (projectIds.length === 0) return [];
  return reader
    .selectFrom('project')
    .select(projectTable.selected)
    .where('project_id', 'in', projectIds)
    .execute();
}

/** The organisation keeps what it did and billed; that this account was the client, or wrote it, goes. */
export const projectPersonal: PersonalPort = {
  tables: [
    {
      table: 'milestone_dispute_photo',
      title: 'Photos of disputes of milestones',
      whose: (userId) => sql`(t.taken_by = ${userId}
        or t.project_id in (select project_id from project where buyer_id = ${userId}))`,
      without: ['storage_key'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'milestone_dispute',
      title: 'Disputes of milestones that you raised',
      whose: (userId) => sql`t.project_id in (select project_id from project where buyer_id = ${userId})`,
      without: ['decided_by'],
      erasure: { kind: 'keep', kept: { why: 'evidence', years: 3 } },
    },
    {
      table: 'milestone_dispute',
      title: 'Disputes of milestones that you decided',
      whose: (userId) => sql`t.decided_by = ${userId}`,
      without: ['words', 'answer'],
      erasure: { kind: 'blank', set: { decided_by: null } },
    },
    {
      table: 'project',
      title: 'Projects that you ordered',
      whose: (userId) => sql`t.buyer_id = ${userId}`,
      without: ['created_by'],
      erasure: { kind: 'blank', set: { buyer_id: null } },
    },
    {
      table: 'project',
      title: 'Projects that you wrote',
      whose: (userId) => sql`t.created_by = ${userId}`,
      without: ['buyer_id'],
      erasure: { kind: 'blank', set: { created_by: null } },
    },
  ],
};
