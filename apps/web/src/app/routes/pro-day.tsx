import { MyDay } from '../../fulfilment/my-day.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Page } from '../../ui/page.tsx';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('shell.day', 'My day'), noindex: true }));

export default function ProDayPage() {
  const { t } = useTranslation();
  return (
    <Page narrow title={t('shell.day', 'My day')}>
      <MyDay />
    </Page>
  );
}
