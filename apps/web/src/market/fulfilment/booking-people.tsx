import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { AddressCard } from '../../nouns/booking/address-card.tsx';
import { PersonCard } from '../../nouns/booking/person-card.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Stack } from '../../ui/page/parts.tsx';
import styles from './booking-people.module.css';

/** Who asks and where. Before the firm has accepted, the server tells the part of town only. */
export function CustomerAndPlace({ booking }: { booking: BookingDetails }) {
  const { t } = useTranslation();
  const { customer, address } = booking;
  const masked = address.latitude === null;
  return (
    <Stack gap={1.1} narrows>
      {customer && (
        <PersonCard
          name={customer.name}
          what={t('jobPeople.customer', 'Customer')}
          mobileNumber={customer.mobileNumber}
        />
      )}
      {masked ? (
        <p className={styles.hidden}>
          <strong>{address.formatedAddress}</strong>
          {(booking.can.accept || booking.can.reject) && (
            <span>
              {t('jobPeople.afterAccepting', 'You’ll see the address and number after you accept.')}
            </span>
          )}
        </p>
      ) : (
        <AddressCard address={address} />
      )}
      {booking.note && (
        <blockquote className={styles.note}>
          <b>{t('jobPeople.note', 'Note from the customer')}</b>
          {booking.note}
        </blockquote>
      )}
    </Stack>
  );
}
