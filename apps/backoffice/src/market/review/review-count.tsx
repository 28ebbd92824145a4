import { listOfficeReviews } from '@nukkad/contract/market/review/review-office.api';
import { usePages } from '../../platform/asked.ts';
import { t } from '../../platform/words.ts';
import { NavCount } from '../../ui/nav-count.tsx';

const lookAgainMs = 60_000;

/** Reported reviews that no one has decided about. */
export function ReviewCount() {
  const { data } = usePages(
    listOfficeReviews,
    { state: 'reported', limit: 50 },
    { counted: true, refetchInterval: lookAgainMs },
  );
  return <NavCount list={data} words={t('visitReview.waiting', 'reported')} />;
}
