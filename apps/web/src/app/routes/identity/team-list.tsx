import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { TeamList } from '../../../identity/staff/team-list.tsx';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('team.title', 'Your team'), noindex: true }));

export default function TeamListPage() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('team.title', 'Your team')}
      actions={
        <>
          <ButtonLink to="/add-user">{t('addUser.title', 'Add a team member')}</ButtonLink>
          <ButtonLink to="/add-user/import" tone="plain">
            {t('staff.many', 'Invite several people')}
          </ButtonLink>
        </>
      }
    >
      <TeamList />
    </Page>
  );
}
