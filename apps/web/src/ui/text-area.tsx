import { type ReactNode, type TextareaHTMLAttributes, useId } from 'react';
import styles from './text-field.module.css';

/** A labelled field of several lines, the counterpart of TextField. It grows with its text where the browser supports that. */
export function TextArea({
  label,
  hint,
  error,
  ...area
}: TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}) {
  const id = useId();
  const about = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box} data-invalid={error ? true : undefined}>
        <textarea
          id={id}
          rows={3}
          {...area}
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
