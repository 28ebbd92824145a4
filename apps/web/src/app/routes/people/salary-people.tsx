import { SalariedList } from '../../../people/payroll/salaried-list.tsx';
import { SalaryFrame } from '../../../people/payroll/salary-frame.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('salary.title', 'Salaries'), noindex: true }));

export default function SalaryPeople() {
  return (
    <SalaryFrame>
      <SalariedList />
    </SalaryFrame>
  );
}
