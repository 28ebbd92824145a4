import { ExpensePage } from '../../../people/expense/expense-page.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/expense.ts';

export const handle = page(({ t }) => ({ title: t('expense.one', 'Expense'), noindex: true }));

export default function Expense({ params }: Route.ComponentProps) {
  return <ExpensePage requestId={params.requestId} />;
}
