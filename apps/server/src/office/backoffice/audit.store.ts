import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import type { LeftEntry } from '../../platform/leave.ts';

export interface AuditRow extends Omit<LeftEntry, 'detail'> {
  readonly detail: unknown;
  /** Its place in the chain; null until it is sealed. */
  readonly link: number | null;
}

export interface AuditFilter {
  readonly actorId?: string | undefined;
  /** Did it, or it was done to this person's account. */
  readonly personId?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly action?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** `account.` and `admin.signed_in` name an area; the first letters of one do not. */
const areaOf = (action: string) => (action.includes('.') ? action.slice(0, action.indexOf('.')) : null);

/** The conditions that were asked for, and no others: each finds its own index. */
function conditions(filter: AuditFilter) {
  const area = filter.action && areaOf(filter.action);
  const asked = [
    filter.actorId && sql`a.actor_id = ${filter.actorId}`,
    filter.personId && sql`(a.actor_id = ${filter.personId} or a.subject_id = ${filter.personId}::text)`,
    filter.subjectId && sql`a.subject_id = ${filter.subjectId}`,
    area && sql`split_part(a.action, '.', 1) = ${area}`,
    filter.action && sql`starts_with(a.action, ${filter.action})`,
    filter.from && sql`a.at >= ${filter.from}`,
    filter.to && sql`a.at < ${filter.to}`,
  ].filter((one) => typeof one === 'object' && one !== null);
  return asked.length > 0 ? sql.join(asked, sql` and `) : sql`true`;
}

export interface AuditPage {
  readonly after: AfterInstant | null;
  readonly limit: number;
  readonly sort: 'newest' | 'oldest';
}

/** The cursor carries milliseconds, which is all that we write. */
export async function listAuditRows(
  reader: Reader,
  filter: AuditFilter,
  { after, limit, sort }: AuditPage,
): Promise<AuditRow[]> {
  const order = sort === 'oldest' ? sql`asc` : sql`desc`;
  const beyond = sort === 'oldest' ? sql`>` : sql`<`;
  const from = after ? sql`(a.at, a.audit_id) ${beyond} (${after.at}, ${after.id})` : sql`true`;
  const { rows } = await sql<AuditRow>`with page as (
      select a.* from audit_log a where ${conditions(filter)} and ${from} order by a.at ${order}, a.audit_id ${order} limit ${limit})
    select page.audit_id as "auditId", page.at, actor_kind as "actorKind", actor_id as "actorId", action, subject_kind as "subjectKind", subject_id as "subjectId", detail, l.link
    from page left join audit_link l on l.audit_id = page.audit_id and l.at = page.at
    order by page.at ${order}, page.audit_id ${order}`.execute(reader);
  return rows;
}

export const countAuditRows = (reader: Reader, filter: AuditFilter): Promise<number> =>
  countRows(reader, sql`from audit_log a where ${conditions(filter)}`);
