import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { plannedEmpty } from '../planned.empty.ts';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { Page } from '../../ui/page.tsx';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('newBusiness.title', 'New project'), noindex: true }));

export default function NewBusiness() {
  const { t } = useTranslation();
  return (
    <Page title={t('newBusiness.title', 'New project')}>
      <EmptyScreen screen={plannedEmpty['no-parties']} />
    </Page>
  );
}
