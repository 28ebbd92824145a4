import type { PayLaterDebt, PayLaterDebtState } from '@nukkad/contract/money/pay-later/pay-later.model';
import { Link } from 'react-router';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { Money } from '../../ui/mark/money.tsx';
import styles from './pay-later.module.css';
import type { OpenCheckout } from './pay-later.queries.ts';
import { SettleButton } from './settle-button.tsx';

const states: Record<PayLaterDebtState, (t: Translate, day: string) => string> = {
  booked: (t) => t('payLater.booked', 'Due after the visit'),
  due: (t, day) => t('payLater.due', 'Due on {{day}}', { day }),
  overdue: (t, day) => t('payLater.overdue', 'Overdue since {{day}}', { day }),
  settled: (t) => t('payLater.settled', 'Nothing left to pay'),
};

/** When it is to be paid, in a few words. */
export function debtWords(t: Translate, locale: string, { state, dueAt }: PayLaterDebt): string {
  return states[state](t, dueAt ? formatInstant(dueAt, 'day', locale) : '');
}

export function DebtRow({ debt, open }: { debt: PayLaterDebt; open: OpenCheckout }) {
  const { t, locale } = useTranslation();
  const { bookingId, bookingNumber, left, amount, state } = debt;
  return (
    <Card as="li" quiet={state === 'settled'} className={styles.row}>
      <Link to={`/buyer/bookings/${bookingId}`}>
        {t('payment.booking', 'Booking {{number}}', { number: bookingNumber })}
      </Link>
      <span className={styles.sum}>
        <Money paise={left > 0 ? left : amount} />
      </span>
      <span className={styles.fact} data-state={state}>
        {debtWords(t, locale, debt)}
      </span>
      {(state === 'due' || state === 'overdue') && (
        <div className={styles.act}>
          <SettleButton debt={debt} open={open} />
        </div>
      )}
    </Card>
  );
}
