import { type Deducted, type Earning, deductionKinds } from '@nukkad/contract/money/earning/earning.model';
import { earningKinds, earningStates } from '@nukkad/contract/money/payout/earning.noun';
import type { Values } from '@nukkad/lists/address';
import type { FilterField } from '@nukkad/lists/filter-field';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { choice, search } from '@nukkad/lists/fields';
import { Listing } from '../../nouns/work-list/listing.tsx';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { deductedColumns, earningColumns, partWords } from './earning-columns.tsx';
import { deductedAddress, earningsAddress, useDeducted, useEarnings } from './earning.queries.ts';
import type { Period } from './period.ts';
import { kindWords, nameOf, stateWords } from './state-words.tsx';

const jobFields = (t: Translate): readonly FilterField[] => [
  search(t('earnings.search', 'Booking number')),
  choice('state', t('earningTable.state', 'Payout'), earningStates, (value) => stateWords(t, value)),
  choice('kind', t('earnings.kind', 'Kind'), earningKinds, (value) => kindWords(t, value)),
];

const deductionFields = (t: Translate): readonly FilterField[] => [
  choice('deduction', t('deducted.kind', 'Deduction'), deductionKinds, (value) => partWords(t, value)),
];

function Nothing({ title, period }: { title: string; period: Period }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      scene="money"
      title={title}
      action={
        period.window !== 'month' && (
          <ButtonLink to={{ search: '?window=month' }} tone="plain" preventScrollReset>
            {t('earnings.month', 'View this month')}
          </ButtonLink>
        )
      }
    >
      {t('earnings.none.words', 'Finished jobs and fees appear here.')}
    </EmptyState>
  );
}

/** The period of the page counts beside the list's own filters. */
const withPeriod = <Filters extends Values>(filters: Filters, period: Period) => ({ ...filters, ...period });

/** Each job and fee of the period. */
export function EarningsList({ period }: { period: Period }) {
  const { t, locale } = useTranslation();
  const asked = useListAddress(earningsAddress);
  const filter = withPeriod(asked.filters, period);
  return (
    <Listing<Earning>
      name="earnings"
      label={t('earnings.label', 'Jobs and fees')}
      asked={asked}
      fields={jobFields(t)}
      columns={earningColumns(t, locale)}
      pages={useEarnings(filter)}
      keyOf={({ earningId }) => earningId}
      nameOf={(earning) => earning.bookingNumber ?? nameOf(t, earning)}
      ownSort="newest"
      sheet={{ list: 'earnings', filters: filter }}
      empty={<Nothing title={t('earnings.none', 'Nothing earned in this period')} period={period} />}
    />
  );
}

/** What was deducted in the period, by job. */
export function DeductedList({ period }: { period: Period }) {
  const { t, locale } = useTranslation();
  const asked = useListAddress(deductedAddress);
  const filter = withPeriod(asked.filters, period);
  return (
    <Listing<Deducted>
      name="deducted"
      label={t('deducted.label', 'Deductions')}
      asked={asked}
      fields={deductionFields(t)}
      columns={deductedColumns(t, locale)}
      pages={useDeducted(filter)}
      keyOf={({ earningId }) => earningId}
      nameOf={(row) => row.bookingNumber ?? nameOf(t, row)}
      sheet={{ list: 'deductions', filters: filter }}
      empty={<Nothing title={t('deducted.none', 'Nothing deducted in this period')} period={period} />}
    />
  );
}
