import { useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { usePackOrder } from './lead-credit.queries.ts';

/** Back from the checkout, behind `?paid=<orderId>`: waits for the gateway's word, then says what came. */
export function PackPaid() {
  const { plural, t } = useTranslation();
  const [search] = useSearchParams();
  const order = usePackOrder(search.get('paid')).data;
  if (!order) return null;
  const goesBack = order.status === 'late' || order.status === 'refunded';
  return (
    <p role="status">
      {order.status === 'paid'
        ? plural('leadCredit.came', order.credits, {
            one: 'Paid. {{count}} credit was added.',
            other: 'Paid. {{count}} credits were added.',
          })
        : goesBack
          ? t('leadCredit.late', 'This payment was no longer due. We’re refunding it.')
          : t('leadCredit.waiting', 'Waiting for your payment to be confirmed…')}
    </p>
  );
}
