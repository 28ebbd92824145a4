import { type ExpenseRow, expenseStatuses } from '@nukkad/contract/people/expense/expense.model';
import { type Column, heading, told } from '@nukkad/lists/columns';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { choice, day, search } from '@nukkad/lists/fields';
import { Link } from 'react-router';
import { Listing } from '../../nouns/work-list/listing.tsx';
import { ApprovalPill } from '../../nouns/approval/approval-pill.tsx';
import { statusWords } from '../../nouns/approval/approval-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { expenseEmpty } from './expense.empty.ts';
import { expensesAddress, useCategories, useExpenses } from './expense.queries.ts';
import { useColleagues } from '../../nouns/team/team.queries.ts';
import { type Voice, dayName } from './expense-words.ts';

const columnsOf = ({ t, locale }: Voice): readonly Column<ExpenseRow>[] => [
  told('name', t('approval.who', 'Employee'), ({ request }) => request.employee.fullName, {
    ...heading,
    cell: ({ request }) => (
      <Link to={`/people/expenses/${request.requestId}`} translate="no">
        {request.employee.fullName}
      </Link>
    ),
  }),
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
];

function useFields() {
  const { t } = useTranslation();
  const team = useColleagues();
  const categories = useCategories();
  return [
    search(t('expense.search', 'For what')),
    choice('status', t('expense.status', 'Status'), expenseStatuses, (value) => statusWords[value](t)),
    {
      kind: 'choice',
      key: 'expenseCategoryId',
      label: t('expense.category', 'Category'),
      options: (categories.data?.items ?? []).map(({ expenseCategoryId, name }) => ({
        value: expenseCategoryId,
        label: name,
      })),
    },
    {
      kind: 'choice',
      key: 'staffId',
      label: t('approval.who', 'Employee'),
      options: (team.data ?? []).map(({ staffId, fullName }) => ({ value: staffId, label: fullName })),
    },
    day('fromDay', t('expense.from', 'Paid from')),
    day('toDay', t('expense.to', 'Paid until')),
  ] as const;
}

/** What the team claimed, the newest first; filters are part of the address, and the list is a file as well. */
export function ExpenseList() {
  const voice = useTranslation();
  const { t } = voice;
  const asked = useListAddress(expensesAddress);
  return (
    <Listing<ExpenseRow>
      name="expenses"
      label={t('expense.list', 'Expenses of the team')}
      asked={asked}
      fields={useFields()}
      columns={columnsOf(voice)}
      pages={useExpenses({ whose: 'team', ...asked.filters })}
      keyOf={({ request }) => request.requestId}
      nameOf={({ request, category }) => `${request.employee.fullName}, ${category}`}
      sheet={{ list: 'expenses', filters: { whose: 'team', ...asked.filters } }}
      empty={<EmptyScreen screen={expenseEmpty['no-expenses']} />}
    />
  );
}
