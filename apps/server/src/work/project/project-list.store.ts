import type { ProjectStatus } from '@nukkad/contract/work/project/project.noun';
import type { ProjectTab } from '@nukkad/contract/work/project/project.model';
import type { Reader } from '../../platform/db/database.ts';
import { beginning, containing } from '../../platform/db/like.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import { countFound } from '../../platform/db/count-rows.ts';
import { type ProjectRow, projectTable } from './project.store.ts';

export interface ProjectFilter {
  /** Of an organisation, or of a client. */
  readonly of: { readonly organisationId: string } | { readonly buyerId: string };
  readonly tab: ProjectTab;
  /** One state alone, in place of the tab. */
  readonly status: ProjectStatus | null;
  /** Empty: all. */
  readonly q: string;
  readonly partyId: string | null;
}

function found(reader: Reader, { of, tab, status, q, partyId }: ProjectFilter) {
  let rows = reader.selectFrom('project');
  rows = status
    ? rows.where('status', '=', status)
    : rows.where('ended_at', tab === 'open' ? 'is' : 'is not', null);
  rows =
    'organisationId' in of
      ? rows.where('organisation_id', '=', of.organisationId)
      : rows.where('buyer_id', '=', of.buyerId);
  if (partyId) rows = rows.where('party_id', '=', partyId);
  if (q === '') return rows;
  const part = containing(q);
  return rows.where((eb) =>
    eb.or([
      eb('title', 'ilike', part),
      eb('project_number', 'ilike', beginning(q)),
      eb('reference', 'ilike', beginning(q)),
    ]),
  );
}

/** The newest first, behind the row that `after` names. */
export async function listProjectRows(
  reader: Reader,
  filter: ProjectFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<ProjectRow[]> {
  const rows = found(reader, filter)
    .select(projectTable.selected)
    .orderBy('created_at', 'desc')
    .orderBy('project_id', 'desc')
    .limit(limit);
  if (!after) return rows.execute();
  return rows
    .where((eb) => eb(eb.refTuple('created_at', 'project_id'), '<', eb.tuple(after.at, after.id)))
    .execute();
}

export const countProjects = (reader: Reader, filter: ProjectFilter): Promise<number> =>
  countFound(reader, found(reader, filter).select('project_id'));

const mostOfClient = 200;

/** The newest first. */
export async function listIdsOfClient(reader: Reader, buyerId: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('project')
    .select('project_id')
    .where('buyer_id', '=', buyerId)
    .orderBy('created_at', 'desc')
    .limit(mostOfClient)
    .execute();
  return rows.map(({ project_id }) => project_id);
}
