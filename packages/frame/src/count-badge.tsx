import styles from './count-badge.module.css';

/** A number beside a place of the navigation; `words` say in full what it counts. */
export function CountBadge({ shown, words }: { shown: string; words: string }) {
  return (
    <span className={styles.count} role="img" aria-label={words}>
      {shown}
    </span>
  );
}
