import { payoutStatuses } from '@nukkad/contract/money/payout/payout.noun';
import type { Payout } from '@nukkad/contract/money/payout/payout.model';
import { type Column, heading, told } from '@nukkad/lists/columns';
import type { FilterField } from '@nukkad/lists/filter-field';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { choice, day } from '@nukkad/lists/fields';
import { Link } from 'react-router';
import { Listing } from '../../nouns/work-list/listing.tsx';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { payoutPath } from './paths.ts';
import { PayoutStatusBadge, payoutStatusWords } from './payout-status.tsx';
import { payoutsAddress, usePayouts } from './payout.queries.ts';

const rupees = 100;
const accountOf = ({ bank }: Payout) => `${bank.name} ••${bank.last4}`;

const fields = (t: Translate): readonly FilterField[] => [
  choice('status', t('payout.status', 'Status'), payoutStatuses, (value) => payoutStatusWords(t, value)),
  day('from', t('payout.from', 'From')),
  day('to', t('payout.to', 'To')),
];

const columns = (t: Translate, locale: string): readonly Column<Payout>[] => [
  told('made', t('payout.made', 'Date'), ({ createdAt }) => formatInstant(createdAt, 'day', locale), {
    ...heading,
    cell: ({ payoutId, createdAt }) => (
      <Link to={payoutPath(payoutId)}>{formatInstant(createdAt, 'day', locale)}</Link>
    ),
    width: '11rem',
  }),
  told('amount', t('payout.amount', 'Amount'), ({ amount }) => amount / rupees, {
    cell: ({ amount }) => <Money paise={amount} strong />,
    figures: true,
    width: '8rem',
  }),
  told('status', t('payout.status', 'Status'), ({ status }) => payoutStatusWords(t, status), {
    cell: ({ status }) => <PayoutStatusBadge status={status} />,
    card: 'corner',
    width: '8rem',
  }),
  told('jobs', t('payout.entries', 'Jobs and fees'), ({ earnings }) => earnings, {
    figures: true,
    width: '7rem',
  }),
  told('account', t('payout.account', 'Bank account'), accountOf, { width: '12rem' }),
  told('utr', t('payout.utr', 'UTR'), ({ utr }) => utr ?? '', { width: '12rem' }),
];

/** All payouts of the partner, newest first. */
export function PayoutsList() {
  const { t, locale } = useTranslation();
  const asked = useListAddress(payoutsAddress);
  return (
    <Listing<Payout>
      name="payouts"
      label={t('payout.payouts', 'Payouts')}
      asked={asked}
      fields={fields(t)}
      columns={columns(t, locale)}
      pages={usePayouts(asked.filters)}
      keyOf={({ payoutId }) => payoutId}
      nameOf={({ createdAt }) => formatInstant(createdAt, 'day', locale)}
      sheet={{ list: 'payouts', filters: asked.filters }}
      empty={
        <EmptyState scene="money" title={t('payout.noPayouts', 'No payouts yet')}>
          {t('payout.noPayouts.words', 'We pay your bank account once your finished jobs are due.')}
        </EmptyState>
      }
    />
  );
}
