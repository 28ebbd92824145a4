import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { Page } from '../../ui/page.tsx';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('addUser.title', 'Add a person'), noindex: true }));

export default function AddUser() {
  const { t } = useTranslation();
  return (
    <Page title={t('addUser.title', 'Add a person')}>
      <EmptyScreen
        name="no-users"
        action={<ButtonLink to="/users/sub-users-list">{t('addUser.team', 'To the team')}</ButtonLink>}
      />
    </Page>
  );
}
