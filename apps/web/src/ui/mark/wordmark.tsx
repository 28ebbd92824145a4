import styles from './wordmark.module.css';

/** The brand as the sign painter letters it: heavy, shaded, with a flourish under it. */
export function Wordmark({ brand, size = 'small' }: { brand: string; size?: 'small' | 'large' }) {
  return (
    <span className={styles.wordmark} data-size={size} translate="no">
      <span className={styles.letters}>{brand}</span>
      <svg className={styles.flourish} viewBox="0 0 120 12" aria-hidden="true" preserveAspectRatio="none">
        <path
          d="M2 7c18-6 34-6 52-1 4-6 8-6 12 0 18-5 34-5 52 1-18 3-34 3-50 1-3 4-13 4-16 0-16 2-32 2-50-1z"
          fill="currentColor"
        />
      </svg>
    </span>
  );
}
