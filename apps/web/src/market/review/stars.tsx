import IconStar from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import styles from './stars.module.css';

const five = [1, 2, 3, 4, 5] as const;

/** What one review gave. */
export function Stars({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <span
      className={styles.row}
      role="img"
      aria-label={t('rating.of', 'Rated {{value}} of 5', { value: count })}
    >
      {five.map((star) => (
        <IconStar key={star} size={18} aria-hidden data-on={star <= count || undefined} />
      ))}
    </span>
  );
}
