import type { EndpointAnswer } from '@nukkad/contract/kernel/endpoint';
import type { getUserTabs } from '@nukkad/contract/identity/profile/profile.api';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';
import type { ProfileDependencies } from './profile.dependencies.ts';

type Tabs = EndpointAnswer<typeof getUserTabs>['tabs'];

/** Things of a person are their own; those of an organisation need the right to them. */
const mayView = (viewer: Viewer, key: 'services' | 'company_profile') =>
  viewer.organisationId === null || hasPermission(viewer, `${key}.view`);

/** The parts of the own area that this role has. */
export async function readTabs(
  { platform, staff }: ProfileDependencies,
  viewer: Viewer,
  now: Date,
): Promise<{ tabs: Tabs }> {
  const tab = (key: Tabs[number]['key'], path: string, shown = true, count: number | null = null) =>
    shown ? [{ key, path, count }] : [];
  return {
    tabs: [
      ...tab('about', '/profile/about'),
      ...tab('strength', '/profile/strength'),
      ...tab('trust', '/profile/strength'),
      ...tab('card', '/profile/card'),
      ...tab('catalogue', '/profile/catalogue', mayView(viewer, 'services')),
      ...tab('assets', '/profile/assets', mayView(viewer, 'company_profile')),
      ...tab('notifications', '/profile/settings'),
      ...tab('activity', '/profile/activity'),
      ...tab(
        'invitations',
        '/profile/invitations',
        true,
        await staff.countInvitationsTo(platform.db, viewer.userId, now),
      ),
      ...tab('team', '/users/sub-users-list', hasPermission(viewer, 'manage_users.view')),
    ],
  };
}
