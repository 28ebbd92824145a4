import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { blanksOf, daysIn } from './month.rules.ts';
import { List } from '../page/parts.tsx';
import styles from './month-grid.module.css';

/** A Monday and the days behind it, for their names. */
const week = ['23', '24', '25', '26', '27', '28', '29'].map((date) => `2026-11-${date}`);

const weekdayName = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'short' }).format(new Date(`${day}T12:00:00Z`));

/** The days of a month in weeks from Monday; what stands on a day is the caller's. */
export function MonthGrid({ month, children }: { month: string; children: (day: string) => ReactNode }) {
  const { locale } = useTranslation();
  return (
    <div>
      <div className={styles.heads} aria-hidden="true">
        {week.map((one) => (
          <span key={one}>{weekdayName(one, locale)}</span>
        ))}
      </div>
      <List gap={0.25} columns="repeat(7, minmax(0, 1fr))">
        {blanksOf(month).map((at) => (
          <li key={at} aria-hidden="true" />
        ))}
        {daysIn(month).map((day) => (
          <li key={day}>{children(day)}</li>
        ))}
      </List>
    </div>
  );
}
