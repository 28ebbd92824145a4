import { type ExportFormat, exportFormats } from '@nukkad/contract/kernel/list-export';
import type { Total } from '@nukkad/contract/kernel/page';
import type { Speech } from '@nukkad/contract/kernel/speech';
import { type FormEvent, useState } from 'react';
import { listWords } from './list.words.ts';
import { runSheet } from './run-sheet.ts';
import type { SheetFile } from './sheet-file.ts';
import styles from './sheet.module.css';
import { sheetWords } from './sheet.words.ts';

/** The choice of a format; the file is then made behind the page. */
export function SheetForm({
  file,
  total,
  speech,
  failureOf,
  onClose,
}: {
  file: SheetFile;
  total: Total | undefined;
  speech: Speech;
  failureOf: (error: unknown) => string;
  onClose: () => void;
}) {
  const words = sheetWords(speech);
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setRefused(null);
    try {
      await runSheet({ file, format, words, close: listWords(speech).close, failureOf });
      onClose();
    } catch (error) {
      setRefused(failureOf(error));
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <p>{total && !total.isMore ? words.count(total.count) : words.all}</p>
      <fieldset className={styles.formats}>
        <legend>{words.format}</legend>
        {exportFormats.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="format"
              value={one}
              checked={format === one}
              onChange={() => setFormat(one)}
            />
            <span>
              <strong>{words.formats[one]}</strong>
              <small>{words.formatNotes[one]}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <p className={styles.note}>{words.kept}</p>
      {refused && (
        <p role="alert" className={styles.refused}>
          {refused}
        </p>
      )}
      <button type="submit" className={styles.start} aria-busy={busy || undefined}>
        {busy ? words.starting : words.start}
      </button>
    </form>
  );
}
