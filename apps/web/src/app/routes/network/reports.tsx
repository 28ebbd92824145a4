import { ReportsAndRemovals } from '../../../network/moderation/reports-and-removals.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({
  title: t('networkReport.title', 'Reports and removals'),
  noindex: true,
}));

export default function NetworkReportsRoute() {
  const { t } = useTranslation();
  return (
    <Page title={t('networkReport.title', 'Reports and removals')} narrow>
      <ReportsAndRemovals />
    </Page>
  );
}
