import type { ReactNode } from 'react';
import styles from './two-columns.module.css';

/** A screen's content beside what one keeps in sight: on a desk the side stays, on a phone it follows below. */
export function TwoColumns({
  children,
  side,
  foot,
}: {
  children: ReactNode;
  side: ReactNode;
  /** What one looks at last: below the content on a desk, below all on a phone. */
  foot?: ReactNode;
}) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.side}>{side}</aside>
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  );
}
