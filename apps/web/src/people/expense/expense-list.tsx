import { expensesQuery, listExpenses } from '@nukkad/contract/people/expense/expense.api';
import { expenseStatuses } from '@nukkad/contract/people/expense/expense.model';
import { listAddress } from '@nukkad/lists/address';
import { told } from '@nukkad/lists/columns';
import { oneOf, choice, day, search } from '@nukkad/lists/fields';
import { ApprovalPill } from '../../nouns/approval/approval-pill.tsx';
import { statusWords } from '../../nouns/approval/approval-words.ts';
import { useColleagues } from '../../nouns/team/team.queries.ts';
import { nameLink } from '../../nouns/work-list/columns.tsx';
import { listPart } from '../../nouns/work-list/list-part.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { type Voice, dayName } from './expense-words.ts';
import { expenseEmpty } from './expense.empty.ts';
import { useCategories } from './expense.queries.ts';

function useFields({ t }: Pick<Voice, 't'>) {
  const team = useColleagues();
  const categories = useCategories();
  return [
    search(t('expense.search', 'For what')),
    choice('status', t('expense.status', 'Status'), expenseStatuses, (value) => statusWords[value](t)),
    oneOf(
      'expenseCategoryId',
      t('expense.category', 'Category'),
      categories.data?.items,
      'expenseCategoryId',
      'name',
    ),
    oneOf('staffId', t('approval.who', 'Employee'), team.data, 'staffId', 'fullName'),
    day('fromDay', t('expense.from', 'Paid from')),
    day('toDay', t('expense.to', 'Paid until')),
  ];
}

/** What the team claimed, the newest first; filters are part of the address, and the list is a file as well. */
export const ExpenseList = listPart(listExpenses, {
  name: 'expenses',
  label: ({ t }) => t('expense.list', 'Expenses of the team'),
  address: listAddress(
    expensesQuery.shape,
    ['q', 'status', 'expenseCategoryId', 'staffId', 'fromDay', 'toDay'],
    {},
  ),
  query: (filters) => ({ whose: 'team' as const, ...filters }),
  fields: useFields,
  keyOf: ({ request }) => request.requestId,
  nameOf: ({ request, category }) => `${request.employee.fullName}, ${category}`,
  columns: ({ t, locale }) => [
    nameLink(
      'name',
      t('approval.who', 'Employee'),
      ({ request }) => request.employee.fullName,
      ({ request }) => `/people/expenses/${request.requestId}`,
    ),
    told(
      'amount',
      t('expense.amount', 'Amount'),
      ({ request, asked }) => formatMoney(request.amount ?? asked, locale),
      { figures: true, card: 'corner', width: '9rem' },
    ),
    told('category', t('expense.category', 'Category'), ({ category }) => category, { width: '10rem' }),
    told('day', t('expense.day', 'Paid on'), (expense) => dayName(expense.day, locale), { width: '9rem' }),
    told('note', t('expense.for', 'For'), ({ request }) => request.note, { width: '16rem' }),
    told('receipts', t('expense.receipts', 'Receipts'), ({ receipts }) => String(receipts), {
      figures: true,
      width: '6rem',
      startsHidden: true,
    }),
    told('status', t('expense.status', 'Status'), ({ request }) => statusWords[request.status](t), {
      cell: ({ request }) => <ApprovalPill request={request} />,
      width: '11rem',
    }),
  ],
  sheet: 'expenses',
  empty: () => <EmptyScreen screen={expenseEmpty['no-expenses']} />,
});
