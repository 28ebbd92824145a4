import { EmployeeSheet } from '../../../people/employee/employee-sheet.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({
  title: t('employee.sheet', 'Change many in a spreadsheet'),
  noindex: true,
}));

export default function EmployeeSheetPage() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('employee.sheet', 'Change many in a spreadsheet')}
      lead={t(
        'employee.sheet.lead',
        'Download your employees, change cells in a spreadsheet, and upload the file. All changes are made together, or none.',
      )}
      back={{ to: '/people/employees', label: t('employee.title', 'Employees') }}
    >
      <EmployeeSheet />
    </Page>
  );
}
