import IconFold from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { ReactNode } from 'react';
import styles from './fold-button.module.css';

/** The heading of a group of places that folds, with what waits in the rows that are folded away. */
export function FoldButton({
  id,
  heading,
  rows,
  isOpen,
  onTurn,
}: {
  /** Of the heading, by which the list below is named. */
  id?: string;
  heading: string;
  rows: readonly { readonly to: string; readonly badge?: ReactNode }[];
  isOpen: boolean;
  onTurn: () => void;
}) {
  return (
    <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={onTurn}>
      <span id={id} className={styles.heading}>
        {heading}
      </span>
      {!isOpen && rows.map(({ to, badge }) => badge && <span key={to}>{badge}</span>)}
      <IconFold size={16} stroke={1.8} aria-hidden />
    </button>
  );
}
