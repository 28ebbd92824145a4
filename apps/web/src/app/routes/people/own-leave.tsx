import { CompensatorySection } from '../../../people/leave/compensatory-leave.tsx';
import { LeaveBalances } from '../../../people/leave/leave-balances.tsx';
import { LeaveDialog } from '../../../people/leave/leave-dialog.tsx';
import { OwnLeave as OwnRequests } from '../../../people/leave/own-leave.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('leave.own', 'My leave'), noindex: true }));

export default function OwnLeave() {
  const { t } = useTranslation();
  return (
    <Page title={t('leave.own', 'My leave')} narrow>
      <LeaveBalances />
      <CompensatorySection />
      <OwnRequests />
      <LeaveDialog />
    </Page>
  );
}
