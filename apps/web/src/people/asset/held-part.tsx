import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { AssetPill } from './asset-pill.tsx';
import { dueWords, kindNames } from './asset-words.ts';
import { CardHead, List, Note } from '../../ui/page/parts.tsx';
import { useHeldBy, useAssetsLive } from './asset.queries.ts';
import styles from './asset.module.css';

/** What an employee has of the business, for the office. */
export function HeldPart({ employeeId }: { employeeId: string }) {
  const voice = useTranslation();
  const { t } = voice;
  useAssetsLive();
  return (
    <Listed
      list={useHeldBy(employeeId)}
      waiting={<ListSkeleton count={2} />}
      empty={
        <EmptyState scene="done" title={t('asset.part.none', 'Nothing handed out')}>
          {t('asset.part.none.words', 'Hand something out from the list of company assets.')}
        </EmptyState>
      }
    >
      {(items) => (
        <List>
          {items.map((asset) => (
            <Card key={asset.assetId} as="li" quiet>
              <CardHead>
                <h2>
                  <Link to={`/people/assets/${asset.assetId}`} translate="no">
                    {asset.name}
                  </Link>
                </h2>
                <AssetPill status={asset.status} />
              </CardHead>
              <Note weight={400} breaks above={0.25}>
                {[kindNames[asset.kind](t), asset.tag].filter(Boolean).join(' · ')}
              </Note>
              <p className={styles.due} data-late={asset.isLate || undefined}>
                {dueWords(voice, asset)}
              </p>
            </Card>
          ))}
        </List>
      )}
    </Listed>
  );
}
