import { assetKinds, type AssetCard } from '@nukkad/contract/people/asset/asset.model';
import type { Column } from '@nukkad/lists/columns';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { Link } from 'react-router';
import { Listing } from '../../nouns/work-list/listing.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatMoney } from '../../ui/money.tsx';
import { UrlTabs, useUrlTab } from '../../ui/url-tabs.tsx';
import { AssetPill } from './asset-pill.tsx';
import {
  type Voice,
  conditionNames,
  dayName,
  dueWords,
  kindNames,
  statusNames,
  tabNames,
} from './asset-words.ts';
import { assetEmpty } from './asset.empty.ts';
import styles from './asset.module.css';
import { assetsAddress, officeTabs, useAssets, useAssetsLive } from './asset.queries.ts';

const columnsOf = (voice: Voice): readonly Column<AssetCard>[] => {
  const { t, locale } = voice;
  return [
    {
      id: 'name',
      title: t('asset.name', 'Name'),
      text: ({ name }) => name,
      cell: ({ assetId, name }) => (
        <Link to={`/people/assets/${assetId}`} translate="no">
          {name}
        </Link>
      ),
      fixed: true,
      card: 'heading',
      width: '14rem',
    },
    {
      id: 'status',
      title: t('asset.status', 'Status'),
      text: ({ status }) => statusNames[status](t),
      cell: ({ status }) => <AssetPill status={status} />,
      card: 'corner',
      width: '10rem',
    },
    {
      id: 'holder',
      title: t('asset.holder', 'With'),
      text: ({ holder }) => holder?.fullName ?? '',
      width: '12rem',
    },
    {
      id: 'due',
      title: t('asset.due', 'Return'),
      text: (row) => (row.dueOn === null ? '' : dueWords(voice, row)),
      cell: (row) =>
        row.dueOn !== null && (
          <span className={styles.due} data-late={row.isLate || undefined}>
            {dueWords(voice, row)}
          </span>
        ),
      width: '13rem',
    },
    { id: 'tag', title: t('asset.tag', 'Serial number'), text: ({ tag }) => tag, width: '10rem' },
    { id: 'kind', title: t('asset.kind', 'Kind'), text: ({ kind }) => kindNames[kind](t), width: '9rem' },
    {
      id: 'condition',
      title: t('asset.condition', 'Condition'),
      text: ({ condition }) => conditionNames[condition](t),
      width: '8rem',
    },
    {
      id: 'value',
      title: t('asset.value', 'Value'),
      text: ({ value }) => (value === null ? '' : formatMoney(value, locale)),
      figures: true,
      width: '9rem',
      startsHidden: true,
    },
    {
      id: 'bought',
      title: t('asset.bought', 'Bought on'),
      text: ({ boughtOn }) => (boughtOn === null ? '' : dayName(boughtOn, locale)),
      width: '9rem',
      startsHidden: true,
    },
  ];
};

function useFields() {
  const { t } = useTranslation();
  return [
    { kind: 'search', key: 'q', label: t('asset.search', 'Name or serial number') },
    {
      kind: 'choice',
      key: 'kind',
      label: t('asset.kind', 'Kind'),
      options: assetKinds.map((value) => ({ value, label: kindNames[value](t) })),
    },
    {
      kind: 'choice',
      key: 'late',
      label: t('asset.due', 'Return'),
      options: [{ value: 'true', label: t('asset.late', 'Overdue') }],
    },
  ] as const;
}

/** What the business owns, the newest first; tab and filters are part of the address, and the list is a file as well. */
export function AssetList() {
  const voice = useTranslation();
  const { t } = voice;
  const tab = useUrlTab(officeTabs);
  const asked = useListAddress(assetsAddress);
  const filters = { ...asked.filters, tab };
  const fields = useFields();
  useAssetsLive();
  return (
    <>
      <UrlTabs
        label={t('asset.tabs', 'Which assets')}
        tabs={officeTabs.map((value) => ({ value, label: tabNames[value](t) }))}
      />
      <Listing<AssetCard>
        key={tab}
        name="assets"
        label={t('asset.title', 'Company assets')}
        asked={asked}
        fields={fields}
        columns={columnsOf(voice)}
        pages={useAssets(filters)}
        keyOf={({ assetId }) => assetId}
        nameOf={({ name }) => name}
        sheet={{ list: 'assets', filters }}
        empty={
          tab === 'all' ? (
            <EmptyScreen screen={assetEmpty['no-company-assets']} />
          ) : (
            <EmptyState scene="done" title={t('asset.none', 'Nothing here')}>
              {t('asset.none.words', 'No asset is in this state.')}
            </EmptyState>
          )
        }
      />
    </>
  );
}
