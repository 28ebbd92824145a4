import type { OpenDay } from '@nukkad/contract/market/partnership/hours.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { clockTime, runsOf, weekdayName } from './week.ts';

/** "Every day 9:00 AM to 7:00 PM", or a line for each run of days. */
export function HoursInWords({ days }: { days: readonly OpenDay[] }) {
  const { t, locale } = useTranslation();
  const runs = runsOf(days);
  const daysOf = ({ from, to }: (typeof runs)[number]) => {
    if (from.weekday === 1 && to.weekday === 7) return t('hours.everyDay', 'Every day');
    const first = weekdayName(from.weekday, locale, 'long');
    if (from === to) return first;
    return t('hours.fromTo', '{{from}} to {{to}}', {
      from: first,
      to: weekdayName(to.weekday, locale, 'long'),
    });
  };
  return (
    <>
      {runs.map((run) => (
        <span key={run.from.weekday} style={{ display: 'block' }}>
          {daysOf(run)},{' '}
          {t('hours.fromTo', '{{from}} to {{to}}', {
            from: clockTime(run.from.opensMinute, locale),
            to: clockTime(run.from.closesMinute, locale),
          })}
        </span>
      ))}
    </>
  );
}
