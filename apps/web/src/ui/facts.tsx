import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** What is known of one thing, as names with their values; beside each other where there is room. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

/** One of `Facts`; nothing where its value is empty. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return children ? (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  ) : null;
}
