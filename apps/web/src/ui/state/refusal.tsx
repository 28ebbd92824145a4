import type { ReactNode } from 'react';
import styles from './refusal.module.css';

/** Why something was not done, said at once by a screen reader; nothing where it was. */
export function Refusal({ children }: { children: ReactNode }) {
  return children ? (
    <p role="alert" className={styles.refusal}>
      {children}
    </p>
  ) : null;
}
