import { withHalfOfDay } from '@nukkad/contract/kernel/half-of-day';
import { istDay } from '@nukkad/contract/kernel/time';
import { locale } from '../../../platform/words.ts';
import { momentWords } from '../../../ui/moment-words.ts';

const hours = new Intl.DateTimeFormat(locale, {
  timeZone: 'Asia/Kolkata',
  hour: 'numeric',
  minute: '2-digit',
});

/** Of a line of today the time of day, else the date as well. */
export function LineTime({ at }: { at: string }) {
  const then = new Date(at);
  return (
    <time dateTime={at} title={momentWords(at)}>
      {istDay(then) === istDay(new Date()) ? withHalfOfDay(hours.format(then)) : momentWords(at)}
    </time>
  );
}
