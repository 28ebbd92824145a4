import { type ReactNode, useId } from 'react';
import styles from './radio-list.module.css';

/** One of a few answers, each a box that can be pressed anywhere; plain radio buttons. */
export function RadioList<Value extends string>({
  label,
  name,
  options,
  value,
  onChange,
  error,
  wide,
}: {
  label: ReactNode;
  name: string;
  options: readonly { readonly value: Value; readonly label: ReactNode }[];
  /** Null: none is chosen yet. */
  value: Value | null;
  onChange: (value: Value) => void;
  error?: ReactNode;
  /** Each below the other, for answers with an amount at their end. */
  wide?: boolean;
}) {
  const id = useId();
  return (
    <fieldset className={styles.list} data-wide={wide || undefined} aria-describedby={error ? id : undefined}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
      {error && (
        <p id={id} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
