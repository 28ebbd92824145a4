import { MonthGrid } from '../../../people/attendance/month-grid.tsx';
import { ReportLink } from '../../../people/report/report-link.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('attendance.title', 'Attendance'), noindex: true }));

export default function AttendanceGrid() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('attendance.title', 'Attendance')}
      actions={
        <>
          <ButtonLink to="/people/attendance/day" tone="plain">
            {t('attendance.day', 'Day')}
          </ButtonLink>
          <ReportLink to="/people/reports/attendance">{t('reports.title', 'Reports')}</ReportLink>
        </>
      }
    >
      <MonthGrid />
    </Page>
  );
}
