import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const payrollPages: DomainPages = {
  private: [
    route('salary', 'routes/salary.tsx'),
    route('salary/people', 'routes/salary-people.tsx'),
    route('salary/structures', 'routes/salary-structures.tsx'),
    route('salary/structures/new', 'routes/salary-structure-new.tsx'),
    route('salary/structures/:structureId', 'routes/salary-structure.tsx'),
    route('salary/settings', 'routes/salary-settings.tsx'),
    route('salary/tax', 'routes/salary-tax.tsx'),
    route('salary/tax/:staffId', 'routes/salary-tax-person.tsx'),
    route('salary/run/:runId', 'routes/payroll.tsx'),
    route('payslips', 'routes/payslips.tsx'),
    route('payslips/tax', 'routes/own-tax.tsx'),
    route('payslips/:payslipId', 'routes/payslip.tsx'),
  ],
};
