import IconSearchOff from '@tabler/icons-react/dist/esm/icons/IconSearchOff.mjs';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { type BulkAct, pendingOf, startAct, subscribePending } from './bulk-act.ts';
import { CardsHead } from './cards-head.tsx';
import { shownColumns } from './columns.ts';
import { ListFilters } from './list-filters.tsx';
import type { ListApp, ListProps } from './list-props.ts';
import { ListTable, WaitingRows } from './list-table.tsx';
import { ListTools } from './list-tools.tsx';
import styles from './list.module.css';
import { type Foresee, foreseen } from './overlay.ts';
import { type Selection, noSelection, stillShown } from './selection.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useChoices } from './use-choices.ts';
import { type ListWords, listWords } from './list.words.ts';

function NoMatch({ words, onClear }: { words: ListWords; onClear: () => void }) {
  return (
    <div className={styles.noMatch}>
      <IconSearchOff size={40} stroke={1.4} aria-hidden />
      <p>
        <strong>{words.noMatch}</strong>
      </p>
      <p className={styles.note}>{words.noMatchHint}</p>
      <button type="button" className={styles.button} onClick={onClear}>
        {words.clear}
      </button>
    </div>
  );
}

/** The rows as they will be once the acts under way are done. */
function useRows<Row>({ name, pages, keyOf }: ListProps<Row>): readonly Row[] {
  const present = () => pendingOf(name) as ReadonlyMap<string, Foresee<Row>>;
  const pending = useSyncExternalStore(subscribePending, present, present);
  return foreseen(pages.data?.pages.flatMap((page) => page.items) ?? [], keyOf, pending);
}

function More<Row>({ pages, words }: { pages: ListProps<Row>['pages']; words: ListWords }): ReactNode {
  return pages.hasNextPage ? (
    <button
      type="button"
      className={styles.more}
      aria-busy={pages.isFetchingNextPage || undefined}
      onClick={() => void pages.fetchNextPage()}
    >
      {pages.isFetchingNextPage ? words.loading : words.more}
    </button>
  ) : null;
}

/** A work list: search, filters, views, columns, export, count, rows, and what can be done to many of them. */
export function WorkList<Row>({ app, ...list }: ListProps<Row> & { app: ListApp<Row> }) {
  const { name, label, asked, pages, acts = [], keyOf, nameOf, ownSort, fields } = list;
  const words = listWords(app.speech);
  const [choices, keep] = useChoices(name, app.personId);
  const [ticked, setTicked] = useState<Selection>(noSelection);
  const rows = useRows(list);
  const columns = shownColumns(list.columns, choices.columns);
  const selection = stillShown(ticked, rows.map(keyOf));
  const chosen = rows.filter((row) => selection.keys.has(keyOf(row)));
  const total = list.total ?? pages.data?.pages[0]?.total;
  const unset = Object.fromEntries(fields.map(({ key }) => [key, '']));
  const isFiltered = fields.some(({ key }) => (asked.filters[key] ?? '') !== '');
  const isBlank = pages.data !== undefined && rows.length === 0 && !isFiltered;
  const act = (one: BulkAct<Row>, fitting: readonly Row[], reason: string) => {
    setTicked(noSelection);
    const { failureOf } = app;
    startAct(one, fitting, reason, { list: name, words, keyOf, nameOf, failureOf, renew: pages.refetch });
  };
  const sort = asked.filters['sort'] ?? '';
  const draw = () => {
    if (rows.length === 0)
      return list.noMatch ?? <NoMatch words={words} onClear={() => asked.change(unset)} />;
    const sorting =
      ownSort === undefined
        ? null
        : { present: sort, own: ownSort, onSort: (next: string) => asked.change({ sort: next }) };
    const ticks = { selection: acts.length > 0 ? selection : null, onSelect: setTicked };
    return (
      <>
        <CardsHead
          columns={list.columns}
          shown={rows.map(keyOf)}
          sorting={sorting}
          words={words}
          {...ticks}
        />
        <ListTable
          label={label}
          words={words}
          columns={columns}
          rows={rows}
          keyOf={keyOf}
          nameOf={nameOf}
          detail={list.detail}
          sorting={sorting}
          {...ticks}
          isStale={pages.isPlaceholderData}
        />
        <More pages={pages} words={words} />
      </>
    );
  };
  if (isBlank)
    return (
      <section className={styles.around} aria-label={label}>
        {list.empty}
      </section>
    );
  return (
    <section className={styles.around} aria-label={label} data-work-list={name}>
      <ListFilters fields={fields} asked={asked} words={words} />
      <div className={styles.bar} data-selected={chosen.length > 0 || undefined}>
        {chosen.length > 0 ? (
          <SelectionBar
            acts={acts}
            rows={chosen}
            words={words}
            onAct={act}
            onClear={() => setTicked(noSelection)}
          />
        ) : (
          <p className={styles.count} role="status">
            {total && rows.length > 0 ? words.rows(total.count, total.isMore) : ''}
          </p>
        )}
        <ListTools
          list={list}
          words={words}
          app={app}
          columns={columns}
          choices={choices}
          keep={keep}
          isEmpty={rows.length === 0}
        />
      </div>
      {app.loaded(pages, <WaitingRows words={words} />, draw)}
    </section>
  );
}
