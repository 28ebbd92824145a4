import { type ReactNode, useId } from 'react';
import styles from './text-field.module.css';

export interface FieldWords {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}

/** What names a control and describes it to a screen reader. */
interface Described {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** Label above, hint and error below a plain HTML control, which is told its id and what describes it. */
export function FieldFrame({
  label,
  hint,
  error,
  children,
}: FieldWords & { children: (described: Described) => ReactNode }) {
  const id = useId();
  const about = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box} data-invalid={error ? true : undefined}>
        {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': about || undefined })}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
