import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
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

export async function findProject(reader: Reader, projectId: string): Promise<ProjectRow | null> {
  const row = await reader
    .selectFrom('project')
    .select(projectTable.selected)
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  return row ?? null;
}

/** All that happens to a project, its milestones and its money waits for this lock. */
export async function lockProject(tx: Tx, projectId: string): Promise<ProjectRow | null> {
  const row = await tx
    .selectFrom('project')
    .select(projectTable.selected)
    .where('project_id', '=', projectId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** The project of a request that one organisation has agreed on. */
export async function findAgreed(
  reader: Reader,
  rfqId: string,
  organisationId: string,
): Promise<ProjectRow | null> {
  const row = await reader
    .selectFrom('project')
    .select(projectTable.selected)
    .where('rfq_id', '=', rfqId)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertProject(tx: Tx, row: Authorized<ProjectRow, 'open'>): Promise<void> {
  await tx.insertInto('project').values(projectTable.written(row)).execute();
}

export async function saveProject(tx: Tx, row: Authorized<ProjectRow>): Promise<void> {
  const { projectId, title, description, site, startsOn, dueOn, status, endedAt, updatedAt, version } = row;
  await tx
    .updateTable('project')
    .set(
      projectTable.written({
        title,
        description,
        site,
        startsOn,
        dueOn,
        status,
        endedAt,
        updatedAt,
        version,
      }),
    )
    .where('project_id', '=', projectId)
    .execute();
}

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
