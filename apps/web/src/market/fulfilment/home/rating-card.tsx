import type { WorkOverview } from '@nukkad/contract/office/overview/overview.model';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { Rating } from '../../../ui/rating.tsx';
import styles from './home.module.css';

/** What customers gave so far. */
export function RatingCard({ rating: { stars, count } }: { rating: WorkOverview['rating'] }) {
  const { t } = useTranslation();
  return (
    <Card quiet className={styles.card}>
      <h2>{t('shopHome.rating', 'Your rating')}</h2>
      {stars === null ? (
        <p>{t('shopHome.rating.none', 'No ratings yet. Customers can rate you after a finished job.')}</p>
      ) : (
        <p className={styles.stars}>
          <Rating value={stars} count={count} />
        </p>
      )}
      <ButtonLink to="/consultant-service/reviews" tone="quiet" small>
        {t('shopHome.rating.all', 'All reviews')}
      </ButtonLink>
    </Card>
  );
}
