import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Rating } from '../../ui/rating.tsx';
import type { FreeProfessional } from './fulfilment.queries.ts';
import styles from './professional-choice.module.css';

type Reason = NonNullable<FreeProfessional['reason']>;
const reasons: Record<Reason, (t: Translate) => string> = {
  off_shift: (t) => t('notFree.off_shift', 'Not working then'),
  on_leave: (t) => t('notFree.on_leave', 'On leave'),
  busy: (t) => t('notFree.busy', 'On another job, or on the way to one'),
  not_skilled: (t) => t('notFree.not_skilled', 'Doesn’t do this kind of work'),
};

/** The free professionals by how soon they could be there; the one who has the booking now cannot be chosen again. */
const choosable = (people: readonly FreeProfessional[]) =>
  people
    .filter(({ free, assigned }) => free && !assigned)
    .toSorted((one, other) => one.travelMinutes - other.travelMinutes || one.jobsThatDay - other.jobsThatDay);

function Facts({ person }: { person: FreeProfessional }) {
  const { t, plural } = useTranslation();
  const { jobsThatDay, travelMinutes } = person;
  return (
    <span className={styles.facts}>
      <strong>{person.name}</strong>
      <span>
        {jobsThatDay === 0
          ? t('assign.noJobs', 'free all day')
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

/** All professionals of the firm: the free ones to choose from, then the others with the reason in words. */
export function ProfessionalChoice({
  people,
  chosen,
  onChoose,
}: {
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
              <li key={person.staffId}>
                <Avatar name={person.name} size={36} />
                <span className={styles.facts}>
                  <strong>{person.name}</strong>
                  <span>
                    {person.assigned
                      ? t('assign.hasIt', 'Currently assigned')
                      : person.reason && reasons[person.reason](t)}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
