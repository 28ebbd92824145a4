import { withHalfOfDay } from '@nukkad/contract/kernel/half-of-day';
import { useEffect, useState } from 'react';
import { relativeParts } from '../../platform/i18n/relative-time.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { dayShape, timeZone } from '../mark/formats.ts';

export type DateTimeShape = 'day' | 'time' | 'full' | 'short' | 'weekday' | 'date';

const shapes: Record<DateTimeShape, Intl.DateTimeFormatOptions> = {
  day: dayShape,
  date: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  time: { hour: 'numeric', minute: '2-digit' },
  full: {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  },
  short: { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
};

/** An instant in Indian format and Indian time, in every time zone of the reader. */
export function formatInstant(at: string | Date, shape: DateTimeShape = 'full', locale = 'en-IN'): string {
  // Hindi says the part of the day, not am and pm.
  const part = locale.startsWith('hi') && shapes[shape].hour ? ({ dayPeriod: 'short' } as const) : {};
  const format = new Intl.DateTimeFormat(locale, { ...shapes[shape], ...part, timeZone, hour12: true });
  return withHalfOfDay(format.format(new Date(at)));
}

/** An instant (UTC, ISO 8601) shown in Asia/Kolkata. */
export function DateTime({ at, as = 'full' }: { at: string; as?: DateTimeShape }) {
  const { locale } = useTranslation();
  return <time dateTime={at}>{formatInstant(at, as, locale)}</time>;
}

/**
 * How long ago (specification section 9): seconds under 60, minutes under 3600, hours up to 86400, else the
 * full date. The server and the first drawing write the date, because they know another `now`.
 */
export function TimeAgo({ at }: { at: string }) {
  const { t, locale } = useTranslation();
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  const parts = now && relativeParts(new Date(at), now);
  const words = parts
    ? new Intl.RelativeTimeFormat(locale, { numeric: 'always' }).format(-parts.count, parts.unit)
    : formatInstant(at, 'full', locale);
  return (
    <time dateTime={at} title={formatInstant(at, 'full', locale)}>
      {parts?.count === 0 ? t('time.now', 'just now') : words}
    </time>
  );
}
