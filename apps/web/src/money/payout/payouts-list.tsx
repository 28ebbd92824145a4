import { defaultPageSize } from '@nukkad/contract/kernel/page';
import { getPayoutDetails, payoutsQuery } from '@nukkad/contract/money/payout/payout.api';
import type { Payout } from '@nukkad/contract/money/payout/payout.model';
import { payoutStatuses } from '@nukkad/contract/money/payout/payout.noun';
import { listAddress } from '@nukkad/lists/address';
import { told } from '@nukkad/lists/columns';
import { choice, day } from '@nukkad/lists/fields';
import { amount, pageLink } from '../../nouns/work-list/columns.tsx';
import { listPart } from '../../nouns/work-list/list-part.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { payoutPath } from './paths.ts';
import { PayoutStatusBadge, payoutStatusWords } from './payout-status.tsx';

const accountOf = ({ bank }: Payout) => `${bank.name} ••${bank.last4}`;

/** All payouts of the partner, newest first. */
export const PayoutsList = listPart(getPayoutDetails, {
  name: 'payouts',
  label: ({ t }) => t('payout.payouts', 'Payouts'),
  address: listAddress(payoutsQuery.shape, ['status', 'from', 'to'], {}),
  pageSize: defaultPageSize,
  fields: ({ t }) => [
    choice('status', t('payout.status', 'Status'), payoutStatuses, (value) => payoutStatusWords(t, value)),
    day('from', t('payout.from', 'From')),
    day('to', t('payout.to', 'To')),
  ],
  keyOf: ({ payoutId }) => payoutId,
  nameOf: ({ createdAt }, { locale }) => formatInstant(createdAt, 'day', locale),
  columns: ({ t, locale }) => [
    pageLink(
      'made',
      t('payout.made', 'Date'),
      ({ createdAt }) => formatInstant(createdAt, 'day', locale),
      ({ payoutId }) => payoutPath(payoutId),
      { width: '11rem' },
    ),
    amount('amount', t('payout.amount', 'Amount'), (payout) => payout.amount, { width: '8rem' }),
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
  ],
  sheet: 'payouts',
  empty: ({ t }) => (
    <EmptyState scene="money" title={t('payout.noPayouts', 'No payouts yet')}>
      {t('payout.noPayouts.words', 'We pay your bank account once your finished jobs are due.')}
    </EmptyState>
  ),
});
