import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { AddressCard } from '../../nouns/booking/address-card.tsx';
import { PersonCard } from '../../nouns/booking/person-card.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { Rating } from '../../ui/mark/rating.tsx';
import { Section } from '../../ui/page/section.tsx';
import styles from './booking-page.module.css';

/** The assigned professional, or the partner where none is assigned. */
function WhoComes({ booking }: { booking: BookingDetails }) {
  const { t } = useTranslation();
  const { professional, companyName } = booking;
  if (professional)
    return (
      <PersonCard
        name={professional.name}
        what={companyName ?? t('booking.professional', 'Your professional')}
        mobileNumber={professional.mobileNumber}
      >
        <Rating value={professional.rating} />
      </PersonCard>
    );
  if (companyName) return <PersonCard name={companyName} what={t('booking.partner', 'Partner')} />;
  return null;
}

/** Professional or partner, time and address of a booking. */
export function BookingFacts({ booking }: { booking: BookingDetails }) {
  const { t } = useTranslation();
  const known = booking.professional !== null || booking.companyName !== null;
  return (
    <Section title={t('booking.facts', 'Booking details')}>
      <div className={styles.facts}>
        {known && (
          <Card quiet>
            <WhoComes booking={booking} />
          </Card>
        )}
        <Card quiet className={styles.when}>
          <IconClock size={26} aria-hidden />
          <div>
            <strong>
              <DateTime at={booking.startsAt} as="day" />
            </strong>
            <div>
              <DateTime at={booking.startsAt} as="time" /> – <DateTime at={booking.endsAt} as="time" />
            </div>
          </div>
        </Card>
        <Card quiet className={styles.place}>
          <AddressCard address={booking.address} />
        </Card>
      </div>
    </Section>
  );
}
