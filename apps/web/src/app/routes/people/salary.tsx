import { PayrollList } from '../../../people/payroll/payroll-list.tsx';
import { SalaryFrame } from '../../../people/payroll/salary-frame.tsx';
import { ReportLink } from '../../../people/report/report-link.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { useDialogLink } from '../../../ui/dialog/url-dialog.ts';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('salary.title', 'Salaries'), noindex: true }));

export default function Salary() {
  const { t } = useTranslation();
  const begin = useDialogLink('begin');
  return (
    <SalaryFrame actions={<ButtonLink {...begin}>{t('payroll.begin', 'Start payroll')}</ButtonLink>}>
      <PayrollList />
      <ReportLink to="/people/reports/cost">
        {t('report.cost.all', 'Cost by department and month')}
      </ReportLink>
    </SalaryFrame>
  );
}
