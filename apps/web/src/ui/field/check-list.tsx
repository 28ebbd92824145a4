import { type ReactNode, useId } from 'react';
import styles from './radio-list.module.css';

/** Some of a few things, each a box that can be pressed anywhere; plain checkboxes. */
export function CheckList<Value extends string>({
  label,
  name,
  options,
  values,
  most,
  onChange,
  error,
  wide,
}: {
  label: ReactNode;
  name: string;
  options: readonly { readonly value: Value; readonly label: ReactNode }[];
  values: readonly Value[];
  /** With so many chosen the others cannot be. */
  most: number;
  onChange: (values: readonly Value[]) => void;
  error?: ReactNode;
  /** Each below the other, for answers with an amount at their end. */
  wide?: boolean;
}) {
  const id = useId();
  const full = values.length >= most;
  return (
    <fieldset className={styles.list} data-wide={wide || undefined} aria-describedby={error ? id : undefined}>
      <legend>{label}</legend>
      {options.map(({ value, label: words }) => (
        <label key={value}>
          <input
            type="checkbox"
            name={name}
            value={value}
            checked={values.includes(value)}
            disabled={full && !values.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...values, value] : values.filter((other) => other !== value))
            }
          />
          {words}
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
