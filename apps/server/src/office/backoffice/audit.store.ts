import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import type { LeftEntry } from '../../platform/leave.ts';

export interface AuditRow extends Omit<LeftEntry, 'detail'> {
  readonly detail: unknown;
  /** Its place in the chain; null until it is sealed. */
  readonly link: number | null;
}

export interface AuditFilter {
  readonly actorId?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly action?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** The conditions that were asked for, and no others: each finds its own index. */
function conditions(filter: AuditFilter, after: AfterInstant | null) {
  const asked = [
    filter.actorId && sql`a.actor_id = ${filter.actorId}`,
    filter.subjectId && sql`a.subject_id = ${filter.subjectId}`,
    filter.action && sql`starts_with(a.action, ${filter.action})`,
    filter.from && sql`a.at >= ${filter.from}`,
    filter.to && sql`a.at < ${filter.to}`,
    // The cursor carries milliseconds, which is all that we write.
    after && sql`(a.at, a.audit_id) < (${after.at}, ${after.id})`,
  ].filter((one) => typeof one === 'object' && one !== null);
  return asked.length > 0 ? sql`where ${sql.join(asked, sql` and `)}` : sql``;
}

/** Newest first. */
export async function listAuditRows(
  reader: Reader,
  filter: AuditFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`with page as (
      select a.* from audit_log a ${conditions(filter, after)} order by a.at desc, a.audit_id desc limit ${limit})
    select page.audit_id as "auditId", page.at, actor_kind as "actorKind", actor_id as "actorId", action, subject_kind as "subjectKind", subject_id as "subjectId", detail, l.link
    from page left join audit_link l on l.audit_id = page.audit_id and l.at = page.at
    order by page.at desc, page.audit_id desc`.execute(reader);
  return rows;
}
