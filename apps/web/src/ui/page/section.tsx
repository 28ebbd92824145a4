import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

/** A part of a page under its own heading. */
export function Section({
  title,
  lead,
  action,
  children,
  level = 2,
}: {
  title: ReactNode;
  lead?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
  level?: 2 | 3;
}) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading id={id} className={styles.title} data-level={level}>
          {title}
        </Heading>
        {action}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
