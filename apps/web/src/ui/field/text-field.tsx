import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldFrame, type FieldWords } from './field-frame.tsx';
import styles from './text-field.module.css';

/** A labelled line of text with its hint and error; plain HTML, for forms on public pages. */
export function TextField({
  label,
  hint,
  error,
  before,
  ...input
}: InputHTMLAttributes<HTMLInputElement> &
  FieldWords & {
    /** Shown inside the field, before the text: +91, ₹. */
    before?: ReactNode;
  }) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(described) => (
        <>
          {before && <span className={styles.before}>{before}</span>}
          <input {...input} {...described} />
        </>
      )}
    </FieldFrame>
  );
}
