import { withHalfOfDay } from '@nukkad/contract/kernel/half-of-day';
import { locale } from '../platform/words.ts';
const format = new Intl.DateTimeFormat(locale, {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** An instant in Indian time: "30 Nov 2026, 11:59 PM". */
export const momentWords = (at: string): string => withHalfOfDay(format.format(new Date(at)));
