import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { Page } from '../../ui/page.tsx';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('messages.title', 'Messages'), noindex: true }));

export default function MessageCentre() {
  const { t } = useTranslation();
  return (
    <Page title={t('messages.title', 'Messages')}>
      <EmptyScreen name="no-messages" />
    </Page>
  );
}
