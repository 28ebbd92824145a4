import { listOfficePayments } from '@nukkad/contract/money/payment/office-payment.api';
import { usePages } from '../../platform/asked.ts';
import { t } from '../../platform/words.ts';
import { NavCount } from '../../ui/nav-count.tsx';

const lookAgainMs = 60_000;

/** Payments whose outcome the gateway has not said yet. */
export function StuckCount() {
  const { data } = usePages(
    listOfficePayments,
    { trouble: 'stuck', limit: 50 },
    { counted: true, refetchInterval: lookAgainMs },
  );
  return <NavCount list={data} words={t('payment.stuckCount', 'stuck')} />;
}
