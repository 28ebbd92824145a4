import type { ReactNode } from 'react';
import { Small } from './parts.tsx';
import styles from './action-bar.module.css';

/** What to do next: at the thumb on a phone, above the tabs; in its place in the page on a desk. */
export function ActionBar({
  label,
  lead,
  children,
}: {
  label: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.bar} role="group" aria-label={label}>
      {lead && <Small as="div">{lead}</Small>}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
