import { SalaryFrame } from '../../../people/payroll/salary-frame.tsx';
import { TaxPerson } from '../../../people/payroll/tax-person.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/salary-tax-person.ts';

export const handle = page(({ t }) => ({ title: t('tax.title', 'Income tax'), noindex: true }));

export default function SalaryTaxPerson({ params }: Route.ComponentProps) {
  return (
    <SalaryFrame>
      <TaxPerson staffId={params.staffId} />
    </SalaryFrame>
  );
}
