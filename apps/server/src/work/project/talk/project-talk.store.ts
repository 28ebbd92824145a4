import type { ProjectStatus } from '@nukkad/contract/work/project/project.noun';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/is-among.ts';

/** A project as those see it who talk about it. */
export interface TalkedProject {
  readonly projectId: string;
  readonly projectNumber: string;
  readonly title: string;
  readonly clientId: string;
  readonly organisationId: string;
  readonly status: ProjectStatus;
  readonly endedAt: Date | null;
}

/** Those whose client is on the platform. */
export async function listTalkedProjects(
  reader: Reader,
  projectIds: readonly string[],
): Promise<readonly TalkedProject[]> {
  if (projectIds.length === 0) return [];
  const { rows } = await sql<TalkedProject>`select project_id as "projectId",
      project_number as "projectNumber", title, buyer_id as "clientId", organisation_id as "organisationId",
      status, ended_at as "endedAt"
    from project where project_id ${isAmong(projectIds, 'uuid')} and buyer_id is not null`.execute(reader);
  return rows;
}

export async function listProjectsByNumber(
  reader: Reader,
  projectNumber: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ projectId: string }>`select project_id as "projectId" from project
    where project_number = ${projectNumber}`.execute(reader);
  return rows.map(({ projectId }) => projectId);
}
