import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const expensePages: DomainPages = {
  private: [
    route('expenses', 'routes/people/own-expenses.tsx'),
    route('people/expenses', 'routes/people/expenses.tsx'),
    route('people/expenses/advances', 'routes/people/expense-advances.tsx'),
    route('people/expenses/categories', 'routes/people/expense-categories.tsx'),
    route('people/payments', 'routes/people/employee-payments.tsx'),
    route('people/expenses/:requestId', 'routes/people/expense.tsx'),
  ],
};
