import type { CreditEntry, CreditKind } from '@nukkad/contract/money/credit/credit.model';
import { Link } from 'react-router';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CardList } from '../../ui/page/card-list.tsx';
import { Card } from '../../ui/page/card.tsx';
import { DateTime, formatInstant } from '../../ui/time/date-time.tsx';
import { Money } from '../../ui/mark/money.tsx';
import styles from './credit.module.css';

const kinds: Record<CreditKind, (t: Translate) => string> = {
  absence: (t) => t('credit.absence', 'The professional didn’t come'),
  goodwill: (t) => t('credit.goodwill', 'Given to you'),
  refund: (t) => t('credit.refund', 'Returned from a booking'),
  used: (t) => t('credit.used', 'Used for a booking'),
  expired: (t) => t('credit.expired', 'Not used in time'),
};

function CreditRow({ entry }: { entry: CreditEntry }) {
  const { t, locale } = useTranslation();
  const { kind, amount, bookingId, bookingNumber, createdAt, expiresAt } = entry;
  return (
    <Card as="li" quiet className={styles.row}>
      <strong>{kinds[kind](t)}</strong>
      <span className={styles.sum} data-more={amount > 0 || undefined}>
        {amount > 0 && '+'}
        <Money paise={amount} />
      </span>
      <span className={styles.fact}>
        <DateTime at={createdAt} as="day" />
        {bookingId && bookingNumber && (
          <>
            {' · '}
            <Link to={`/buyer/bookings/${bookingId}`}>
              {t('payment.booking', 'Booking {{number}}', { number: bookingNumber })}
            </Link>
          </>
        )}
      </span>
      {expiresAt && (
        <span className={styles.fact}>
          {t('credit.until', 'Use by {{day}}', { day: formatInstant(expiresAt, 'day', locale) })}
        </span>
      )}
    </Card>
  );
}

/** What changed the credit, the newest first. */
export function CreditList({ entries }: { entries: readonly CreditEntry[] }) {
  return (
    <CardList>
      {entries.map((entry) => (
        <CreditRow key={entry.creditEntryId} entry={entry} />
      ))}
    </CardList>
  );
}
