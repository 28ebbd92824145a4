import { AwayCalendar } from '../../../people/leave/away-calendar.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('leave.away', 'Who is away'), noindex: true }));

export default function LeaveAway() {
  const { t } = useTranslation();
  return (
    <Page title={t('leave.away', 'Who is away')}>
      <AwayCalendar />
    </Page>
  );
}
