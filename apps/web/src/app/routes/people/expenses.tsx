import { ExpenseFrame } from '../../../people/expense/expense-frame.tsx';
import { ExpenseList } from '../../../people/expense/expense-list.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('expense.title', 'Expenses'), noindex: true }));

export default function Expenses() {
  return (
    <ExpenseFrame>
      <ExpenseList />
    </ExpenseFrame>
  );
}
