/** Changes of an organisation as templates list them. */
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { containing } from '../../platform/db/like.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';

interface ScopeRecord {
  readonly scopeChangeId: string;
  readonly proposedAt: Date;
  readonly projectNumber: string;
  readonly title: string;
}

/** The newest first. */
export async function listScopeRecords(
  reader: Reader,
  { organisationId, q }: { readonly organisationId: string; readonly q: string },
  after: AfterInstant | null,
  limit: number,
): Promise<readonly ScopeRecord[]> {
  const behind = after
    ? sql`and (change.proposed_at, change.scope_change_id) < (${after.at}, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<ScopeRecord>`select change.scope_change_id as "scopeChangeId",
      change.proposed_at as "proposedAt", project.project_number as "projectNumber", project.title
    from scope_change change join project using (project_id)
    where change.organisation_id = ${organisationId}
      and (${q} = '' or project.title ilike ${containing(q)} or project.project_number ilike ${containing(q)}) ${behind}
    order by change.proposed_at desc, change.scope_change_id desc limit ${limit}`.execute(reader);
  return rows;
}
