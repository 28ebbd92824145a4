import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { UrlTabs, useUrlTab } from '../../ui/page/url-tabs.tsx';
import { OwnRemovals } from './own-removals.tsx';
import { OwnReports } from './own-reports.tsx';

const tabNames = ['reports', 'removals'] as const;

/** Both sides of moderation: what one reported, and what was removed of one's own. */
export function ReportsAndRemovals() {
  const { t } = useTranslation();
  const tab = useUrlTab(tabNames);
  const tabs = [
    { value: 'reports', label: t('networkReport.tab', 'You reported') },
    { value: 'removals', label: t('networkRemoval.tab', 'Removed from you') },
  ];
  return (
    <>
      <UrlTabs tabs={tabs} label={t('networkReport.title', 'Reports and removals')} />
      {tab === 'reports' ? <OwnReports /> : <OwnRemovals />}
    </>
  );
}
