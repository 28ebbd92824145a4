import { useInfiniteQuery } from '@tanstack/react-query';
import { t } from '../../platform/words.ts';
import { NavCount } from '../../ui/nav-count.tsx';
import { reviewsList } from './reviews.queries.ts';

const lookAgainMs = 60_000;

/** Reported reviews that no one has decided about. */
export function ReviewCount() {
  const { data } = useInfiniteQuery({
    ...reviewsList({ state: 'reported' }).pages,
    refetchInterval: lookAgainMs,
  });
  return <NavCount list={data} words={t('visitReview.waiting', 'reported')} />;
}
