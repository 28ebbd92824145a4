import { locale, t } from '../platform/words.ts';
const format = new Intl.DateTimeFormat(locale, {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** A day, YYYY-MM-DD, in words. */
export const dayWords = (day: string): string => format.format(new Date(`${day}T12:00:00Z`));

/** From a day on, one day, or from the one to the other. */
export function daysWords(fromDay: string, toDay: string | null): string {
  if (toDay === null) return t('days.from', 'From {{day}}', { day: dayWords(fromDay) });
  return fromDay === toDay
    ? dayWords(fromDay)
    : t('days.range', '{{from}} to {{to}}', { from: dayWords(fromDay), to: dayWords(toDay) });
}
