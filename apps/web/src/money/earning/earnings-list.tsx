import { defaultPageSize } from '@nukkad/contract/kernel/page';
import { deductedQuery, earningsQuery } from '@nukkad/contract/money/earning/earning-list.query';
import { listDeducted, listEarnings } from '@nukkad/contract/money/earning/earning.api';
import { deductionKinds } from '@nukkad/contract/money/earning/earning.model';
import { earningKinds, earningStates } from '@nukkad/contract/money/payout/earning.noun';
import { listAddress } from '@nukkad/lists/address';
import { choice, search } from '@nukkad/lists/fields';
import { listPartOf } from '../../nouns/work-list/list-part.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { deductedColumns, earningColumns, partWords } from './earning-columns.tsx';
import type { Period } from './period.ts';
import { kindWords, nameOf, stateWords } from './state-words.tsx';

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

const ofPeriod = ({ period }: { period: Period }) => period;

/** Each job and fee of the period. */
export const EarningsList = listPartOf(listEarnings, ofPeriod, {
  name: 'earnings',
  label: ({ t }) => t('earnings.label', 'Jobs and fees'),
  address: listAddress(
    earningsQuery.shape,
    ['window', 'from', 'to', 'kind', 'state', 'staffId', 'q', 'sort'],
    {},
  ),
  query: (filters, period) => ({ ...filters, ...period }),
  pageSize: defaultPageSize,
  fields: ({ t }) => [
    search(t('earnings.search', 'Booking number')),
    choice('state', t('earningTable.state', 'Payout'), earningStates, (value) => stateWords(t, value)),
    choice('kind', t('earnings.kind', 'Kind'), earningKinds, (value) => kindWords(t, value)),
  ],
  keyOf: ({ earningId }) => earningId,
  nameOf: (earning, { t }) => earning.bookingNumber ?? nameOf(t, earning),
  columns: ({ t, locale }) => earningColumns(t, locale),
  ownSort: 'newest',
  sheet: 'earnings',
  empty: ({ t, given: period }) => (
    <Nothing title={t('earnings.none', 'Nothing earned in this period')} period={period} />
  ),
});

/** What was deducted in the period, by job. */
export const DeductedList = listPartOf(listDeducted, ofPeriod, {
  name: 'deducted',
  label: ({ t }) => t('deducted.label', 'Deductions'),
  address: listAddress(deductedQuery.shape, ['window', 'from', 'to', 'deduction'], {}),
  query: (filters, period) => ({ ...filters, ...period }),
  pageSize: defaultPageSize,
  fields: ({ t }) => [
    choice('deduction', t('deducted.kind', 'Deduction'), deductionKinds, (value) => partWords(t, value)),
  ],
  keyOf: ({ earningId }) => earningId,
  nameOf: (row, { t }) => row.bookingNumber ?? nameOf(t, row),
  columns: ({ t, locale }) => deductedColumns(t, locale),
  sheet: 'deductions',
  empty: ({ t, given: period }) => (
    <Nothing title={t('deducted.none', 'Nothing deducted in this period')} period={period} />
  ),
});
