import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { DateTime } from '../../../ui/time/date-time.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { partnerBookingPath } from '../paths.ts';
import type { CalendarPerson, Visit, WholeCalendar } from './calendar.queries.ts';
import { DayRoute } from './day-route.tsx';
import { MoveLink } from './move-link.tsx';
import type { CalendarAddress } from './use-calendar-address.ts';
import styles from './calendar.module.css';

function Waiting({ waiting }: { waiting: readonly Visit[] }) {
  const { plural } = useTranslation();
  if (waiting.length === 0) return null;
  return (
    <section className={styles.waiting}>
      <h2>
        {plural('calendar.waitingCount', waiting.length, {
          one: '{{count}} visit not assigned yet',
          other: '{{count}} visits not assigned yet',
        })}
      </h2>
      <ul>
        {waiting.map((visit) => (
          <li key={visit.bookingId}>
            <span>
              <strong>
                <DateTime at={visit.startsAt} as="time" /> {visit.title}
              </strong>
              <small>{[visit.locality, visit.customerName].filter(Boolean).join(' · ')}</small>
            </span>
            {visit.can.move && <MoveLink visit={visit} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Hours({ person }: { person: CalendarPerson }) {
  const { t } = useTranslation();
  return (
    <p className={styles.hours}>
      {person.working.length === 0
        ? t('calendar.off', 'Not working')
        : person.working.map(({ startsAt, endsAt }) => (
            <span key={startsAt}>
              <DateTime at={startsAt} as="time" /> – <DateTime at={endsAt} as="time" />
            </span>
          ))}
      {person.leaves.length > 0 && <strong>{t('notFree.on_leave', 'On leave')}</strong>}
    </p>
  );
}

/** On a phone: what waits, then one professional at a time. */
export function PersonDay({ calendar, address }: { calendar: WholeCalendar; address: CalendarAddress }) {
  const { t, plural } = useTranslation();
  const { people, waiting } = calendar;
  const busiest = people.find(({ visits }) => visits.length > 0) ?? people[0];
  const person = people.find(({ staffId }) => staffId === address.who) ?? busiest;
  if (!person) return null;
  return (
    <>
      <Waiting waiting={waiting} />
      <SelectField
        label={t('bookingTable.professional', 'Professional')}
        value={person.staffId}
        onChange={({ target }) => address.change({ who: target.value })}
        options={people.map(({ staffId, name, visits }) => ({
          value: staffId,
          label: `${name} · ${plural('calendar.visits', visits.length, { one: '{{count}} visit', other: '{{count}} visits' })}`,
        }))}
      />
      <Hours person={person} />
      {person.visits.length === 0 ? (
        <EmptyState scene="bookings" title={t('calendar.noVisits', 'No visits on this day')} />
      ) : (
        <DayRoute person={person} pathOf={partnerBookingPath} mayMove />
      )}
    </>
  );
}
