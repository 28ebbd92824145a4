import { assetStateVerbs } from '@nukkad/contract/people/asset/asset.noun';
import type { Asset } from '@nukkad/contract/people/asset/asset.model';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Moves } from '../../ui/press/moves.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Section } from '../../ui/page/section.tsx';
import { DetailSkeleton, ListSkeleton } from '../../ui/state/skeletons.tsx';
import { Fact, Facts } from '../../ui/page/facts.tsx';
import { AssetDialogs } from './asset-dialogs.tsx';
import { AssetDialog } from './asset-form.tsx';
import { MoveList, MovePhoto } from './asset-history.tsx';
import { AssetPill } from './asset-pill.tsx';
import { actNames, conditionNames, dayName, dueWords, kindNames } from './asset-words.ts';
import { CardHead } from '../../ui/page/parts.tsx';
import styles from './asset.module.css';
import { useAsset, useAssetMoves, useAssetsLive } from './asset.queries.ts';

function Holder({ asset }: { asset: Asset }) {
  const voice = useTranslation();
  const { t } = voice;
  const { holder, isLate } = asset;
  if (!holder) return null;
  return (
    <p className={styles.with}>
      {t('asset.holder', 'With')}{' '}
      <Link to={`/people/employees/${holder.staffId}`} translate="no">
        {holder.fullName}
      </Link>
      <span className={styles.due} data-late={isLate || undefined}>
        {dueWords(voice, asset)}
      </span>
    </p>
  );
}

function AssetFacts({ asset }: { asset: Asset }) {
  const { t, locale } = useTranslation();
  const { kind, tag, condition, value, boughtOn, notes } = asset;
  return (
    <Facts>
      <Fact name={t('asset.kind', 'Kind')}>{kindNames[kind](t)}</Fact>
      <Fact name={t('asset.tag', 'Serial number')}>{tag}</Fact>
      <Fact name={t('asset.condition', 'Condition')}>{conditionNames[condition](t)}</Fact>
      <Fact name={t('asset.value', 'Value')}>{value !== null && formatMoney(value, locale)}</Fact>
      <Fact name={t('asset.bought', 'Bought on')}>{boughtOn && dayName(boughtOn, locale)}</Fact>
      <Fact name={t('asset.notes', 'Notes')}>{notes}</Fact>
    </Facts>
  );
}

function Acts({ asset: { can } }: { asset: Asset }) {
  const { t } = useTranslation();
  return (
    <Moves
      gap={0.75}
      above={0.75}
      of={[
        { on: can.hand_out, opens: 'hand-out', label: t('asset.handOut', 'Hand out'), tone: 'neel' },
        { on: can.take_back, opens: 'take-back', label: t('asset.takeBack', 'Take back'), tone: 'neel' },
        { on: can.edit, opens: 'asset', label: t('asset.edit.short', 'Edit') },
        ...assetStateVerbs.map((verb) => ({
          on: can[verb],
          opens: 'move',
          about: { verb },
          label: actNames[verb](t),
        })),
      ]}
    />
  );
}

function History({ asset: { assetId, name } }: { asset: Asset }) {
  const { t } = useTranslation();
  return (
    <Section title={t('asset.history', 'History')}>
      <Listed list={useAssetMoves(assetId)} waiting={<ListSkeleton count={3} />} empty={null}>
        {(moves) => (
          <>
            <MoveList moves={moves} />
            <MovePhoto moves={moves} name={name} />
          </>
        )}
      </Listed>
    </Section>
  );
}

/** One asset for the office: where it is, what can be done with it, and all that happened to it. */
export function AssetPage({ assetId }: { assetId: string }) {
  const { t } = useTranslation();
  const query = useAsset(assetId);
  const list = { to: '/people/assets', label: t('asset.title', 'Company assets') };
  useAssetsLive();
  return (
    <Page narrow title={<span translate="no">{query.data?.name ?? list.label}</span>} back={list}>
      <Loaded
        query={query}
        waiting={<DetailSkeleton />}
        away={<ButtonLink to={list.to}>{list.label}</ButtonLink>}
      >
        {(asset) => (
          <>
            <Card quiet>
              <CardHead below={0.75}>
                <Holder asset={asset} />
                <AssetPill status={asset.status} />
              </CardHead>
              <AssetFacts asset={asset} />
              <Acts asset={asset} />
            </Card>
            <History asset={asset} />
            <AssetDialog asset={asset} />
            <AssetDialogs asset={asset} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
