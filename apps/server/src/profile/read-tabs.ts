import type { EndpointAnswer } from '@nukkad/contract/kernel/endpoint';
import type { getUserTabs } from '@nukkad/contract/profile/profile.api';
import { sql } from 'kysely';
import { type Viewer, hasPermission } from '../platform/viewer.ts';
import type { ProfileParts } from './profile.parts.ts';

type Tabs = EndpointAnswer<typeof getUserTabs>['tabs'];

async function countInvitations({ platform }: ProfileParts, viewer: Viewer, now: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from staff_invitation i
      join user_account u on u.mobile_number = i.mobile_number
    where u.user_id = ${viewer.userId} and i.status = 'Pending' and i.expires_at > ${now}`.execute(
    platform.db,
  );
  return rows[0]?.n ?? 0;
}

/** The parts of the own area that this role has. */
export async function readTabs(parts: ProfileParts, viewer: Viewer, now: Date): Promise<{ tabs: Tabs }> {
  const tab = (key: Tabs[number]['key'], path: string, shown = true, count: number | null = null) =>
    shown ? [{ key, path, count }] : [];
  return {
    tabs: [
      ...tab('about', '/profile/about'),
      ...tab('strength', '/profile/strength'),
      ...tab('trust', '/profile/strength'),
      ...tab('notifications', '/profile/notifications'),
      ...tab('invitations', '/profile/invitations', true, await countInvitations(parts, viewer, now)),
      ...tab('team', '/users/sub-users-list', hasPermission(viewer, 'manage_users.view')),
    ],
  };
}
