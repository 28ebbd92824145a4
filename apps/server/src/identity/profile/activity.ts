import type { Page } from '@nukkad/contract/kernel/page';
import { addDays, istInstant } from '@nukkad/contract/kernel/time';
import type { Activity } from '@nukkad/contract/identity/profile/profile.model';
import { authorize } from '../../platform/authorize.ts';
import { pageFrom, readInstantCursor } from '../../platform/http/cursor.ts';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';
import { listActivity } from './activity.store.ts';
import type { ProfileDependencies } from './profile.interface.ts';

export interface ActivityQuery {
  readonly scope: 'own' | 'organisation';
  readonly area?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** One's own doings, or with `activityLogs.view` those for the organisation. */
export async function readActivity(
  { platform, account }: ProfileDependencies,
  viewer: Viewer,
  query: ActivityQuery,
): Promise<Page<Activity>> {
  const whole = query.scope === 'organisation';
  const { organisationId } = viewer;
  if (whole) authorize(organisationId, organisationId !== null && hasPermission(viewer, 'activityLogs.view'));
  const rows = await listActivity(platform.db, {
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
      link: platform.contributions.activity.get(row.subjectKind)?.addressFor(viewer, row.subjectId) ?? null,
    }),
    (row) => [row.at.toISOString(), row.activityId],
  );
}
