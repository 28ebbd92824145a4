import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { Page } from '../../ui/page.tsx';
import { WhoIAm } from '../account/who-i-am.tsx';
import { page } from '../page-head.tsx';
import type { Route } from './+types/team-member.ts';

export const handle = page(({ t }) => ({
  title: t('teamMember.title', 'Member of the team'),
  noindex: true,
}));

/** One member of the staff: for its firm, and for that person. */
export default function TeamMember({ params }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { profile } = useSession();
  const own = profile?.userId === params.userId;
  return (
    <Page title={t('teamMember.title', 'Member of the team')} narrow>
      {own && profile && <WhoIAm profile={profile} />}
      <EmptyScreen
        name="no-assets"
        action={
          <ButtonLink to={own ? '/profile' : '/users/sub-users-list'}>
            {own ? t('teamMember.profile', 'To your profile') : t('addUser.team', 'To the team')}
          </ButtonLink>
        }
      />
    </Page>
  );
}
