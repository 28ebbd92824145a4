import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { AnalyticsPage } from '../../../work/payment-book/analytics-page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('analytics.title', 'Project figures'), noindex: true }));

export default function ProjectAnalytics() {
  const { t } = useTranslation();
  return (
    <Page title={t('analytics.title', 'Project figures')}>
      <AnalyticsPage />
    </Page>
  );
}
