import { useInfiniteQuery } from '@tanstack/react-query';
import { t } from '../../platform/words.ts';
import { NavCount } from '../../ui/nav-count.tsx';
import { paymentsList } from './payment.queries.ts';

const lookAgainMs = 60_000;

/** Payments whose outcome the gateway has not said yet. */
export function StuckCount() {
  const { data } = useInfiniteQuery({
    ...paymentsList({ trouble: 'stuck' }).pages,
    refetchInterval: lookAgainMs,
  });
  return <NavCount list={data} words={t('payment.stuckCount', 'stuck')} />;
}
