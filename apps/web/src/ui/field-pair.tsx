import type { ReactNode } from 'react';
import styles from './field-pair.module.css';

/** Fields that belong together, beside each other where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
