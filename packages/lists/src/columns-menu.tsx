import IconColumns from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs';
import { type Column, shownColumns, toggledColumn } from './columns.ts';
import styles from './menu.module.css';
import { Menu } from './menu.tsx';
import type { ListWords } from './list.words.ts';

export function ColumnsMenu<Row>({
  words,
  columns,
  chosen,
  onChoose,
}: {
  words: ListWords;
  columns: readonly Column<Row>[];
  chosen: readonly string[] | null;
  onChoose: (columns: readonly string[]) => void;
}) {
  const shown = new Set(shownColumns(columns, chosen).map(({ id }) => id));
  return (
    <Menu label={words.columns} Icon={IconColumns}>
      {() => (
        <ul className={styles.list}>
          {columns
            .filter((column) => !column.fixed)
            .map(({ id, title }) => (
              <li key={id}>
                <label className={styles.check}>
                  <input
                    type="checkbox"
                    checked={shown.has(id)}
                    onChange={() => onChoose(toggledColumn(columns, chosen, id))}
                  />
                  {title}
                </label>
              </li>
            ))}
        </ul>
      )}
    </Menu>
  );
}
