import { PayrollReports } from '../../people/payroll/payroll-reports.tsx';
import { SalaryFrame } from '../../people/payroll/salary-frame.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('salary.reports', 'Reports'), noindex: true }));

export default function SalaryReports() {
  const { t } = useTranslation();
  return (
    <SalaryFrame>
      <PayrollReports />
      <ButtonLink to="/people/reports/cost" tone="plain">
        {t('report.cost.all', 'Cost by department and month')}
      </ButtonLink>
    </SalaryFrame>
  );
}
