import { useInfiniteQuery } from '@tanstack/react-query';
import { t } from '../../platform/words.ts';
import { NavCount } from '../../ui/nav-count.tsx';
import { queueList } from './review.queries.ts';

const lookAgainMs = 60_000;

/** Partners who wait for a decision. */
export function ReviewCount() {
  const { data } = useInfiniteQuery({ ...queueList({}).pages, refetchInterval: lookAgainMs });
  return <NavCount list={data} words={t('queue.waitingCount', 'waiting')} />;
}
