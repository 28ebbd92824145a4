import { listLoans, loansQuery } from '@nukkad/contract/people/loan/loan.api';
import { loanStatuses } from '@nukkad/contract/people/loan/loan.noun';
import { listAddress } from '@nukkad/lists/address';
import { told } from '@nukkad/lists/columns';
import { choice } from '@nukkad/lists/fields';
import { nameLink } from '../../nouns/work-list/columns.tsx';
import { listPart } from '../../nouns/work-list/list-part.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { loanStatusWords, loanTones, monthName } from './loan-words.ts';
import { loanEmpty } from './loan.empty.ts';

/** The loans of the team, the newest first. */
export const LoanList = listPart(listLoans, {
  name: 'loans',
  label: ({ t }) => t('loan.list', 'Loans of the team'),
  address: listAddress(loansQuery.shape, ['status'], {}),
  query: (filters) => ({ whose: 'team' as const, ...filters }),
  fields: ({ t }) => [
    choice('status', t('loan.status', 'Status'), loanStatuses, (value) => loanStatusWords[value](t)),
  ],
  keyOf: ({ loanId }) => loanId,
  nameOf: ({ employee }) => employee.fullName,
  columns: ({ t, locale }) => [
    nameLink(
      'name',
      t('approval.who', 'Employee'),
      ({ employee }) => employee.fullName,
      ({ loanId }) => `/people/loans/${loanId}`,
    ),
    {
      id: 'left',
      title: t('loan.left', 'Left to pay back'),
      // Nothing is owed before it is paid out.
      text: ({ left, status }) => (status === 'running' ? formatMoney(left, locale) : ''),
      figures: true,
      width: '10rem',
    },
    told('amount', t('loan.amount', 'Amount'), ({ amount }) => formatMoney(amount, locale), {
      figures: true,
      width: '9rem',
    }),
    told(
      'next',
      t('loan.next', 'Next instalment'),
      ({ next }) => (next ? `${formatMoney(next.amount, locale)} · ${monthName(next.month, locale)}` : ''),
      { width: '15rem' },
    ),
    told('status', t('loan.status', 'Status'), ({ status }) => loanStatusWords[status](t), {
      cell: ({ status }) => <StatePill tone={loanTones[status]}>{loanStatusWords[status](t)}</StatePill>,
      card: 'corner',
      width: '13rem',
    }),
  ],
  empty: ({ first }) => (
    <EmptyScreen screen={loanEmpty['no-loans']} {...(!first?.can.give && { action: null })} />
  ),
});
