import IconAlert from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StatusBadge } from '../../../nouns/booking/status-badge.tsx';
import { geoLink } from '../../../nouns/booking/address-card.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { DateTime } from '../../../ui/time/date-time.tsx';
import { durationInWords } from '../../../ui/time/duration.tsx';
import type { CalendarPerson, Visit } from './calendar.queries.ts';
import { MoveLink } from './move-link.tsx';
import styles from './day-route.module.css';

const metresOfKm = 1000;

/** The way to a visit: how far, how long, and whether there is time for it. */
function Way({ way, first }: { way: NonNullable<Visit['way']>; first: boolean }) {
  const { t, plural, locale } = useTranslation();
  const duration = (minutes: number) => durationInWords({ t, plural }, minutes);
  const km = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(way.metres / metresOfKm);
  const [gap, minutes] = [duration(Math.max(0, way.gapMinutes ?? 0)), duration(way.minutes)];
  const far = { km, minutes };
  return (
    <li className={styles.way} data-late={way.late || undefined}>
      {way.late ? <IconAlert size={18} aria-hidden /> : <IconRoute size={18} aria-hidden />}
      <span>
        {first
          ? t('route.fromBase', '{{km}} km from your place, about {{minutes}}', far)
          : t('route.way', '{{km}} km, about {{minutes}}', far)}
        {way.late && (
          <strong> {t('route.late', 'May be late: only {{gap}} between visits.', { gap })}</strong>
        )}
        {!way.late && way.gapMinutes !== null && <> {t('route.gap', '({{gap}} free)', { gap })}</>}
      </span>
    </li>
  );
}

function Stop({ visit, pathOf, more }: { visit: Visit; pathOf: (id: string) => string; more?: ReactNode }) {
  const { t } = useTranslation();
  const map = visit.point && geoLink({ ...visit.point, formatedAddress: visit.locality, contactName: '' });
  return (
    <li className={styles.stop} data-held={visit.held || undefined}>
      <div className={styles.time}>
        <strong>
          <DateTime at={visit.startsAt} as="time" />
        </strong>
        <DateTime at={visit.endsAt} as="time" />
      </div>
      <div className={styles.words}>
        <Link to={pathOf(visit.bookingId)}>{visit.title}</Link>
        <span>{[visit.locality, visit.customerName].filter(Boolean).join(' · ')}</span>
        <StatusBadge status={visit.status} seenBy="receiver" />
      </div>
      <div className={styles.acts}>
        {map && (
          <a href={map} aria-label={`${t('address.map', 'Open in maps')}: ${visit.locality}`}>
            <IconMapPin size={20} aria-hidden />
            {t('address.map', 'Open in maps')}
          </a>
        )}
        {more}
      </div>
    </li>
  );
}

/** One professional's day: the visits in the order of time, with the way to each. */
export function DayRoute({
  person,
  pathOf,
  mayMove,
}: {
  person: CalendarPerson;
  pathOf: (bookingId: string) => string;
  mayMove?: boolean;
}) {
  return (
    <ol className={styles.route}>
      {person.visits.flatMap((visit) => [
        visit.way && (
          <Way key={`to ${visit.bookingId}`} way={visit.way} first={visit.way.gapMinutes === null} />
        ),
        <Stop
          key={visit.bookingId}
          visit={visit}
          pathOf={pathOf}
          more={mayMove && visit.can.move && <MoveLink visit={visit} />}
        />,
      ])}
    </ol>
  );
}
