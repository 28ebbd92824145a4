import { Link, useSearchParams } from 'react-router';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import styles from './filter-chips.module.css';

export interface ChipOption {
  /** Empty: the parameter is taken away, i.e. "all". */
  readonly value: string;
  readonly label: string;
  readonly count?: number;
}

/** One filter kept in the page's address; choosing begins at the first page again. Links, so they work before any script. */
export function FilterChips({
  name,
  label,
  options,
  fallback = '',
  clears,
}: {
  /** The search parameter. */
  name: string;
  label: string;
  options: readonly ChipOption[];
  fallback?: string;
  /** Another parameter, which a choice here takes away. */
  clears?: string;
}) {
  const [search] = useSearchParams();
  const chosen = search.get(name) ?? fallback;
  return (
    <nav aria-label={label} className={styles.chips}>
      {options.map((option) => {
        const next = new URLSearchParams(search);
        next.delete('cursor');
        if (option.value) next.set(name, option.value);
        else next.delete(name);
        if (clears) next.delete(clears);
        const on = option.value === chosen;
        return (
          <Link
            key={option.value}
            to={{ search: `?${next}` }}
            replace
            preventScrollReset
            aria-current={on ? 'true' : undefined}
            className={styles.chip}
          >
            {on && <IconCheck size={18} stroke={3} aria-hidden />}
            {option.label}
            {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
          </Link>
        );
      })}
    </nav>
  );
}
