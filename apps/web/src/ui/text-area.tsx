import { type ReactNode, type TextareaHTMLAttributes, useId } from 'react';
import styles from './text-field.module.css';

/** A labelled text of several lines with its hint and error. */
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
