import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { type Column, columnWidths, nextSort } from './columns.ts';
import styles from './list-table.module.css';
import { type Selection, toggled, toggledAll } from './selection.ts';
import type { ListWords } from './list.words.ts';

export interface Sorting {
  /** The order of the address; empty: the list's own. */
  readonly present: string;
  /** The list's own order. */
  readonly own: string;
  readonly onSort: (sort: string) => void;
}

export interface TableProps<Row> {
  readonly label: string;
  readonly words: ListWords;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  /** Below the row, once it is opened. */
  readonly detail?: ((row: Row) => ReactNode) | undefined;
  readonly sorting: Sorting | null;
  /** Null: rows cannot be ticked. */
  readonly selection: Selection | null;
  readonly onSelect: (selection: Selection) => void;
  /** Rows of an earlier question are still shown. */
  readonly isStale: boolean;
}

function Heading<Row>({
  column,
  width,
  sorting,
  words,
}: {
  column: Column<Row>;
  width: string | undefined;
  sorting: Sorting | null;
  words: ListWords;
}) {
  const { title, sort, figures } = column;
  const look = { 'data-figures': figures, style: width ? { width } : undefined };
  if (!sort || !sorting)
    return (
      <th scope="col" {...look}>
        {title}
      </th>
    );
  const present = sorting.present || sorting.own;
  const isUp = present === sort[1];
  const isPresent = isUp || present === sort[0];
  const Arrow = isUp ? IconArrowUp : IconArrowDown;
  return (
    <th
      scope="col"
      aria-label={title}
      {...look}
      aria-sort={isPresent ? (isUp ? 'ascending' : 'descending') : 'none'}
    >
      <button
        type="button"
        className={styles.sort}
        title={words.sortBy(title)}
        onClick={() => sorting.onSort(nextSort(sort, sorting.present, sorting.own))}
      >
        {title}
        <Arrow size={14} aria-hidden data-idle={!isPresent || undefined} />
      </button>
    </th>
  );
}

function Row<Item>({ row, props }: { row: Item; props: TableProps<Item> }) {
  const { columns, words, keyOf, nameOf, detail, selection, onSelect, rows } = props;
  const [isOpen, setOpen] = useState(false);
  const below = useId();
  const key = keyOf(row);
  const isTicked = selection?.keys.has(key) ?? false;
  const tick = (event: MouseEvent) =>
    selection && onSelect(toggled(selection, rows.map(keyOf), key, event.shiftKey));
  const cellOf = (column: Column<Item>) => {
    const text = column.text?.(row);
    return (
      <td
        key={column.id}
        data-card={column.card ?? 'line'}
        data-title={column.title}
        data-figures={column.figures}
        title={typeof text === 'string' ? text : undefined}
      >
        {column.cell ? column.cell(row) : text}
      </td>
    );
  };
  return (
    <>
      <tr data-list-row={key} data-ticked={isTicked || undefined}>
        {selection && (
          <td data-card="tick">
            <label className={styles.tick}>
              <input
                type="checkbox"
                aria-label={words.select(nameOf(row))}
                checked={isTicked}
                onClick={tick}
                onChange={() => undefined}
              />
            </label>
          </td>
        )}
        {columns.map(cellOf)}
        {detail && (
          <td data-card="more">
            <button
              type="button"
              className={styles.open}
              data-row-link
              aria-expanded={isOpen}
              aria-controls={isOpen ? below : undefined}
              aria-label={words.details(nameOf(row))}
              onClick={() => setOpen(!isOpen)}
            >
              <IconChevronDown size={16} aria-hidden />
            </button>
          </td>
        )}
      </tr>
      {detail && isOpen && (
        <tr id={below} className={styles.below}>
          <td colSpan={columns.length + (selection ? 2 : 1)}>{detail(row)}</td>
        </tr>
      )}
    </>
  );
}

/** A table with rows of one line on a desk, cards on a phone. */
export function ListTable<Item>(props: TableProps<Item>) {
  const { label, words, columns, rows, keyOf, detail, sorting, selection, onSelect, isStale } = props;
  const shown = rows.map(keyOf);
  const widths = columnWidths(columns, (selection ? 1 : 0) + (detail ? 1 : 0));
  const all = selection !== null && shown.length > 0 && shown.every((key) => selection.keys.has(key));
  return (
    <table className={styles.table} aria-label={label} aria-busy={isStale || undefined}>
      <thead>
        <tr>
          {selection && (
            <td className={styles.narrow}>
              <input
                type="checkbox"
                aria-label={words.selectAll}
                checked={all}
                onChange={() => onSelect(toggledAll(selection, shown))}
              />
            </td>
          )}
          {columns.map((column, index) => (
            <Heading key={column.id} column={column} width={widths[index]} sorting={sorting} words={words} />
          ))}
          {detail && <td className={styles.narrow} />}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={keyOf(row)} row={row} props={props} />
        ))}
      </tbody>
    </table>
  );
}

/** Rows before the list is there. */
export function WaitingRows({ words, count = 8 }: { words: ListWords; count?: number }) {
  return (
    <div className={styles.waiting} role="status" aria-busy="true" aria-label={words.loading}>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={styles.bone} />
      ))}
    </div>
  );
}
