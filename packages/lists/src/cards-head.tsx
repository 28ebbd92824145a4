import IconSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import { useEffect, useRef } from 'react';
import type { Column } from './columns.ts';
import styles from './cards-head.module.css';
import type { Sorting } from './list-table.tsx';
import type { ListWords } from './list.words.ts';
import { Menu } from './menu.tsx';
import menuStyles from './menu.module.css';
import { type Selection, toggledAll } from './selection.ts';
import { sortOptions } from './sort-options.ts';

function SelectAll({
  selection,
  shown,
  words,
  onSelect,
}: {
  selection: Selection;
  shown: readonly string[];
  words: ListWords;
  onSelect: (selection: Selection) => void;
}) {
  const box = useRef<HTMLInputElement>(null);
  const all = shown.every((key) => selection.keys.has(key));
  const some = !all && selection.keys.size > 0;
  useEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  return (
    <label className={styles.all}>
      <input
        ref={box}
        type="checkbox"
        checked={all}
        onChange={() => onSelect(toggledAll(selection, shown))}
      />
      {words.selectShown(shown.length)}
    </label>
  );
}

function SortMenu({
  columns,
  sorting: { present, own, onSort },
  words,
}: {
  columns: readonly Column<never>[];
  sorting: Sorting;
  words: ListWords;
}) {
  const options = sortOptions(columns, words);
  const current = options.find(({ value }) => value === (present || own));
  if (options.length === 0) return null;
  return (
    <Menu label={current ? words.sortedBy(current.name) : words.sort} Icon={IconSort} side="end">
      {(close) => (
        <ul className={menuStyles.list}>
          {options.map(({ value, name }) => (
            <li key={value} className={menuStyles.view}>
              <button
                type="button"
                aria-pressed={value === current?.value}
                onClick={() => {
                  onSort(value === own ? '' : value);
                  close();
                }}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Menu>
  );
}

/** Above the cards of a phone, which have no head of a table: all rows at once, and the order by its name. */
export function CardsHead<Row>({
  columns,
  shown,
  sorting,
  selection,
  words,
  onSelect,
}: {
  /** All columns of the list: an order may be that of a hidden one. */
  columns: readonly Column<Row>[];
  /** The keys of the rows that are drawn. */
  shown: readonly string[];
  sorting: Sorting | null;
  selection: Selection | null;
  words: ListWords;
  onSelect: (selection: Selection) => void;
}) {
  if (!selection && !sorting) return null;
  return (
    <div className={styles.head}>
      {selection && <SelectAll selection={selection} shown={shown} words={words} onSelect={onSelect} />}
      {sorting && <SortMenu columns={columns} sorting={sorting} words={words} />}
    </div>
  );
}
