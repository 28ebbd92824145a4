import type { ReactNode } from 'react';
import styles from './cart-screen.module.css';

/** The work on the left, what it comes to on the right and always in sight; on a phone `action` stays at the thumb. */
export function CartLayout({
  children,
  side,
  action,
}: {
  children: ReactNode;
  side: ReactNode;
  action: ReactNode;
}) {
  return (
    <div className={styles.layout}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.side}>
        <div className={styles.table}>{side}</div>
        <div className={styles.action}>{action}</div>
      </aside>
    </div>
  );
}
