import type { BulkAct } from './bulk-act.ts';
import styles from './list.module.css';
import type { ListWords } from './words.ts';

/** How many rows are ticked, and what can be done to them. */
export function SelectionBar<Row>({
  acts,
  rows,
  words,
  onAct,
  onClear,
}: {
  acts: readonly BulkAct<Row>[];
  /** The ticked ones. */
  rows: readonly Row[];
  words: ListWords;
  onAct: (act: BulkAct<Row>, rows: readonly Row[]) => void;
  onClear: () => void;
}) {
  return (
    <div className={styles.selection}>
      <span role="status">{words.selected(rows.length.toLocaleString('en-IN'))}</span>
      {acts.map((act) => {
        const fitting = rows.filter(act.fits);
        return fitting.length === 0 ? null : (
          <button
            key={act.id}
            type="button"
            className={styles.button}
            data-danger={act.danger}
            onClick={() => onAct(act, fitting)}
          >
            {fitting.length === rows.length ? act.label : `${act.label} (${fitting.length})`}
          </button>
        );
      })}
      <button type="button" className={styles.plain} onClick={onClear}>
        {words.clearSelection}
      </button>
    </div>
  );
}
