import IconStar from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import styles from './rating.module.css';
import { numberFormat } from './formats.ts';

/** Stars out of five and how many said so; before the first review nothing at all. */
export function Rating({ value, count }: { value: number | null; count?: number }) {
  const { t, plural, locale } = useTranslation();
  if (value === null) return null;
  const figure = numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
  return (
    <span className={styles.rating}>
      <IconStar size={18} aria-hidden className={styles.star} />
      <span className={styles.hidden}>{t('rating.of', 'Rated {{value}} of 5', { value: figure })}</span>
      <b aria-hidden="true">{figure}</b>
      {count !== undefined && (
        <span className={styles.count}>
          <span aria-hidden="true">({numberFormat(locale).format(count)})</span>
          <span className={styles.hidden}>
            {plural('rating.by', count, { one: '{{count}} rating', other: '{{count}} ratings' })}
          </span>
        </span>
      )}
    </span>
  );
}
