import { AskCorrection } from '../../../people/attendance/ask-correction.tsx';
import { Corrections } from '../../../people/attendance/corrections.tsx';
import { MonthView } from '../../../people/attendance/month-view.tsx';
import { TimeClock } from '../../../people/attendance/time-clock.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { UrlTabs, useUrlTab } from '../../../ui/page/url-tabs.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('clock.title', 'Time clock'), noindex: true }));

/** The own time clock, month and corrections. */
export default function OwnAttendance() {
  const { t } = useTranslation();
  const tab = useUrlTab(['clock', 'month', 'corrections']);
  return (
    <Page title={t('clock.title', 'Time clock')} narrow>
      <UrlTabs
        label={t('clock.title', 'Time clock')}
        tabs={[
          { value: 'clock', label: t('clock.tab', 'Today') },
          { value: 'month', label: t('attendance.month', 'Month') },
          { value: 'corrections', label: t('correction.tab', 'Corrections') },
        ]}
      />
      {tab === 'clock' && <TimeClock />}
      {tab === 'month' && <MonthView />}
      {tab === 'corrections' && <Corrections />}
      <AskCorrection />
    </Page>
  );
}
