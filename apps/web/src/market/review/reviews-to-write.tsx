import type { ReviewToWrite } from '@nukkad/contract/market/review/review.model';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { useReviewsToWrite } from './review.queries.ts';
import { StarLinks } from './star-links.tsx';
import { Note, Paragraph } from '../../ui/page/parts.tsx';

function OneToWrite({ visit, path }: { visit: ReviewToWrite; path: string }) {
  const { t } = useTranslation();
  return (
    <Card>
      <Paragraph size="lg" weight={650}>
        {t('review.nudge', 'How did it go?')}
      </Paragraph>
      <Note size="sm">
        <Link to={path} translate="no">
          {[visit.serviceName, visit.professionalName || visit.otherName].join(' · ')}
        </Link>
      </Note>
      <StarLinks to={path} />
    </Card>
  );
}

/** The newest visit that waits for the customer's stars, above the list of bookings. */
export function ReviewsToWrite() {
  const { data } = useReviewsToWrite();
  const [visit] = data?.items ?? [];
  return visit ? <OneToWrite visit={visit} path={`/buyer/bookings/${visit.bookingId}`} /> : null;
}
