import { payoutStatuses } from '@nukkad/contract/money/payout/payout.noun';
import type { Payout } from '@nukkad/contract/money/payout/payout.model';
import type { Column } from '@nukkad/lists/columns';
import type { FilterField } from '@nukkad/lists/filter-field';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { Link } from 'react-router';
import { Listing } from '../../nouns/work-list/listing.tsx';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatInstant } from '../../ui/date-time.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Money } from '../../ui/money.tsx';
import { payoutPath } from './paths.ts';
import { PayoutStatusBadge, payoutStatusWords } from './payout-status.tsx';
import { payoutsAddress, usePayouts } from './payout.queries.ts';

const rupees = 100;
const accountOf = ({ bank }: Payout) => `${bank.name} ••${bank.last4}`;

const fields = (t: Translate): readonly FilterField[] => [
  {
    kind: 'choice',
    key: 'status',
    label: t('payout.status', 'Status'),
    options: payoutStatuses.map((value) => ({ value, label: payoutStatusWords(t, value) })),
  },
  { kind: 'day', key: 'from', label: t('payout.from', 'From') },
  { kind: 'day', key: 'to', label: t('payout.to', 'To') },
];

const columns = (t: Translate, locale: string): readonly Column<Payout>[] => [
  {
    id: 'made',
    title: t('payout.made', 'Date'),
    text: ({ createdAt }) => formatInstant(createdAt, 'day', locale),
    cell: ({ payoutId, createdAt }) => (
      <Link to={payoutPath(payoutId)}>{formatInstant(createdAt, 'day', locale)}</Link>
    ),
    fixed: true,
    card: 'heading',
    width: '11rem',
  },
  {
    id: 'amount',
    title: t('payout.amount', 'Amount'),
    text: ({ amount }) => amount / rupees,
    cell: ({ amount }) => <Money paise={amount} strong />,
    figures: true,
    width: '8rem',
  },
  {
    id: 'status',
    title: t('payout.status', 'Status'),
    text: ({ status }) => payoutStatusWords(t, status),
    cell: ({ status }) => <PayoutStatusBadge status={status} />,
    card: 'corner',
    width: '8rem',
  },
  {
    id: 'jobs',
    title: t('payout.entries', 'Jobs and fees'),
    text: ({ earnings }) => earnings,
    figures: true,
    width: '7rem',
  },
  { id: 'account', title: t('payout.account', 'Bank account'), text: accountOf, width: '12rem' },
  { id: 'utr', title: t('payout.utr', 'UTR'), text: ({ utr }) => utr ?? '', width: '12rem' },
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
