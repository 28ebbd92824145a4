import type { ReactNode } from 'react';
import styles from './state-pill.module.css';

/** Whether an own thing is shown to customers or not, in a row or a card. */
export function StatePill({ on, children }: { readonly on: boolean; readonly children: ReactNode }) {
  return (
    <span className={styles.pill} data-on={on || undefined}>
      {children}
    </span>
  );
}
