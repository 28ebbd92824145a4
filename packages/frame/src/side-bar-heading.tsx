import type { ReactNode } from 'react';
import { FoldButton } from './fold-button.tsx';
import styles from './side-bar.module.css';

/** Of a group; a button where it folds. */
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
  if (onTurn !== null)
    return <FoldButton id={id} heading={heading} rows={rows} isOpen={isOpen} onTurn={onTurn} />;
  return (
    <p id={id} className={styles.heading}>
      {heading}
    </p>
  );
}
