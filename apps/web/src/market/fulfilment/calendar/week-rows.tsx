import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import type { CalendarPerson, WholeCalendar } from './calendar.queries.ts';
import { PersonName } from './person-name.tsx';
import type { Moving } from './use-moving.ts';
import { VisitBlock } from './visit-block.tsx';
import styles from './week-rows.module.css';

const daysOfWeek = 7;
const on = (day: string) => (period: { startsAt: string }) => istDay(new Date(period.startsAt)) === day;

/** A day's noon, which no time zone moves to another date. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

function DayHead({ day, today }: { day: string; today: string }) {
  const { locale } = useTranslation();
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  next.delete('span');
  next.set('day', day);
  const words = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(noon(day));
  return (
    <th scope="col" data-today={day === today || undefined}>
      <Link to={{ search: `?${next}` }} preventScrollReset>
        <span>{words({ weekday: 'short' })}</span> <b>{words({ day: 'numeric', month: 'short' })}</b>
      </Link>
    </th>
  );
}

function DayCell({ person, day, moving }: { person: CalendarPerson; day: string; moving: Moving }) {
  const { t } = useTranslation();
  const visits = person.visits.filter(on(day));
  const isOff = !person.working.some(on(day));
  const isAway = person.leaves.some(
    ({ startsAt, endsAt }) =>
      istDay(new Date(startsAt)) <= day && day <= istDay(new Date(Date.parse(endsAt) - 1)),
  );
  const isOfMoved = moving.visit !== null && on(day)(moving.visit);
  const fit = isOfMoved ? moving.fitOf(person.staffId) : null;
  return (
    <td data-off={isOff || undefined}>
      {isAway && <span className={styles.leave}>{t('notFree.on_leave', 'On leave')}</span>}
      {visits.map((visit) => (
        <VisitBlock key={visit.bookingId} visit={visit} professional={person.name} />
      ))}
      {isOff && !isAway && visits.length === 0 && (
        <span className={styles.off}>{t('calendar.off', 'Not working')}</span>
      )}
      {fit && fit.kind !== 'own' && (
        <span className={styles.fit} data-kind={fit.kind}>
          {fit.words}
        </span>
      )}
    </td>
  );
}

/** A week: a row for each professional, a column for each day. A visit keeps its day when it is dragged. */
export function WeekRows({
  calendar,
  from,
  today,
  moving,
}: {
  calendar: WholeCalendar;
  from: string;
  today: string;
  moving: Moving;
}) {
  const { t } = useTranslation();
  const days = Array.from({ length: daysOfWeek }, (_, index) => addDays(from, index));
  return (
    <div
      className={styles.around}
      data-moving={moving.visit ? true : undefined}
      style={{ '--days': days.length }}
      tabIndex={0}
      role="region"
      aria-label={t('calendar.week', 'The week by professional')}
    >
      <table className={styles.week}>
        <thead>
          <tr>
            <th scope="col">{t('bookingTable.professional', 'Professional')}</th>
            {days.map((day) => (
              <DayHead key={day} day={day} today={today} />
            ))}
          </tr>
        </thead>
        <tbody>
          {calendar.people.map((person) => (
            <tr key={person.staffId} data-drop={person.staffId}>
              <th scope="row">
                <PersonName person={person} route={false} />
              </th>
              {days.map((day) => (
                <DayCell key={day} person={person} day={day} moving={moving} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
