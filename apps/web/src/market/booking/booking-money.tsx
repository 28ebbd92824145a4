import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import type { Voice } from '../../nouns/booking/booking.screen-row.ts';
import { paidWords } from '../../nouns/booking/money-words.ts';
import { UnpaidAttempts } from '../../nouns/booking/unpaid-attempts.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Money } from '../../ui/mark/money.tsx';
import styles from './booking-page.module.css';
import { MoneyRows } from './money-rows.tsx';

function standingOf({ money, amountDue, paymentStatus }: BookingDetails) {
  if (money?.state === 'under_way') return 'underWay';
  if (amountDue > 0) return 'due';
  // What is left to pay under Pay later is said beside it.
  if (money && money.owed > 0) return null;
  return paymentStatus === 'paid' && !money?.charge ? 'paid' : null;
}

/** How it was paid; of what is still due how it is expected. */
function howWords(
  voice: Pick<Voice, 't' | 'locale'>,
  { amountDue, paymentMode, paidBy: ways }: BookingDetails,
): string {
  if (amountDue === 0) return paidWords(voice, ways);
  return paymentMode === 'cash'
    ? voice.t('bill.cash', 'Cash to the professional')
    : voice.t('bill.online', 'Online');
}

/** The state of the money of a booking, in the words of the server. */
export function BookingMoneyFacts({ booking }: { booking: BookingDetails }) {
  const voice = useTranslation();
  const { t } = voice;
  const standing = standingOf(booking);
  const { amountDue } = booking;
  const words = {
    underWay: t('bill.underWay', 'Confirming payment'),
    due: t('bill.due', 'Left to pay'),
    paid: t('bill.paid', 'Paid'),
  };
  return (
    <>
      <MoneyRows money={booking.money} />
      <UnpaidAttempts attempts={booking.money?.attempts ?? []} />
      {standing && (
        <p className={styles.standing} data-status={standing}>
          <span>
            {words[standing]}
            <small>{howWords(voice, booking)}</small>
          </span>
          {amountDue > 0 && <Money paise={amountDue} strong />}
        </p>
      )}
    </>
  );
}
