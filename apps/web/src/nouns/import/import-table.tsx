import { keysOfSheet } from '@nukkad/contract/kernel/import';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import type { ImportKind } from './import-kind.ts';
import { type RowFilter, countStates, orderOf, rowFilters } from './import-rows.ts';
import { ImportTableRow } from './import-table-row.tsx';
import { Note, Stack } from '../../ui/page/parts.tsx';
import styles from './import.module.css';
import { filterWords } from './state-words.ts';
import type { Import } from './use-import.ts';

const rowsAtOnce = 50;
const nothingOpen: ReadonlySet<number> = new Set();

/** The rows of one state, or all with the faulty ones first; the order stays while rows are fixed. */
function useOrder<Key extends string>({ shown, work, progress }: Import<Key>) {
  const [filter, setFilter] = useState<RowFilter>('all');
  const [most, setMost] = useState(rowsAtOnce);
  const isChecked = shown.every(({ state }) => state !== 'checking');
  const [settled, setSettled] = useState(0);
  // Once the server has answered for the first time, and after rows were added, the order is taken anew.
  const [isFirst, setFirst] = useState(true);
  useEffect(() => {
    if (!isFirst || !isChecked || shown.length === 0) return;
    setFirst(false);
    setSettled((count) => count + 1);
  }, [isFirst, isChecked, shown.length]);
  const isBusy = progress !== null;
  useEffect(() => {
    if (!isBusy) setSettled((count) => count + 1);
  }, [isBusy]);
  const order = useMemo(
    () => orderOf(shown, filter),
    // Taken once for a file, a filter and an answer: a row that is fixed does not jump away.
    [work?.table, work?.match, filter, settled],
  );
  const choose = (next: RowFilter) => {
    setFilter(next);
    setMost(rowsAtOnce);
    setSettled((count) => count + 1);
  };
  return { filter, choose, order, most, showMore: () => setMost(most + rowsAtOnce) };
}

/** Rows that were faulty when the order was taken, that are edited, or that have a fault now. */
function useOpened<Key extends string>({ shown }: Import<Key>) {
  const [opened, setOpened] = useState(nothingOpen);
  const faulty = shown.filter(({ state, row }) => state === 'faulty' && !opened.has(row.row));
  useEffect(() => {
    if (faulty.length > 0) setOpened((now) => new Set([...now, ...faulty.map(({ row }) => row.row)]));
  }, [faulty.length]);
  return { opened, open: (row: number) => setOpened((now) => new Set([...now, row])) };
}

/** Every row of the file with its faults, in a table on a desk and as cards on a phone. */
export function ImportTable<Key extends string>({
  kind,
  work: run,
}: {
  kind: ImportKind<Key>;
  work: Import<Key>;
}) {
  const { t } = useTranslation();
  const { filter, choose, order, most, showMore } = useOrder(run);
  const { opened, open } = useOpened(run);
  const counts = countStates(run.shown);
  const byRow = useMemo(() => new Map(run.shown.map((one) => [one.row.row, one])), [run.shown]);
  const countOf = (one: RowFilter) =>
    one === 'all' ? run.shown.length : counts[one] + (one === 'ready' ? counts.checking : 0);
  const offered = rowFilters.filter((one) => one === filter || one === 'all' || countOf(one) > 0);
  return (
    <Stack gap={1} narrows>
      <div className={styles.filters} role="group" aria-label={t('import.filter', 'Show rows')}>
        {offered.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === filter}
            data-filter={one}
            onClick={() => choose(one)}
          >
            {filterWords(t, one)} <span>{countOf(one)}</span>
          </button>
        ))}
      </div>
      <table className={styles.table} aria-label={t('import.rows', 'Rows of your file')}>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              {t('import.row', 'Row')}
            </th>
            <th scope="col" className={styles.status}>
              {t('import.status', 'Status')}
            </th>
            {keysOfSheet(kind.sheet).map((key) => (
              <th key={key} scope="col">
                {kind.labelOf(key)}
              </th>
            ))}
            <td className={styles.act} />
          </tr>
        </thead>
        <tbody>
          {order.slice(0, most).map((row) => {
            const shown = byRow.get(row);
            return (
              shown && (
                <ImportTableRow
                  key={row}
                  kind={kind}
                  shown={shown}
                  isOpen={opened.has(row) && !shown.row.isOut && shown.state !== 'added'}
                  onOpen={open}
                  onType={run.type}
                  onLeaveOut={run.leaveOut}
                />
              )
            );
          })}
        </tbody>
      </table>
      {order.length === 0 && <Note size="sm">{t('import.none', 'No rows with this status.')}</Note>}
      {order.length > most && (
        <Button tone="plain" onClick={showMore}>
          {t('import.more', 'Show more rows')}
        </Button>
      )}
    </Stack>
  );
}
