import { locale, t } from '../platform/words.ts';
const format = new Intl.DateTimeFormat(locale, {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** A day, YYYY-MM-DD, in words. */
export const dayWords = (day: string): string => format.format(new Date(`${day}T12:00:00Z`));

/** From a day on, or from the one to the other. */
export const daysWords = (fromDay: string, toDay: string | null): string =>
  toDay === null
    ? t('days.from', 'From {{day}}', { day: dayWords(fromDay) })
    : t('days.range', '{{from}} to {{to}}', { from: dayWords(fromDay), to: dayWords(toDay) });
