import type { Permission } from '@nukkad/contract/kernel/roles';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { AccessEditor } from '../../../identity/staff/access-editor.tsx';
import { useAccess } from '../../../identity/staff/staff.queries.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { FactsSkeleton } from '../../../ui/state/skeletons.tsx';
import { SignedInAs } from '../../account/signed-in-as.tsx';
import { workGroupsOf, workPlacesOf } from '../../nav-table.ts';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/team-member.ts';

export const handle = page(({ t }) => ({
  title: t('teamMember.title', 'Team member'),
  noindex: true,
}));

/** The same table that draws the frame, in its order, asked for an active team member of a business that is live. */
const placesOf = (permissions: readonly Permission[]) =>
  workGroupsOf(
    workPlacesOf({
      userId: '',
      staffId: null,
      role: 'subUser',
      status: 'Active',
      partnerStatus: 'Active',
      isServicePartner: false,
      isPro: false,
      notificationMessage: null,
      permissions,
    }),
  ).flatMap(({ places }) => places);

function Rights({ staffId }: { staffId: string }) {
  const { t } = useTranslation();
  const query = useAccess(staffId);
  const title = query.data?.fullName ?? t('teamMember.title', 'Team member');
  return (
    <Page
      title={title}
      lead={t('staff.access', 'Permissions')}
      back={{ to: '/users/sub-users-list', label: t('team.title', 'Your team') }}
    >
      <Loaded
        query={query}
        waiting={<FactsSkeleton count={7} />}
        away={<ButtonLink to="/users/sub-users-list">{t('addUser.team', 'Back to team')}</ButtonLink>}
      >
        {(access) => <AccessEditor key={access.staffId} access={access} placesOf={placesOf} />}
      </Loaded>
    </Page>
  );
}

/** One member of the staff: for its firm what they may do, and for that person who they are. */
export default function TeamMember({ params }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { profile } = useSession();
  if (!profile || profile.staffId !== params.staffId) return <Rights staffId={params.staffId} />;
  return (
    <Page title={t('teamMember.title', 'Team member')} narrow>
      <SignedInAs profile={profile} />
      <ButtonLink to="/profile">{t('teamMember.profile', 'View your profile')}</ButtonLink>
    </Page>
  );
}
