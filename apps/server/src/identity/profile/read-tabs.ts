import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { EndpointAnswer } from '@nukkad/contract/kernel/endpoint';
import type { getUserTabs } from '@nukkad/contract/identity/profile/profile.api';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';
import type { ProfileDependencies } from './profile.interface.ts';

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
      ...tab('about', screenAddress.ownProfile),
      ...tab('strength', screenAddress.ownStrength),
      ...tab('trust', screenAddress.ownStrength),
      ...tab('card', screenAddress.ownCard),
      ...tab('catalogue', screenAddress.ownCatalogue, mayView(viewer, 'services')),
      ...tab('assets', screenAddress.ownAssets, mayView(viewer, 'company_profile')),
      ...tab('notifications', screenAddress.ownSettings),
      ...tab('activity', screenAddress.ownActivity),
      ...tab(
        'invitations',
        screenAddress.ownInvitations,
        true,
        await staff.countInvitationsTo(platform.db, viewer.userId, now),
      ),
      ...tab('team', screenAddress.staff, hasPermission(viewer, 'manage_users.view')),
    ],
  };
}
