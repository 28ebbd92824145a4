import { useTranslation } from '../platform/i18n/use-translation.ts';
import { numberFormat } from './formats.ts';
import styles from './nav-count.module.css';

/** How much waits at a place of the navigation; nothing while nothing does. `words` say it in full. */
export function NavCount({ count, words }: { count: number; words: string }) {
  const { locale } = useTranslation();
  if (count === 0) return null;
  return (
    <span className={styles.count} role="img" aria-label={words}>
      {count > 99 ? '99+' : numberFormat(locale).format(count)}
    </span>
  );
}
