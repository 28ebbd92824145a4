import { useNavigate } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { Countdown, useSecondsUntil } from '../../ui/time/countdown.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Reconfirmation } from '../../ui/dialog/reconfirmation.tsx';
import { useReconfirmation } from '../../ui/dialog/use-reconfirmation.ts';
import { Stack } from '../../ui/page/parts.tsx';
import styles from './payment.module.css';
import { usePay } from './payment.queries.ts';

/**
 * Pays the amount due for a booking. `payBefore` (an instant) counts down how long the slot is still held;
 * afterwards there is nothing to pay any more.
 */
export function PayNow({
  bookingId,
  amount,
  startsAt,
  payBefore = null,
  again,
}: {
  bookingId: string;
  /** What is due, in paise; goes with the payment as what was seen. */
  amount: number;
  /** When the work is, as the page shows it. */
  startsAt: string;
  payBefore?: string | null;
  /** After a failed try. */
  again?: boolean;
}) {
  const { t, locale } = useTranslation();
  const navigate = useNavigate();
  const pay = usePay();
  const seconds = useSecondsUntil(payBefore);
  const over = payBefore !== null && seconds === 0;
  const review = useReconfirmation();
  const sum = formatMoney(amount, locale);
  const send = () =>
    pay.mutate(
      { bookingId, seen: review.seen({ startsAt, amountDue: amount }) },
      { onSuccess: (next) => void navigate(next), onError: review.take },
    );
  return (
    <Stack gap={0.4}>
      <Button wide busy={pay.isPending} disabled={over} onClick={send}>
        {again ? t('pay.again', 'Try again: pay {{sum}}', { sum }) : t('pay.now', 'Pay {{sum}} now', { sum })}
      </Button>
      <Reconfirmation review={review} busy={pay.isPending} onConfirm={send} />
      {payBefore !== null && (
        <p className={styles.small} role={over ? 'status' : undefined}>
          {over ? (
            t('pay.over', 'Time to pay has run out. Your slot has been released.')
          ) : (
            <>
              {t('pay.held', 'Slot held for')} <Countdown seconds={seconds} />
            </>
          )}
        </p>
      )}
    </Stack>
  );
}
