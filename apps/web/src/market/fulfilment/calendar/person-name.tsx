import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { useDialogLink } from '../../../ui/dialog/url-dialog.ts';
import type { CalendarPerson } from './calendar.queries.ts';
import styles from './calendar.module.css';

/** The name, which opens the route of the day, and how much there is to do. */
export function PersonName({ person, route = true }: { person: CalendarPerson; route?: boolean }) {
  const { t, plural } = useTranslation();
  const link = useDialogLink('route', { staff: person.staffId });
  const late = person.visits.filter(({ way }) => way?.late).length;
  const count = plural('calendar.visits', person.visits.length, {
    one: '{{count}} visit',
    other: '{{count}} visits',
  });
  return (
    <span className={styles.person}>
      {route ? (
        <Link {...link} className={styles.link}>
          {person.name}
        </Link>
      ) : (
        <strong>{person.name}</strong>
      )}
      <small data-late={late > 0 || undefined}>
        {person.visits.length === 0 && person.working.length === 0 ? t('calendar.off', 'Not working') : count}
        {late > 0 && ` · ${t('calendar.late', 'May be late')}`}
      </small>
    </span>
  );
}
