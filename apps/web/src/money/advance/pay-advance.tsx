import { useNavigate, useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { type OpenCheckoutFrom, useAdvanceOrder, usePayAdvance } from './advance.queries.ts';

/** Goes to the provider's checkout with the advance that is shown. */
export function PayAdvance({
  leadId,
  digest,
  amount,
  back,
  open,
}: {
  leadId: string;
  digest: string;
  amount: number;
  back: string;
  open: OpenCheckoutFrom;
}) {
  const { t, locale } = useTranslation();
  const navigate = useNavigate();
  const pay = usePayAdvance(open, back);
  return (
    <Button
      busy={pay.isPending}
      onClick={() =>
        pay.mutate(
          { leadId, digest },
          {
            onSuccess: (next) => void navigate(next),
            onError: toastFailure,
          },
        )
      }
    >
      {t('advance.pay', 'Pay advance of {{amount}}', { amount: formatMoney(amount, locale) })}
    </Button>
  );
}

/** Back from the checkout, behind `?paid=<orderId>`: waits for the gateway's word. */
export function AdvancePaid() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const order = useAdvanceOrder(search.get('paid')).data;
  if (!order) return null;
  const words = {
    created: () => t('advance.waiting', 'Waiting for your payment to be confirmed…'),
    expired: () => t('advance.waiting', 'Waiting for your payment to be confirmed…'),
    paid: () => t('advance.paid', 'Paid. Your project has begun.'),
    late: () => t('advance.late', 'This advance was no longer due. We’re refunding it.'),
    refunded: () => t('advance.refunded', 'This advance was no longer due. We’ve refunded it.'),
  };
  return <p role="status">{words[order.status]()}</p>;
}
