import type { ReactNode } from 'react';
import styles from './choice-table.module.css';

/** A row of choices: `name` is part of what each box is called. */
interface ChoiceRow<Column extends string> {
  readonly key: string;
  readonly name: string;
  /** What holds for the row, below its name. */
  readonly notes?: readonly (string | false | undefined)[];
  readonly checked: Readonly<Record<Column, boolean>>;
  readonly disabled: (column: Column) => boolean;
  readonly onChange: (column: Column, on: boolean) => void;
}

/** Several things that are on or off in several ways, as a table of boxes. */
export function ChoiceTable<Column extends string>({
  heading,
  columns,
  rows,
}: {
  heading: ReactNode;
  columns: readonly { readonly value: Column; readonly label: string }[];
  rows: readonly ChoiceRow<Column>[];
}) {
  return (
    <div className={styles.around}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {columns.map(({ value, label }) => (
              <th key={value} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, notes = [], checked, disabled, onChange }) => (
            <tr key={key}>
              <th scope="row">
                {name}
                {notes.map(
                  (note) =>
                    note && (
                      <span key={note} className={styles.note}>
                        {note}
                      </span>
                    ),
                )}
              </th>
              {columns.map(({ value, label }) => (
                <td key={value}>
                  <label>
                    <input
                      type="checkbox"
                      aria-label={`${name}: ${label}`}
                      checked={checked[value]}
                      disabled={disabled(value)}
                      onChange={(event) => onChange(value, event.target.checked)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
