import type { ReactNode } from 'react';
import styles from './acts.module.css';

/** What can be done here, as buttons beside each other. */
export function Acts({ children }: { children: ReactNode }) {
  return <div className={styles.acts}>{children}</div>;
}
