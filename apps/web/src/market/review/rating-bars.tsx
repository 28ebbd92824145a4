import type { Rating as Rated } from '@nukkad/contract/market/review/review.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { numberFormat } from '../../ui/mark/formats.ts';
import styles from './rating-bars.module.css';
import { Stars } from './stars.tsx';

const fromBest = [5, 4, 3, 2, 1] as const;

/** The average, how many said so, and how the stars are spread. */
export function RatingBars({ rating: { average, count, stars } }: { rating: Rated }) {
  const { plural, locale } = useTranslation();
  if (average === null) return null;
  const figure = numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(average);
  return (
    <div className={styles.rating}>
      <p className={styles.average}>
        <b>{figure}</b>
        <Stars count={Math.round(average)} />
        <span>{plural('review.count', count, { one: '{{count}} review', other: '{{count}} reviews' })}</span>
      </p>
      <ul className={styles.bars}>
        {fromBest.map((star) => {
          const reviews = stars[star - 1] ?? 0;
          return (
            <li key={star}>
              <span>{plural('review.stars', star, { one: '{{count}} star', other: '{{count}} stars' })}</span>
              <span className={styles.bar} aria-hidden="true">
                <span style={{ inlineSize: `${(reviews / count) * 100}%` }} />
              </span>
              <span className={styles.figure}>{numberFormat(locale).format(reviews)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
