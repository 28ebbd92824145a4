import { MonthView } from '../../people/attendance/month-view.tsx';
import { EmployeePage } from '../../people/employee/employee-page.tsx';
import { page } from '../page-head.tsx';
import type { Route } from './+types/employee.ts';

export const handle = page(({ t }) => ({ title: t('employee.title', 'Employees'), noindex: true }));

export default function Employee({ params }: Route.ComponentProps) {
  return (
    <EmployeePage
      employeeId={params.employeeId}
      attendance={({ employeeId }) => <MonthView employeeId={employeeId} />}
    />
  );
}
