import { DailyView } from '../../../people/attendance/daily-view.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({
  title: t('attendance.day.title', 'Who is at work'),
  noindex: true,
}));

export default function AttendanceDay() {
  const { t } = useTranslation();
  const month = { to: '/people/attendance', label: t('attendance.month', 'Month') };
  return (
    <Page title={t('attendance.day.title', 'Who is at work')} back={month}>
      <DailyView />
    </Page>
  );
}
