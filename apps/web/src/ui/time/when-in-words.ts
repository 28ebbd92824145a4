import { addDays, istDay } from '@nukkad/contract/kernel/time';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { formatInstant } from './date-time.tsx';

/** An instant as people say it, in Indian time: "today at 9:30 AM", "tomorrow at …", "on Sat, 21 Nov, …". */
export function whenInWords(t: Translate, at: string, now: Date, locale: string): string {
  const day = istDay(new Date(at));
  const today = istDay(now);
  const time = formatInstant(at, 'time', locale);
  if (day === today) return t('when.today', 'today at {{time}}', { time });
  if (day === addDays(today, 1)) return t('when.tomorrow', 'tomorrow at {{time}}', { time });
  if (day === addDays(today, -1)) return t('when.yesterday', 'yesterday at {{time}}', { time });
  return t('when.day', 'on {{day}}', { day: formatInstant(at, 'short', locale) });
}
