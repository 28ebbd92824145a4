import { assetKinds, type AssetCard } from '@nukkad/contract/people/asset/asset.model';
import { type Column, heading, told } from '@nukkad/lists/columns';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { choice, search } from '@nukkad/lists/fields';
import { Link } from 'react-router';
import { Listing } from '../../nouns/work-list/listing.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { UrlTabs, useUrlTab } from '../../ui/page/url-tabs.tsx';
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
    told('name', t('asset.name', 'Name'), ({ name }) => name, {
      ...heading,
      cell: ({ assetId, name }) => (
        <Link to={`/people/assets/${assetId}`} translate="no">
          {name}
        </Link>
      ),
      width: '14rem',
    }),
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
  ];
};

function useFields() {
  const { t } = useTranslation();
  return [
    search(t('asset.search', 'Name or serial number')),
    choice('kind', t('asset.kind', 'Kind'), assetKinds, (value) => kindNames[value](t)),
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
