import IconFold from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { ReactNode } from 'react';
import styles from './side-bar.module.css';

/** Of a group; a button where it folds, with what waits in the rows that are folded away. */
export function SideBarHeading({
  one: { group, heading, rows },
  isOpen,
  onTurn,
}: {
  one: {
    readonly group: string;
    readonly heading: string;
    readonly rows: readonly { readonly to: string; readonly badge?: ReactNode }[];
  };
  isOpen: boolean;
  /** Null: it does not fold. */
  onTurn: (() => void) | null;
}) {
  const id = `places-of-${group}`;
  if (onTurn === null)
    return (
      <p id={id} className={styles.heading}>
        {heading}
      </p>
    );
  return (
    <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={onTurn}>
      <span id={id} className={styles.label}>
        {heading}
      </span>
      {!isOpen && rows.map(({ to, badge }) => badge && <span key={to}>{badge}</span>)}
      <IconFold size={16} stroke={1.8} aria-hidden />
    </button>
  );
}
