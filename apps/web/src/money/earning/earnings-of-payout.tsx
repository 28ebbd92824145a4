import { listEarnings } from '@nukkad/contract/money/earning/earning.api';
import { defaultPageSize } from '@nukkad/contract/kernel/page';
import { earningsQuery } from '@nukkad/contract/money/earning/earning-list.query';
import { listAddress } from '@nukkad/lists/address';
import { listPartOf } from '../../nouns/work-list/list-part.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { earningColumns } from './earning-columns.tsx';
import { nameOf } from './state-words.tsx';

/** Each job and fee that one payout pays. */
export const EarningsOfPayout = listPartOf(listEarnings, ({ payoutId }: { payoutId: string }) => payoutId, {
  name: 'payout-earnings',
  label: ({ t }) => t('earnings.label', 'Jobs and fees'),
  address: listAddress(earningsQuery.shape, ['sort'], {}),
  query: (filters, payoutId) => ({ ...filters, payoutId }),
  pageSize: defaultPageSize,
  keyOf: ({ earningId }) => earningId,
  nameOf: (earning, { t }) => earning.bookingNumber ?? nameOf(t, earning),
  columns: ({ t, locale }) => earningColumns(t, locale).filter(({ id }) => id !== 'state' && id !== 'due'),
  ownSort: 'newest',
  sheet: 'earnings',
  empty: ({ t }) => <EmptyState scene="money" title={t('earnings.noneIn', 'Nothing in this payout')} />,
});
