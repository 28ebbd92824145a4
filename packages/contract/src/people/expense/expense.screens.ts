import { type Screen, need, partnerAndStaff } from '../../kernel/screen.ts';

const view = need('expenses', 'view');

export const expenseScreens: readonly Screen[] = [
  { path: '/expenses', who: partnerAndStaff },
  { path: '/people/expenses', who: partnerAndStaff, feature: view },
  { path: '/people/expenses/advances', who: partnerAndStaff, feature: view },
  { path: '/people/expenses/categories', who: partnerAndStaff, feature: view },
  { path: '/people/payments', who: partnerAndStaff, feature: need('payments', 'view') },
  { path: '/people/expenses/:requestId', who: partnerAndStaff },
];
