import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { Page } from '@nukkad/contract/kernel/page';
import { addDays, istInstant } from '@nukkad/contract/kernel/time';
import type { Activity } from '@nukkad/contract/identity/profile/profile.model';
import { authorize } from '../../platform/authorize.ts';
import { pageFrom, readInstantCursor } from '../../platform/http/cursor.ts';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';
import { type ActivityRow, listActivity } from './activity.store.ts';
import type { ProfileDependencies } from './profile.dependencies.ts';

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
    if (viewer.role === 'Buyer' || viewer.role === 'Jobseeker')
      return screenAddress.customerBooking(subjectId);
    return isOffice ? screenAddress.partnerBooking(subjectId) : null;
  }
  const manages = hasPermission(viewer, 'manage_users.view');
  if (subjectKind === 'staff_member' && manages) return screenAddress.staffMember(subjectId);
  return null;
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
      link: linkOf(viewer, row),
    }),
    (row) => [row.at.toISOString(), row.activityId],
  );
}
