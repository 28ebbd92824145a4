import { OrganisationChart } from '../../../people/employee/organisation-chart.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({
  title: t('employee.chart', 'Organisation chart'),
  noindex: true,
}));

export default function OrganisationChartPage() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('employee.chart', 'Organisation chart')}
      lead={t(
        'employee.chart.lead',
        'Who reports to whom. Without a manager of their own, people report to the head of their department.',
      )}
      back={{ to: '/people/employees', label: t('employee.title', 'Employees') }}
    >
      <OrganisationChart />
    </Page>
  );
}
