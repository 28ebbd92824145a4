import { HoursForm } from '../../../people/attendance/hours-form.tsx';
import { Sites } from '../../../people/attendance/sites.tsx';
import { WeeklyHolidays } from '../../../people/holiday/weekly-holidays.tsx';
import { YearlyHolidays } from '../../../people/holiday/yearly-holidays.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { UrlTabs, useUrlTab } from '../../../ui/page/url-tabs.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('worktime.title', 'Hours and holidays'), noindex: true }));

export default function AttendanceSettings() {
  const { t } = useTranslation();
  const tab = useUrlTab(['hours', 'sites', 'holidays', 'weekly']);
  return (
    <Page title={t('worktime.title', 'Hours and holidays')} narrow>
      <UrlTabs
        label={t('worktime.title', 'Hours and holidays')}
        tabs={[
          { value: 'hours', label: t('worktime.tab', 'Working hours') },
          { value: 'sites', label: t('site.tab', 'Work sites') },
          { value: 'holidays', label: t('holiday.tab', 'Holidays') },
          { value: 'weekly', label: t('holiday.weekly.tab', 'Weekly off') },
        ]}
      />
      {tab === 'hours' && <HoursForm />}
      {tab === 'sites' && <Sites />}
      {tab === 'holidays' && <YearlyHolidays />}
      {tab === 'weekly' && <WeeklyHolidays />}
    </Page>
  );
}
