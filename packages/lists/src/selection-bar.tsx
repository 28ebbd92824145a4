import { useState } from 'react';
import type { BulkAct, ListAct } from './bulk-act.ts';
import styles from './list.module.css';
import type { ListWords } from './list.words.ts';

interface Chosen<Row> {
  readonly act: BulkAct<Row>;
  readonly rows: readonly Row[];
}

/** Asks why, where an act needs a reason; the same one is kept with each row. */
function Reason<Row>({
  chosen: { act, rows },
  words,
  onDone,
  onBack,
}: {
  chosen: Chosen<Row>;
  words: ListWords;
  onDone: (reason: string) => void;
  onBack: () => void;
}) {
  const [reason, setReason] = useState('');
  const isEnough = reason.trim().length >= (act.reason?.least ?? 0);
  return (
    <>
      <label className={styles.reason}>
        {act.reason?.label}
        <input
          className={styles.input}
          value={reason}
          maxLength={200}
          ref={(field) => field?.focus()}
          onChange={(event) => setReason(event.target.value)}
        />
      </label>
      <button
        type="button"
        className={styles.button}
        data-danger={act.danger}
        disabled={!isEnough}
        onClick={() => onDone(reason.trim())}
      >
        {`${act.label} (${rows.length})`}
      </button>
      <button type="button" className={styles.plain} onClick={onBack}>
        {words.back}
      </button>
    </>
  );
}

/** How many rows are ticked, and what can be done to them. */
export function SelectionBar<Row>({
  acts,
  rows,
  words,
  onAct,
  onClear,
}: {
  acts: readonly ListAct<Row>[];
  /** The ticked ones. */
  rows: readonly Row[];
  words: ListWords;
  onAct: (act: BulkAct<Row>, rows: readonly Row[], reason: string) => void;
  onClear: () => void;
}) {
  const [asking, setAsking] = useState<Chosen<Row> | null>(null);
  const begin = (act: ListAct<Row>, fitting: readonly Row[]) => {
    if ('opens' in act) act.opens(fitting);
    else if (act.reason) setAsking({ act, rows: fitting });
    else onAct(act, fitting, '');
  };
  if (asking)
    return (
      <div className={styles.selection}>
        <Reason
          chosen={asking}
          words={words}
          onDone={(reason) => onAct(asking.act, asking.rows, reason)}
          onBack={() => setAsking(null)}
        />
      </div>
    );
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
            onClick={() => begin(act, fitting)}
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
