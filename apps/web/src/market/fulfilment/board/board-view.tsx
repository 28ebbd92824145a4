import { type BoardColumn as Column, boardColumns } from '@nukkad/contract/market/fulfilment/board';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { useServerClock } from '../../../platform/server-clock.ts';
import { Announcement } from '../../../ui/state/announcement.tsx';
import { UrlTabs, useUrlTab } from '../../../ui/page/url-tabs.tsx';
import { useIsNarrow } from '../../../ui/browser/use-is-narrow.ts';
import { useNews } from '../new-requests.tsx';
import { SoundSwitch } from '../sound-switch.tsx';
import { useCountInTitle, useRequestBell } from '../use-request-bell.ts';
import { BoardColumn } from './board-column.tsx';
import { type ColumnQuery, cardsOf, totalOf, useBoardColumn } from './board.queries.ts';
import { columnName } from './column-words.ts';
import styles from './board.module.css';

/** Each column by its own query: a move reads again what it changed, and a column grows by itself. */
function useColumns(): Readonly<Record<Column, ColumnQuery>> {
  return {
    requests: useBoardColumn('requests'),
    assign: useBoardColumn('assign'),
    today: useBoardColumn('today'),
    coming: useBoardColumn('coming'),
    working: useBoardColumn('working'),
    settle: useBoardColumn('settle'),
    disputed: useBoardColumn('disputed'),
  };
}

/** On a phone: one column at a time, all of them as tabs with their counts. */
function OneColumn({ columns }: { columns: Readonly<Record<Column, ColumnQuery>> }) {
  const { t } = useTranslation();
  const column = useUrlTab(boardColumns, 'column');
  const tabs = boardColumns.map((value) => {
    const count = totalOf(columns[value])?.count;
    return { value, label: columnName(t, value), ...(count !== undefined && { count }) };
  });
  return (
    <>
      <UrlTabs name="column" label={t('board.label', 'What needs doing')} tabs={tabs} />
      <BoardColumn column={column} query={columns[column]} />
    </>
  );
}

/** The bookings by what is to be done next; they move by their buttons, each with its confirmation. */
export function BoardView() {
  const { t } = useTranslation();
  const columns = useColumns();
  const requests = cardsOf(columns.requests);
  const news = useNews(requests);
  const bell = useRequestBell(requests);
  const narrow = useIsNarrow();
  useCountInTitle(requests.length);
  useServerClock();
  return (
    <>
      <Announcement>{news}</Announcement>
      <SoundSwitch bell={bell} />
      {narrow ? (
        <OneColumn columns={columns} />
      ) : (
        <div
          className={styles.board}
          role="region"
          aria-label={t('board.label', 'What needs doing')}
          tabIndex={0}
        >
          {boardColumns.map((column) => (
            <BoardColumn key={column} column={column} query={columns[column]} />
          ))}
        </div>
      )}
    </>
  );
}
