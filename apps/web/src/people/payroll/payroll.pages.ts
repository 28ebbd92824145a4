import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const payrollPages: DomainPages = {
  private: [
    route('salary', 'routes/people/salary.tsx'),
    route('salary/people', 'routes/people/salary-people.tsx'),
    route('salary/structures', 'routes/people/salary-structures.tsx'),
    route('salary/structures/new', 'routes/people/salary-structure-new.tsx'),
    route('salary/structures/:structureId', 'routes/people/salary-structure.tsx'),
    route('salary/settings', 'routes/people/salary-settings.tsx'),
    route('salary/tax', 'routes/people/salary-tax.tsx'),
    route('salary/tax/:staffId', 'routes/people/salary-tax-person.tsx'),
    route('salary/run/:runId', 'routes/people/payroll.tsx'),
    route('payslips', 'routes/people/payslips.tsx'),
    route('payslips/tax', 'routes/people/own-tax.tsx'),
    route('payslips/:payslipId', 'routes/people/payslip.tsx'),
  ],
};
