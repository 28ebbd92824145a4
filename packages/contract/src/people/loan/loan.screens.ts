import { type Screen, need, partnerAndStaff } from '../../kernel/screen.ts';

export const loanScreens: readonly Screen[] = [
  { path: '/loans', who: partnerAndStaff },
  { path: '/people/loans', who: partnerAndStaff, feature: need('salary', 'view') },
  { path: '/people/loans/:loanId', who: partnerAndStaff },
];
