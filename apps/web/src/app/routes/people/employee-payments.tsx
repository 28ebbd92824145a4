import { EmployeePayments as Payments } from '../../../people/expense/employee-payments.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({
  title: t('repaid.title', 'Payments to employees'),
  noindex: true,
}));

export default function EmployeePayments() {
  const { t } = useTranslation();
  return (
    <Page title={t('repaid.title', 'Payments to employees')}>
      <Payments />
    </Page>
  );
}
