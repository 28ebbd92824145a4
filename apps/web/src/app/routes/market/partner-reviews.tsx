import { PartnerReviews } from '../../../market/review/partner-reviews.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('review.title', 'Reviews'), noindex: true }));

export default function PartnerReviewsPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('review.title', 'Reviews')}>
      <PartnerReviews />
    </Page>
  );
}
