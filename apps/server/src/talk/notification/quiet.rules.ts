/** Hours of the day without sound, in minutes since midnight in India; they may span midnight. */
export interface QuietHours {
  readonly isOn: boolean;
  readonly fromMinute: number;
  readonly untilMinute: number;
}

const minuteMs = 60_000;
const dayMinutes = 1_440;
/** India has one time, without a summer time. */
const istMinutes = 330;

/** Of HH:MM. */
export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const minuteOfDay = (at: Date): number => (Math.floor(at.getTime() / minuteMs) + istMinutes) % dayMinutes;

/** From the first minute on, and no more in the last one. */
export function isQuiet({ isOn, fromMinute, untilMinute }: QuietHours, at: Date): boolean {
  if (!isOn || fromMinute === untilMinute) return false;
  const minute = minuteOfDay(at);
  return fromMinute < untilMinute
    ? minute >= fromMinute && minute < untilMinute
    : minute >= fromMinute || minute < untilMinute;
}

/** The next instant at which the clock in India shows this minute. */
export function nextMinuteOfDay(minute: number, after: Date): Date {
  const ahead = (minute - minuteOfDay(after) + dayMinutes) % dayMinutes || dayMinutes;
  return new Date(Math.floor(after.getTime() / minuteMs) * minuteMs + ahead * minuteMs);
}

/** The same instant, or when the quiet hours that it lies in end. */
export const afterQuiet = (quiet: QuietHours, at: Date): Date =>
  isQuiet(quiet, at) ? nextMinuteOfDay(quiet.untilMinute, at) : at;
