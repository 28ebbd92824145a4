import { withHalfOfDay } from '@nukkad/contract/kernel/half-of-day';
import type { Breach, BreachKind, RosterShift, ShiftColour } from '@nukkad/contract/people/shift/shift.model';
import type { RosterShiftStatus } from '@nukkad/contract/people/shift/shift.noun';
import type { ShiftRequestStatus } from '@nukkad/contract/people/shift/shift-request.noun';
import { istDay } from '@nukkad/contract/kernel/time';
import type { Plural, Translate } from '../../platform/i18n/i18n.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';

export interface Voice {
  readonly t: Translate;
  readonly plural: Plural;
  readonly locale: string;
}
type Words<Of extends string> = Readonly<Record<Of, (t: Translate) => string>>;

const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const formats = new Map<string, Intl.DateTimeFormat>();
/** Made once for each language: a grid asks for it some thousand times. */
const inWords = (name: string, options: Intl.DateTimeFormatOptions) => (day: string, locale: string) => {
  const key = `${name} ${locale}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  formats.set(key, format);
  return format.format(noon(day));
};
export const dayWords = inWords('day', { weekday: 'short', day: 'numeric', month: 'short' });
export const weekdayWords = inWords('weekday', { weekday: 'short' });
export const dateWords = inWords('date', { day: 'numeric', month: 'short' });

export const statusWords: Words<RosterShiftStatus> = {
  draft: (t) => t('shift.draft', 'Draft'),
  published: (t) => t('shift.published', 'Published'),
  leaving: (t) => t('shift.leaving', 'To be removed'),
  removed: (t) => t('shift.removed', 'Removed'),
};

export const requestWords: Words<ShiftRequestStatus> = {
  proposed: (t) => t('shiftRequest.proposed', 'Waiting for colleague'),
  pending: (t) => t('shiftRequest.pending', 'Waiting for approval'),
  approved: (t) => t('shiftRequest.approved', 'Approved'),
  rejected: (t) => t('shiftRequest.rejected', 'Rejected'),
  declined: (t) => t('shiftRequest.declined', 'Declined'),
  Cancelled: (t) => t('shiftRequest.withdrawn', 'Withdrawn'),
  expired: (t) => t('shiftRequest.expired', 'No longer possible'),
};

export const colourWords: Words<ShiftColour> = {
  indigo: (t) => t('shift.colour.indigo', 'Blue'),
  marigold: (t) => t('shift.colour.marigold', 'Yellow'),
  pink: (t) => t('shift.colour.pink', 'Pink'),
  green: (t) => t('shift.colour.green', 'Green'),
  teal: (t) => t('shift.colour.teal', 'Teal'),
  grey: (t) => t('shift.colour.grey', 'Grey'),
};

/** 9:00 AM – 6:00 PM; a night shift says that it ends on the next day. */
export function hoursWords(
  { t, locale }: Voice,
  { startsAt, endsAt }: Pick<RosterShift, 'startsAt' | 'endsAt'>,
) {
  const hours = `${formatInstant(startsAt, 'time', locale)} – ${formatInstant(endsAt, 'time', locale)}`;
  const isOver = istDay(new Date(new Date(endsAt).getTime() - 1)) > istDay(new Date(startsAt));
  return isOver ? t('shift.hours.next', '{{hours}} (next day)', { hours }) : hours;
}

/** Full hours in India are half hours in UTC. */
const isFullHour = (at: Date): boolean => at.getTime() % 3_600_000 === 1_800_000;

function shortTime(text: string, locale: string): string {
  const at = new Date(text);
  const isFull = isFullHour(at);
  const key = `${isFull ? 'hour' : 'minute'} ${locale}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(locale, {
      timeZone: 'Asia/Kolkata',
      hour: 'numeric',
      hour12: true,
      ...(!isFull && { minute: '2-digit' }),
      ...(locale.startsWith('hi') && { dayPeriod: 'short' }),
    });
  formats.set(key, format);
  return withHalfOfDay(format.format(at));
}

/** 9 AM–6 PM, for a cell of the grid: minutes only where there are any. */
export const shortHours = (
  { startsAt, endsAt }: Pick<RosterShift, 'startsAt' | 'endsAt'>,
  locale: string,
): string => `${shortTime(startsAt, locale)}–${shortTime(endsAt, locale)}`;

/** Planned work in hours, as a roster counts it: 48 h, 7 h 30 min. */
export function plannedWords({ t }: Pick<Voice, 't'>, minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0
    ? t('roster.hours', '{{hours}} h', { hours })
    : t('roster.hoursMinutes', '{{hours}} h {{minutes}} min', { hours, minutes: rest });
}

const breachOf: Readonly<
  Record<BreachKind, (voice: Voice, found: Breach, day: string, planned: string, limit: string) => string>
> = {
  daily_hours: ({ t }, _, day, planned, limit) =>
    t('shift.breach.daily', '{{day}}: {{planned}} of work, at most {{limit}} allowed', {
      day,
      planned,
      limit,
    }),
  weekly_hours: ({ t }, _, day, planned, limit) =>
    t('shift.breach.weekly', 'Week from {{day}}: {{planned}}, overtime after {{limit}}', {
      day,
      planned,
      limit,
    }),
  weekly_overtime: ({ t }, _, day, planned, limit) =>
    t('shift.breach.overtime', 'Week from {{day}}: {{planned}}, at most {{limit}} with overtime', {
      day,
      planned,
      limit,
    }),
  rest: ({ t }, _, day, planned, limit) =>
    t('shift.breach.rest', '{{day}}: {{planned}} of rest before the shift, at least {{limit}} needed', {
      day,
      planned,
      limit,
    }),
  day_off: ({ t }, _, day) => t('shift.breach.off', 'Week from {{day}}: no day off', { day }),
  break: ({ t }, _, day, planned, limit) =>
    t('shift.breach.break', '{{day}}: {{planned}} break in more than 5 hours, at least {{limit}} needed', {
      day,
      planned,
      limit,
    }),
  leave: ({ t }, _, day) => t('shift.breach.leave', '{{day}}: on approved leave', { day }),
};

export const breachWords = (voice: Voice, found: Breach): string =>
  breachOf[found.kind](
    voice,
    found,
    dayWords(found.day, voice.locale),
    plannedWords(voice, found.minutes),
    plannedWords(voice, found.limit),
  );
