import { Link, type To } from 'react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Money } from '../../ui/money.tsx';
import type { MyBookingCount } from './fulfilment.queries.ts';
import { partnerBookingsPath } from './paths.ts';
import styles from './week-figures.module.css';

function Figure({
  label,
  to,
  urgent,
  children,
}: {
  label: string;
  to: To;
  urgent?: boolean;
  children: ReactNode;
}) {
  return (
    <li data-urgent={urgent || undefined}>
      <Link to={to}>
        <strong>{children}</strong>
        <span>{label}</span>
      </Link>
    </li>
  );
}

/** The firm's day and week in a few figures; each leads to the bookings that it counts. Money for those who may see it. */
export function WeekFigures({ counts }: { counts: MyBookingCount }) {
  const { t } = useTranslation();
  const done = { pathname: partnerBookingsPath, search: '?window=This+Week&tab=Completed' };
  return (
    <ul className={styles.figures} aria-label={t('figures.label', 'This week')}>
      <Figure
        label={t('figures.toAccept', 'to accept')}
        to={partnerBookingsPath}
        urgent={counts.toAccept > 0}
      >
        {counts.toAccept}
      </Figure>
      <Figure
        label={t('figures.toAssign', 'to assign')}
        to={partnerBookingsPath}
        urgent={counts.toAssign > 0}
      >
        {counts.toAssign}
      </Figure>
      <Figure
        label={t('figures.today', 'jobs today')}
        to={{ pathname: partnerBookingsPath, search: '?window=Today' }}
      >
        {counts.today}
      </Figure>
      <Figure label={t('figures.done', 'done this week')} to={done}>
        {counts.completedThisWeek}
      </Figure>
      {counts.earnedThisWeek !== null && (
        <Figure label={t('figures.earned', 'billed this week')} to={done}>
          <Money paise={counts.earnedThisWeek} />
        </Figure>
      )}
    </ul>
  );
}
