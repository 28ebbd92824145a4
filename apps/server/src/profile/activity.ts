import type { Page } from '@nukkad/contract/kernel/page';
import { addDays, istInstant } from '@nukkad/contract/kernel/time';
import type { Activity } from '@nukkad/contract/profile/profile.model';
import { sql } from 'kysely';
import { authorize } from '../platform/authorize.ts';
import type { Reader } from '../platform/db/database.ts';
import { type AfterInstant, pageFrom, readInstantCursor } from '../platform/http/cursor.ts';
import { type Viewer, hasPermission } from '../platform/viewer.ts';
import type { ProfileParts } from './profile.parts.ts';

interface ActivityRow {
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
async function listRows(reader: Reader, wanted: Wanted): Promise<ActivityRow[]> {
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

export interface ActivityQuery {
  readonly scope: 'own' | 'organisation';
  readonly area?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

function linkOf(viewer: Viewer, { subjectKind, subjectId }: ActivityRow): string | null {
  const isOffice = viewer.role === 'Service Partner' || viewer.permissions.has('booking.view');
  if (subjectKind === 'booking') {
    if (viewer.role === 'Buyer' || viewer.role === 'Jobseeker') return `/buyer/bookings/${subjectId}`;
    return isOffice ? `/consultant-service/bookings/${subjectId}` : null;
  }
  const manages = hasPermission(viewer, 'manage_users.view');
  if (subjectKind === 'staff_member' && manages) return `/users/sub-users-list/${subjectId}`;
  return null;
}

/** One's own doings, or with `activityLogs.view` those for the organisation. */
export async function readActivity(
  { platform, account }: ProfileParts,
  viewer: Viewer,
  query: ActivityQuery,
): Promise<Page<Activity>> {
  const whole = query.scope === 'organisation';
  const { organisationId } = viewer;
  if (whole) authorize(organisationId, organisationId !== null && hasPermission(viewer, 'activityLogs.view'));
  const rows = await listRows(platform.db, {
    actorId: whole ? null : viewer.userId,
    organisationId: whole ? organisationId : null,
    area: query.area ?? null,
    from: query.from ? istInstant(query.from) : null,
    to: query.to ? istInstant(addDays(query.to, 1)) : null,
    after: readInstantCursor(query.cursor),
    limit: query.limit,
  });
  const people = await account.getPeople(
    platform.db,
    rows.flatMap(({ actorId }) => actorId ?? []),
  );
  return pageFrom(
    rows,
    query.limit,
    (row) => ({
      activityId: row.activityId,
      at: row.at.toISOString(),
      action: row.action,
      actorName: people.get(row.actorId ?? '')?.fullName ?? '',
      actorRole: row.actorRole,
      mine: row.actorId === viewer.userId,
      link: linkOf(viewer, row),
    }),
    (row) => [row.at.toISOString(), row.activityId],
  );
}
