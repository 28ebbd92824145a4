import { EmployeeList } from '../../../people/employee/employee-list.tsx';
import { NumberSettings, SheetLink } from '../../../people/employee/number-settings.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('employee.title', 'Employees'), noindex: true }));

export default function Employees() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('employee.title', 'Employees')}
      actions={
        <>
          <SheetLink />
          <NumberSettings />
          <ButtonLink to="/people/employees/chart" tone="plain">
            {t('employee.chart', 'Organisation chart')}
          </ButtonLink>
          <ButtonLink to="/people/departments" tone="plain">
            {t('department.title', 'Departments')}
          </ButtonLink>
        </>
      }
    >
      <EmployeeList />
    </Page>
  );
}
