import type { Leaving, LeavingChecklist } from '@nukkad/contract/people/leaving/leaving.model';
import { useState } from 'react';
import { Link } from 'react-router';
import { sentence } from '../../platform/forms/sentence.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { CardList } from '../../ui/page/card-list.tsx';
import { Card } from '../../ui/page/card.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { Section } from '../../ui/page/section.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { Note } from '../../ui/page/parts.tsx';
import styles from './leaving.module.css';
import { useFree, useGiveBooking } from './leaving.queries.ts';

type Booking = LeavingChecklist['bookings'][number];

function Taker({ leavingId, bookingId }: { leavingId: string; bookingId: string }) {
  const { t } = useTranslation();
  const { data, error } = useFree(bookingId);
  const give = useGiveBooking();
  const [chosen, setChosen] = useState('');
  const [refused, setRefused] = useState('');
  if (error) return <Note breaks>{error.message}</Note>;
  if (!data) return <Note breaks>{t('leaving.free.wait', 'Looking for who is free…')}</Note>;
  const free = data.items.filter((person) => person.free && !person.assigned);
  if (free.length === 0)
    return (
      <Note breaks>
        {t('leaving.free.none', 'No one else is free then. Open the booking to reschedule or forward it.')}
      </Note>
    );
  const hand = async () => {
    const { results } = await give.mutateAsync({ leavingId, bookingId, employeeId: chosen });
    const why = results[0]?.message;
    setRefused(why ? sentence(t, why) : '');
    if (!why) toast.success(t('leaving.free.given', 'Booking handed over'));
  };
  return (
    <>
      <div className={styles.row}>
        <SelectField
          label={t('leaving.taker.who', 'Who takes over?')}
          value={chosen}
          options={[
            { value: '', label: t('leaving.free.choose', 'Choose a free professional') },
            ...free.map(({ staffId, name }) => ({ value: staffId, label: name })),
          ]}
          onChange={({ target }) => setChosen(target.value)}
        />
        <Button
          tone="plain"
          disabled={chosen === ''}
          busy={give.isPending}
          onClick={() => void hand().catch((failure: Error) => setRefused(failure.message))}
        >
          {t('leaving.handOver.do', 'Hand over')}
        </Button>
      </div>
      <Refusal>{refused}</Refusal>
    </>
  );
}

function One({ leaving, booking }: { leaving: Leaving; booking: Booking }) {
  const { t, locale } = useTranslation();
  const { bookingId, bookingNumber, startsAt, locality, isGiveable } = booking;
  return (
    <Card as="li" quiet className={styles.booking}>
      <h3>
        <Link to={`/consultant-service/bookings/${bookingId}`}>{bookingNumber}</Link>
      </h3>
      <Note breaks>
        {`${formatInstant(startsAt, 'weekday', locale)}, ${formatInstant(startsAt, 'time', locale)} · ${locality}`}
      </Note>
      {isGiveable && leaving.can.handOver && <Taker leavingId={leaving.leavingId} bookingId={bookingId} />}
      {!isGiveable && (
        <Note breaks>
          {t('leaving.free.open', 'It is waiting for an answer or has begun. Answer or finish it first.')}
        </Note>
      )}
    </Card>
  );
}

/** Bookings after the last day, each with who can take it. */
export function LeavingBookings({ leaving, bookings }: { leaving: Leaving; bookings: readonly Booking[] }) {
  const { plural } = useTranslation();
  if (bookings.length === 0) return null;
  return (
    <Section
      title={plural('leaving.bookings.after', bookings.length, {
        one: '{{count}} booking after the last day',
        other: '{{count}} bookings after the last day',
      })}
    >
      <CardList>
        {bookings.map((booking) => (
          <One key={booking.bookingId} leaving={leaving} booking={booking} />
        ))}
      </CardList>
    </Section>
  );
}
