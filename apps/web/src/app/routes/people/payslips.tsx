import { OwnPayFrame } from '../../../people/payroll/own-pay-frame.tsx';
import { OwnPayslips } from '../../../people/payroll/own-payslips.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('payslip.title', 'My payslips'), noindex: true }));

export default function Payslips() {
  const { t } = useTranslation();
  return (
    <OwnPayFrame title={t('payslip.title', 'My payslips')}>
      <OwnPayslips />
    </OwnPayFrame>
  );
}
