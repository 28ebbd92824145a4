import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const employeePages: DomainPages = {
  private: [
    route('people/employees', 'routes/employees.tsx'),
    route('people/employees/chart', 'routes/organisation-chart.tsx'),
    route('people/employees/sheet', 'routes/employee-sheet.tsx'),
    route('people/employees/:employeeId', 'routes/employee.tsx'),
  ],
};
