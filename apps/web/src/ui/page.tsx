import type { ReactNode } from 'react';
import styles from './page.module.css';

/** The measure of a screen: its heading, what one may do about it, and its content. */
export function Page({
  title,
  lead,
  actions,
  narrow,
  children,
}: {
  title?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  /** For forms and single objects, which read badly when wide. */
  narrow?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.page} data-narrow={narrow || undefined}>
      {(title || actions) && (
        <div className={styles.head}>
          <div>
            {title && <h1 className={styles.title}>{title}</h1>}
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {children}
    </div>
  );
}
