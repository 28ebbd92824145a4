import { type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import styles from './text-field.module.css';

/** A labelled choice of a few; the browser's own list, which phones show best. */
export function SelectField({
  label,
  hint,
  options,
  ...select
}: SelectHTMLAttributes<HTMLSelectElement> & {
  label: ReactNode;
  hint?: ReactNode;
  options: readonly { readonly value: string; readonly label: string }[];
}) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <select id={id} {...select} aria-describedby={hint ? `${id}-hint` : undefined}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
