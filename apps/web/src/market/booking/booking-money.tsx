import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatInstant } from '../../ui/date-time.tsx';
import { Money } from '../../ui/money.tsx';
import styles from './booking-bill.module.css';

function Row({ label, note, paise }: { label: ReactNode; note?: ReactNode; paise: number }) {
  return (
    <div>
      <dt>
        {label}
        {note && <small>{note}</small>}
      </dt>
      <dd>
        <Money paise={paise} />
      </dd>
    </div>
  );
}

/** What came in, what was kept, what goes back and what the next booking collects: each with its sum. */
function Moved({ booking }: { booking: BookingDetails }) {
  const { t, locale } = useTranslation();
  const { money } = booking;
  if (!money || (money.charged === 0 && !money.charge)) return null;
  const { charge } = money;
  const isLater = booking.paymentMode === 'paylater';
  return (
    <dl className={styles.rows}>
      {money.charged > 0 && !isLater && <Row label={t('bill.charged', 'You paid')} paise={money.charged} />}
      {charge && charge.kept > 0 && (
        <Row
          label={
            isLater
              ? t('bill.carried', 'Cancellation charge')
              : t('bill.kept', 'Cancellation charge (deducted)')
          }
          paise={charge.kept}
        />
      )}
      {isLater && money.returning + money.returned > 0 && (
        <Row label={t('bill.released', 'Taken off your bill')} paise={money.returning + money.returned} />
      )}
      {!isLater && money.returning > 0 && (
        <Row
          label={
            booking.paymentMode === 'cash'
              ? t('bill.refundOwed', 'Refund due to you')
              : t('bill.refundDue', 'Refund on its way')
          }
          note={booking.paymentMode !== 'cash' && t('bill.refundDays', 'Banks take 5 to 7 working days')}
          paise={money.returning}
        />
      )}
      {!isLater && money.returned > 0 && (
        <Row
          label={t('bill.refunded', 'Refunded')}
          note={money.returnedAt && formatInstant(money.returnedAt, 'day', locale)}
          paise={money.returned}
        />
      )}
      {charge && charge.carried > 0 && (
        <Row
          label={t('bill.carried', 'Cancellation charge')}
          note={
            charge.collectedWith
              ? t('bill.carried.with', 'Added to booking {{number}}', {
                  number: charge.collectedWith.bookingNumber,
                })
              : t('bill.carried.next', 'Added to your next booking')
          }
          paise={charge.carried}
        />
      )}
    </dl>
  );
}

function guardProfileOf(booking: BookingDetails) {
  const { money, amountDue, paymentStatus } = booking;
  if (money?.state === 'under_way') return 'underWay';
  if (amountDue > 0) return 'due';
  // What is left to pay is said beside it.
  if (booking.paymentMode === 'paylater') return null;
  return paymentStatus === 'paid' && !money?.charge ? 'paid' : null;
}

/** The state of the money of a booking, in the words of the server. */
export function BookingMoneyFacts({ booking }: { booking: BookingDetails }) {
  const { t } = useTranslation();
  const standing = guardProfileOf(booking);
  const { amountDue, paymentMode } = booking;
  const words = {
    underWay: t('bill.underWay', 'Confirming payment'),
    due: t('bill.due', 'Left to pay'),
    paid: t('bill.paid', 'Paid'),
  };
  return (
    <>
      <Moved booking={booking} />
      {standing && (
        <p className={styles.standing} data-status={standing}>
          <span>
            {words[standing]}
            <small>
              {paymentMode === 'cash'
                ? t('bill.cash', 'Cash to the professional')
                : t('bill.online', 'Online')}
            </small>
          </span>
          {amountDue > 0 && <Money paise={amountDue} strong />}
        </p>
      )}
    </>
  );
}
