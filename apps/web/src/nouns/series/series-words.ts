import { istInstant } from '@nukkad/contract/kernel/time';
import type { Interval, Series, SeriesOfBooking } from '@nukkad/contract/market/series/series.model';
import type { Voice } from '../booking/booking.screen-row.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';

/** A Monday: the days after it stand for the days of the week. */
const someMonday = Date.UTC(2026, 5, 1);
const dayMs = 86_400_000;

const weekdayName = (weekday: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(someMonday + (weekday - 1) * dayMs),
  );

/** How often, as it is chosen. */
export const intervalWords = (t: Translate, everyWeeks: Interval): string =>
  ({
    1: t('series.every.1', 'Every week'),
    2: t('series.every.2', 'Every 2 weeks'),
    4: t('series.every.4', 'Every 4 weeks'),
  })[everyWeeks];

/** "Every Monday at 10:00 AM". */
export function rhythmWords(
  { t, locale }: Voice,
  { everyWeeks, weekday, startMinute }: Pick<Series, 'everyWeeks' | 'weekday' | 'startMinute'>,
): string {
  const values = {
    day: weekdayName(weekday, locale),
    time: formatInstant(istInstant('2026-06-01', startMinute), 'time', locale),
  };
  if (everyWeeks === 1) return t('series.rhythm.1', 'Every {{day}} at {{time}}', values);
  if (everyWeeks === 2) return t('series.rhythm.2', 'Every second {{day}} at {{time}}', values);
  return t('series.rhythm.4', 'Every fourth {{day}} at {{time}}', values);
}

/** "visit 3 of 6", or without an end by number "visit 3". */
export const visitWords = (
  t: Translate,
  { ordinal, visits }: Pick<SeriesOfBooking, 'ordinal' | 'visits'>,
): string =>
  visits === null
    ? t('series.visit', 'visit {{number}}', { number: ordinal })
    : t('series.visitOf', 'visit {{number}} of {{count}}', { number: ordinal, count: visits });

/** The whole line of a booking that is a visit. */
export const seriesLine = (voice: Voice, visit: SeriesOfBooking): string =>
  `${rhythmWords(voice, visit)}, ${visitWords(voice.t, visit)}`;

const statuses: Readonly<Record<Series['status'], (t: Translate) => string>> = {
  Pending: (t) => t('series.status.pending', 'Waiting for a partner'),
  Active: (t) => t('series.status.active', 'Active'),
  Closed: (t) => t('series.status.closed', 'Ended'),
};
export const seriesStatus = (t: Translate, status: Series['status']): string => statuses[status](t);

const reasons: Readonly<Record<string, (t: Translate) => string>> = {
  ended_by_customer: (t) => t('series.reason.customer', 'Ended by the customer.'),
  all_done: (t) => t('series.reason.done', 'All visits are done.'),
  first_visit_ended: (t) => t('series.reason.first', 'The first visit ended before a partner accepted it.'),
};
export const endReason = (t: Translate, reason: string | null): string | null =>
  reason === null ? null : (reasons[reason]?.(t) ?? null);
