import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Link } from 'react-router';
import { Avatar } from '../../ui/mark/avatar.tsx';
import { Button } from '../../ui/press/button.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { Rating } from '../../ui/mark/rating.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import type { FreeProfessional } from './fulfilment.queries.ts';
import { partnerBookingPath } from './paths.ts';
import styles from './professional-choice.module.css';

type Reason = NonNullable<FreeProfessional['reason']>;
const reasons: Record<Reason, (t: Translate) => string> = {
  off_shift: (t) => t('notFree.off_shift', 'Not working then'),
  on_leave: (t) => t('notFree.on_leave', 'On leave'),
  busy: (t) => t('notFree.busy', 'On another job, or on the way to one'),
  not_skilled: (t) => t('notFree.not_skilled', 'Doesn’t do this kind of work'),
};

/** In the server's order, the best first; the one who has the booking now cannot be chosen again. */
const choosable = (people: readonly FreeProfessional[]) =>
  people.filter(({ free, assigned }) => free && !assigned);

function Facts({ person }: { person: FreeProfessional }) {
  const { t, plural } = useTranslation();
  const { jobsThatDay, travelMinutes } = person;
  return (
    <span className={styles.facts}>
      <strong>{person.name}</strong>
      {person.asked && <b>{t('assign.asked', 'The customer asked for this person')}</b>}
      <span>
        {jobsThatDay === 0
          ? t('assign.noJobs', 'Free all day')
          : plural('assign.jobs', jobsThatDay, {
              one: '{{count}} job that day',
              other: '{{count}} jobs that day',
            })}
        {' · '}
        {travelMinutes === 0
          ? t('assign.near', 'nearby')
          : t('assign.travel', '{{minutes}} min away', { minutes: travelMinutes })}
      </span>
    </span>
  );
}

/** The job that is in the way, as a link, and what can be done about it. */
function InTheWay({ job }: { job: NonNullable<FreeProfessional['job']> }) {
  const { t, locale } = useTranslation();
  const from = formatInstant(job.startsAt, 'time', locale);
  const to = formatInstant(job.endsAt, 'time', locale);
  if (!job.bookingId)
    return t('notFree.cart', 'A customer is choosing {{from}}–{{to}} right now', { from, to });
  return (
    <>
      {job.held
        ? t('notFree.held', 'Held for another job {{from}}–{{to}}:', { from, to })
        : t('notFree.job', 'At another job {{from}}–{{to}}:', { from, to })}{' '}
      <Link to={partnerBookingPath(job.bookingId)}>{job.title}</Link>
    </>
  );
}

function WhyNot({ person: { assigned, reason, job } }: { person: FreeProfessional }) {
  const { t } = useTranslation();
  if (assigned) return t('assign.hasIt', 'Currently assigned');
  if (job) return <InTheWay job={job} />;
  return reason && reasons[reason](t);
}

function Unavailable({ bookingId, person }: { bookingId: string; person: FreeProfessional }) {
  const { t } = useTranslation();
  const swap = useUrlDialog('swap', ['booking', 'other']);
  const { job, name } = person;
  const other = job?.swap ? job.bookingId : null;
  return (
    <li>
      <input type="radio" disabled name="professional" aria-label={name} />
      <Avatar name={name} size={36} />
      <span className={styles.facts}>
        <strong>{name}</strong>
        <span>
          <WhyNot person={person} />
        </span>
      </span>
      {other && (
        <Button
          tone="plain"
          small
          aria-label={t('swap.openWith', 'Swap with {{name}}', { name })}
          onClick={() => swap.open({ booking: bookingId, other })}
        >
          {t('swap.open', 'Swap')}
        </Button>
      )}
    </li>
  );
}

/** Every professional of the team, the best first: the free ones to choose from, the others with the reason in words. */
export function ProfessionalChoice({
  bookingId,
  people,
  chosen,
  onChoose,
}: {
  bookingId: string;
  people: readonly FreeProfessional[];
  chosen: FreeProfessional | null;
  onChoose: (person: FreeProfessional) => void;
}) {
  const { t } = useTranslation();
  const free = choosable(people);
  const others = people.filter((person) => !free.includes(person));
  return (
    <div className={styles.people}>
      <fieldset>
        <legend>{t('assign.free', 'Available')}</legend>
        {free.length === 0 && <p>{t('assign.nobodyFree', 'No one else is free then.')}</p>}
        {free.map((person) => (
          <label key={person.staffId}>
            <input
              type="radio"
              name="professional"
              checked={person.staffId === chosen?.staffId}
              onChange={() => onChoose(person)}
            />
            <Avatar name={person.name} size={44} />
            <Facts person={person} />
            <Rating value={person.rating} />
          </label>
        ))}
      </fieldset>
      {others.length > 0 && (
        <section>
          <h3>{t('assign.notFree', 'Not available')}</h3>
          <ul>
            {others.map((person) => (
              <Unavailable key={person.staffId} bookingId={bookingId} person={person} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
