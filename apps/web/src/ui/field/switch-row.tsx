import { useId } from 'react';
import styles from './switch-row.module.css';

export interface SwitchOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly lang?: string;
}

/** A few choices side by side, of which one holds. Plain radio buttons underneath. */
export function SwitchRow<Value extends string>({
  legend,
  options,
  value,
  onChange,
}: {
  legend: string;
  options: readonly SwitchOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className={styles.row}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} lang={option.lang}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
