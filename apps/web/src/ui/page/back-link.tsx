import IconBack from '@tabler/icons-react/dist/esm/icons/IconArrowNarrowLeft.mjs';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import styles from './back-link.module.css';

/** The way from one thing to the list that it is in; it names where it leads. */
export function BackLink({ to, children, className }: { to: To; children: ReactNode; className?: string }) {
  return (
    <Link data-page-back to={to} className={className ? `${styles.back} ${className}` : styles.back}>
      <IconBack size={22} aria-hidden />
      {children}
    </Link>
  );
}
