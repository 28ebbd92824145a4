import { type ReactNode, useId } from 'react';
import styles from './fields.module.css';

/** A few sentences of which one holds, each as wide as the thumb likes it. Plain radio buttons. */
export function ChoiceList<Value extends string>({
  legend,
  options,
  value,
  onChange,
}: {
  legend: ReactNode;
  options: readonly { readonly value: Value; readonly label: ReactNode; readonly aside?: ReactNode }[];
  value: Value | null;
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
          {option.aside && <span className={styles.aside}>{option.aside}</span>}
        </label>
      ))}
    </fieldset>
  );
}
