import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../press/button.tsx';
import styles from './load-more.module.css';
import { ReadOnly } from '../state/read-only.ts';

/** As many rows as a glance counts. */
const few = 10;

/** The foot of a list that comes page by page: `infinite` is a useInfiniteQuery, or anything shaped so. */
export function LoadMore({
  infinite,
  shown,
}: {
  infinite: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  /** How many rows are on the screen. */
  shown: number;
}) {
  const { t, plural } = useTranslation();
  return (
    <div className={styles.more}>
      <p role="status" className={shown > few || infinite.hasNextPage ? undefined : styles.unseen}>
        {plural('list.shown', shown, { one: '{{count}} shown', other: '{{count}} shown' })}
      </p>
      {/* To read on sends nothing. */}
      {infinite.hasNextPage && (
        <ReadOnly value={false}>
          <Button
            tone="plain"
            busy={infinite.isFetchingNextPage}
            onClick={() => void infinite.fetchNextPage()}
          >
            {t('list.more', 'Show more')}
          </Button>
        </ReadOnly>
      )}
    </div>
  );
}
