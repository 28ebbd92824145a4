import { SalaryFrame } from '../../../people/payroll/salary-frame.tsx';
import { TaxDesk } from '../../../people/payroll/tax-desk.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('tax.title', 'Income tax'), noindex: true }));

export default function SalaryTax() {
  return (
    <SalaryFrame>
      <TaxDesk />
    </SalaryFrame>
  );
}
