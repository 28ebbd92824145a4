import { type Trip, type TripBooking, mostTripBookings } from '@nukkad/contract/people/travel/travel.model';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CheckList } from '../../ui/field/check-list.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { Section } from '../../ui/page/section.tsx';
import { Card } from '../../ui/page/card.tsx';
import { type TypedLeg, daysOf } from './trip-form.ts';
import { useTripBookings } from './travel.queries.ts';
import { CardHead, List, Note, Text } from '../../ui/page/parts.tsx';
import styles from './travel.module.css';

function Named({ number, startsAt, locality }: TripBooking) {
  return (
    <span className={styles.booking}>
      <strong translate="no">{number}</strong>
      <Text tone="quiet">
        <DateTime at={startsAt} as="short" /> · <span translate="no">{locality}</span>
      </Text>
    </span>
  );
}

/** Those that the trip has, and those of its days, each once and by time. */
function offered(known: readonly TripBooking[], found: readonly TripBooking[]): readonly TripBooking[] {
  const all = new Map([...known, ...found].map((one) => [one.bookingId, one]));
  return [...all.values()].toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
}

/** For which of one’s bookings of these days the trip is. */
export function TripBookings({
  legs,
  known,
  chosen,
  error,
  onChoose,
}: {
  readonly legs: readonly TypedLeg[];
  readonly known: readonly TripBooking[];
  readonly chosen: readonly string[];
  readonly error: string | undefined;
  readonly onChoose: (bookingIds: readonly string[]) => void;
}) {
  const { t } = useTranslation();
  const days = daysOf(legs);
  const query = useTripBookings(days);
  const rows = offered(known, query.data?.items ?? []);
  const label = t('trip.bookings.choose', 'Bookings it is for (optional)');
  if (rows.length > 0)
    return (
      <CheckList
        label={label}
        name="bookingIds"
        options={rows.map((one) => ({ value: one.bookingId, label: <Named {...one} /> }))}
        values={chosen}
        most={mostTripBookings}
        error={error}
        onChange={onChoose}
      />
    );
  const words = query.isError
    ? t('trip.bookings.failed', 'Your bookings can’t be shown now. You can send the trip without them.')
    : query.data
      ? t('trip.bookings.none', 'You have no bookings on these days.')
      : t('trip.bookings.later', 'Enter when you leave and arrive to see your bookings of these days.');
  return (
    <div>
      <strong>{label}</strong>
      <Note role="status">{words}</Note>
    </div>
  );
}

/** Links for who may open them; the owner of a business and its people have different pages of a booking. */
export function BookingLinks({ bookings, isOwner }: Pick<Trip, 'bookings'> & { readonly isOwner: boolean }) {
  const { t } = useTranslation();
  if (bookings.length === 0) return null;
  const at = isOwner ? '/consultant-service/bookings' : '/sub-user/bookings';
  return (
    <Section title={t('trip.bookings', 'Bookings')}>
      <List>
        {bookings.map(({ bookingId, number, startsAt, locality, canOpen }) => (
          <Card as="li" quiet key={bookingId}>
            <CardHead>
              {canOpen ? (
                <Link to={`${at}/${bookingId}`} translate="no">
                  {number}
                </Link>
              ) : (
                <strong translate="no">{number}</strong>
              )}
              <DateTime at={startsAt} as="short" />
            </CardHead>
            <Note breaks above={0.25} translate="no">
              {locality}
            </Note>
          </Card>
        ))}
      </List>
    </Section>
  );
}
