import { type PeriodWindow, periodFields } from '@nukkad/contract/money/earning/period.query';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';

/** As the calls take it. */
export interface Period {
  readonly window: PeriodWindow;
  readonly from?: string;
  readonly to?: string;
}

const fields = z.object(periodFields);
const lastDays = 6;

/** What the address asks for: this week where it says nothing, and the last seven days until both days are chosen. */
export function periodOf(search: URLSearchParams, today: string): Period {
  const read = fields.safeParse({
    window: search.get('window') ?? undefined,
    from: search.get('from') ?? undefined,
    to: search.get('to') ?? undefined,
  });
  const { window = 'week', from = addDays(today, -lastDays), to = today } = read.success ? read.data : {};
  if (window !== 'custom') return { window };
  return from <= to ? { window, from, to } : { window, from: to, to: from };
}

export function usePeriod(): Period {
  const [search] = useSearchParams();
  return periodOf(search, istDay(new Date()));
}

const dayFormat = (locale: string, withYear: boolean) =>
  new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(withYear && { year: 'numeric' }),
    timeZone: 'UTC',
  });

/** Noon, so that no time zone makes another day of it. */
export const dayInstant = (day: string) => new Date(`${day}T12:00:00Z`);

/** 23–29 Nov 2026. */
export const daysInWords = ({ from, to }: { from: string; to: string }, locale: string): string =>
  dayFormat(locale, true).formatRange(dayInstant(from), dayInstant(to));

export const dayInWords = (day: string, locale: string, withYear = false): string =>
  dayFormat(locale, withYear).format(dayInstant(day));
