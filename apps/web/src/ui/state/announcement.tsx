import styles from './announcement.module.css';

/** Says to readers what changed by itself; nothing to see. It must be on the page before it has something to say. */
export function Announcement({ children }: { children: string }) {
  return (
    <p role="status" className={styles.hidden}>
      {children}
    </p>
  );
}
