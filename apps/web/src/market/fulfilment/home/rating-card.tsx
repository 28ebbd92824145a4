import type { WorkOverview } from '@nukkad/contract/office/overview/overview.model';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Rating } from '../../../ui/mark/rating.tsx';
import { Text } from '../../../ui/page/parts.tsx';
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
        <Text as="p" size={1.25}>
          <Rating value={stars} count={count} />
        </Text>
      )}
      <ButtonLink to="/consultant-service/reviews" tone="quiet" small>
        {t('shopHome.rating.all', 'All reviews')}
      </ButtonLink>
    </Card>
  );
}
