import styles from './awning.module.css';

/** The scalloped cloth that hangs under a painted board. */
export function Awning() {
  return <div className={styles.awning} aria-hidden="true" />;
}
