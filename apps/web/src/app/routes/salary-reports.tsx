import { PayrollReports } from '../../people/payroll/payroll-reports.tsx';
import { SalaryFrame } from '../../people/payroll/salary-frame.tsx';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('salary.reports', 'Reports'), noindex: true }));

export default function SalaryReports() {
  return (
    <SalaryFrame>
      <PayrollReports />
    </SalaryFrame>
  );
}
