import type { PersonToday, WorkOverview } from '@nukkad/contract/office/overview/overview.model';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Avatar } from '../../../ui/mark/avatar.tsx';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { formatInstant } from '../../../ui/time/date-time.tsx';
import { partnerBookingPath } from '../paths.ts';
import styles from './home.module.css';

function useDayInWords() {
  const { t, plural, locale } = useTranslation();
  const time = (at: string) => formatInstant(at, 'time', locale);
  return ({ from, until, onLeave, jobs, done }: PersonToday): string => {
    if (jobs > 0)
      return plural(
        'shopHome.people.jobs',
        jobs,
        { one: '{{done}} of {{count}} job done', other: '{{done}} of {{count}} jobs done' },
        { done },
      );
    if (onLeave) return t('shopHome.people.leave', 'On leave');
    if (from === null || until === null) return t('shopHome.people.off', 'Day off');
    return t('shopHome.people.free', 'Free, {{from}} to {{until}}', { from: time(from), until: time(until) });
  };
}

function Person({ person }: { person: PersonToday }) {
  const { locale } = useTranslation();
  const inWords = useDayInWords();
  const { name, next, jobs, done } = person;
  return (
    <li>
      <Avatar name={name} size={36} />
      <span>
        <b>{name}</b>
        <small>{inWords(person)}</small>
        {jobs > 0 && <progress value={done} max={jobs} aria-hidden="true" />}
      </span>
      {next && (
        <Link to={partnerBookingPath(next.bookingId)}>
          {formatInstant(next.startsAt, 'time', locale)}
          <small>{next.locality}</small>
        </Link>
      )}
    </li>
  );
}

/** Who works today and at what. */
export function PeopleCard({
  people,
  hasMore,
}: {
  people: NonNullable<WorkOverview['people']>;
  hasMore: boolean;
}) {
  const { t } = useTranslation();
  return (
    <Card quiet className={styles.card}>
      <h2>{t('shopHome.people', 'Your team today')}</h2>
      {people.length === 0 ? (
        <>
          <p>{t('shopHome.people.none', 'Add a professional so customers can book you.')}</p>
          <ButtonLink to="/consultant-service/hours" small>
            {t('shopHome.people.add', 'Set up your team')}
          </ButtonLink>
        </>
      ) : (
        <ul className={styles.people}>
          {people.map((person) => (
            <Person key={person.staffId} person={person} />
          ))}
        </ul>
      )}
      {people.length > 0 && (
        <ButtonLink to="/consultant-service/bookings?view=calendar" tone="quiet" small>
          {hasMore
            ? t('shopHome.people.all', 'Everyone in the calendar')
            : t('shopHome.people.calendar', 'Calendar')}
        </ButtonLink>
      )}
    </Card>
  );
}
