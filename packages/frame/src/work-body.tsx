import type { ReactNode } from 'react';
import styles from './work-body.module.css';

/** The page beside its side bar, which only a desk has room for. */
export function WorkBody({
  side,
  mainClass,
  children,
}: {
  side: ReactNode;
  /** The page's own margins. */
  mainClass: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={styles.body}>
      <div className={styles.side}>{side}</div>
      <main id="page" tabIndex={-1} className={`${styles.main} ${mainClass ?? ''}`}>
        {children}
      </main>
    </div>
  );
}
