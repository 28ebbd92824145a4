import { dayInWords, daysInWords, type Voice } from '../../nouns/approval/approval-words.ts';

export interface Dates {
  readonly fromDay: string;
  readonly toDay: string;
  readonly fromNoon: boolean;
  readonly toNoon: boolean;
}

/** "Fri 27 Nov, morning", "Fri 27 Nov from noon – Mon 30 Nov until noon". */
export function datesInWords(
  { t, locale }: Pick<Voice, 't' | 'locale'>,
  { fromDay, toDay, fromNoon, toNoon }: Dates,
): string {
  if (!fromNoon && !toNoon) return daysInWords(fromDay, toDay, locale);
  const from = dayInWords(fromDay, locale);
  if (fromDay === toDay)
    return fromNoon
      ? t('leave.day.afternoon', '{{day}}, afternoon', { day: from })
      : t('leave.day.morning', '{{day}}, morning', { day: from });
  const to = dayInWords(toDay, locale);
  return [
    fromNoon ? t('leave.day.from', '{{day}} from noon', { day: from }) : from,
    toNoon ? t('leave.day.until', '{{day}} until noon', { day: to }) : to,
  ].join(' – ');
}
