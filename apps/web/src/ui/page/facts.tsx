import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** What is known of one thing, as names with their values; beside each other where there is room. */
export function Facts({ children, least }: { children: ReactNode; least?: number }) {
  return least ? (
    <dl className={styles.wide} style={{ '--least': `${least}rem` }}>
      {children}
    </dl>
  ) : (
    <dl className={styles.facts}>{children}</dl>
  );
}

/** `Facts` that are read first: sums and counts in large letters. */
export function Figures({ children }: { children: ReactNode }) {
  return (
    <dl className={`${styles.wide} ${styles.figures}`} style={{ '--least': '9rem' }}>
      {children}
    </dl>
  );
}

interface FactProps {
  readonly name: ReactNode;
  readonly children: ReactNode;
  /** It should be otherwise. */
  readonly bad?: boolean;
}

/** One of `Facts`; nothing where its value is empty. */
export function Fact({ name, children, bad }: FactProps) {
  return children ? (
    <div data-bad={bad || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  ) : null;
}
