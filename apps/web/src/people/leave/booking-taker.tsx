import type { HitBooking } from '@nukkad/contract/people/leave/leave.model';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import type { Taker } from './leave-choice.ts';
import { Note, Paragraph } from '../../ui/page/parts.tsx';
import styles from './leave.module.css';
import { useTakers } from './leave.queries.ts';

interface Choosing {
  readonly hit: HitBooking;
  readonly taker: Taker | null;
  readonly onTaker: (taker: Taker | null) => void;
}

function Choice({ hit, taker, onTaker }: Choosing) {
  const { t, plural } = useTranslation();
  const { data, error } = useTakers(hit.bookingId, true);
  if (error) return <Note>{error.message}</Note>;
  if (!data) return <Note>{t('leave.takers.wait', 'Looking for who is free…')}</Note>;
  const free = data.items.filter((person) => person.free && !person.assigned);
  if (free.length === 0)
    return (
      <Note>
        {t('leave.takers.none', 'No one else is free then. Open the booking to reschedule or forward it.')}
      </Note>
    );
  return (
    <SelectField
      label={t('leave.taker', 'Who takes over?')}
      value={taker?.staffId ?? ''}
      options={[
        { value: '', label: t('leave.taker.choose', 'Choose a free professional') },
        ...free.map(({ staffId, name, jobsThatDay }) => ({
          value: staffId,
          label: [
            name,
            plural('leave.taker.jobs', jobsThatDay, {
              one: '{{count}} job that day',
              other: '{{count}} jobs that day',
            }),
          ].join(' · '),
        })),
      ]}
      onChange={({ target }) => {
        const found = free.find(({ staffId }) => staffId === target.value);
        onTaker(found ? { staffId: found.staffId, name: found.name } : null);
      }}
    />
  );
}

/** A booking in the time of the leave, and the choice of a free professional for it. */
export function BookingTaker({ isLast, ...choosing }: Choosing & { isLast: boolean }) {
  const { t, locale } = useTranslation();
  const { bookingId, bookingNumber, startsAt, endsAt, locality, canSwap } = choosing.hit;
  return (
    <Card as="li" quiet className={styles.stack}>
      <div className={styles.head}>
        <h3>
          <Link to={`/consultant-service/bookings/${bookingId}`}>{bookingNumber}</Link>
        </h3>
      </div>
      <Note>
        {`${formatInstant(startsAt, 'weekday', locale)}, ${formatInstant(startsAt, 'time', locale)} – ${formatInstant(endsAt, 'time', locale)} · ${locality}`}
      </Note>
      {!canSwap && (
        <Paragraph breaks above={0.35}>
          {t('leave.hits.open', 'It hasn’t been answered, or it has started. Answer or finish it first.')}
        </Paragraph>
      )}
      {canSwap && isLast && <Choice {...choosing} />}
    </Card>
  );
}
