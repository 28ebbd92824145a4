import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './list.module.css';

interface Named {
  /** As in the address. */
  readonly key: string;
  readonly label: string;
}

/** How a person sets one filter. */
export type FilterField =
  | (Named & { readonly kind: 'search' })
  | (Named & { readonly kind: 'day' })
  | (Named & {
      readonly kind: 'choice';
      readonly options: readonly { readonly value: string; readonly label: string }[];
    })
  | (Named & {
      /** A field of the app, such as one that finds a person by typing. It says its label itself. */
      readonly kind: 'drawn';
      readonly draw: (value: string, onChange: (value: string) => void) => ReactNode;
    });

interface FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const pauseMs = 300;

/**
 * Asks when the typing pauses, not at every letter, and at once where the field is left: later the press of a link that
 * follows would be the earlier navigation, and the page asked for would never come.
 */
export function SearchInput({ label, value, onChange }: FieldProps & { readonly label: string }) {
  const [typed, setTyped] = useState(value);
  const written = useRef(value);
  const id = useId();
  // What this field wrote into the address itself does not overwrite what was typed meanwhile.
  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    setTyped(value);
  }, [value]);
  const latest = useRef(onChange);
  latest.current = onChange;
  const write = () => {
    if (typed.trim() === written.current) return;
    written.current = typed.trim();
    latest.current(typed.trim());
  };
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(write, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <div className={styles.field} data-kind="search">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        className={styles.input}
        maxLength={60}
        autoComplete="off"
        data-list-filter
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={write}
      />
    </div>
  );
}

export function FilterInput({
  field,
  all,
  value,
  onChange,
}: FieldProps & { field: FilterField; all: string }) {
  const id = useId();
  if (field.kind === 'search') return <SearchInput label={field.label} value={value} onChange={onChange} />;
  if (field.kind === 'drawn')
    return (
      <div className={styles.field} data-kind="drawn">
        {field.draw(value, onChange)}
      </div>
    );
  return (
    <div className={styles.field} data-kind={field.kind}>
      <label htmlFor={id}>{field.label}</label>
      {field.kind === 'day' ? (
        <input
          id={id}
          type="date"
          className={styles.input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <select
          id={id}
          className={styles.input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{all}</option>
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
