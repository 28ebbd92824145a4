import type { DailyState, DayCategory } from '@nukkad/contract/people/attendance/attendance.model';
import type { Correction } from '@nukkad/contract/people/attendance/correction.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';

type Words<Of extends string> = Readonly<Record<Of, (t: Translate) => string>>;

/** The colour categories as people read them. */
export const categoryWords: Words<DayCategory> = {
  present: (t) => t('attendance.present', 'Present'),
  absent: (t) => t('attendance.absent', 'Absent'),
  holidays: (t) => t('attendance.holiday', 'Holiday'),
  weekend: (t) => t('attendance.weekend', 'Weekly off'),
  'paid leave': (t) => t('attendance.leave', 'Paid leave'),
  'half day': (t) => t('attendance.half', 'Half day'),
  'over time': (t) => t('attendance.overtime', 'Overtime'),
  none: (t) => t('attendance.none', 'No record'),
};

export const stateWords: Words<DailyState> = {
  in: (t) => t('attendance.state.in', 'Checked in'),
  out: (t) => t('attendance.state.out', 'Checked out'),
  late: (t) => t('attendance.state.late', 'Late'),
  absent: (t) => t('attendance.state.absent', 'Absent'),
  due: (t) => t('attendance.state.due', 'Not started'),
  off: (t) => t('attendance.state.off', 'Day off'),
  leave: (t) => t('attendance.state.leave', 'On leave'),
  free: (t) => t('attendance.state.free', 'No check-in needed'),
};

/** The category of a letter of the grid. */
export const categoryOf: Readonly<Record<string, DayCategory>> = {
  P: 'present',
  A: 'absent',
  H: 'holidays',
  W: 'weekend',
  L: 'paid leave',
  D: 'half day',
  O: 'over time',
  '-': 'none',
};

const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const inWords = (options: Intl.DateTimeFormatOptions) => (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(noon(day));

export const dayWords = inWords({ weekday: 'short', day: 'numeric', month: 'short' });
export const weekdayWords = inWords({ weekday: 'short' });
export const weekdayLetter = inWords({ weekday: 'narrow' });

/** From when to when, as a correction asks for. */
export const timesInWords = ({ inAt, outAt }: Pick<Correction, 'inAt' | 'outAt'>, locale: string): string =>
  `${formatInstant(inAt, 'time', locale)} – ${formatInstant(outAt, 'time', locale)}`;
