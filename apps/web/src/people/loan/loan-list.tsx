import { loanStatuses } from '@nukkad/contract/people/loan/loan.noun';
import type { LoanRow } from '@nukkad/contract/people/loan/loan.model';
import { type Column, heading, told } from '@nukkad/lists/columns';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { choice } from '@nukkad/lists/fields';
import { Link } from 'react-router';
import { Listing } from '../../nouns/work-list/listing.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { loanStatusWords, loanTones, monthName } from './loan-words.ts';
import { loanEmpty } from './loan.empty.ts';
import { loansAddress, useLoans } from './loan.queries.ts';

type Voice = ReturnType<typeof useTranslation>;

function columnsOf({ t, locale }: Voice): readonly Column<LoanRow>[] {
  const money = (paise: number) => formatMoney(paise, locale);
  return [
    told('name', t('approval.who', 'Employee'), ({ employee }) => employee.fullName, {
      ...heading,
      cell: ({ loanId, employee }) => (
        <Link to={`/people/loans/${loanId}`} translate="no">
          {employee.fullName}
        </Link>
      ),
    }),
    {
      id: 'left',
      title: t('loan.left', 'Left to pay back'),
      // Nothing is owed before it is paid out.
      text: ({ left, status }) => (status === 'running' ? money(left) : ''),
      figures: true,
      width: '10rem',
    },
    told('amount', t('loan.amount', 'Amount'), ({ amount }) => money(amount), {
      figures: true,
      width: '9rem',
    }),
    told(
      'next',
      t('loan.next', 'Next instalment'),
      ({ next }) => (next ? `${money(next.amount)} · ${monthName(next.month, locale)}` : ''),
      { width: '15rem' },
    ),
    told('status', t('loan.status', 'Status'), ({ status }) => loanStatusWords[status](t), {
      cell: ({ status }) => <StatePill tone={loanTones[status]}>{loanStatusWords[status](t)}</StatePill>,
      card: 'corner',
      width: '13rem',
    }),
  ];
}

/** The loans of the team, the newest first. */
export function LoanList() {
  const voice = useTranslation();
  const { t } = voice;
  const asked = useListAddress(loansAddress);
  const loans = useLoans({ whose: 'team', ...asked.filters });
  const mayGive = loans.data?.pages[0]?.can.give ?? false;
  return (
    <Listing<LoanRow>
      name="loans"
      label={t('loan.list', 'Loans of the team')}
      asked={asked}
      fields={[
        choice('status', t('loan.status', 'Status'), loanStatuses, (value) => loanStatusWords[value](t)),
      ]}
      columns={columnsOf(voice)}
      pages={loans}
      keyOf={({ loanId }) => loanId}
      nameOf={({ employee }) => employee.fullName}
      empty={<EmptyScreen screen={loanEmpty['no-loans']} {...(!mayGive && { action: null })} />}
    />
  );
}
