import type { BoardColumn as Column } from '@nukkad/contract/market/fulfilment/board';
import { useId } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Button } from '../../../ui/press/button.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { SkeletonBlock } from '../../../ui/state/skeletons.tsx';
import { BoardCard } from './board-card.tsx';
import { type ColumnQuery, cardsOf, totalOf } from './board.queries.ts';
import { columnName, nothingIn } from './column-words.ts';
import { List, Note } from '../../../ui/page/parts.tsx';
import styles from './board.module.css';

/** How many bookings a column holds, as its heading and its tab say it. */
export const countWords = (query: ColumnQuery): string | null => {
  const total = totalOf(query);
  return total ? `${total.count}${total.isMore ? '+' : ''}` : null;
};

function Cards({ column, query }: { column: Column; query: ColumnQuery }) {
  const { t } = useTranslation();
  const cards = cardsOf(query);
  if (cards.length === 0) return <Note size="sm">{nothingIn(t, column)}</Note>;
  return (
    <>
      <List gap={0.6}>
        {cards.map((booking) => (
          <BoardCard key={booking.bookingId} booking={booking} timeOnly={column === 'today'} />
        ))}
      </List>
      {query.hasNextPage && (
        <Button tone="plain" small busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('list.more', 'Show more')}
        </Button>
      )}
    </>
  );
}

/** One column of the board with its own pages. */
export function BoardColumn({ column, query }: { column: Column; query: ColumnQuery }) {
  const { t } = useTranslation();
  const id = useId();
  const isEmpty = query.data !== undefined && cardsOf(query).length === 0;
  return (
    <section className={styles.column} aria-labelledby={id} data-empty={isEmpty || undefined}>
      <h2 id={id}>
        {columnName(t, column)} <span className={styles.count}>{countWords(query)}</span>
      </h2>
      <Loaded query={query} waiting={<SkeletonBlock height="8rem" />}>
        {() => <Cards column={column} query={query} />}
      </Loaded>
    </section>
  );
}
