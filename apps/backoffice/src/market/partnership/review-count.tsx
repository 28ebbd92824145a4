import { listReviews } from '@nukkad/contract/market/partnership/review.api';
import { usePages } from '../../platform/asked.ts';
import { t } from '../../platform/words.ts';
import { NavCount } from '../../ui/nav-count.tsx';

const lookAgainMs = 60_000;

/** Partners who wait for a decision. */
export function ReviewCount() {
  const { data } = usePages(listReviews, { limit: 50 }, { counted: true, refetchInterval: lookAgainMs });
  return <NavCount list={data} words={t('queue.waitingCount', 'waiting')} />;
}
