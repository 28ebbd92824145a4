import type { CancellationCharge } from '@nukkad/contract/money/payment/payment.model';
import { Link } from 'react-router';
import { chargeTold } from '@nukkad/contract/market/booking/booking-money.told';
import { moneySentences } from '../../nouns/booking/money-words.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CardList } from '../../ui/page/card-list.tsx';
import { Card } from '../../ui/page/card.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { Small } from '../../ui/page/parts.tsx';
import styles from './payment.module.css';

function stateWords(t: Translate, { carried, later, settled, collectedWith }: CancellationCharge): string {
  if (later > 0) return t('charge.owed', 'To be paid');
  if (carried === 0 && settled > 0) return t('charge.paid', 'Paid');
  if (carried === 0) return t('charge.kept', 'Deducted from your payment');
  if (!collectedWith) return t('charge.owed', 'To be paid');
  return collectedWith.paid ? t('charge.paid', 'Paid') : t('charge.added', 'Added to a booking');
}

function ChargeRow({ charge }: { charge: CancellationCharge }) {
  const voice = useTranslation();
  const { t } = voice;
  return (
    <Card as="li" quiet className={styles.row}>
      <Link to={`/buyer/bookings/${charge.bookingId}`}>
        {t('payment.booking', 'Booking {{number}}', { number: charge.bookingNumber })}
      </Link>
      <span className={styles.sum}>
        <Money paise={charge.amount} />
      </span>
      <Small>
        <DateTime at={charge.cancelledAt} as="day" />
      </Small>
      <span
        className={styles.status}
        data-status={charge.later > 0 || (charge.carried > 0 && !charge.collectedWith) ? 'owed' : 'paid'}
      >
        {stateWords(t, charge)}
      </span>
      <p className={styles.note}>{moneySentences(voice, chargeTold({ charge })).join(' ')}</p>
    </Card>
  );
}

/** What cancelling late cost, and how each charge is or was taken. */
export function ChargeList({ charges }: { charges: readonly CancellationCharge[] }) {
  return (
    <CardList>
      {charges.map((charge) => (
        <ChargeRow key={charge.bookingId} charge={charge} />
      ))}
    </CardList>
  );
}
