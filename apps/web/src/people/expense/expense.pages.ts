import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const expensePages: DomainPages = {
  private: [
    route('expenses', 'routes/own-expenses.tsx'),
    route('people/expenses', 'routes/expenses.tsx'),
    route('people/expenses/advances', 'routes/expense-advances.tsx'),
    route('people/expenses/categories', 'routes/expense-categories.tsx'),
    route('people/payments', 'routes/employee-payments.tsx'),
    route('people/expenses/:requestId', 'routes/expense.tsx'),
  ],
};
