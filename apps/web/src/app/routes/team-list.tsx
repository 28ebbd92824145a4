import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { Page } from '../../ui/page.tsx';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('team.title', 'Your team'), noindex: true }));

export default function TeamList() {
  const { t } = useTranslation();
  return (
    <Page title={t('team.title', 'Your team')}>
      <EmptyScreen name="no-users" />
    </Page>
  );
}
