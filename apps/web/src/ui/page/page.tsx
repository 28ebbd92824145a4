import type { ReactNode } from 'react';
import { BackLink } from './back-link.tsx';
import styles from './page.module.css';

/** The measure of a screen: its heading, what one may do about it, and its content. */
export function Page({
  title,
  lead,
  back,
  above,
  actions,
  narrow,
  children,
}: {
  title?: ReactNode;
  lead?: ReactNode;
  /** The list that this is one of, above the heading. */
  back?: { readonly to: string; readonly label: string } | undefined;
  /** In place of `back`: all that it lies in. */
  above?: ReactNode;
  actions?: ReactNode;
  /** For forms and single objects, which read badly when wide. */
  narrow?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.page} data-narrow={narrow || undefined}>
      {(title || actions || back || above) && (
        <div className={styles.head}>
          <div>
            {above}
            {back && <BackLink to={back.to}>{back.label}</BackLink>}
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
