import { OwnPayslips } from '../../people/payroll/own-payslips.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Page } from '../../ui/page.tsx';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('payslip.title', 'My payslips'), noindex: true }));

export default function Payslips() {
  const { t } = useTranslation();
  return (
    <Page title={t('payslip.title', 'My payslips')} narrow>
      <OwnPayslips />
    </Page>
  );
}
