import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const employeePages: DomainPages = {
  private: [
    route('people/employees', 'routes/people/employees.tsx'),
    route('people/employees/chart', 'routes/people/organisation-chart.tsx'),
    route('people/employees/sheet', 'routes/people/employee-sheet.tsx'),
    route('people/employees/:employeeId', 'routes/people/employee.tsx'),
  ],
};
