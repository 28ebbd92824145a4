import type { ReactNode } from 'react';
import styles from './two-columns.module.css';

/** A screen's content beside what one keeps in sight: on a desk the side stays, on a phone it follows below. */
export function TwoColumns({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.side}>{side}</aside>
    </div>
  );
}
