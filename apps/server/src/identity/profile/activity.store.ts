import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';

export interface ActivityRow {
  readonly activityId: string;
  readonly at: Date;
  readonly action: string;
  readonly actorId: string | null;
  readonly actorRole: string;
  readonly subjectKind: string;
  readonly subjectId: string;
}

interface Wanted {
  /** Exactly one of the two: one's own doings, or all that was done for an organisation. */
  readonly actorId: string | null;
  readonly organisationId: string | null;
  readonly area: string | null;
  readonly from: Date | null;
  readonly to: Date | null;
  readonly after: AfterInstant | null;
  readonly limit: number;
}

/** Times are cut to milliseconds, as the cursor carries them; within one, the id decides. */
export async function listActivity(reader: Reader, wanted: Wanted): Promise<ActivityRow[]> {
  const { actorId, organisationId, area, from, to, after, limit } = wanted;
  const whose = organisationId
    ? sql`detail ->> 'organisationId' = ${organisationId} and detail ? 'organisationId'`
    : sql`actor_id = ${actorId}`;
  const at = sql`date_trunc('milliseconds', at)`;
  const { rows } =
    await sql<ActivityRow>`select audit_id as "activityId", ${at} as at, action, actor_id as "actorId", actor_kind as "actorRole",
      subject_kind as "subjectKind", subject_id as "subjectId" from audit_log
    where ${whose} and (${area}::text is null or action like ${`${area ?? ''}.%`})
      and (${from}::timestamptz is null or at >= ${from}) and (${to}::timestamptz is null or at < ${to})
      and (${after?.at ?? null}::timestamptz is null or (${at}, audit_id) < (${after?.at ?? null}, ${after?.id ?? null}::uuid))
    order by ${at} desc, audit_id desc limit ${limit + 1}`.execute(reader);
  return rows;
}
