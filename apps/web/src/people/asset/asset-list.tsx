import { assetsQuery, listAssets } from '@nukkad/contract/people/asset/asset.api';
import { assetKinds } from '@nukkad/contract/people/asset/asset.model';
import { listAddress } from '@nukkad/lists/address';
import { told } from '@nukkad/lists/columns';
import { choice, search } from '@nukkad/lists/fields';
import * as z from 'zod/mini';
import { nameLink } from '../../nouns/work-list/columns.tsx';
import { listPartOf } from '../../nouns/work-list/list-part.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { UrlTabs, useUrlTab } from '../../ui/page/url-tabs.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { AssetPill } from './asset-pill.tsx';
import { conditionNames, dayName, dueWords, kindNames, statusNames, tabNames } from './asset-words.ts';
import { assetEmpty } from './asset.empty.ts';
import { officeTabs, useAssetsLive } from './asset.queries.ts';
import styles from './asset.module.css';

function useTab() {
  useAssetsLive();
  return useUrlTab(officeTabs);
}

/** What the business owns, the newest first; tab and filters are part of the address, and the list is a file as well. */
export const AssetList = listPartOf(listAssets, useTab, {
  name: 'assets',
  label: ({ t }) => t('asset.title', 'Company assets'),
  address: listAddress(assetsQuery.shape, ['q', 'kind', 'staffId', 'late'], { tab: z.enum(officeTabs) }),
  query: (filters, tab) => ({ ...filters, tab }),
  tab: ({ given }) => given,
  above: ({ t }) => (
    <UrlTabs
      label={t('asset.tabs', 'Which assets')}
      tabs={officeTabs.map((value) => ({ value, label: tabNames[value](t) }))}
    />
  ),
  fields: ({ t }) => [
    search(t('asset.search', 'Name or serial number')),
    choice('kind', t('asset.kind', 'Kind'), assetKinds, (value) => kindNames[value](t)),
    choice('late', t('asset.due', 'Return'), ['true'], { true: t('asset.late', 'Overdue') }),
  ],
  keyOf: ({ assetId }) => assetId,
  nameOf: ({ name }) => name,
  columns: ({ t, locale, voice }) => [
    nameLink(
      'name',
      t('asset.name', 'Name'),
      ({ name }) => name,
      ({ assetId }) => `/people/assets/${assetId}`,
      { width: '14rem' },
    ),
    told('status', t('asset.status', 'Status'), ({ status }) => statusNames[status](t), {
      cell: ({ status }) => <AssetPill status={status} />,
      card: 'corner',
      width: '10rem',
    }),
    told('holder', t('asset.holder', 'With'), ({ holder }) => holder?.fullName ?? '', { width: '12rem' }),
    told('due', t('asset.due', 'Return'), (row) => (row.dueOn === null ? '' : dueWords(voice, row)), {
      cell: (row) =>
        row.dueOn !== null && (
          <span className={styles.due} data-late={row.isLate || undefined}>
            {dueWords(voice, row)}
          </span>
        ),
      width: '13rem',
    }),
    told('tag', t('asset.tag', 'Serial number'), ({ tag }) => tag, { width: '10rem' }),
    told('kind', t('asset.kind', 'Kind'), ({ kind }) => kindNames[kind](t), { width: '9rem' }),
    told('condition', t('asset.condition', 'Condition'), ({ condition }) => conditionNames[condition](t), {
      width: '8rem',
    }),
    told(
      'value',
      t('asset.value', 'Value'),
      ({ value }) => (value === null ? '' : formatMoney(value, locale)),
      { figures: true, width: '9rem', startsHidden: true },
    ),
    told(
      'bought',
      t('asset.bought', 'Bought on'),
      ({ boughtOn }) => (boughtOn === null ? '' : dayName(boughtOn, locale)),
      { width: '9rem', startsHidden: true },
    ),
  ],
  sheet: 'assets',
  empty: ({ t, given: tab }) =>
    tab === 'all' ? (
      <EmptyScreen screen={assetEmpty['no-company-assets']} />
    ) : (
      <EmptyState scene="done" title={t('asset.none', 'Nothing here')}>
        {t('asset.none.words', 'No asset is in this state.')}
      </EmptyState>
    ),
});
