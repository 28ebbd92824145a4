import type { Reader } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';

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
