import type { Earning } from '@nukkad/contract/money/earning/earning.model';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { Listing } from '../../nouns/work-list/listing.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { earningColumns } from './earning-columns.tsx';
import { payoutEarningsAddress, useEarnings } from './earning.queries.ts';
import { nameOf } from './state-words.tsx';

/** Each job and fee that one payout pays. */
export function EarningsOfPayout({ payoutId }: { payoutId: string }) {
  const { t, locale } = useTranslation();
  const asked = useListAddress(payoutEarningsAddress);
  const filter = { ...asked.filters, payoutId };
  return (
    <Listing<Earning>
      name="payout-earnings"
      label={t('earnings.label', 'Jobs and fees')}
      asked={asked}
      fields={[]}
      columns={earningColumns(t, locale).filter(({ id }) => id !== 'state' && id !== 'due')}
      pages={useEarnings(filter)}
      keyOf={({ earningId }) => earningId}
      nameOf={(earning) => earning.bookingNumber ?? nameOf(t, earning)}
      ownSort="newest"
      sheet={{ list: 'earnings', filters: filter }}
      empty={<EmptyState scene="money" title={t('earnings.noneIn', 'Nothing in this payout')} />}
    />
  );
}
