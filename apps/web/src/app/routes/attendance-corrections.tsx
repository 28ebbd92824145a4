import { Corrections } from '../../people/attendance/corrections.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Page } from '../../ui/page.tsx';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({
  title: t('correction.title', 'Attendance requests'),
  noindex: true,
}));

export default function AttendanceCorrections() {
  const { t } = useTranslation();
  return (
    <Page title={t('correction.title', 'Attendance requests')} narrow>
      <Corrections whose="team" />
    </Page>
  );
}
