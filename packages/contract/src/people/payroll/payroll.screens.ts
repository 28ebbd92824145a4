import { type Screen, need, partnerAndStaff } from '../../kernel/screen.ts';

const view = need('salary', 'view');

export const payrollScreens: readonly Screen[] = [
  { path: '/salary', who: partnerAndStaff, feature: view },
  { path: '/salary/people', who: partnerAndStaff, feature: view },
  { path: '/salary/structures', who: partnerAndStaff, feature: view },
  { path: '/salary/structures/new', who: partnerAndStaff, feature: view },
  { path: '/salary/structures/:structureId', who: partnerAndStaff, feature: view },
  { path: '/salary/settings', who: partnerAndStaff, feature: view },
  { path: '/salary/tax', who: partnerAndStaff, feature: view },
  { path: '/salary/tax/:staffId', who: partnerAndStaff, feature: view },
  { path: '/salary/run/:runId', who: partnerAndStaff, feature: view },
  { path: '/payslips', who: partnerAndStaff },
  { path: '/payslips/tax', who: partnerAndStaff },
  { path: '/payslips/:payslipId', who: partnerAndStaff },
];
