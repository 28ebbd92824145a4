import { useNavigate } from 'react-router';
import { useTranslation } from '../platform/i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { Countdown, useSecondsUntil } from '../ui/countdown.tsx';
import { formatMoney } from '../ui/money.tsx';
import styles from './payment.module.css';
import { usePay } from './payment.queries.ts';

/**
 * Pays what is due for a booking. `payBefore` (an instant) counts down how long the slot is still held;
 * afterwards there is nothing to pay any more.
 */
export function PayNow({
  bookingId,
  amount,
  payBefore = null,
  again,
}: {
  bookingId: string;
  /** What is due, in paise; shown, never sent. */
  amount?: number;
  payBefore?: string | null;
  /** After a failed try. */
  again?: boolean;
}) {
  const { t, locale } = useTranslation();
  const navigate = useNavigate();
  const pay = usePay();
  const seconds = useSecondsUntil(payBefore);
  const over = payBefore !== null && seconds === 0;
  const sum = amount === undefined ? '' : formatMoney(amount, locale);
  return (
    <div className={styles.payNow}>
      <Button
        wide
        busy={pay.isPending}
        disabled={over}
        onClick={() => pay.mutate(bookingId, { onSuccess: (next) => void navigate(next) })}
      >
        {again ? t('pay.again', 'Try again: pay {{sum}}', { sum }) : t('pay.now', 'Pay {{sum}} now', { sum })}
      </Button>
      {payBefore !== null && (
        <p className={styles.small} role={over ? 'status' : undefined}>
          {over ? (
            t('pay.over', 'The time to pay is over, and the time slot is free for others again.')
          ) : (
            <>
              {t('pay.held', 'Your time slot is held for')} <Countdown seconds={seconds} />
            </>
          )}
        </p>
      )}
    </div>
  );
}
