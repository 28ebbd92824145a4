import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { attendanceErrors } from '@nukkad/contract/people/attendance/attendance.noun';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import type { AttendanceRules } from '@nukkad/contract/people/attendance/setting.model';

export interface WantedDay {
  readonly day: string;
  readonly inAt: Date;
  readonly outAt: Date;
}

const longestMs = 16 * 3_600_000;

/** Why a day cannot be corrected so; null: it can. A shift starts on its day, or in the evening before it. */
export function whyNot(
  { day, inAt, outAt }: WantedDay,
  { correctionDaysBack }: Pick<AttendanceRules, 'correctionDaysBack'>,
  now: Date,
): ErrorFact | null {
  if (outAt > now || day > istDay(now)) return attendanceErrors.correction_future;
  if (day < addDays(istDay(now), -correctionDaysBack)) return attendanceErrors.correction_past;
  const length = outAt.getTime() - inAt.getTime();
  if (length <= 0 || length > longestMs) return attendanceErrors.correction_order;
  const startsOn = istDay(inAt);
  return startsOn < addDays(day, -1) || startsOn > addDays(day, 1) ? attendanceErrors.correction_order : null;
}
