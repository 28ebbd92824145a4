import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './text-field.module.css';

/** A labelled line of text with its hint and error; plain HTML, for forms on public pages. */
export function TextField({
  label,
  hint,
  error,
  before,
  ...input
}: InputHTMLAttributes<HTMLInputElement> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Shown inside the field, before the text: +91, ₹. */
  before?: ReactNode;
}) {
  const id = useId();
  const about = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box} data-invalid={error ? true : undefined}>
        {before && <span className={styles.before}>{before}</span>}
        <input
          id={id}
          {...input}
          aria-invalid={error ? true : undefined}
          aria-describedby={about || undefined}
        />
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
