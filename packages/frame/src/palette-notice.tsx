import type { Find } from './find.ts';
import styles from './palette-notice.module.css';
import type { PaletteWords } from './palette.words.ts';

/** Why there are no lines, and what to do: offline, failed, or nothing found. */
export function PaletteNotice({
  words,
  isOnline,
  hasFailed,
  again,
  nothing,
}: {
  words: PaletteWords;
  isOnline: boolean;
  hasFailed: boolean;
  again: () => void;
  /** Null: something was found, or nothing was asked. */
  nothing: {
    readonly asked: string;
    readonly waysOn: readonly Find[];
    readonly onOpen: (find: Find) => void;
  } | null;
}) {
  if (!isOnline)
    return (
      <p className={styles.notice} role="alert">
        {words.offline}
      </p>
    );
  if (hasFailed)
    return (
      <div className={styles.notice} role="alert">
        <p>{words.failed}</p>
        <button type="button" onClick={again}>
          {words.again}
        </button>
      </div>
    );
  if (!nothing) return null;
  return (
    <div className={styles.notice}>
      <p>
        <strong>{words.nothing(nothing.asked)}</strong>
        {words.hint}
      </p>
      {nothing.waysOn.map((find) => (
        <button key={find.to} type="button" onClick={() => nothing.onOpen(find)}>
          {find.label}
        </button>
      ))}
    </div>
  );
}
