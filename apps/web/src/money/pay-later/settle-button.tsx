import type { PayLaterDebt } from '@nukkad/contract/money/pay-later/pay-later.model';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Refusal } from '../../ui/state/refusal.tsx';
import { Button } from '../../ui/press/button.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { type OpenCheckout, useSettle } from './pay-later.queries.ts';

/** Pays at the provider what is left of one booking; it does not press for what is not due yet. */
export function SettleButton({
  debt: { bookingId, left, state },
  open,
}: {
  debt: PayLaterDebt;
  open: OpenCheckout;
}) {
  const { t, locale } = useTranslation();
  const navigate = useNavigate();
  const settle = useSettle(open);
  const send = () => settle.mutate({ bookingId, left }, { onSuccess: (next) => void navigate(next) });
  return (
    <>
      <Button wide {...(state === 'booked' && { tone: 'plain' })} busy={settle.isPending} onClick={send}>
        {t('pay.now', 'Pay {{sum}} now', { sum: formatMoney(left, locale) })}
      </Button>
      <Refusal>{settle.error?.message}</Refusal>
    </>
  );
}
